import { type RawBuilder, sql } from 'kysely'
import type { Database, Tx } from '../platform/house.ts'

/** A page whose change hasn't been reported to search engines. */
export type ChangedAddress = { path: string; changed_at: Date }

/**
 * Records that a job's page changed, if it has ever been public. While an edit awaits a reviewer, the public page shows
 * the approved version until the job is taken down or ends.
 */
export async function noteChangedJob(tx: Tx, { jobId, now }: { jobId: string; now: Date }) {
  await noteJobs(tx, {
    which: sql`id = ${jobId} and (shown is null or taken_down_at is not null or status = 'job:closed')`,
    now,
  })
}

/** Records that the pages of jobs which the caller deletes are about to go, if they have ever been public. */
export async function noteGoingJobs(tx: Tx, { jobIds, now }: { jobIds: readonly string[]; now: Date }) {
  await noteJobs(tx, { which: sql`id = any(${jobIds}::text[])`, now })
}

async function noteJobs(tx: Tx, { which, now }: { which: RawBuilder<unknown>; now: Date }) {
  await sql`
    insert into changed_address (path, changed_at)
    select '/jobs/' || id, ${now} from job where first_approved_at is not null and ${which}
    on conflict (path) do update set changed_at = excluded.changed_at
  `.execute(tx)
}

/** Records that the pages of these topics have come into being or are gone. */
export async function noteTopics(tx: Tx, { addresses, now }: { addresses: readonly string[]; now: Date }) {
  await sql`
    insert into changed_address (path, changed_at)
    select '/vagas/' || address, ${now} from unnest(${addresses}::text[]) as address order by address
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

/** Deletes changes that were reported to search engines, except pages that have changed again since. */
export async function forgetAddresses(database: Database, told: readonly ChangedAddress[]) {
  await sql`
    delete from changed_address using jsonb_to_recordset(${JSON.stringify(told)}::jsonb) as told (path text, changed_at timestamptz)
    where changed_address.path = told.path
      and date_trunc('milliseconds', changed_address.changed_at) <= date_trunc('milliseconds', told.changed_at)
  `.execute(database)
}

/** Deletes changes from before a moment. */
export async function forgetAddressesBefore(database: Database, before: Date) {
  await database.deleteFrom('changed_address').where('changed_at', '<', before).execute()
}
