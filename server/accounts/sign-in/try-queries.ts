import { tooOldBefore } from '@trampolim/marketplace/retention/deleted-by-age.ts'
import { sql } from 'kysely'
import type { Database, Tx } from '../../platform/house.ts'

/** The failed attempts counted under one key. */
export type FailedTries = { subject: string; failures: number; openAt: Date; forgottenAt: Date }

/** Locks these counts for this transaction, always in the same order, creating missing ones. */
export async function lockTries(tx: Tx, subjects: readonly string[]): Promise<FailedTries[]> {
  const ordered = subjects.toSorted()
  await sql`
    insert into failed_try (subject, failures, open_at, forgotten_at)
    select subject, 0, 'epoch', 'epoch' from unnest(${ordered}::text[]) subject
    on conflict do nothing
  `.execute(tx)
  return tx
    .selectFrom('failed_try')
    .select(['subject', 'failures', 'open_at as openAt', 'forgotten_at as forgottenAt'])
    .where('subject', 'in', ordered)
    .orderBy('subject')
    .forUpdate()
    .execute()
}

/** Writes locked counts. */
export async function writeTries(tx: Tx, tries: readonly FailedTries[]) {
  await sql`
    update failed_try set failures = given.failures, open_at = given.open_at, forgotten_at = given.forgotten_at
    from unnest(
      ${tries.map((each) => each.subject)}::text[],
      ${tries.map((each) => each.failures)}::integer[],
      ${tries.map((each) => each.openAt)}::timestamptz[],
      ${tries.map((each) => each.forgottenAt)}::timestamptz[]
    ) as given (subject, failures, open_at, forgotten_at)
    where failed_try.subject = given.subject
  `.execute(tx)
}

/** Undoes one failure of each key and its delay: the attempt that was counted in advance succeeded. */
export async function takeTriesBack(tx: Tx, subjects: readonly string[]) {
  await sql`
    with held as (
      select subject from failed_try where subject = any(${subjects}::text[]) order by subject for update
    )
    update failed_try set failures = greatest(failures - 1, 0), open_at = 'epoch'
    from held where failed_try.subject = held.subject
  `.execute(tx)
}

/** Deletes the failures of these keys. */
export async function forgetTries(tx: Tx, subjects: readonly string[]) {
  await sql`
    with held as (
      select subject from failed_try where subject = any(${subjects}::text[]) order by subject for update
    )
    delete from failed_try using held where failed_try.subject = held.subject
  `.execute(tx)
}

/** Deletes counts that have expired. */
export async function clearForgottenTries(database: Database, now: Date) {
  await sql`
    delete from failed_try where subject in (
      select subject from failed_try where forgotten_at < ${tooOldBefore('failedTry', now)} for update skip locked
    )
  `.execute(database)
}
