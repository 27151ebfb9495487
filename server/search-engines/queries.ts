import { sql } from 'kysely'
import type { Database, Tx } from '../platform/house.ts'

/** A page whose change search engines haven't been told of. */
export type ChangedAddress = { path: string; changed_at: Date }

/**
 * Remembers that the page of a job changed, if anyone could ever read it. While an edit waits for a reviewer everybody else
 * still reads what was approved.
 */
export async function noteChangedJob(tx: Tx, { jobId, now }: { jobId: string; now: Date }) {
  await sql`
    insert into changed_address (path, changed_at)
    select '/jobs/' || id, ${now} from job
    where id = ${jobId} and first_approved_at is not null and (shown is null or taken_down_at is not null)
    on conflict (path) do update set changed_at = excluded.changed_at
  `.execute(tx)
}

/** Lists the pages that changed longest ago. */
export async function changedAddresses(database: Database, most: number): Promise<ChangedAddress[]> {
  return database
    .selectFrom('changed_address')
    .select(['path', 'changed_at'])
    .orderBy('changed_at')
    .orderBy('path')
    .limit(most)
    .execute()
}

/** Forgets pages of whose change search engines have been told; not those that have changed again since. */
export async function forgetAddresses(database: Database, told: readonly ChangedAddress[]) {
  await sql`
    delete from changed_address using jsonb_to_recordset(${JSON.stringify(told)}::jsonb) as told (path text, changed_at timestamptz)
    where changed_address.path = told.path
      and date_trunc('milliseconds', changed_address.changed_at) <= date_trunc('milliseconds', told.changed_at)
  `.execute(database)
}

/** Forgets changes from before a moment. */
export async function forgetAddressesBefore(database: Database, before: Date) {
  await database.deleteFrom('changed_address').where('changed_at', '<', before).execute()
}
