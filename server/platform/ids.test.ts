import { describe, expect, it } from 'vitest'
import { newId } from './ids.ts'

describe('an id', () => {
  const made = Array.from({ length: 2000 }, (_, at) => newId(new Date(1_774_000_000_000 + Math.floor(at / 500))))

  it('is 24 hexadecimal characters', () => {
    expect(made.filter((id) => !/^[0-9a-f]{24}$/.test(id))).toEqual([])
  })

  it('sorts by creation, within a millisecond too, and is unique', () => {
    expect(made.toSorted()).toEqual(made)
    expect(new Set(made).size).toBe(made.length)
  })
})
