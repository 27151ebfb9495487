import { testHouse } from '@trampolim/tests/house.ts'
import { sql } from 'kysely'
import { expect, it } from 'vitest'

const house = await testHouse()

it('keeps no entries of an index on texts waiting, since every search would read them to the end', async () => {
  const { rows } = await sql<{ index: string; waits: boolean }>`
    select c.relname as index, not coalesce('fastupdate=off' = any (reloptions), false) as waits
    from pg_class as c join pg_am on pg_am.oid = relam
    where amname = 'gin' and relkind = 'i' and relnamespace = 'public'::regnamespace
  `.execute(house.database)
  expect(rows.length).toBeGreaterThan(10)
  expect(rows.filter(({ waits }) => waits).map(({ index }) => index)).toEqual([])
})
