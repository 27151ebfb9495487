import type { HireReason, HireStatus } from '@trampolim/marketplace/selection/hiring.ts'
import type { Day } from '@trampolim/marketplace/time/days.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../platform/house.ts'
import { type CandidacyNews, candidacyNews, joinCandidacy } from '../candidacy-news.ts'
import { isHalted } from '../queries.ts'

/** A hiring message for which a step of the automation is due. */
export type DueHire = {
  id: string
  candidacyId: string
  by: string | null
  made: Date
  told: Date | null
  reminders: number
  start: string
  /**
   * Whether it can't be answered at present, because its job is taken down, its company or the candidate is blocked; or
   * any more, since they left and the listener that ends it is waited for.
   */
  suspended: boolean
}

/** Locks hiring messages with a due step, together with their candidacies, until the transaction ends. */
export async function lockDueHires(tx: Tx, { now, most }: { now: Date; most: number }): Promise<DueHire[]> {
  const { rows } = await sql<DueHire>`
    with held as materialized (
      select candidacy.id from candidacy
      where candidacy.id in (
        select candidacy_id from hiring_message where due_at <= ${now} order by due_at, id limit ${most}
      )
      order by candidacy.id for no key update skip locked
    )
    select hire.id, hire.candidacy_id as "candidacyId", hire.made_by as by, hire.made_at as made, hire.told_at as told,
      hire.reminders, to_char(hire.start_on, 'YYYY-MM-DD') as start,
      candidacy.hidden or candidacy.step <> 'finalists' or coalesce(${isHalted}, false) as suspended
    from held
    join hiring_message as hire on hire.candidacy_id = held.id and hire.due_at <= ${now}
    join candidacy on candidacy.id = held.id
    left join job on job.id = candidacy.job_id
    order by hire.due_at, hire.id for update of hire
  `.execute(tx)
  return rows
}

export type Progress = { id: string; told: Date | null; reminders: number; due: Date }

/** Records the progress of these messages' automation. */
export async function rewriteClocks(tx: Tx, progress: readonly Progress[]) {
  if (progress.length === 0) return
  await sql`
    update hiring_message set told_at = clock.told, reminders = clock.reminders, due_at = clock.due
    from jsonb_to_recordset(${JSON.stringify(progress)}::jsonb) as clock (
      id text, told timestamptz, reminders smallint, due timestamptz
    )
    where hiring_message.id = clock.id and hiring_message.status = 'pending'
  `.execute(tx)
}

/** The data about a hiring message that letters and notifications contain. */
export type HireNews = CandidacyNews & {
  status: HireStatus
  told: Date
  due: Date | null
  start: string
  reason: HireReason | null
}

export async function findHireNews(tx: Tx, hireId: string): Promise<HireNews | undefined> {
  const [news] = await listNews(tx, sql`hire.id = ${hireId}`)
  return news
}

/**
 * The hiring messages to a person that are pending, or accepted for a first day that isn't over, if recruiters see the
 * person, or of any if asked.
 */
export function listOpenOf(
  tx: Tx,
  { professionalId, evenHidden, today }: { professionalId: string; evenHidden: boolean; today: Day },
) {
  return listNews(
    tx,
    sql`candidacy.professional_id = ${professionalId} and (${evenHidden} or not candidacy.hidden)
      and (hire.status = 'pending' or hire.status = 'accepted' and hire.start_on >= ${today}::date)`,
  )
}

async function listNews(tx: Tx, which: RawBuilder<unknown>): Promise<HireNews[]> {
  const { rows } = await sql<HireNews>`
    select ${candidacyNews}, hire.status, hire.told_at as told, hire.due_at as due,
      to_char(hire.start_on, 'YYYY-MM-DD') as start, hire.reason
    from hiring_message as hire
    ${joinCandidacy({ candidacyId: sql.ref('hire.candidacy_id'), madeBy: sql.ref('hire.made_by') })}
    where ${which} and hire.told_at is not null order by hire.id
  `.execute(tx)
  return rows
}
