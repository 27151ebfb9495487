import fc from 'fast-check'
import { expect, it } from 'vitest'
import { changedWords } from './changed-words.ts'

it('marks the words that changed, accents and all', () => {
  expect(changedWords('Atender no balcão, de manhã.', 'Atender no salão, de manhã.')).toEqual([
    { text: 'Atender no ', kind: 'same' },
    { text: 'balcão', kind: 'removed' },
    { text: 'salão', kind: 'added' },
    { text: ', de manhã.', kind: 'same' },
  ])
})

it('contains both texts completely', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 200 }), fc.string({ maxLength: 200 }), (before, after) => {
      const stretches = changedWords(before, after) ?? []
      const without = (kind: 'added' | 'removed') =>
        stretches
          .filter((each) => each.kind !== kind)
          .map(({ text }) => text)
          .join('')
      expect(without('added')).toBe(before)
      expect(without('removed')).toBe(after)
    }),
  )
})
