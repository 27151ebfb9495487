import { consentEnds } from '@trampolim/marketplace/curriculums/consent-requests.ts'
import { dayFormat } from '@trampolim/phrases/formats.ts'
import { firstName, queueLetter } from '../letters/send-letter.ts'
import { listen } from '../platform/events/listener.ts'
import type { Tx } from '../platform/house.ts'
import { countWithin, type Limit } from '../platform/limits.ts'
import { whoWantsLetters } from '../preferences/wishes.ts'
import { findNews } from './queries.ts'

const lastDay = dayFormat({ day: 'numeric', month: 'long', timeZone: 'America/Sao_Paulo' })

/** People may grant a consent and take it back as often as they like. */
const grantedLetters: Limit = { name: 'consent-granted-letter', most: 1, seconds: 24 * 60 * 60 }

async function wants(tx: Tx, kind: 'consent' | 'consentAnswer', accountId: string) {
  return (await whoWantsLetters(tx, { kind, accountIds: [accountId] })).has(accountId)
}

/** Sends the letters about requests, if what they say is still true by then. */
export const consentRequestListeners = [
  listen('consent.asked', 'consent-letter', async (tx, { id, payload }, { configuration: { secret } }) => {
    const news = await findNews(tx, payload.requestId)
    if (news?.status !== 'asked' || news.companyBlocked || !(await wants(tx, 'consent', news.professionalId))) return
    const { candidateName, candidateEmail, company, asked } = news
    const values = {
      name: firstName(candidateName),
      company,
      until: lastDay(new Date(consentEnds(asked).getTime() - 1)),
    }
    await queueLetter(tx, { secret, id, to: candidateEmail, template: 'consent-asked', values })
  }),

  listen(
    'consent.answered',
    'consent-answer-letter',
    async (tx, { id, payload }, { configuration: { secret }, now }) => {
      const news = await findNews(tx, payload.requestId)
      // There is nothing to look at while the person hides from recruiters.
      if (!news?.recruiterId || !news.recruiterEmail || news.status !== 'granted' || !news.isFound) return
      if (!(await wants(tx, 'consentAnswer', news.recruiterId))) return
      if (!(await countWithin(tx, grantedLetters, { subject: payload.requestId, now: now() }))) return
      const { recruiterName, recruiterEmail, candidateName, curriculumId } = news
      const values = { name: firstName(recruiterName ?? ''), candidate: candidateName, cvId: curriculumId }
      await queueLetter(tx, { secret, id, to: recruiterEmail, template: 'consent-granted', values })
    },
  ),
]
