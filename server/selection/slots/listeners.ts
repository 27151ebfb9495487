import { isOpenOffer } from '@trampolim/marketplace/interviews/slots.ts'
import { interviewReasonText } from '@trampolim/phrases/pt-br/interviews.ts'
import { speakMoment, speakTimes } from '@trampolim/phrases/pt-br/speak-times.ts'
import { sendResponses } from '../../automatic-responses/choose-responses.ts'
import { firstName, queueLetter } from '../../letters/send-letter.ts'
import { listen } from '../../platform/events/listener.ts'
import type { Tx } from '../../platform/house.ts'
import { newId } from '../../platform/ids.ts'
import type { Keyring } from '../../platform/tokens.ts'
import { whoWantsLetters } from '../../preferences/wishes.ts'
import { askForAttendance } from './attend-slots.ts'
import { findSlotNews, type SlotNews } from './news.ts'
import { attendLeavers } from './queries.ts'

async function wants(tx: Tx, kind: 'interview' | 'interviewAnswer', accountId: string) {
  return (await whoWantsLetters(tx, { kind, accountIds: [accountId] })).has(accountId)
}

function ofCandidate({ candidateName, jobName, company, forClient }: SlotNews) {
  return { name: firstName(candidateName), jobName, company, forClient }
}

type Answered = { id: string; news: SlotNews; answer: 'waiting' | 'refused' | 'timeout'; secret: Keyring }

async function tellRecruiter(tx: Tx, { id, news, answer, secret }: Answered) {
  const { recruiterId, recruiterEmail, recruiterName, candidateName, ownJobName: jobName, jobId, wish, reason } = news
  if (!recruiterId || !recruiterEmail || !jobId || !(await wants(tx, 'interviewAnswer', recruiterId))) return
  const values = {
    ...{ name: firstName(recruiterName ?? ''), candidate: candidateName, jobName, answer, wish },
    reason: answer === 'refused' && reason ? interviewReasonText[reason] : null,
  }
  await queueLetter(tx, { secret, id, to: recruiterEmail, template: 'slots-answered', values })
}

/** Sends the letters about slot offers, and ends what depended on a candidate's place in the selection. */
export const slotListeners = [
  listen('slots.offered', 'slots-letter', async (tx, { id, payload }, house) => {
    const { secret } = house.configuration
    const news = await findSlotNews(tx, { id: payload.offerId, now: house.now() })
    if (!news || !isOpenOffer(news.status)) return
    const candidacyIds = payload.what === 'set' ? [news.candidacyId] : []
    const ownWords = await sendResponses(tx, house, { occasion: 'interview', candidacyIds })
    if (!(await wants(tx, 'interview', news.professionalId))) return
    const {
      keptStart: start,
      keptEnd: end,
      keptUntil,
      timeZone,
      candidateElsewhere: elsewhere,
      count,
      lastStart,
    } = news
    const kept = start && end && keptUntil
    const ends = payload.what === 'kept' ? keptUntil : lastStart
    const values = {
      ...{ ...ofCandidate(news), what: payload.what, count, ownWords: ownWords.get(news.candidacyId) },
      kept: kept
        ? { when: speakTimes({ start, end, timeZone, elsewhere }), until: speakMoment(keptUntil, timeZone) }
        : null,
      ends: ends?.toISOString(),
    }
    // The reserved slot has been passed on in the meantime; the offer's status is what remains.
    if (payload.what === 'kept' && !kept) return
    await queueLetter(tx, { secret, id, to: news.candidateEmail, template: 'slots-offered', values })
  }),

  listen('slots.answered', 'slots-answer-letter', async (tx, { id, payload }, { configuration: { secret }, now }) => {
    const news = await findSlotNews(tx, { id: payload.offerId, now: now() })
    if (news) await tellRecruiter(tx, { id, news, answer: payload.answer, secret })
  }),

  listen('slots.ended', 'slots-ended-letter', async (tx, { id, payload }, { configuration: { secret }, now }) => {
    const news = await findSlotNews(tx, { id: payload.offerId, now: now() })
    if (!news?.told || !(await wants(tx, 'interview', news.professionalId))) return
    const { step, mayWrite } = news
    const values = { ...ofCandidate(news), why: payload.why, stays: step !== 'discarded', mayWrite }
    await queueLetter(tx, { secret, id, to: news.candidateEmail, template: 'slots-ended', values })
  }),

  listen('slots.ended', 'slots-timeout-letter', async (tx, { payload }, { configuration: { secret }, now }) => {
    if (payload.why !== 'timeout') return
    const news = await findSlotNews(tx, { id: payload.offerId, now: now() })
    if (news) await tellRecruiter(tx, { id: newId(now()), news, answer: 'timeout', secret })
  }),

  // A time may have become free for the next one.
  listen('interview.answered', 'slots.freed', async (tx, { payload: { answer } }) => {
    if (answer === 'canceled' || answer === 'refused') await askForAttendance(tx)
  }),
  listen('interview.ended', 'slots.freed-by-company', (tx) => askForAttendance(tx)),

  listen('selection.moved', 'slots.end', (tx, { payload: { candidacyId } }) => attendTo(tx, [candidacyId])),
  listen('selection.job-deleted', 'slots.job-deleted', (tx, { payload: { candidacyIds } }) =>
    attendTo(tx, candidacyIds),
  ),
  listen('selection.withdrawn', 'slots.withdrawn', (tx, { payload: { candidacyId } }) => attendTo(tx, [candidacyId])),
]

/** Has offers end whose candidates have left the interviews. */
async function attendTo(tx: Tx, candidacyIds: readonly string[]) {
  if (await attendLeavers(tx, candidacyIds)) await askForAttendance(tx)
}
