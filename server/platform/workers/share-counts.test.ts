import { testHouse } from '@trampolim/tests/house.ts'
import { afterEach, describe, expect, it } from 'vitest'
import { type SharedCounts, shareCounts } from './share-counts.ts'

const minute = 60_000

describe('counts of several machines', async () => {
  const house = await testHouse()
  const opened: SharedCounts[] = []
  afterEach(() => Promise.all(opened.splice(0).map((each) => each.stop())))

  /** A process on a machine of its own. */
  function machine(url = house.databaseUrl, every: number | null = null) {
    const counts = shareCounts(url, { every })
    opened.push(counts)
    return {
      ...counts,
      async countTimes(times: number, subject = '203.0.113.9') {
        let current = 0
        for (let at = 0; at < times; at += 1) ({ current } = await counts.count(subject, minute))
        return current
      },
    }
  }

  it('add up, in the window of the first request', async () => {
    const [first, second] = [machine(), machine()]
    await first.countTimes(100)
    await first.share()
    expect(await second.countTimes(70)).toBe(70)
    await second.share()
    expect(await second.countTimes(1)).toBe(171)
    expect(await first.countTimes(1)).toBe(101)
    await first.share()
    expect(await first.countTimes(1)).toBe(172)
    expect(await first.countTimes(1, '203.0.113.10')).toBe(1)
    await second.share()
    expect(await second.countTimes(1)).toBe(173)
  })

  it('begin again when the shared window is over', async () => {
    const [first, second] = [machine(), machine()]
    await first.countTimes(100)
    await first.share()
    await house.owner
      .updateTable('limit_count')
      .set({ expires_at: new Date(Date.now() - 1000) })
      .execute()
    await second.countTimes(70)
    await second.share()
    expect(await second.countTimes(1)).toBe(71)
  })

  it('are shared early for a client that asks often', async () => {
    const [first, second, third] = [machine(house.databaseUrl, 60_000), machine(house.databaseUrl, 60_000), machine()]
    expect(await first.countTimes(130)).toBe(130)
    expect(await second.countTimes(60)).toBe(180)
    await third.countTimes(60)
    await third.share()
    expect(await third.countTimes(1)).toBe(241)
  })

  it('cost no statement for a client that asks rarely, and store no address', async () => {
    const one = machine()
    await one.countTimes(59, '203.0.113.11')
    await one.share()
    const rows = () => house.database.selectFrom('limit_count').select(['subject', 'count']).execute()
    expect(await rows()).toEqual([])
    await one.countTimes(1, '203.0.113.11')
    await one.share()
    expect(await rows()).toEqual([{ subject: expect.stringMatching(/^requests:[\w-]{43}$/), count: 60 }])
  })

  it('continue locally while the database is away, and are shared later', async () => {
    const alone = machine('postgres://nobody:none@127.0.0.1:1/none')
    await alone.countTimes(100)
    await alone.share()
    expect(await alone.countTimes(1)).toBe(101)
  })
})
