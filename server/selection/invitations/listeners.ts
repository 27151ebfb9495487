import { invitationEnds } from '@trampolim/marketplace/selection/invitations.ts'
import { dayFormat } from '@trampolim/phrases/formats.ts'
import { invitationReason } from '@trampolim/phrases/pt-br/invitations.ts'
import { firstName, queueLetter } from '../../letters/send-letter.ts'
import { listen } from '../../platform/events/listener.ts'
import type { Tx } from '../../platform/house.ts'
import { whoWantsLetters } from '../../preferences/wishes.ts'
import { isEnded } from '../endings/ending-queries.ts'
import { attendEndedJobs } from './attend-invitations.ts'
import { findNews } from './duty-queries.ts'

const lastDay = dayFormat({ day: 'numeric', month: 'long', timeZone: 'America/Sao_Paulo' })

/** Whether a person wants a letter for each notification of a kind. */
async function wants(tx: Tx, kind: 'invitation' | 'invitationAnswer', accountId: string) {
  return (await whoWantsLetters(tx, { kind, accountIds: [accountId] })).has(accountId)
}

/** Sends the letters about invitations, if what they say is still true by then. */
export const invitationListeners = [
  listen('invitation.told', 'invitation-letter', async (tx, { id, payload }, { configuration: { secret } }) => {
    const news = await findNews(tx, payload.invitationId)
    if (!news?.open || !(await wants(tx, 'invitation', news.professionalId))) return
    const { candidateName, candidateEmail, jobName, company, forClient, told, due } = news
    const ends = invitationEnds(told, due)
    const values = {
      ...{ name: firstName(candidateName), jobName, company, forClient, again: payload.again },
      ...{ until: lastDay(new Date(ends.getTime() - 1)), ends: ends.toISOString() },
    }
    await queueLetter(tx, { secret, id, to: candidateEmail, template: 'invitation-received', values })
  }),

  listen('invitation.ended', 'invitation-closed-letter', async (tx, { id, payload }, { configuration: { secret } }) => {
    const news = await findNews(tx, payload.invitationId)
    if (!news || !(await wants(tx, 'invitation', news.professionalId))) return
    const { candidateName, candidateEmail, jobName, company, forClient, jobId, jobOpen } = news
    const values = {
      ...{ name: firstName(candidateName), jobName, company, forClient, why: payload.why },
      jobId: jobOpen ? jobId : null,
    }
    await queueLetter(tx, { secret, id, to: candidateEmail, template: 'invitation-closed', values })
  }),

  listen(
    'invitation.answered',
    'invitation-answer-letter',
    async (tx, { id, payload }, { configuration: { secret } }) => {
      const news = await findNews(tx, payload.invitationId)
      if (!news?.recruiterEmail || !news.recruiterId || !news.jobId) return
      if (!(await wants(tx, 'invitationAnswer', news.recruiterId))) return
      const { recruiterName, recruiterEmail, candidateName, named, ownJobName: jobName, jobId, cvId, reason } = news
      const values = {
        ...{ name: firstName(recruiterName ?? ''), candidate: named ? candidateName : null, jobName, jobId, cvId },
        reason: reason && invitationReason[reason],
      }
      await queueLetter(tx, { secret, id, to: recruiterEmail, template: 'invitation-answered', values })
    },
  ),

  listen('job.status-changed', 'invitation.end', async (tx, { payload: { jobId } }, { now }) => {
    if (await isEnded(tx, jobId)) await attendEndedJobs(tx, { jobIds: [jobId], now: now() })
  }),
]
