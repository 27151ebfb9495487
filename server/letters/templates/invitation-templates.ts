import { invitationLetters } from '@trampolim/phrases/pt-br/invitation-letters.ts'
import { letters } from '@trampolim/phrases/pt-br/letters.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { type Block, type Sheet, strong } from '../layout.ts'
import { type AdCompany, ofCompany } from './of-company.ts'

const t = speak(invitationLetters)
const greet = speak({ greeting: letters.greeting })
const text = (words: string): Block => ({ kind: 'text', text: words })

/**
 * An open invitation, for its candidate; `again`: they were notified before. `until`: the day on which it ends; `ends`: the
 * moment, which letters of a former version lack.
 */
type ReceivedInvitation = AdCompany & { name: string; jobName: string; until: string; ends?: string; again: boolean }

/** An invitation that ended without an answer; `jobId` is set if its job still accepts applications. */
type ClosedInvitation = AdCompany & {
  name: string
  jobName: string
  why: 'canceled' | 'timeout' | 'jobEnded' | 'jobDeleted'
  jobId: string | null
}

/**
 * The answer to a recruiter's invitation. `candidate` is null if the person isn't shown by name; `cvId` is set if they
 * accepted.
 */
type AnsweredInvitation = {
  name: string
  candidate: string | null
  jobName: string
  jobId: string
  cvId: string | null
  reason: string | null
}

const address = (site: string) => `${site}/selective-process?step=invitations`

function invitationReceived(invitation: ReceivedInvitation, site: string): Sheet {
  const { name, jobName, until, again } = invitation
  const area = again ? 'reminder' : 'received'
  const blocks: Block[] = [
    text(greet('greeting', { name })),
    text(t(`${area}.text`, { jobName: strong(jobName), ofCompany: ofCompany(invitation) })),
    ...(again ? [] : [text(t('received.why'))]),
    text(t(`${area}.until`, { date: until })),
    { kind: 'button', label: t('see'), url: address(site) },
  ]
  return { subject: t(`${area}.subject`, { jobName }), blocks }
}

function invitationClosed(invitation: ClosedInvitation, site: string): Sheet {
  const { name, jobName, why, jobId } = invitation
  const blocks: Block[] = [
    text(greet('greeting', { name })),
    text(t(`closed.${why}`, { jobName: strong(jobName), ofCompany: ofCompany(invitation) })),
    text(t(jobId ? 'closed.mayApply' : 'closed.others')),
    jobId
      ? { kind: 'button', label: t('closed.seeJob'), url: `${site}/jobs/${jobId}` }
      : { kind: 'button', label: t('closed.search'), url: `${site}/search` },
  ]
  return { subject: t('closed.subject', { jobName }), blocks }
}

function invitationAnswered(invitation: AnsweredInvitation, site: string): Sheet {
  const { name, jobName, jobId, cvId, reason } = invitation
  const candidate = invitation.candidate === null ? t('answered.someone') : strong(invitation.candidate)
  const selection = `${site}/recruiter/job/${jobId}/selective-process`
  const answer = cvId ? 'accepted' : 'refused'
  const blocks: Block[] = [
    text(greet('greeting', { name })),
    text(t(`answered.${answer}`, { candidate, jobName: strong(jobName) })),
    ...(reason ? [text(t('answered.reason', { reason }))] : []),
    cvId
      ? { kind: 'button', label: t('answered.seeCandidate'), url: `${selection}/cv-details/${cvId}` }
      : {
          kind: 'button',
          label: t('answered.seeOthers'),
          url: `${selection}?step=curriculums&list=recommended`,
        },
  ]
  return { subject: t(`answered.${answer}Subject`, { jobName }), blocks }
}

/** Letters about invitations. */
export const invitationTemplates = {
  'invitation-received': invitationReceived,
  'invitation-closed': invitationClosed,
  'invitation-answered': invitationAnswered,
}
