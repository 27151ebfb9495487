import { sql } from 'kysely'
import type { Tx } from '../platform/house.ts'

/**
 * How the content of each reference table is replaced, given the new rows as a JSON array. Occupations and
 * municipalities are referenced by other tables, so rows that the source no longer contains are kept.
 */
export const replacements = {
  async occupation(tx: Tx, content: string) {
    await sql`
      insert into occupation (id, cbo, title, feminine, sector)
      select id, cbo, title, feminine, sector
      from jsonb_to_recordset(${content}::jsonb) as row (id text, cbo text, title text, feminine text, sector text)
      on conflict (cbo) do update set title = excluded.title, feminine = excluded.feminine, sector = excluded.sector
    `.execute(tx)
  },

  async occupation_name(tx: Tx, content: string) {
    await sql`delete from occupation_name`.execute(tx)
    await sql`
      insert into occupation_name (entry, cbo, name, normalised, telling, kind, weight)
      select entry, cbo, name, normalised, telling, kind, weight
      from jsonb_to_recordset(${content}::jsonb)
        as row (entry text, cbo text, name text, normalised text, telling text, kind text, weight real)
    `.execute(tx)
  },

  async municipality(tx: Tx, content: string) {
    await sql`
      insert into municipality
        (id, reference, name, state, normalised, population, latitude, longitude, position, timezone)
      select id, reference, name, state, normalised, population, latitude, longitude,
        ll_to_earth(latitude, longitude), timezone
      from jsonb_to_recordset(${content}::jsonb) as row (
        id integer, reference text, name text, state text, normalised text, population integer,
        latitude double precision, longitude double precision, timezone text
      )
      on conflict (id) do update set
        name = excluded.name, state = excluded.state, normalised = excluded.normalised,
        population = excluded.population, latitude = excluded.latitude, longitude = excluded.longitude,
        position = excluded.position, timezone = excluded.timezone
    `.execute(tx)
  },

  async reference_document(tx: Tx, content: string) {
    await sql`delete from reference_document`.execute(tx)
    await sql`
      insert into reference_document (id, kind, code, name, normalised, weight)
      select id, kind, code, name, normalised, weight
      from jsonb_to_recordset(${content}::jsonb)
        as row (id text, kind text, code text, name text, normalised text, weight real)
    `.execute(tx)
  },

  async national_holiday(tx: Tx, content: string) {
    await sql`delete from national_holiday`.execute(tx)
    await sql`
      insert into national_holiday (day, name)
      select day, string_agg(distinct name, ', ')
      from jsonb_to_recordset(${content}::jsonb) as row (day date, name text)
      group by day
    `.execute(tx)
  },
} as const
