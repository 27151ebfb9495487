import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest'
import { type OpenDatabase, openDatabase } from './connect.ts'

describe('transactions that wait for each other', () => {
  let opened: OpenDatabase
  beforeEach(() => {
    opened = openDatabase(inject('databaseServer').superuser)
  })
  afterEach(() => opened.database.destroy())

  it('both happen: the one that was ended is repeated', async () => {
    let [tries, held] = [0, 0]
    const meeting = Promise.withResolvers<void>()
    const takeBoth = (first: number, second: number) =>
      opened.database.transaction().execute(async (tx) => {
        tries += 1
        await sql`select pg_advisory_xact_lock(7301, ${first}::integer)`.execute(tx)
        held += 1
        if (held === 2) meeting.resolve()
        await meeting.promise
        await sql`select pg_advisory_xact_lock(7301, ${second}::integer)`.execute(tx)
        return `${first} before ${second}`
      })
    expect(await Promise.all([takeBoth(1, 2), takeBoth(2, 1)])).toEqual(['1 before 2', '2 before 1'])
    expect(tries).toBe(3)
  })
})
