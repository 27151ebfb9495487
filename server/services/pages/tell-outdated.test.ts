import { testHouse } from '@trampolim/tests/house.ts'
import { expect, it, vi } from 'vitest'
import { watchDatabase } from '../../platform/database/watch.ts'
import { pagesChannel, tellOutdated } from './tell-outdated.ts'

const house = await testHouse()

it('is heard by every process with the same database, once it hears at all', async () => {
  const heard = [0, 0]
  const watches = heard.map((_, at) =>
    watchDatabase(house.databaseUrl, house.log, {
      channel: pagesChannel,
      heard() {
        heard[at] = (heard[at] ?? 0) + 1
      },
    }),
  )
  // What was said before may have been missed, so the first word is its own.
  await vi.waitFor(() => expect(heard).toEqual([1, 1]), { timeout: 20_000 })
  await tellOutdated(house)
  await vi.waitFor(() => expect(heard).toEqual([2, 2]), { timeout: 20_000 })
  await Promise.all(watches.map((watch) => watch.stop()))
})
