import type { Client } from 'pg'

/**
 * Tables with a bounded number of rows, however many people use the product, so that reading one completely is fast.
 */
const small = new Set([
  'migration',
  'municipality',
  'national_holiday',
  'occupation',
  'occupation_name',
  'reference_document',
  'reference_load',
  'row_layout',
])

/** Statements that lock nobody out, each of which needs its own transaction. */
const oneByOne =
  /^(create (unique )?index concurrently if not exists|drop index concurrently if exists|alter table \w+ validate constraint) /

/** The parts of a database on which running code depends, or whose change takes long locks. */
type Shape = {
  /** Where the rows of each table are stored; another place means that the table was rewritten. */
  tables: Map<string, string>
  columns: Map<string, { type: string; required: boolean; filled: boolean }>
  indexes: Map<string, string>
  /** Constraints that were validated against all rows, by the table that was read for it. */
  checked: Map<string, string>
  routines: Set<string>
  /** How often the connection has read or changed the rows of each table. */
  uses: Map<string, number>
}

/**
 * Finds the problems of a migration that runs while the previous version serves: what would block others on a table
 * with a million rows, and what removes something without declaring which code it needs. It is judged by its effect on
 * a database and not by its text: an existing table must be neither rewritten nor read completely. The client's
 * database is left unchanged.
 */
export async function faultsOfMigration(client: Client, sql: string): Promise<string[]> {
  if (/^-- outside a transaction$/m.test(sql)) return faultsOfStatements(sql)
  await client.query('begin')
  try {
    const before = await shapeOf(client)
    await client.query(sql)
    const after = await shapeOf(client)
    return [...slowness(before, after), ...(await readings(client, before)), ...losses(before, after, sql)]
  } finally {
    await client.query('rollback')
  }
}

function faultsOfStatements(sql: string): string[] {
  return sql
    .replace(/^--.*$/gm, '')
    .split(/;\s*$/m)
    .map((each) => each.trim())
    .filter((each) => each && !oneByOne.test(each))
    .map((each) => `outside a transaction, and isn't of those that can be repeated: ${each.split('\n')[0]}`)
}

function slowness(before: Shape, after: Shape): string[] {
  const isOld = (table: string) => before.tables.has(table) && !small.has(table)
  return [
    ...[...after.tables]
      .filter(([table, place]) => isOld(table) && before.tables.get(table) !== place)
      .map(([table]) => `writes every row of ${table} anew`),
    ...[...after.indexes]
      .filter(([index, table]) => isOld(table) && !before.indexes.has(index))
      .map(([index, table]) => `builds ${index} while nobody can write to ${table}`),
    ...[...after.checked]
      .filter(([constraint, table]) => isOld(table) && !before.checked.has(constraint))
      .map(([constraint, table]) => `checks ${constraint} over all rows of ${table}`),
  ]
}

/** Tables that the migration read or changed completely; `uses` are the counts from before. */
async function readings(client: Client, { tables, uses }: Shape): Promise<string[]> {
  const later = await usesOf(client)
  return [...later]
    .filter(([name, count]) => tables.has(name) && !small.has(name) && count > (uses.get(name) ?? 0))
    .map(([name]) => `reads or changes the rows of ${name}`)
}

/**
 * How often this connection has read or changed rows of each table; read within the transaction, before PostgreSQL adds
 * it to the shared statistics.
 */
async function usesOf(client: Client): Promise<Map<string, number>> {
  const { rows } = await client.query<{ name: string; count: number }>(`
    select relname as name, (seq_scan + coalesce(idx_scan, 0) + n_tup_upd + n_tup_del)::float8 as count
    from pg_stat_xact_user_tables where schemaname = 'public' order by relname
  `)
  return new Map(rows.map(({ name, count }) => [name, count]))
}

/** What the previous code may use or omit, and can't after the migration. */
function losses(before: Shape, after: Shape, sql: string): string[] {
  if (/^-- needs \d{4}-\S+\.sql$/m.test(sql)) return []
  const gone = (kind: string, earlier: Iterable<string>, later: { has: (name: string) => boolean }) =>
    [...earlier].filter((name) => !later.has(name)).map((name) => `takes away ${kind} ${name}`)
  const columns = [...after.columns].flatMap(([name, { type, required, filled }]) => {
    const earlier = before.columns.get(name)
    const table = name.split('.')[0] as string
    if (earlier && earlier.type !== type) return [`changes the type of ${name}`]
    const isNew = !earlier && before.tables.has(table)
    const isStricter = required && !filled && (isNew || (earlier && !(earlier.required && !earlier.filled)))
    return isStricter ? [`demands ${name}, which code before it may leave out`] : []
  })
  return [
    ...gone('table', before.tables.keys(), after.tables),
    ...gone(
      'column',
      [...before.columns.keys()].filter((name) => after.tables.has(name.split('.')[0] as string)),
      after.columns,
    ),
    ...gone('function', before.routines, after.routines),
    ...columns,
  ]
}

async function shapeOf(client: Client): Promise<Shape> {
  const names = async (statement: string) => (await client.query<{ name: string; of: string }>(statement)).rows
  const pairs = async (statement: string) => new Map((await names(statement)).map(({ name, of }) => [name, of]))
  const inPublic = `c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')`
  const { rows: columns } = await client.query<{ name: string; type: string; required: boolean; filled: boolean }>(`
    select c.relname || '.' || a.attname as name, format_type(a.atttypid, a.atttypmod) as type, a.attnotnull as required,
      a.atthasdef or a.attidentity <> '' or a.attgenerated <> '' as filled
    from pg_attribute as a join pg_class as c on c.oid = a.attrelid
    where ${inPublic} and a.attnum > 0 and not a.attisdropped
  `)
  return {
    tables: await pairs(`select c.relname as name, c.relfilenode::text as of from pg_class as c where ${inPublic}`),
    columns: new Map(columns.map(({ name, ...of }) => [name, of])),
    indexes: await pairs(`
      select i.indexrelid::regclass::text as name, c.relname as of
      from pg_index as i join pg_class as c on c.oid = i.indrelid where ${inPublic}
    `),
    checked: await pairs(`
      select c.relname || '.' || k.conname as name, c.relname as of
      from pg_constraint as k join pg_class as c on c.oid = k.conrelid
      where ${inPublic} and k.contype in ('c', 'f', 'n') and k.convalidated and not (k.contype = 'n' and exists (
        select from pg_attribute as a where a.attrelid = c.oid and a.attnum = k.conkey[1] and a.atthasmissing
      ))
    `),
    uses: await usesOf(client),
    routines: new Set(
      (
        await names(`
          select p.oid::regprocedure::text as name, '' as of from pg_proc as p
          where p.pronamespace = 'public'::regnamespace
            and not exists (select from pg_depend where classid = 'pg_proc'::regclass and objid = p.oid and deptype = 'e')
        `)
      ).map(({ name }) => name),
    ),
  }
}
