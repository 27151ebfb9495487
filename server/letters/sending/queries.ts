import type { Verdict } from '@trampolim/marketplace/letters/returns.ts'
import { sql } from 'kysely'
import type { Database, Tx } from '../../platform/house.ts'

/**
 * `sent`: the mail server accepted it. `waiting`: it will be tried again. `refused`: the server refused it permanently.
 * `given-up`: it was tried for as long as it was useful. `late`: its purpose ended before it was tried. `withheld`:
 * letters to its address come back. `unwanted`: in the meantime its reader turned such letters off, paused or removed
 * their alerts, deleted the account or took another address. `returned`: it came back.
 */
export type LetterState = 'waiting' | 'sent' | 'refused' | 'given-up' | 'late' | 'withheld' | 'unwanted' | 'returned'

export type LetterRow = {
  key: string
  address: Buffer
  template: string
  state: LetterState
  tries: number
  answer: string | null
  queuedAt: Date
}

type Standing = {
  state: LetterState | null
  tries: number
  answer: string | null
  queuedAt: Date | null
  returns: boolean
}

/** The stored state of a letter with the last answer of the mail server, and whether letters to its address come back. */
export async function findStanding(database: Database, { key, address }: { key: string; address: Buffer }) {
  const { rows } = await sql<Standing>`
    select letter.state, coalesce(letter.tries, 0) as tries, letter.answer, letter.queued_at as "queuedAt",
      exists (select from returning_address where address = ${address} and marked_at is not null) as returns
    from (select) as always left join letter on letter.key = ${key}
  `.execute(database)
  return rows[0] as Standing
}

/** Records the result of an attempt to send a letter. */
export async function writeLetter(database: Database | Tx, { now, ...row }: LetterRow & { now: Date }) {
  await sql`
    insert into letter (key, address, template, state, tries, answer, queued_at, changed_at)
    values (${row.key}, ${row.address}, ${row.template}, ${row.state}, ${row.tries}, ${row.answer}, ${row.queuedAt}, ${now})
    on conflict (key) do update set state = excluded.state, tries = excluded.tries, answer = excluded.answer,
      changed_at = excluded.changed_at
  `.execute(database)
}

/** Which of these alerts still send letters: those that were neither paused nor removed. */
export async function alertsOn(database: Database, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string }>`
    select id from job_alert where id = any(${ids}::text[]) and not paused
  `.execute(database)
  return new Set(rows.map(({ id }) => id))
}

/**
 * Records that a sent letter came back. Returns its address, or null if the address isn't known or the return was
 * recorded before.
 */
export async function noteReturn(
  tx: Tx,
  { key, status, now }: { key: string; status: string; now: Date },
): Promise<Buffer | null> {
  const { rows } = await sql<{ address: Buffer }>`
    update letter set state = 'returned', answer = ${status}, changed_at = ${now}
    where key = ${key} and state = 'sent' returning address
  `.execute(tx)
  return rows[0]?.address ?? null
}

/**
 * Counts a failed letter for its address: an address that nobody has is marked at once, another one after `most`
 * failures since `since`. Returns whether the address is marked.
 */
export async function countReturn(
  tx: Tx,
  of: { address: Buffer; verdict: Exclude<Verdict, 'other'>; status: string; most: number; since: Date; now: Date },
): Promise<boolean> {
  const isGone = of.verdict === 'gone'
  const { rows } = await sql<{ marked: boolean }>`
    insert into returning_address as known (address, softly, first_at, marked_at, status)
    values (${of.address}, ${isGone ? 0 : 1}, ${of.now}, ${isGone || of.most <= 1 ? of.now : null}, ${of.status})
    on conflict (address) do update set
      softly = case when known.first_at < ${of.since} then 0 else known.softly end + excluded.softly,
      first_at = case when known.first_at < ${of.since} then excluded.first_at else known.first_at end,
      status = excluded.status,
      marked_at = coalesce(known.marked_at, excluded.marked_at, case
        when case when known.first_at < ${of.since} then 0 else known.softly end + excluded.softly >= ${of.most}
        then ${of.now}::timestamptz end)
    returning marked_at is not null as marked
  `.execute(tx)
  return rows[0]?.marked ?? false
}

/** Whether letters to an address come back. */
export async function doesReturn(database: Database, address: Buffer): Promise<boolean> {
  const { rows } = await sql<{ marked: boolean }>`
    select true as marked from returning_address where address = ${address} and marked_at is not null
  `.execute(database)
  return rows.length > 0
}

/** Deletes the count of returned letters for an address. */
export async function forgetReturns(tx: Database | Tx, address: Buffer) {
  await sql`delete from returning_address where address = ${address}`.execute(tx)
}

/** Deletes old records: letters, and marked addresses that weren't corrected. */
export async function tidyLetters(database: Database, { letters, addresses }: { letters: Date; addresses: Date }) {
  await sql`delete from letter where changed_at < ${letters}`.execute(database)
  await sql`delete from returning_address where first_at < ${addresses}`.execute(database)
}

/** How many letters are waiting, queued or between attempts, and since when the oldest is. */
export async function countWaiting(database: Database): Promise<{ waiting: number; oldest: string | null }> {
  const { rows } = await sql<{ waiting: number; oldest: string | null }>`
    select count(*)::integer as waiting, min(job.payload ->> 'id') as oldest
    from graphile_worker._private_jobs as job
    join graphile_worker._private_tasks as task on task.id = job.task_id
    where task.identifier = 'send-letter' and job.attempts < job.max_attempts
  `.execute(database)
  return rows[0] as (typeof rows)[number]
}
