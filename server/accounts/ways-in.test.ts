import { testHouse } from '@trampolim/tests/house.ts'
import { insertAccount } from '@trampolim/tests/people.ts'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { deleteWaysInSince } from './ways-in.ts'

const waysIn = ['linked_login', 'one_time_code_app', 'passkey', 'recovery_code']
/** They end with a change of password, or open nothing by themselves. */
const others = ['action_link', 'session', 'professional', 'recruiter', 'reviewer']

const house = await testHouse()

it('what opens an account is known here: a table with what is added to one', async () => {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.columns
    where table_schema = 'public' and column_name in ('account_id', 'created_at')
    group by table_name having count(*) = 2 order by table_name
  `.execute(house.database)
  expect(rows.map(({ name }) => name).toSorted()).toEqual([...waysIn, ...others].toSorted())
})

it('goes if it was added since a moment, and stays if it was there before', async () => {
  const { accountId } = await insertAccount(house, { email: 'ana@exemplo.com.br', role: 'user:professional' })
  const since = house.now()
  const added = [-1, 0, 1].map((seconds) => new Date(since.getTime() + seconds * 1000))
  await house.database
    .insertInto('recovery_code')
    .values(added.map((created_at, at) => ({ account_id: accountId, code_hash: Buffer.alloc(32, at), created_at })))
    .execute()
  await house.database.transaction().execute((tx) => deleteWaysInSince(tx, { accountId, since }))
  const left = await house.database.selectFrom('recovery_code').select('created_at').execute()
  expect(left).toEqual([{ created_at: added[0] }])
})
