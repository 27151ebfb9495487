import { sql } from 'kysely'
import type { Database, Tx } from '../../platform/house.ts'

type Own = { recruiterId: string; id: string }

/** Locks a recruiter's row, so that searches saved at the same time are counted one after the other. */
export async function lockRecruiter(tx: Tx, recruiterId: string) {
  await tx.selectFrom('recruiter').select('account_id').where('account_id', '=', recruiterId).forUpdate().execute()
}

/** Counts the searches that a recruiter watches. */
export async function countWatched(tx: Tx, recruiterId: string): Promise<number> {
  const { count } = await tx
    .selectFrom('watched_search')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('recruiter_id', '=', recruiterId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Stores a search; all people it finds now count as seen. */
export async function storeWatched(
  tx: Tx,
  {
    id,
    recruiterId,
    jobId,
    name,
    filters,
    now,
  }: Own & { jobId: string | null; name: string; filters: object; now: Date },
) {
  await tx
    .insertInto('watched_search')
    .values({
      id,
      recruiter_id: recruiterId,
      job_id: jobId,
      name,
      filters: JSON.stringify(filters),
      created_at: now,
      seen_at: now,
      counted_at: now,
    })
    .execute()
}

/** Lists a recruiter's watched searches, newest first; those of another organisation's jobs are left out. */
export function watchedSearchesOf(
  database: Database,
  { recruiterId, organizationId, most }: { recruiterId: string; organizationId: string; most: number },
) {
  return database
    .selectFrom('watched_search as watched')
    .leftJoin('job', 'job.id', 'watched.job_id')
    .select([
      'watched.id',
      'watched.name',
      'watched.filters',
      'watched.job_id as jobId',
      'job.job_name as jobName',
      'watched.new_count as count',
      'watched.new_more as more',
      'watched.counted_at as counted',
      'watched.seen_at as seen',
      'watched.created_at as created',
    ])
    .where('watched.recruiter_id', '=', recruiterId)
    .where(({ or, eb }) => or([eb('watched.job_id', 'is', null), eb('job.organization_id', '=', organizationId)]))
    .orderBy('watched.created_at', 'desc')
    .orderBy('watched.id', 'desc')
    .limit(most)
    .execute()
}

/** Restarts the count of new people for a watched search; false if the recruiter has none with this id. */
export async function markSeen(database: Database, { recruiterId, id }: Own, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable('watched_search')
    .set({ seen_at: now, new_count: 0, new_more: false, counted_at: now })
    .where('recruiter_id', '=', recruiterId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Removes a watched search; false if the recruiter has none with this id. */
export async function removeWatched(database: Database, { recruiterId, id }: Own): Promise<boolean> {
  const { numDeletedRows } = await database
    .deleteFrom('watched_search')
    .where('recruiter_id', '=', recruiterId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Lists a batch of searches, after a given one, that weren't counted since a moment. */
export async function searchesToCount(
  database: Database,
  { before, after, most }: { before: Date; after: string; most: number },
): Promise<string[]> {
  const rows = await database
    .selectFrom('watched_search')
    .select('id')
    .where('counted_at', '<', before)
    .where('id', '>', after)
    .orderBy('id')
    .limit(most)
    .execute()
  return rows.map(({ id }) => id)
}

/** Finds a watched search; undefined if it was removed. */
export function findWatched(database: Database, id: string) {
  return database
    .selectFrom('watched_search')
    .select(['recruiter_id as recruiterId', 'job_id as jobId', 'filters', 'seen_at as seen'])
    .where('id', '=', id)
    .executeTakeFirst()
}

/** Stores the number of new people, unless the search was opened since the count began. */
export async function storeCount(
  database: Database,
  { id, seen, count, more, now }: { id: string; seen: Date; count: number; more: boolean; now: Date },
) {
  await sql`
    update watched_search set new_count = ${count}, new_more = ${more}, counted_at = ${now}
    where id = ${id} and seen_at = ${seen}
  `.execute(database)
}
