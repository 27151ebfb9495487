import type { MeetingType } from '@trampolim/marketplace/interviews/answers.ts'
import { interviewTold, nextDuty } from '@trampolim/marketplace/interviews/duties.ts'
import { isAgreed, isAhead } from '@trampolim/marketplace/interviews/statuses.ts'
import { interviewFaults, type Span, timesInTurn } from '@trampolim/marketplace/interviews/times.ts'
import type { Day } from '@trampolim/marketplace/time/days.ts'
import { recordAll } from '../../platform/events/record-all.ts'
import type { House, Tx } from '../../platform/house.ts'
import { fieldFaultsOf } from '../../platform/http/refusals/field-faults.ts'
import { newId } from '../../platform/ids.ts'
import { refuse } from '../../platform/refusal.ts'
import { settleWaiting } from '../slots/waiting-queries.ts'
import { assertFree, assertMaySet, bringToInterviews, heldOf } from './may-set.ts'
import { placeOf } from './place.ts'
import { mayStep } from './present.ts'
import { type CandidatesInterview, lockSeats } from './queries.ts'
import {
  findAhead,
  rewriteMeeting,
  rewriteTimes,
  spansOf,
  storeInterview,
  storeSeats,
  timeZoneOfJob,
  withdrawSlotsOf,
} from './set-queries.ts'

type Setting = {
  recruiterId: string
  jobId: string
  date: Day
  start: string
  end: string
  type: MeetingType
  address: string
  link: string
  typeInfo: string
  notes: string
  minutesBetween?: number | undefined
  mayOverlap: boolean
}

/**
 * Sets an interview with candidates of a job, and moves candidates from earlier steps to the interviews. The automation
 * notifies them.
 * @throws terms_outdated, job_not_found, job_blocked, job_not_open, process_not_found, not_in_selection, invalid_form,
 * interview_already_set, interview_overlaps
 */
export async function scheduleInterview(
  { configuration, database, now }: House,
  { candidates, ...asked }: Setting & { candidates: readonly string[] },
) {
  const { recruiterId, jobId } = asked
  return database.transaction().execute(async (tx) => {
    const moment = now()
    const job = await assertMaySet(tx, asked)
    const count = new Set(candidates).size
    const { meeting, spans } = await settled(tx, { asked, count, now: moment, configuration })
    const processIds = [...new Set(candidates)]
    const held = await heldOf(tx, { jobId, processIds })
    if ((await findAhead(tx, processIds)).length > 0) refuse('interview_already_set')
    const interviewId = newId(moment)
    await settleWaiting(tx, { processIds, interviewId })
    await assertFree(tx, { ...asked, spans, except: null })
    const ground = { organizationId: job.organizationId, by: recruiterId, now: moment }
    await storeInterview(tx, { id: interviewId, jobId, ...meeting, ...ground })
    const seats = processIds.map((processId, at) => {
      const span = spans[at] as Span
      return { id: newId(moment), processId, ...span, due: interviewTold({ set: moment, start: span.start }) }
    })
    await storeSeats(tx, { seats, interviewId, ...ground })
    await bringToInterviews(tx, held, { recruiterId, now: moment })
    return { interviewId }
  })
}

/**
 * Reschedules an interview for all candidates with whom it may still take place, or for one candidate, whose time alone
 * changes. Candidates who knew of the previous time are notified at once and asked again; those whom somebody moved to
 * an earlier step meanwhile come back to the interviews.
 * @throws the refusals of `scheduleInterview`, interview_not_found, interview_started
 */
export async function changeInterview(
  { configuration, database, now }: House,
  { interviewId, processId, ...asked }: Setting & { interviewId: string; processId?: string | undefined },
) {
  const { recruiterId, jobId } = asked
  await database.transaction().execute(async (tx) => {
    const moment = now()
    await assertMaySet(tx, asked)
    const all = await lockSeats(tx, { jobId, interviewId })
    if (all.length === 0) return refuse('interview_not_found')
    const changed = all
      .filter((seat) => (processId ? seat.processId === processId : isAhead(seat.status)))
      .toSorted((a, b) => a.start.getTime() - b.start.getTime())
    if (processId && changed.length === 0) refuse('process_not_found')
    const may = changed.filter((seat) => mayStep(seat, { to: 'recruiter:reschedule', actor: 'recruiter', now: moment }))
    if (may.length === 0 || may.length < changed.length) refuse('interview_started')
    const { meeting, spans } = await settled(tx, { asked, count: may.length, now: moment, configuration })
    const processIds = may.map((seat) => seat.processId)
    const held = await heldOf(tx, { jobId, processIds })
    if ((await findAhead(tx, processIds, interviewId)).length > 0) refuse('interview_already_set')
    await settleWaiting(tx, { processIds, interviewId })
    await assertFree(tx, { ...asked, spans, except: interviewId })
    if (!processId) await rewriteMeeting(tx, interviewId, meeting)
    const anew = may.map((seat, at) => {
      const span = spans[at] as Span
      const status = seat.known ? ('candidate:pending' as const) : ('automation:notifications:sent' as const)
      const due = nextDuty({ status, set: moment, ...span })?.at ?? null
      return { id: seat.id, ...span, status, told: seat.known ? moment : null, due }
    })
    // Somebody whose interview has fallen gave their slot back: it may be another's.
    await withdrawSlotsOf(
      tx,
      may.flatMap(({ id, status }) => (isAhead(status) ? id : [])),
    )
    await rewriteTimes(tx, anew, { by: recruiterId, now: moment })
    await bringToInterviews(tx, held, { recruiterId, now: moment })
    const payloads = anew.flatMap(({ id, told }) => (told ? [{ id, what: 'moved' as const }] : []))
    await recordAll(tx, { type: 'interview.told', payloads, actorId: recruiterId, now: moment })
    await recordAll(tx, {
      type: 'interview.left-calendar',
      payloads: may.flatMap((seat) => leftCalendar(seat, recruiterId)),
      ...{ actorId: recruiterId, now: moment },
    })
  })
}

/** An interview that a colleague set, and whose new time is no longer for that colleague's calendar. */
function leftCalendar({ id, by, status, inCalendar }: CandidatesInterview, recruiterId: string) {
  const isTheirs = by !== null && by !== recruiterId
  return isTheirs && (inCalendar ?? isAgreed(status)) ? [{ id, recruiterId: by, why: 'moved' as const }] : []
}

type Settled = { asked: Setting; count: number; now: Date; configuration: House['configuration'] }

/** Checks the place and the times that a recruiter asks for. */
async function settled(tx: Tx, { asked, count, now, configuration }: Settled) {
  const timeZone = await timeZoneOfJob(tx, asked.jobId)
  const [first] = (await spansOf(tx, { times: [asked], timeZone })) as [Span]
  const place = placeOf(configuration, asked)
  const faults = interviewFaults({ ...place, ...first }, now)
  if (faults.length > 0) refuse('invalid_form', fieldFaultsOf(faults))
  const { typeInfo, notes, minutesBetween } = asked
  const spans =
    minutesBetween === undefined
      ? Array.from({ length: count }, () => first)
      : timesInTurn(first, count, minutesBetween)
  return { meeting: { typeInfo, notes, timeZone, ...place }, spans }
}
