import { hireLetters } from '@trampolim/phrases/pt-br/hire-letters.ts'
import { letters } from '@trampolim/phrases/pt-br/letters.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { type Block, type Sheet, strong } from '../layout.ts'
import { type AdCompany, ofCompany } from './of-company.ts'

const t = speak(hireLetters)
const greet = speak({ greeting: letters.greeting })
const text = (words: string): Block => ({ kind: 'text', text: words })

/**
 * A pending hiring message; `again`: its candidate was notified before. `until`: the last day on which it can be
 * answered; `ends`: the moment, which letters of a former version lack.
 */
type ReceivedHire = AdCompany & { name: string; jobName: string; until: string; ends?: string; again: boolean }

/**
 * A hiring message that the recruiter canceled or that expired. Letters of a former version don't say whether messages
 * have ended.
 */
type ClosedHire = AdCompany & { name: string; jobName: string; why: 'canceled' | 'timeout'; mayWrite?: boolean }

/**
 * The candidate's answer to a recruiter's hiring message; or that they `gaveUp` what the company had recorded, or `left`:
 * they deleted their account.
 */
type AnsweredHire = {
  name: string
  /** Null once they deleted their account. */
  candidate: string | null
  jobName: string
  jobId: string
  cvId: string
  answer: 'accepted' | 'rejected' | 'canceled' | 'timeout' | 'gaveUp' | 'left' | 'hidden' | 'shown'
  reason: string | null
  /** Whether the candidate left the selection with it. */
  withdrew?: boolean
}

const ofCandidate = (site: string) => `${site}/selective-process?step=finalists`

function hireReceived(hire: ReceivedHire, site: string): Sheet {
  const { name, jobName, until, again } = hire
  const area = again ? 'reminder' : 'received'
  const blocks: Block[] = [
    text(greet('greeting', { name })),
    text(t(`${area}.text`, { jobName: strong(jobName), ofCompany: ofCompany(hire) })),
    text(t(`${area}.until`, { date: until })),
    { kind: 'button', label: t('see'), url: ofCandidate(site) },
  ]
  return { subject: t(`${area}.subject`, { jobName }), blocks }
}

function hireClosed(hire: ClosedHire, site: string): Sheet {
  const { name, jobName, why, mayWrite = true } = hire
  const blocks: Block[] = [
    text(greet('greeting', { name })),
    text(t(`closed.${why}`, { jobName: strong(jobName), ofCompany: ofCompany(hire) })),
    text(t(why === 'timeout' && !mayWrite ? 'closed.timeoutEnded' : `closed.${why}Next`)),
    { kind: 'button', label: t('closed.button'), url: ofCandidate(site) },
  ]
  return { subject: t('closed.subject', { jobName }), blocks }
}

function hireAnswered(hire: AnsweredHire, site: string): Sheet {
  const { name, candidate, jobName, jobId, cvId, answer, reason, withdrew } = hire
  const blocks: Block[] = [
    text(greet('greeting', { name })),
    text(t(`answered.${answer}`, { candidate: strong(candidate ?? ''), jobName: strong(jobName) })),
    ...(reason ? [text(t('answered.reason', { reason }))] : []),
    ...(withdrew ? [text(t('answered.withdrew'))] : []),
    ...(answer === 'hidden' ? [text(t('answered.hiddenNext'))] : []),
    answer === 'left' || answer === 'hidden'
      ? { kind: 'button', label: t('answered.seeOthers'), url: `${site}/recruiter/job/${jobId}/selective-process` }
      : {
          kind: 'button',
          label: t('answered.see'),
          url: `${site}/recruiter/job/${jobId}/selective-process/cv-details/${cvId}`,
        },
  ]
  return { subject: t(`answered.${answer}Subject`, { jobName }), blocks }
}

/** Letters about hires. */
export const hireTemplates = {
  'hire-received': hireReceived,
  'hire-closed': hireClosed,
  'hire-answered': hireAnswered,
}
