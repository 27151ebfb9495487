import { describe, expect, it } from 'vitest'
import { feminine, masculine } from './occupations/gender.ts'
import { meanings, searchTerms, spellings } from './occupations/words.ts'
import { parsePlace } from './places/parse-place.ts'
import { wordTable } from './word-table.ts'

const inherited = ['constructor', 'toString', 'valueOf', 'hasOwnProperty', '__proto__', 'isPrototypeOf']

describe('a property that every object inherits', () => {
  it.each(inherited)('is not in a table: %s', (word) => {
    expect([wordTable({ a: 1 })[word], wordTable({ a: 1 }).a]).toEqual([undefined, 1])
  })

  it.each(inherited)('is an ordinary word when typed: %s', (word) => {
    const typed = word.toLowerCase()
    expect(meanings(typed)).toContain(typed)
    expect(searchTerms(word)).toBeInstanceOf(Array)
    expect(spellings(word)).toBeInstanceOf(Array)
    expect(() => parsePlace(word)).not.toThrow()
    expect(typeof feminine(word)).toBe('string')
    expect(() => masculine(word)).not.toThrow()
  })
})
