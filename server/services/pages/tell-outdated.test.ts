import { testHouse } from '@trampolim/tests/house.ts'
import { expect, it, vi } from 'vitest'
import { watchDatabase } from '../../platform/database/watch.ts'
import { pagesChannel, tellOutdated } from './tell-outdated.ts'

const house = await testHouse()

it('reaches every process with the same database, once it listens', async () => {
  const notified = [0, 0]
  const watches = notified.map((_, at) =>
    watchDatabase(house.databaseUrl, house.log, {
      channel: pagesChannel,
      onNotification() {
        notified[at] = (notified[at] ?? 0) + 1
      },
    }),
  )
  // Earlier notifications may have been missed, so `onNotification` is called once for that.
  await vi.waitFor(() => expect(notified).toEqual([1, 1]), { timeout: 60_000 })
  await tellOutdated(house)
  await vi.waitFor(() => expect(notified).toEqual([2, 2]), { timeout: 60_000 })
  await Promise.all(watches.map((watch) => watch.stop()))
})
