import { agreedStatuses, type InterviewStatus } from '@trampolim/marketplace/interviews/statuses.ts'
import type { Span } from '@trampolim/marketplace/interviews/times.ts'
import { sql } from 'kysely'
import type { Tx } from '../../platform/house.ts'
import type { HeldInterview } from './queries.ts'

type Seat = Span & { id: string; slotId: string; due: Date | null; now: Date }

/** Stores a candidate's interview at the slot that they chose; choosing it counts as agreeing. */
export async function storeChosenSeat(
  tx: Tx,
  { interview, processId, ...seat }: Seat & { interview: HeldInterview; processId: string },
) {
  await tx
    .insertInto('interview_candidate')
    .values({
      ...{ id: seat.id, interview_id: interview.id, candidacy_id: processId, slot_id: seat.slotId },
      ...{ organization_id: interview.organizationId, made_by: interview.by, start_at: seat.start, end_at: seat.end },
      ...{ set_at: seat.now, known_at: seat.now, told_at: seat.now, due_at: seat.due, in_calendar: false },
      status: 'candidate:confirmed' satisfies InterviewStatus,
    })
    .execute()
}

/** Locks the interview at a slot that its candidate may still exchange for another one, until the transaction ends. */
export async function lockChosenSeat(
  tx: Tx,
  { interviewId, processId, now }: { interviewId: string; processId: string; now: Date },
): Promise<{ id: string } | undefined> {
  const { rows } = await sql<{ id: string }>`
    select id from interview_candidate
    where interview_id = ${interviewId} and candidacy_id = ${processId} and slot_id is not null
      and status = any(${agreedStatuses}::text[]) and start_at > ${now}
    for update
  `.execute(tx)
  return rows[0]
}

/** Moves an interview to another slot. */
export async function changeChosenSeat(tx: Tx, { id, slotId, start, end, due, now }: Seat) {
  await sql`
    update interview_candidate set slot_id = ${slotId}, start_at = ${start}, end_at = ${end}, due_at = ${due},
      status = ${'candidate:confirmed' satisfies InterviewStatus}, set_at = ${now}, told_at = ${now},
      sequence = sequence + 1, resends = 0
    where id = ${id}
  `.execute(tx)
}
