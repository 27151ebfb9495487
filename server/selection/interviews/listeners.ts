import { isAhead } from '@trampolim/marketplace/interviews/statuses.ts'
import { interviewReasonText } from '@trampolim/phrases/pt-br/interviews.ts'
import { speakTimes } from '@trampolim/phrases/pt-br/speak-times.ts'
import { sendResponses } from '../../automatic-responses/choose-responses.ts'
import { firstName, queueLetter } from '../../letters/send-letter.ts'
import { listen } from '../../platform/events/listener.ts'
import { recordAll } from '../../platform/events/record-all.ts'
import type { House, Tx } from '../../platform/house.ts'
import { whoWantsLetters } from '../../preferences/wishes.ts'
import { eventOf, recruitersEventOf } from './calendar.ts'
import { findInterviewNews, type InterviewNews, lockOfLeavers } from './duty-queries.ts'
import { cancelSeats } from './handle.ts'
import { dropSeats, moveSeat } from './queries.ts'

async function wants(tx: Tx, kind: 'interview' | 'interviewAnswer', accountId: string) {
  return (await whoWantsLetters(tx, { kind, accountIds: [accountId] })).has(accountId)
}

/** The data that every letter to the candidate contains. */
function ofCandidate(news: InterviewNews) {
  const { candidateName, jobName, company, forClient } = news
  return { name: firstName(candidateName), jobName, company, forClient, when: speakTimes(news) }
}

type Answered = {
  id: string
  news: InterviewNews
  answer: 'confirmed' | 'refused' | 'canceled' | 'timeout'
  house: Pick<House, 'configuration' | 'now'>
}

async function tellRecruiter(tx: Tx, { id, news, answer, house }: Answered) {
  const { secret } = house.configuration
  const { recruiterId, recruiterEmail, recruiterName, candidateName, jobName, jobId, cvId, reason, needs } = news
  if (!recruiterId || !recruiterEmail || !jobId || !(await wants(tx, 'interviewAnswer', recruiterId))) return
  const values = {
    ...{ name: firstName(recruiterName ?? ''), candidate: candidateName, jobName, jobId, cvId, answer },
    ...{ when: speakTimes(news), needs: answer === 'confirmed' && needs.length > 0 },
    reason: answer !== 'confirmed' && reason ? interviewReasonText[reason] : null,
    event: recruitersEvent({ news, answer, house }),
  }
  await queueLetter(tx, { secret, id, to: recruiterEmail, template: 'interview-answered', values })
}

/**
 * The event for the recruiter's calendar: an interview is added once it is agreed, and removed when the candidate
 * cancels it.
 */
function recruitersEvent({ news, answer, house }: Omit<Answered, 'id'>) {
  const { recruiterEmail, recruiterName } = news
  if (!recruiterEmail || (answer !== 'confirmed' && answer !== 'canceled')) return undefined
  const recruiter = { name: recruiterName ?? '', email: recruiterEmail }
  return recruitersEventOf({ ...news, recruiter }, { method: answer === 'confirmed' ? 'REQUEST' : 'CANCEL', house })
}

/** Sends the letters about interviews, and ends those of candidates who are no longer in the selection. */
export const interviewListeners = [
  listen('interview.told', 'interview-letter', async (tx, { id, payload }, house) => {
    const { secret } = house.configuration
    const news = await findInterviewNews(tx, payload.id)
    if (!news || !isAhead(news.status)) return
    const candidacyIds = payload.what === 'set' ? [news.candidacyId] : []
    const ownWords = await sendResponses(tx, house, { occasion: 'interview', candidacyIds })
    if (!(await wants(tx, 'interview', news.professionalId))) return
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
  }),

  listen('interview.ended', 'interview-closed-letter', async (tx, { id, payload }, house) => {
    const { secret } = house.configuration
    const news = await findInterviewNews(tx, payload.id)
    if (!news?.known || !(await wants(tx, 'interview', news.professionalId))) return
    const values = { ...ofCandidate(news), why: payload.why, event: eventOf(news, { method: 'CANCEL', house }) }
    await queueLetter(tx, { secret, id, to: news.candidateEmail, template: 'interview-closed', values })
  }),

  listen('interview.ended', 'interview-timeout-letter', async (tx, { id, payload }, house) => {
    if (payload.why !== 'timeout') return
    const news = await findInterviewNews(tx, payload.id)
    if (news) await tellRecruiter(tx, { id: `${id}r`, news, answer: 'timeout', house })
  }),

  listen('interview.answered', 'interview-answer-letter', async (tx, { id, payload }, house) => {
    // A repeated confirmation isn't news.
    if (payload.answer === 'accepted') return
    const news = await findInterviewNews(tx, payload.id)
    if (news) await tellRecruiter(tx, { id, news, answer: payload.answer, house })
  }),

  listen('selection.moved', 'interview.end', (tx, { payload: { candidacyId } }, { now }) =>
    endOfLeavers(tx, { candidacyIds: [candidacyId], now: now() }),
  ),
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
