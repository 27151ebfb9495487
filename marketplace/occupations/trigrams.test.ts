import fc from 'fast-check'
import { expect, it } from 'vitest'
import { similarity, strictWordSimilarity, trigrams } from './trigrams.ts'

const alike = (a: string, b: string) => similarity(trigrams(a), trigrams(b))

// From PostgreSQL 18: select show_trgm('word two'), similarity('vendedro', 'vendedor'), strict_word_similarity('word', 'two words').
it('takes trigrams as PostgreSQL does', () => {
  expect([...trigrams('word two')].sort()).toEqual(['  t', '  w', ' tw', ' wo', 'ord', 'rd ', 'two', 'wo ', 'wor'])
  expect(alike('vendedro', 'vendedor')).toBeCloseTo(0.5, 5)
  expect(
    strictWordSimilarity(
      trigrams('word'),
      ['two', 'words'].map((word) => trigrams(word)),
      3,
    ),
  ).toBeCloseTo(0.571429, 5)
})

it('finds every text wholly alike to itself and not at all alike to nothing', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z]{1,12}( [a-z]{1,12}){0,3}$/), (text) => {
      expect(alike(text, text)).toBe(1)
      expect(alike(text, '')).toBe(0)
    }),
  )
})

it('is as alike one way as the other', () => {
  const words = fc.stringMatching(/^[a-z]{1,12}$/)
  fc.assert(
    fc.property(words, words, (a, b) => {
      expect(alike(a, b)).toBe(alike(b, a))
    }),
  )
})
