import type { InterviewAnswer } from '@trampolim/marketplace/interviews/answers.ts'
import { isAgreed, isAhead } from '@trampolim/marketplace/interviews/statuses.ts'
import { interviewReasonText } from '@trampolim/phrases/pt-br/interviews.ts'
import { speakTimes } from '@trampolim/phrases/pt-br/speak-times.ts'
import { sendResponses } from '../../automatic-responses/choose-responses.ts'
import { firstName, queueLetter } from '../../letters/send-letter.ts'
import { type AnsweredInterview, type ClosedInterview, isNewTime } from '../../letters/templates/interview-templates.ts'
import type { CalendarEvent } from '../../platform/calendar.ts'
import { listen } from '../../platform/events/listener.ts'
import { recordAll } from '../../platform/events/record-all.ts'
import type { House, Tx } from '../../platform/house.ts'
import { newId } from '../../platform/ids.ts'
import { whoWantsLetters } from '../../preferences/wishes.ts'
import { eventOf, recruitersEventOf } from './calendar.ts'
import {
  type CalendarOwner,
  findCalendarOwner,
  findInterviewNews,
  type InterviewNews,
  lockOfLeavers,
  undoDismissals,
} from './duty-queries.ts'
import { cancelSeats } from './handle.ts'
import { dropSeats, moveSeat, noteCalendars, storeMaker } from './queries.ts'

async function wants(tx: Tx, kind: 'interview' | 'interviewAnswer', accountId: string) {
  return (await whoWantsLetters(tx, { kind, accountIds: [accountId] })).has(accountId)
}

/** The data that every letter to the candidate contains. */
function ofCandidate(news: InterviewNews) {
  const { candidateName, jobName, company, forClient } = news
  return {
    name: firstName(candidateName),
    jobName,
    company,
    forClient,
    when: speakTimes({ ...news, elsewhere: news.candidateElsewhere }),
  }
}

type Said = AnsweredInterview['answer']
type Answered = { id: string; news: InterviewNews; answer: Said; house: Pick<House, 'configuration' | 'now'> }

/**
 * Tells the recruiter who set an interview what became of it, and their calendar; or the colleague who takes over, whose
 * the interview is once it is in their calendar.
 */
async function tellRecruiter(tx: Tx, { news, answer, ...letter }: Answered) {
  const { id, jobId, recruiterId, recruiterEmail, recruiterName, isTheirs } = news
  if (!recruiterId || !recruiterEmail || (!jobId && answer !== 'closed')) return
  const owner = { id: recruiterId, name: recruiterName ?? '', email: recruiterEmail }
  const method = calendarMethod(news, answer)
  const isSent = await writeTo(tx, { ...letter, news, answer, owner, method })
  if (!isSent || !method) return
  await noteCalendars(tx, { ids: [id], of: 'recruiter', has: method === 'REQUEST' })
  if (!isTheirs) await storeMaker(tx, { id, recruiterId })
}

/**
 * What becomes of an interview in its recruiter's calendar: it is added once it is agreed, and removed as it ends, if it
 * was added. Until somebody answers a new time, the former one stays.
 */
function calendarMethod(news: InterviewNews, answer: Said): CalendarEvent['method'] | undefined {
  const { status, inCalendar, isTheirs } = news
  if (answer === 'confirmed') return isAgreed(status) ? 'REQUEST' : undefined
  if (!isTheirs) return undefined
  // Only what the candidate cancels was certainly agreed before this was stored.
  return !isAhead(status) && (inCalendar ?? answer === 'canceled') ? 'CANCEL' : undefined
}

type Writing = Answered & { owner: CalendarOwner; method: CalendarEvent['method'] | undefined }

/** Writes to a recruiter who wants such letters, and to any whose calendar still has what is over. */
async function writeTo(tx: Tx, { id, news, answer, house, owner, method }: Writing): Promise<boolean> {
  if (method !== 'CANCEL' && !(await wants(tx, 'interviewAnswer', owner.id))) return false
  const { candidateName, ownJobName: jobName, jobId, cvId, reason, needs, withdrew, maySet } = news
  const isOwn = answer === 'refused' || answer === 'canceled'
  const values = {
    ...{ name: firstName(owner.name), candidate: candidateName, jobName, jobId, cvId, answer },
    ...{ when: speakTimes(news), needs: answer === 'confirmed' && needs.length > 0, withdrew, maySet },
    reason: isOwn && reason ? interviewReasonText[reason] : null,
    event: method && recruitersEventOf({ ...news, recruiter: owner }, { method, house }),
  }
  const { secret } = house.configuration
  await queueLetter(tx, { secret, id, to: owner.email, template: 'interview-answered', values })
  return true
}

/** The candidate's own answers that end an interview. */
const ownEnds: Partial<Record<InterviewAnswer, ClosedInterview['why']>> = {
  refused: 'ownRefused',
  canceled: 'ownCanceled',
}

/** Tells a candidate that an interview doesn't take place, which takes it out of their calendar. */
async function writeClosed(
  tx: Tx,
  { id, news, why, house }: Omit<Answered, 'answer'> & { why: ClosedInterview['why'] },
) {
  const { secret } = house.configuration
  const event = eventOf(news, { method: 'CANCEL', house })
  const { jobId, jobEnded, mayWrite } = news
  const values = { ...ofCandidate(news), why, deleted: jobId === null, jobEnded, mayWrite, event }
  await queueLetter(tx, { secret, id, to: news.candidateEmail, template: 'interview-closed', values })
  await noteCalendars(tx, { ids: [news.id], of: 'candidate', has: false })
}

/** Sends the letters about interviews, and ends those of candidates who are no longer in the selection. */
export const interviewListeners = [
  listen('interview.told', 'interview-letter', async (tx, { id, payload }, house) => {
    const { secret } = house.configuration
    const news = await findInterviewNews(tx, payload.id)
    if (!news || !isAhead(news.status)) return
    const candidacyIds = payload.what === 'set' ? [news.candidacyId] : []
    const ownWords = await sendResponses(tx, house, { occasion: 'interview', candidacyIds })
    const isCorrection = isNewTime(payload.what) && news.inCandidatesCalendar
    if (!isCorrection && !(await wants(tx, 'interview', news.professionalId))) return
    const { type, address, link, typeInfo, notes } = news
    const values = {
      ...ofCandidate(news),
      what: payload.what,
      type,
      address,
      link,
      typeInfo,
      notes,
      ownWords: ownWords.get(news.candidacyId),
      event: eventOf(news, { method: 'REQUEST', house }),
    }
    await queueLetter(tx, { secret, id, to: news.candidateEmail, template: 'interview-told', values })
    await noteCalendars(tx, { ids: [news.id], of: 'candidate', has: true })
  }),

  listen('interview.ended', 'interview-closed-letter', async (tx, { id, payload }, house) => {
    const news = await findInterviewNews(tx, payload.id)
    if (!news?.known) return
    if (!news.inCandidatesCalendar && !(await wants(tx, 'interview', news.professionalId))) return
    await writeClosed(tx, { id, news, why: payload.why, house })
  }),

  listen('interview.answered', 'interview-own-calendar-letter', async (tx, { payload }, house) => {
    const why = ownEnds[payload.answer]
    const news = await findInterviewNews(tx, payload.id)
    if (why && news?.inCandidatesCalendar) await writeClosed(tx, { id: newId(house.now()), news, why, house })
  }),

  listen('interview.ended', 'interview-timeout-letter', async (tx, { payload: { id, why } }, house) => {
    const news = await findInterviewNews(tx, id)
    if (!news) return
    const answer = why === 'timeout' ? why : 'closed'
    // Recruiters know what their company canceled; a calendar doesn't.
    if (answer === 'closed' && !calendarMethod(news, answer)) return
    await tellRecruiter(tx, { id: newId(house.now()), news, answer, house })
  }),

  listen('interview.left-calendar', 'interview-calendar-letter', async (tx, { id, payload }, house) => {
    const news = await findInterviewNews(tx, payload.id)
    const owner = await findCalendarOwner(tx, payload)
    if (news && owner) await writeTo(tx, { id, news, answer: payload.why, house, owner, method: 'CANCEL' })
  }),

  listen('interview.answered', 'interview-answer-letter', async (tx, { id, payload }, house) => {
    // A repeated confirmation isn't news.
    if (payload.answer === 'accepted') return
    const news = await findInterviewNews(tx, payload.id)
    if (news) await tellRecruiter(tx, { id, news, answer: payload.answer, house })
  }),

  listen('selection.moved', 'interview.end', async (tx, { payload: { candidacyId } }, { now }) => {
    await endOfLeavers(tx, { candidacyIds: [candidacyId], now: now() })
    await undoDismissals(tx, candidacyId)
  }),
  listen('selection.job-deleted', 'interview.job-deleted', (tx, { payload: { candidacyIds } }, { now }) =>
    endOfLeavers(tx, { candidacyIds, now: now() }),
  ),
  listen('selection.withdrawn', 'interview.withdrawn', async (tx, { payload: { candidacyId } }, { now }) => {
    const held = await lockOfLeavers(tx, [candidacyId])
    await dropSeats(
      tx,
      held.flatMap(({ id, known }) => (known ? [] : id)),
    )
    const known = held.filter((seat) => seat.known)
    for (const { id } of known) await moveSeat(tx, { id, status: 'candidate:canceled' })
    const payloads = known.map(({ id }) => ({ id, answer: 'canceled' as const }))
    await recordAll(tx, { type: 'interview.answered', payloads, now: now() })
  }),
]

async function endOfLeavers(tx: Tx, { candidacyIds, now }: { candidacyIds: readonly string[]; now: Date }) {
  await cancelSeats(tx, await lockOfLeavers(tx, candidacyIds), { by: null, now })
}
