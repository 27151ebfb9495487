import type { Interview, InterviewCandidate, OwnInterview } from '@trampolim/contract/interviews.ts'
import { mostResends } from '@trampolim/marketplace/interviews/answers.ts'
import { interviewTold } from '@trampolim/marketplace/interviews/duties.ts'
import { type InterviewStatus, interviewTransitions } from '@trampolim/marketplace/interviews/statuses.ts'
import { dayOf } from '@trampolim/marketplace/time/days.ts'
import { mayMove } from '@trampolim/marketplace/transitions.ts'
import type { InterviewRow, OwnRow, SeatRow } from './list-queries.ts'
import type { CandidatesInterview } from './queries.ts'

/** Whether an actor may change the status of a candidate's interview now; steps before its start end with it. */
export function mayStep(
  { status, start }: Pick<CandidatesInterview, 'status' | 'start'>,
  { to, actor, now }: { to: InterviewStatus; actor: 'recruiter' | 'candidate'; now: Date },
): boolean {
  if (!mayMove<InterviewStatus>(interviewTransitions, { from: status, to, actor })) return false
  return start > now || !beforeStart.has(to) || (to === 'recruiter:reschedule' && setAnew.has(status))
}

const beforeStart: ReadonlySet<InterviewStatus> = new Set<InterviewStatus>([
  'candidate:confirmed',
  'candidate:refused',
  'candidate:accepted',
  'candidate:canceled',
  'recruiter:canceled',
  'recruiter:reschedule',
])
const setAnew: ReadonlySet<InterviewStatus> = new Set<InterviewStatus>([
  'candidate:refused',
  'candidate:canceled',
  'automation:canceled',
])

/** Whether a candidate may be asked again to answer. */
export function mayResend({ status, start, resends }: CandidatesInterview, now: Date): boolean {
  const waits =
    status === 'candidate:pending' || status === 'candidate:pending:viewed' || status === 'candidate:reconfirm:pending'
  return waits && start > now && resends < mostResends
}

const recruiterActions = {
  canceled: 'recruiter:canceled',
  reschedule: 'recruiter:reschedule',
  show: 'candidate:show',
  noshow: 'candidate:noshow',
  disqualified: 'recruiter:disqualified',
} as const satisfies Partial<Record<InterviewCandidate['may'][number], InterviewStatus>>

const candidateAnswers = {
  confirmed: 'candidate:confirmed',
  refused: 'candidate:refused',
  accepted: 'candidate:accepted',
  canceled: 'candidate:canceled',
} as const satisfies Record<OwnInterview['may'][number], InterviewStatus>

/** Whether a candidate's answer agrees to the interview, which nobody can while its job is taken down. */
export function agrees(answer: OwnInterview['may'][number]): boolean {
  return answer === 'confirmed' || answer === 'accepted'
}

/** An interview as its organisation's recruiters read it. */
export function presentInterview(
  { interview, seats }: { interview: InterviewRow; seats: readonly SeatRow[] },
  now: Date,
): Interview {
  const { id, jobId, ...meeting } = interview
  return {
    ...{ interviewId: id, jobId, jobName: seats[0]?.jobName ?? '', ...meeting },
    candidates: seats.map((seat) => presentSeat(seat, meeting.timeZone, now)),
  }
}

function presentSeat(seat: SeatRow, timeZone: string, now: Date): InterviewCandidate {
  const { processId, cvId, candidateId, name, status, told, reason, needs, needsText } = seat
  const actions = Object.keys(recruiterActions) as (keyof typeof recruiterActions)[]
  const tells = interviewTold(seat)
  const may = actions
    .filter((action) => isOffered(action, seat))
    .filter((action) => mayStep(seat, { to: recruiterActions[action], actor: 'recruiter', now }))
  return {
    ...{ processId, cvId, candidateId, name, ...presentTimes(seat, timeZone), status },
    ...{ told: told?.toISOString() ?? null, tells: told || tells <= now ? null : tells.toISOString() },
    ...{ reason, needs, needsText, may: mayResend(seat, now) && !seat.takenDown ? [...may, 'resend'] : may },
  }
}

/** Whether an action on a candidate's interview is possible, whatever its status: nothing is once the job was deleted. */
function isOffered(
  action: keyof typeof recruiterActions,
  { closed, deleted, discardable }: Pick<SeatRow, 'closed' | 'deleted' | 'discardable'>,
): boolean {
  if (action === 'reschedule') return !closed
  return action === 'disqualified' ? discardable : !deleted
}

/** An interview as its candidate reads it. */
export function presentOwn(row: OwnRow, now: Date): OwnInterview {
  const { interviewId, processId, jobId, jobName, company, status, overlaps, reason, needs, needsText } = row
  const { type, typeInfo, address, link, notes, timeZone, takenDown, paused, elsewhere } = row
  const answers = (Object.keys(candidateAnswers) as (keyof typeof candidateAnswers)[]).filter(
    (answer) => !(takenDown && agrees(answer)),
  )
  return {
    ...{ interviewId, processId, jobId, jobName, company, type, typeInfo, address, link, notes, timeZone },
    ...{
      ...presentTimes(row, timeZone),
      status,
      takenDown,
      paused,
      rescheduled: row.sequence > 0,
      overlaps,
      elsewhere,
    },
    ...{ reason, needs, needsText },
    may: answers.filter((answer) => mayStep(row, { to: candidateAnswers[answer], actor: 'candidate', now })),
  }
}

/** The day and times of an interview, in the contract's form. */
export function presentTimes({ start, end }: Pick<CandidatesInterview, 'start' | 'end'>, timeZone: string) {
  return {
    date: dayOf(start, timeZone),
    startDateTime: start.toISOString(),
    endDateTime: end.toISOString(),
  }
}
