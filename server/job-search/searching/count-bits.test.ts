import fc from 'fast-check'
import { expect, it } from 'vitest'
import { bitCounter } from './count-bits.ts'

it('counts the bits of many integers, the sign among them', () => {
  fc.assert(
    fc.property(fc.array(fc.integer(), { maxLength: 60 }), (integers) => {
      const counter = bitCounter()
      for (const each of integers) counter.add(each)
      const expected = Array.from({ length: 32 }, (_, bit) => integers.filter((each) => (each >>> bit) & 1).length)
      expect([...counter.counts()]).toEqual(expected)
      expect([...counter.counts()]).toEqual(expected)
    }),
  )
})
