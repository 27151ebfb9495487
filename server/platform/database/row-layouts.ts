import { createHash } from 'node:crypto'
import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type RawBuilder,
  sql,
} from 'kysely'
import type { Database, Tx } from '../house.ts'
import { queueUp } from './queue-up.ts'

/**
 * How this version of the code writes a table's rows. `description` is stored in the database, so that code of another
 * version can read them; `fingerprint` identifies everything that a row depends on.
 */
export type RowLayout<Description> = {
  readonly rows: string
  readonly fingerprint: string
  readonly description: Description
}

/**
 * Creates the layout of the rows that a statement writes. Any change of the description, the statement or its rules
 * produces another layout; `write` returns the statement, given the SQL for the layout's number.
 */
export function rowLayout<Description>(
  rows: string,
  description: Description,
  write: (number: RawBuilder<unknown>) => RawBuilder<unknown>,
): RowLayout<Description> {
  const { sql: text, parameters } = write(sql`layout_number`).compile(compiler)
  const made = JSON.stringify([description, text.replaceAll(/\s+/g, ' '), parameters])
  return { rows, description, fingerprint: createHash('sha256').update(made).digest('hex').slice(0, 16) }
}

/** Compiles statements to text, without a database. */
const compiler = new Kysely<never>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (database) => new PostgresIntrospector(database),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
})

/** The SQL for a declared layout's number, as a statement writes it with its rows. */
export function numberOf({ rows, fingerprint }: RowLayout<unknown>): RawBuilder<number> {
  return sql<number>`(select number from row_layout where rows = ${rows} and fingerprint = ${fingerprint})`
}

/**
 * Declares a layout as the one in which all rows are to be written from now on, and returns its number. If several
 * versions of the code run at once, the one started last decides.
 */
export async function putInForce(tx: Tx, { rows, fingerprint, description }: RowLayout<unknown>): Promise<number> {
  // Of two processes that start at once, the second waits and finds what the first one stored.
  await queueUp(tx, 'row_layout')
  await sql`
    insert into row_layout (rows, fingerprint, description)
    select ${rows}, ${fingerprint}, ${JSON.stringify(description)}::jsonb
    where not exists (select from row_layout where rows = ${rows} and fingerprint = ${fingerprint})
  `.execute(tx)
  await sql`
    update row_layout set in_force = false where rows = ${rows} and fingerprint <> ${fingerprint} and in_force
  `.execute(tx)
  const { number } = await tx
    .updateTable('row_layout')
    .set({ in_force: true })
    .where('rows', '=', rows)
    .where('fingerprint', '=', fingerprint)
    .returning('number')
    .executeTakeFirstOrThrow()
  return number
}

/** Returns the declared layout; undefined if no start has declared one. */
export async function layoutInForce(database: Database | Tx, rows: string) {
  return database
    .selectFrom('row_layout')
    .select(['number', 'fingerprint'])
    .where('rows', '=', rows)
    .where('in_force', '=', true)
    .executeTakeFirst()
}

/** The layouts of a table's rows by their numbers. */
export type KnownLayouts<Description> = ReadonlyMap<number, { fingerprint: string; description: Description }>

const known = new WeakMap<Database | Tx, Map<string, KnownLayouts<unknown>>>()

/**
 * Reads the layouts of a table's rows. Each process caches them, since a layout never changes; `anew` reads them again,
 * for a number that isn't cached.
 */
export async function knownLayouts<Description>(
  database: Database | Tx,
  { rows }: RowLayout<Description>,
  { anew = false } = {},
): Promise<KnownLayouts<Description>> {
  const ofDatabase = known.get(database) ?? new Map<string, KnownLayouts<unknown>>()
  known.set(database, ofDatabase)
  const kept = ofDatabase.get(rows)
  if (kept && !anew) return kept as KnownLayouts<Description>
  const found = await database
    .selectFrom('row_layout')
    .select(['number', 'fingerprint', 'description'])
    .where('rows', '=', rows)
    .execute()
  const layouts = new Map(found.map(({ number, ...layout }) => [number, layout]))
  ofDatabase.set(rows, layouts)
  return layouts as unknown as KnownLayouts<Description>
}
