import { type DeletedByAgeName, deletedByAge } from '@trampolim/marketplace/retention/deleted-by-age.ts'
import { deletedOtherwise } from '@trampolim/marketplace/retention/deleted-otherwise.ts'
import { agedRowsIn, day, minute } from '@trampolim/tests/fixtures/aged-rows.ts'
import { testHouse } from '@trampolim/tests/house.ts'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { fileHandlers } from '../files/background.ts'
import { handlers } from './background.ts'

describe('deletion after a time', async () => {
  const house = await testHouse()
  const { owner } = house
  const rows = agedRowsIn(house)

  async function run(name: string) {
    const found = handlers.find(({ work }) => work.name === name)
    if (!found) throw new Error(`no work ${name}`)
    await found.run(house, {} as never)
    await house.work({ handlers: fileHandlers, listeners: [] })
  }

  it.each(Object.keys(deletedByAge) as DeletedByAgeName[])(
    '%s: stays when just too young, is deleted when just old enough',
    async (name) => {
      const { days, work } = deletedByAge[name]
      // The log's deletion uses the database's clock, so that a wrong clock of a process doesn't delete entries.
      if (name === 'securityEvent') house.clock.set(new Date())
      const byDay = name === 'helpRating' || name === 'countedUse'
      const limit = house.now().getTime() - days * day
      const young = await rows[name](new Date(byDay ? limit : limit + minute))
      const old = await rows[name](new Date(byDay ? limit - day : limit - minute))
      expect([await young(), await old()]).toEqual([true, true])
      await run(work)
      expect([await young(), await old()]).toEqual([true, false])
    },
  )

  it('names every table of the database, once', async () => {
    const { rows: all } = await sql<{ name: string }>`
      select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
    `.execute(owner)
    const byTime = new Set<string>(Object.values(deletedByAge).map(({ table }) => table))
    const others = Object.values(deletedOtherwise).flatMap(({ tables }): readonly string[] => tables)
    const named = [...byTime, ...others].filter((name) => !name.includes('.'))
    expect(named.toSorted()).toEqual(
      all
        .map(({ name }) => name)
        .concat('account')
        .filter((name, index, list) => list.indexOf(name) === index)
        .toSorted(),
    )
    expect(new Set(named).size).toBe(named.length)
  })

  it('is deleted with what it belongs to by foreign keys, where it says so', async () => {
    for (const [how, { root, tables }] of Object.entries(deletedOtherwise)) {
      if (root === null) continue
      const { rows: reached } = await sql<{ name: string }>`
        with recursive reached (id) as (
          select ${root}::regclass::oid
          union select conrelid from pg_constraint join reached on confrelid = reached.id where contype = 'f' and confdeltype = 'c'
        )
        select relname as name from pg_class join reached on reached.id = pg_class.oid
      `.execute(owner)
      const names = new Set(reached.map(({ name }) => name))
      expect(
        tables.filter((table) => !names.has(table)),
        how,
      ).toEqual([])
    }
  })
})
