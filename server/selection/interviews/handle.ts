import type { InterviewCandidate } from '@trampolim/contract/interviews.ts'
import { isAhead } from '@trampolim/marketplace/interviews/statuses.ts'
import { hiringJobFor } from '../../candidates/hiring-job.ts'
import { record } from '../../platform/events/record.ts'
import { recordAll } from '../../platform/events/record-all.ts'
import type { House, Tx } from '../../platform/house.ts'
import { refuse } from '../../platform/refusal.ts'
import { assertMoves } from '../board/move-candidate.ts'
import { moveCandidacy } from '../move-candidacy.ts'
import { endOffers } from '../slots/end-offers.ts'
import { lockOffered } from '../slots/queries.ts'
import { mayResend, mayStep } from './present.ts'
import { type CandidatesInterview, countResend, dropSeats, lockSeats, moveSeat } from './queries.ts'
import { withdrawSlotsOf } from './set-queries.ts'

type OfInterview = { recruiterId: string; jobId: string; interviewId: string }

/**
 * Cancels an interview for all candidates with whom it may still take place. Candidates who weren't notified of it yet
 * never learn of it.
 * @throws job_not_found, interview_not_found, interview_started, interview_ended
 */
export async function cancelInterview({ database, now }: House, { recruiterId, jobId, interviewId }: OfInterview) {
  return database.transaction().execute(async (tx) => {
    await hiringJobFor(tx, { recruiterId, jobId })
    const moment = now()
    const offered = (await lockOffered(tx, interviewId))?.jobId === jobId
    const offers = offered ? await endOffers(tx, { interviewId, by: recruiterId, now: moment }) : 0
    const all = await lockSeats(tx, { jobId, interviewId })
    if (all.length === 0 && offers === 0) return refuse('interview_not_found')
    const ahead = all.filter(({ status }) => isAhead(status))
    if (ahead.length === 0) return offers > 0 ? { told: 0 } : refuse('interview_ended')
    const may = ahead.filter((seat) => mayStep(seat, { to: 'recruiter:canceled', actor: 'recruiter', now: moment }))
    if (may.length === 0) return refuse('interview_started')
    return { told: await cancelSeats(tx, may, { by: recruiterId, now: moment }) }
  })
}

/**
 * Cancels interviews on behalf of the company; those of which nobody was notified are deleted.
 * @returns how many candidates knew of theirs
 */
export async function cancelSeats(
  tx: Tx,
  seats: readonly Pick<CandidatesInterview, 'id' | 'known'>[],
  { by, now }: { by: string | null; now: Date },
): Promise<number> {
  const known = seats.filter((seat) => seat.known)
  await dropSeats(
    tx,
    seats.flatMap((seat) => (seat.known ? [] : seat.id)),
  )
  for (const { id } of known) await moveSeat(tx, { id, status: 'recruiter:canceled' })
  const payloads = known.map(({ id }) => ({ id, why: 'canceled' as const }))
  await recordAll(tx, { type: 'interview.ended', payloads, actorId: by, now })
  return known.length
}

const statusOf = {
  show: 'candidate:show',
  noshow: 'candidate:noshow',
  disqualified: 'recruiter:disqualified',
} as const

type Handling = OfInterview & {
  processId: string
  action: Exclude<InterviewCandidate['may'][number], 'reschedule'>
  feedback: string
}

/**
 * Carries out a recruiter's decision on one candidate of an interview.
 * @throws job_not_found, job_blocked, interview_not_found, process_not_found, interview_started, interview_not_ended,
 * interview_ended, interview_resent_lately, and for a discard the refusals of that move
 */
export async function handleInterview({ database, now }: House, asked: Handling) {
  const { recruiterId, jobId, interviewId, processId, action, feedback } = asked
  await database.transaction().execute(async (tx) => {
    const job = await hiringJobFor(tx, { recruiterId, jobId })
    const all = await lockSeats(tx, { jobId, interviewId })
    if (all.length === 0) return refuse('interview_not_found')
    const seat = all.find((each) => each.processId === processId) ?? refuse('process_not_found')
    const moment = now()
    if (action === 'canceled') {
      if (!isAhead(seat.status)) refuse('interview_ended')
      if (!mayStep(seat, { to: 'recruiter:canceled', actor: 'recruiter', now: moment })) refuse('interview_started')
      await withdrawSlotsOf(tx, [seat.id])
      await cancelSeats(tx, [seat], { by: recruiterId, now: moment })
      return
    }
    if (action === 'resend') {
      assertMoves(job, 'interviews')
      if (!mayResend({ ...seat, resends: 0 }, moment)) refuse('interview_ended')
      if (!mayResend(seat, moment)) refuse('interview_resent_lately')
      await countResend(tx, seat.id)
      const what = seat.status === 'candidate:reconfirm:pending' ? 'reconfirm' : 'reminder'
      await record(tx, { type: 'interview.told', payload: { id: seat.id, what }, actorId: recruiterId, now: moment })
      return
    }
    const status = statusOf[action]
    if (!mayStep(seat, { to: status, actor: 'recruiter', now: moment }))
      refuse(isAhead(seat.status) ? 'interview_not_ended' : 'interview_ended')
    await moveSeat(tx, { id: seat.id, status, ...(action !== 'disqualified' && { came: action === 'show' }) })
    if (action !== 'disqualified') return
    assertMoves(job, 'discarded')
    await moveCandidacy(tx, {
      ...{ candidacyId: processId, to: 'discarded', actor: 'recruiter', actorId: recruiterId },
      ...{ note: feedback || null, now: moment },
    })
  })
}
