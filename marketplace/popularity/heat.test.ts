import fc from 'fast-check'
import { expect, it } from 'vitest'
import { heatOf } from './heat.ts'

const now = new Date('2026-03-10T15:00:00.000Z')
const later = (days: number) => new Date(now.getTime() + days * 86_400_000)

it.each([
  [0, 12],
  [7, 6],
  [14, 3],
  [70, 12 / 1024],
])('after %i days twelve uses count as %f', (days, left) => {
  expect(heatOf(12, now)).toBeCloseTo(heatOf(left, later(days)), 9)
})

it('orders counts by their decayed value', () => {
  const counts = fc.record({ uses: fc.integer({ min: 1, max: 1_000_000 }), day: fc.integer({ min: 0, max: 400 }) })
  const leftOf = ({ uses, day }: { uses: number; day: number }) => uses * 2 ** (-(400 - day) / 7)
  fc.assert(
    fc.property(counts, counts, (one, other) => {
      const warmer = heatOf(one.uses, later(one.day)) - heatOf(other.uses, later(other.day))
      // Equal counts may differ by the rounding of their logarithms.
      if (Math.abs(warmer) > 1e-6) expect(Math.sign(warmer)).toBe(Math.sign(leftOf(one) - leftOf(other)))
    }),
  )
})
