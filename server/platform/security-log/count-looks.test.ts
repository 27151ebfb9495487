import { testHouse } from '@trampolim/tests/house.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openDatabase } from '../database/connect.ts'
import { countLooks, type LookCounter } from './count-looks.ts'
import { readSecurityEvents } from './queries.ts'

describe('looks at personal data', async () => {
  const house = await testHouse({}, { spoilt: true })
  let counter: LookCounter
  beforeEach(() => {
    counter = countLooks(house)
  })
  afterEach(() => counter.stop())

  const look = (jobId = 'a', { now = house.now(), looks = counter } = {}) =>
    looks.record({
      kind: 'look',
      call: 'GET /board/{jobId}',
      actorId: 'bruno',
      about: { jobId },
      target: null,
      address: '198.51.100.7',
      requestId: 'request',
      now,
    })
  const counts = async () => {
    const entries = await readSecurityEvents(house.database, { since: new Date(0), most: 100 })
    return entries.map(({ about, count }) => [(about as { jobId: string }).jobId, count]).sort()
  }

  it('are in the log at once, with a separate entry for what concerns somebody else', async () => {
    await look('a')
    await look('b')
    expect(await counts()).toEqual([
      ['a', 1],
      ['b', 1],
    ])
  })

  it('are counted when they are repeated, with the time of the last', async () => {
    await look()
    house.clock.pass(60)
    await look()
    await look()
    expect(await counts()).toEqual([['a', 1]])
    await counter.write()
    await counter.write()
    expect(await counts()).toEqual([['a', 3]])
    const [entry] = await readSecurityEvents(house.database, { since: new Date(0), most: 1 })
    expect(entry?.lastAt).toEqual(house.now())
  })

  it('are in the log at once again after ten minutes', async () => {
    await look()
    house.clock.pass(601)
    await look()
    expect(await counts()).toEqual([
      ['a', 1],
      ['a', 1],
    ])
  })

  it('lose none where twenty come at once', async () => {
    await Promise.all(Array.from({ length: 20 }, () => look()))
    await counter.write()
    expect(await counts()).toEqual([['a', 20]])
  })

  it('fail if the first can’t be written, and aren’t regarded as written', async () => {
    const { database } = openDatabase('postgres://nobody@127.0.0.1:1/nothing', { connectionTimeout: 1000 })
    const broken = countLooks({ ...house, database })
    await expect(look('a', { looks: broken })).rejects.toThrow()
    await expect(look('a', { looks: broken })).rejects.toThrow()
    await broken.stop()
    await database.destroy()
  })
})
