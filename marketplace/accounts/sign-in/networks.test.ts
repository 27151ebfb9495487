import { describe, expect, it } from 'vitest'
import { canUnlink } from './networks.ts'

describe('unlinking a network', () => {
  it.each([
    [{ hasPassword: true, linked: 1 }, true],
    [{ hasPassword: false, linked: 1 }, false],
    [{ hasPassword: false, linked: 2 }, true],
  ])('with %j is possible: %j', (ways, may) => {
    expect(canUnlink(ways)).toBe(may)
  })
})
