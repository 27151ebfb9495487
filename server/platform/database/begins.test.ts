import { testHouse } from '@trampolim/tests/house.ts'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { begins } from './begins.ts'

describe('texts that begin so', async () => {
  const { database } = await testHouse()
  const named = (text: string) => sql<{ name: string }>`
    select name from municipality where ${begins(sql`normalised`, text)} order by name
  `

  it('are those with the prefix', async () => {
    const { rows } = await named('campinas').execute(database)
    expect(rows.map(({ name }) => name)).toEqual(['Campinas', 'Campinas do Piauí', 'Campinas do Sul'])
    expect((await named('zzz').execute(database)).rows).toEqual([])
  })

  it('are found by the index though the plan was made before the text was known', async () => {
    const statement = named('campinas').compile(database).sql
    const plan = await database.transaction().execute(async (tx) => {
      await sql`set local plan_cache_mode = force_generic_plan`.execute(tx)
      await sql`set local enable_seqscan = off`.execute(tx)
      await sql.raw(`prepare named (text, text) as ${statement}`).execute(tx)
      const { rows } = await sql.raw<Record<string, string>>("explain execute named ('a', 'b')").execute(tx)
      await sql`deallocate named`.execute(tx)
      return rows.map((row) => Object.values(row)[0]).join('\n')
    })
    expect(plan).toMatch(/Index Cond: .*\$1.*\$2/)
  })
})
