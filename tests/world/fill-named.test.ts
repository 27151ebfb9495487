import { expect, it } from 'vitest'
import { testHouse } from '../house.ts'
import { fillNamedWorld } from './fill-named.ts'

const house = await testHouse()

it('says of each invitation that the system ended why it did', async () => {
  await house.database.transaction().execute((tx) => fillNamedWorld(tx, { now: house.now() }))
  const ended = await house.database
    .selectFrom('invitation')
    .select('end_cause')
    .where('ended_by', '=', 'automation')
    .execute()
  expect(ended).toEqual([{ end_cause: 'timeout' }, { end_cause: 'timeout' }])
})
