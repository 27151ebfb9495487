import fc from 'fast-check'
import { expect, it } from 'vitest'
import { offsets } from '../rows/layout.ts'
import { packedSize, viewOf } from '../rows/packed.ts'
import { collectHits, type Keep } from './best-hits.ts'
import type { Spot } from './spot.ts'

/** Only a few different values, so that many jobs are equal. */
const job = fc.record({ approved: fc.integer({ min: 0, max: 3 }), rank: fc.constantFrom(-2, 0, 1, Infinity) })

function collected(jobs: readonly { approved: number; rank: number }[], most?: number): number[] {
  const rows = Buffer.alloc(packedSize * jobs.length)
  const view = viewOf(rows)
  const ranks = new Map(jobs.map(({ rank }, at) => [at * packedSize, rank]))
  const rankOf: Keep['rankOf'] = ({ at }) => ranks.get(at) ?? 0
  const { offer, hits } = collectHits(most === undefined ? undefined : { most, rankOf })
  jobs.forEach(({ approved }, nth) => {
    const at = nth * packedSize
    view.setInt32(at + offsets.jobNo, nth)
    view.setInt32(at + offsets.approved, approved)
    const spot: Spot = { view, at, bits: [], squared: -1, says: false }
    offer(spot, 0)
  })
  return hits().map(({ jobNo }) => jobNo)
}

it('keeps the best of any number in order, the newest first among equals', () => {
  fc.assert(
    fc.property(fc.array(job, { maxLength: 400 }), fc.integer({ min: 1, max: 50 }), (jobs, most) => {
      const sorted = jobs
        .map((each, nth) => ({ ...each, nth }))
        .sort((one, other) => {
          if (one.rank !== other.rank) return one.rank < other.rank ? -1 : 1
          return other.approved - one.approved || other.nth - one.nth
        })
      expect(collected(jobs, most)).toEqual(sorted.slice(0, most).map(({ nth }) => nth))
    }),
  )
})

it('returns all in the order in which they were found if nothing else is asked', () => {
  expect(collected([1, 0, 2].map((approved) => ({ approved, rank: approved })))).toEqual([0, 1, 2])
})
