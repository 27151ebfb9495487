import type { RequestedChange, ReviewDecision, ReviewSubject } from '@trampolim/marketplace/reviews/review.ts'
import { letters } from '@trampolim/phrases/pt-br/letters.ts'
import { reviewedFieldName } from '@trampolim/phrases/pt-br/reviews.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { type Block, type Sheet, strong } from '../layout.ts'

const t = speak(letters)

/** A reviewer's decision on something that belongs to the reader; `task` links to its correction. */
type DecidedReview = {
  name: string
  subject: ReviewSubject
  subjectName: string
  decision: ReviewDecision
  reason: string | null
  changes: readonly RequestedChange[]
  task: { processId: string; taskId: string }
  /**
   * Whether this is its author's first approved job: the letter also announces the approval of their profile and
   * organisation.
   */
  first: boolean
  /** Whether an approved job is still paused. */
  paused?: boolean
  /** First approvals that are announced in the letter about a job that wasn't approved. */
  alsoApproved?: readonly ('organization' | 'recruiter')[]
  /** Whether an organisation’s version that was approved before is in force. */
  inForce?: boolean
  /** Whether jobs that were blocked with their owner, who is approved again, are still to be handed in. */
  jobsToHandIn?: boolean
  /** Whether a candidate who was hidden from recruiters is shown to them again. */
  shownAgain?: boolean
}

/** Writes the decision, then the reason, the requested changes, and the link for them. */
function reviewSheetOf(decided: DecidedReview, site: string): Sheet {
  const { name, subject, subjectName: what, decision, reason, changes, first, alsoApproved = [], inForce } = decided
  const isOver = decision === 'approve'
  return {
    subject: t(`reviewDecided.subject.${subject}.${decision}`, { what }),
    blocks: [
      text(t('greeting', { name })),
      text(first && isOver ? t('reviewDecided.first', { what: strong(what) }) : outcomeSentence(decided)),
      ...(reason ? [quote(t('reviewDecided.reason'), reason)] : []),
      ...changes.map(({ field, remark }) => quote(reviewedFieldName(subject, field), remark)),
      ...(inForce && !isOver ? [text(t('reviewDecided.inForce'))] : []),
      ...(isOver && decided.jobsToHandIn ? [text(t('reviewDecided.handIn'))] : []),
      ...(isOver ? [] : [text(t('reviewDecided.next'))]),
      ...approvals(alsoApproved),
      isOver ? approvedButton(decided, site) : correctionButton(decided, site),
    ],
  }
}

/** The decision on an organisation's new logo; `reason` if it was refused. */
type DecidedLogo = { name: string; company: string; approved: boolean; reason: string | null }

function logoDecided({ name, company, approved, reason }: DecidedLogo, site: string): Sheet {
  const outcome = approved ? 'approved' : 'refused'
  return {
    subject: t(`logoDecided.${outcome}.subject`, { company }),
    blocks: [
      text(t('greeting', { name })),
      text(t(`logoDecided.${outcome}.text`, { company: strong(company) })),
      ...(reason ? [quote(t('reviewDecided.reason'), reason)] : []),
      { kind: 'button', label: t('logoDecided.button'), url: `${site}/recruiter/organization` },
    ],
  }
}

function approvals(approved: readonly ('organization' | 'recruiter')[]): Block[] {
  const [only] = approved
  return only ? [text(t(`reviewDecided.alsoApproved.${approved.length > 1 ? 'both' : only}`))] : []
}

function outcomeSentence({ subject, decision, subjectName, paused, shownAgain }: DecidedReview): string {
  if (subject === 'candidate' && decision === 'approve' && shownAgain)
    return t('reviewDecided.text.candidate.approveAgain')
  if (subject === 'job' && decision === 'approve' && paused)
    return t('reviewDecided.text.job.approvePaused', { what: strong(subjectName) })
  return t(`reviewDecided.text.${subject}.${decision}`, { what: strong(subjectName) })
}

function quote(title: string, words: string): Block {
  return { kind: 'quote', title, text: words }
}

const taskPaths = {
  job: 'review-job',
  organization: 'review-organization',
  recruiter: 'review-profile',
} as const satisfies Record<Exclude<ReviewSubject, 'candidate'>, string>

function correctionButton({ subject, task: { processId, taskId } }: DecidedReview, site: string): Block {
  const path =
    subject === 'candidate'
      ? '/inactive-profile/update-info'
      : `/recruiter/${taskPaths[subject]}/${processId}/${taskId}`
  return { kind: 'button', label: t('reviewDecided.correct'), url: `${site}${path}` }
}

/** Links to the approved subject as its owner sees it. */
function approvedButton({ subject, task: { taskId } }: DecidedReview, site: string): Block {
  const paths = {
    job: `/recruiter/job/${taskId}/job-details`,
    organization: '/recruiter/organization',
    recruiter: '/recruiter/profile',
    candidate: '/dashboard',
  } satisfies Record<ReviewSubject, string>
  return { kind: 'button', label: t(`reviewDecided.see.${subject}`), url: `${site}${paths[subject]}` }
}

function text(words: string): Block {
  return { kind: 'text', text: words }
}

/** Letters about what reviewers decided. */
export const reviewTemplates = {
  'review-decided': reviewSheetOf,
  'logo-decided': logoDecided,
}
