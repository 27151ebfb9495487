import { describe, expect, it } from 'vitest'
import { readLatestWeeks } from './facts.ts'

const secondsOfWeek = 7 * 24 * 60 * 60

describe('the latest of the rows that an index finds', () => {
  /** Which weeks were read, where each of the last weeks has so many rows and all older ones together `older`. */
  async function readsOf({ perWeek, older = 0, most = 100 }: { perWeek: number; older?: number; most?: number }) {
    const reads: number[] = []
    const weekFact = (week: number) => `#a${week}`
    const found = await readLatestWeeks(
      { from: 2_900 * secondsOfWeek, spans: [1, 3, 9], most, weekFact },
      async ([weeks]) => {
        reads.push(weeks?.length ?? 0)
        const all = weeks ? weeks.length * perWeek : 9 * perWeek + older
        return { count: Math.min(all, most), capped: all >= most }
      },
    )
    return { reads, found }
  }

  it('are read of the last week alone if it has enough', async () => {
    expect(await readsOf({ perWeek: 100, older: 5000 })).toEqual({ reads: [1], found: { count: 100, capped: true } })
  })

  it('are read of more weeks if the last ones have too few', async () => {
    expect((await readsOf({ perWeek: 40, older: 5000 })).reads).toEqual([1, 3])
    expect((await readsOf({ perWeek: 4, older: 5000 })).reads).toEqual([1, 3, 9, 0])
  })

  it('are read of all weeks at once if the last ones have hardly any', async () => {
    expect(await readsOf({ perWeek: 0, older: 7 })).toEqual({ reads: [1, 0], found: { count: 7, capped: false } })
  })
})
