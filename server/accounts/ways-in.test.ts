import { insertAccount } from '@trampolim/tests/fixtures/accounts/people.ts'
import { testHouse } from '@trampolim/tests/house.ts'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { deleteWaysInSince } from './ways-in.ts'

const waysIn = ['linked_login', 'one_time_code_app', 'passkey', 'recovery_code']
/** Tables that refer to an account, but are cleared when the password changes or don't open it by themselves. */
const others = ['action_link', 'session', 'professional', 'recruiter', 'reviewer']

const house = await testHouse()

it('every way to open an account is listed here, each with the table that stores it', async () => {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.columns
    where table_schema = 'public' and column_name in ('account_id', 'created_at')
    group by table_name having count(*) = 2 order by table_name
  `.execute(house.database)
  expect(rows.map(({ name }) => name).toSorted()).toEqual([...waysIn, ...others].toSorted())
})

it('is deleted if it was added after a certain time, and stays if it existed before', async () => {
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
