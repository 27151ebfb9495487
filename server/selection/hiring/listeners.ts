import { dayFormat } from '@trampolim/phrases/formats.ts'
import { hireReasonText } from '@trampolim/phrases/pt-br/hiring.ts'
import { firstName, queueLetter } from '../../letters/send-letter.ts'
import { listen } from '../../platform/events/listener.ts'
import { record } from '../../platform/events/record.ts'
import type { Tx } from '../../platform/house.ts'
import { newId } from '../../platform/ids.ts'
import type { Keyring } from '../../platform/tokens.ts'
import { whoWantsLetters } from '../../preferences/wishes.ts'
import { type CandidacyNews, findCandidacyNews } from '../candidacy-news.ts'
import { findHireNews, type HireNews } from './duty-queries.ts'
import { hireEnds } from './present-hire.ts'
import { endOfLeavers } from './queries.ts'

const lastDay = dayFormat({ day: 'numeric', month: 'long', timeZone: 'America/Sao_Paulo' })

async function wants(tx: Tx, kind: 'hire' | 'hireAnswer', accountId: string) {
  return (await whoWantsLetters(tx, { kind, accountIds: [accountId] })).has(accountId)
}

type Answered = {
  id: string
  news: CandidacyNews & Partial<Pick<HireNews, 'reason'>>
  answer: 'accepted' | 'rejected' | 'canceled' | 'timeout' | 'gaveUp'
  secret: Keyring
}

async function tellRecruiter(tx: Tx, { id, news, answer, secret }: Answered) {
  const { recruiterId, recruiterEmail, recruiterName, candidateName, jobId, cvId, reason } = news
  // That somebody gave up says itself that they left.
  const withdrew = news.withdrew && answer !== 'gaveUp'
  if (!recruiterId || !recruiterEmail || !jobId || !(await wants(tx, 'hireAnswer', recruiterId))) return
  const values = {
    ...{
      name: firstName(recruiterName ?? ''),
      candidate: candidateName,
      jobName: news.ownJobName,
      jobId,
      cvId,
      answer,
      withdrew,
    },
    reason: answer !== 'accepted' && reason ? hireReasonText[reason] : null,
  }
  await queueLetter(tx, { secret, id, to: recruiterEmail, template: 'hire-answered', values })
}

/** Sends the letters about hiring messages, and ends the messages of candidates who are no longer finalists. */
export const hiringListeners = [
  listen('hire.told', 'hire-letter', async (tx, { id, payload }, { configuration: { secret } }) => {
    const news = await findHireNews(tx, payload.hireId)
    if (news?.status !== 'pending' || !(await wants(tx, 'hire', news.professionalId))) return
    const { candidateName, candidateEmail, jobName, company, forClient, told } = news
    const ends = hireEnds(told, news)
    const values = {
      ...{ name: firstName(candidateName), jobName, company, forClient, again: payload.again },
      ...{ until: lastDay(new Date(ends.getTime() - 1)), ends: ends.toISOString() },
    }
    await queueLetter(tx, { secret, id, to: candidateEmail, template: 'hire-received', values })
  }),

  listen('hire.ended', 'hire-closed-letter', async (tx, { id, payload }, { configuration: { secret } }) => {
    const news = await findHireNews(tx, payload.hireId)
    if (!news || !(await wants(tx, 'hire', news.professionalId))) return
    const { candidateName, candidateEmail, jobName, company, forClient, mayWrite } = news
    const values = { name: firstName(candidateName), jobName, company, forClient, why: payload.why, mayWrite }
    await queueLetter(tx, { secret, id, to: candidateEmail, template: 'hire-closed', values })
  }),

  listen('hire.ended', 'hire-timeout-letter', async (tx, { payload }, { configuration: { secret }, now }) => {
    if (payload.why !== 'timeout') return
    const news = await findHireNews(tx, payload.hireId)
    if (news) await tellRecruiter(tx, { id: newId(now()), news, answer: 'timeout', secret })
  }),

  listen('hire.answered', 'hire-answer-letter', async (tx, { id, payload }, { configuration: { secret } }) => {
    const news = await findHireNews(tx, payload.hireId)
    if (news) await tellRecruiter(tx, { id, news, answer: payload.answer, secret })
  }),

  listen('selection.moved', 'hire.end', async (tx, { payload: { candidacyId } }, { now }) => {
    await endOfLeavers(tx, { candidacyIds: [candidacyId], by: 'automation', now: now() })
  }),
  // Recruiters who count on the candidate aren't told of the withdrawal itself.
  listen('selection.withdrawn', 'hire.withdrawn', async (tx, { payload: { candidacyId } }, { now }) => {
    const [ended] = await endOfLeavers(tx, { candidacyIds: [candidacyId], by: 'candidate', now: now() })
    if (ended) {
      await record(tx, { type: 'hire.answered', payload: { hireId: ended.id, answer: ended.status }, now: now() })
    }
  }),
  listen('selection.hire-withdrawn', 'hire.recorded-withdrawn', async (tx, { id, payload }, { configuration }) => {
    const news = await findCandidacyNews(tx, payload.candidacyId)
    if (news) await tellRecruiter(tx, { id, news, answer: 'gaveUp', secret: configuration.secret })
  }),
  listen('selection.job-deleted', 'hire.job-deleted', async (tx, { payload: { candidacyIds } }, { now }) => {
    await endOfLeavers(tx, { candidacyIds, by: 'automation', now: now() })
  }),
]
