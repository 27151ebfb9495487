import { alertsIn, hour } from '@trampolim/tests/fixtures/alerts.ts'
import { testHouse } from '@trampolim/tests/house.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { alertRoutes } from './routes.ts'

const house = await testHouse()
const { ana, bia, work, openJob, jobsInLetters } = alertsIn(house)

describe('the letters at once', () => {
  // The queue uses the database’s clock to decide when work is due, so the test's clock is set ahead of it.
  beforeEach(() => house.clock.set(new Date('2037-03-10T15:00:00.000Z')))

  const atOnce = async () => {
    await house.as(alertRoutes, await ana()).createAlert({ occupation: 'Confeiteiro', frequency: 'at-once' })
    house.clock.pass(hour)
  }
  const minutes = async (count: number) => {
    house.clock.pass(count * 60)
    await work()
  }

  it('are sent minutes after the approval, with all jobs approved together', async () => {
    await atOnce()
    await openJob({ cbo: '848310' })
    await openJob({ cbo: '848310' })
    expect(house.letters).toHaveLength(0)
    await minutes(3)
    expect(jobsInLetters()).toEqual([2])
  })

  it('are at least a quarter of an hour apart', async () => {
    await atOnce()
    await openJob({ cbo: '848310' })
    await minutes(3)
    for (let number = 0; number < 5; number++) {
      await openJob({ cbo: '848310' })
      await minutes(2)
    }
    expect(jobsInLetters()).toEqual([1])
    await minutes(10)
    expect(jobsInLetters()).toEqual([1, 5])
  })

  it('don’t wait because somebody else had one', async () => {
    await atOnce()
    await openJob({ cbo: '848310' })
    await minutes(3)
    const other = await bia()
    await house.as(alertRoutes, other).createAlert({ occupation: 'Padeiro', frequency: 'at-once' })
    house.clock.pass(2 * 60)
    await openJob({ cbo: '848305' })
    await minutes(3)
    expect(house.letters.map(({ to }) => to).slice(1)).toEqual([other.email])
  })

  it('are ten a day at most; the rest comes the next morning', async () => {
    await atOnce()
    house.clock.set(new Date('2037-03-11T00:00:00.000Z'))
    for (let number = 0; number < 14; number++) {
      await openJob({ cbo: '848310' })
      await minutes(20)
    }
    expect(jobsInLetters()).toEqual(Array.from({ length: 10 }, () => 1))
    house.clock.set(new Date('2037-03-11T10:59:00.000Z'))
    await work()
    expect(house.letters).toHaveLength(10)
    house.clock.set(new Date('2037-03-12T11:01:00.000Z'))
    await work()
    expect(jobsInLetters().slice(10)).toEqual([4])
  })

  it('are not sent for alerts of the morning', async () => {
    await house.as(alertRoutes, await bia()).createAlert({ occupation: 'Confeiteiro' })
    await atOnce()
    await openJob({ cbo: '848310' })
    await minutes(3)
    expect(house.letters.map(({ to }) => to)).toEqual(['ana@exemplo.com'])
  })
})
