import { testHouse } from '@trampolim/tests/house.ts'
import { expect, it } from 'vitest'
import { titlesByCode, townsById } from './kept-reference.ts'

const house = await testHouse()

it('reads towns and titles once, also for whoever asks within a transaction', async () => {
  const towns = await townsById(house.database)
  const titles = await titlesByCode(house.database)
  expect(towns.get(3550308)).toMatchObject({ name: 'São Paulo', state: 'SP' })
  expect(titles.size).toBeGreaterThan(2000)
  await house.database.transaction().execute(async (tx) => {
    expect(await townsById(tx)).toBe(towns)
    expect(await titlesByCode(tx)).toBe(titles)
  })
})
