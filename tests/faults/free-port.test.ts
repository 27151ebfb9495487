import { expect, it } from 'vitest'
import { freePort } from '../free-port.ts'

it('gives each port to one only, also while none of them listens yet', async () => {
  const ports = await Promise.all(Array.from({ length: 400 }, freePort))
  expect(new Set(ports).size).toBe(ports.length)
})
