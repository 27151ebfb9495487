import type { Database } from '@trampolim/server/platform/house.ts'
import { sql } from 'kysely'

/** Copies this many open jobs of the world into an organisation; returns their ids. */
export async function adoptJobs(
  database: Database,
  { organizationId, most }: { organizationId: string; most: number },
): Promise<string[]> {
  const columns = await sharedColumns(database)
  const { rows } = await sql<{ id: string }>`
    insert into job (id, organization_id, created_by, ${columns})
    select lpad(to_hex(row_number() over () + 900000000000), 24, '0'), ${organizationId}, ${organizationId}, ${columns}
    from (select * from job where status = 'job:approved' order by md5(id) limit ${most}) as model
    on conflict (id) do update set organization_id = excluded.organization_id
    returning id
  `.execute(database)
  return rows.map(({ id }) => id)
}

/** The columns of a job that a copy shares with its original. */
async function sharedColumns(database: Database) {
  const { rows } = await sql<{ columns: string }>`
    select string_agg(quote_ident(column_name), ', ') as columns from information_schema.columns
    where table_name = 'job' and is_generated = 'NEVER' and column_name not in ('id', 'organization_id', 'created_by')
  `.execute(database)
  return sql.raw(rows[0]?.columns ?? '')
}
