import { expect, it } from 'vitest'
import { freePort } from '../free-port.ts'

it('gives each port to one only, also while none of them listens yet', async () => {
  const ports = new Set<number>()
  for (let nth = 0; nth < 400; nth++) ports.add(await freePort())
  expect(ports.size).toBe(400)
})
