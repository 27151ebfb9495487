import { expect, it } from 'vitest'
import { socketFolder } from './socket.ts'

it.skipIf(process.platform === 'win32')('has a socket where its path is short enough for one', () => {
  const beyond = '/.s.PGSQL.65535'.length + '/socket'.length
  const longest = `/${'x'.repeat(99 - beyond)}`
  expect(socketFolder(longest)).toBe(`${longest}/socket`)
  expect(socketFolder(`${longest}x`)).toBeNull()
  expect(socketFolder(`${longest.slice(0, -1)}ç`)).toBeNull()
})
