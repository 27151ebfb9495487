import { isOpenOffer } from '@trampolim/marketplace/interviews/slots.ts'
import { isAhead } from '@trampolim/marketplace/interviews/statuses.ts'
import type { VariantOf } from '@trampolim/marketplace/notifications/kinds.ts'
import type { ReviewDecision, ReviewSubject } from '@trampolim/marketplace/reviews/review.ts'
import type { SelectionNews } from '@trampolim/marketplace/selection/news.ts'
import { findNews as findConsentNews } from '../consent-requests/queries.ts'
import { type Listener, listen } from '../platform/events/listener.ts'
import type { House, Tx } from '../platform/house.ts'
import { findHireNews, type HireNews } from '../selection/hiring/duty-queries.ts'
import { findInterviewNews, type InterviewNews } from '../selection/interviews/duty-queries.ts'
import { findMention } from '../selection/notes/note-queries.ts'
import { findSlotNews, type SlotNews } from '../selection/slots/news.ts'
import { absenceListeners } from './absence-listeners.ts'
import { accountListeners } from './account-listeners.ts'
import {
  findCandidacies,
  findCandidacy,
  findDecision,
  findInvitation,
  findJob,
  findJobChange,
  recruitersOf,
} from './listener-queries.ts'
import { type Telling, tell, tellAll } from './tell.ts'

/** The notification for each kind of news about a selection. */
const ofNews = {
  selectiveProcess: { kind: 'moved', variant: 'selectiveProcess' },
  interviews: { kind: 'moved', variant: 'interviews' },
  finalists: { kind: 'moved', variant: 'finalists' },
  back: { kind: 'moved', variant: 'back' },
  discarded: { kind: 'answered', variant: 'discarded' },
  ended: { kind: 'answered', variant: 'ended' },
  hired: { kind: 'hired', variant: 'hired' },
  undecided: { kind: 'hired', variant: 'undecided' },
  removed: { kind: 'jobAway', variant: 'removed' },
  returned: { kind: 'jobAway', variant: 'returned' },
} as const satisfies Record<SelectionNews, Pick<Telling, 'kind' | 'variant'>>

const ofDecision = {
  approve: 'Approve',
  reject: 'Reject',
  block: 'Block',
  request_changes: 'RequestChanges',
} as const satisfies Record<ReviewDecision, string>

/** The notification for each kind of news about interview times. */
const ofSlots = {
  set: 'slots',
  added: 'moreSlots',
  kept: 'slotKept',
  reminder: 'slotsReminder',
  waiting: 'slotsWaiting',
  refused: 'slotsRefused',
  canceled: 'slotsCanceled',
  timeout: 'slotsTimeout',
} as const

/** Creates the notifications for events. */
export const notificationListeners: readonly Listener[] = [
  listen('selection.applied', 'notify.application', async (tx, { payload }, house) => {
    const candidacy = await findCandidacy(tx, payload.candidacyId)
    if (!candidacy?.organizationId || candidacy.hidden || candidacy.step === 'discarded') return
    // An accepted invitation has a notification of its own.
    if (candidacy.origin === 'invited') return
    const { candidacyId, jobId, ownJobName: jobName, organizationId } = candidacy
    const accountIds = await recruitersOf(tx, { organizationId, selecting: true })
    await tell(tx, { kind: 'application', variant: 'received', accountIds, candidacyId, jobId, jobName }, house)
  }),

  listen('selection.announced', 'notify.selection', async (tx, { payload: { candidacyId, news } }, house) => {
    const candidacy = await findCandidacy(tx, candidacyId)
    if (!candidacy) return
    const { professionalId, jobId, jobName } = candidacy
    await tell(tx, { ...ofNews[news], accountIds: [professionalId], candidacyId, jobId, jobName }, house)
  }),

  listen('invitation.told', 'notify.invitation', async (tx, { payload: { invitationId, again } }, house) => {
    const invitation = await findInvitation(tx, invitationId)
    if (!invitation?.status.startsWith('invite:pending')) return
    await tellInvited(tx, { invitation, variant: again ? 'reminder' : 'received' }, house)
  }),

  listen('invitation.ended', 'notify.invitation-ended', async (tx, { payload: { invitationId, why } }, house) => {
    const invitation = await findInvitation(tx, invitationId)
    if (invitation) await tellInvited(tx, { invitation, variant: why }, house)
  }),

  listen('invitation.answered', 'notify.invitation-answer', async (tx, { payload: { invitationId } }, house) => {
    const invitation = await findInvitation(tx, invitationId)
    if (!invitation?.organizationId) return
    const { organizationId, jobId, ownJobName: jobName, status, candidacyId } = invitation
    const accountIds = await recruitersOf(tx, { organizationId, selecting: true })
    const variant = status === 'invite:confirmed' ? 'accepted' : 'refused'
    const who = variant === 'accepted' && candidacyId ? { candidacyId } : {}
    await tell(tx, { kind: 'invitationAnswer', variant, accountIds, jobId, jobName, ...who }, house)
  }),

  listen('hire.told', 'notify.hire', async (tx, { payload: { hireId, again } }, house) => {
    const news = await findHireNews(tx, hireId)
    if (news?.status === 'pending') await tellHired(tx, { news, variant: again ? 'reminder' : 'received' }, house)
  }),

  listen('hire.ended', 'notify.hire-ended', async (tx, { payload: { hireId, why } }, house) => {
    const news = await findHireNews(tx, hireId)
    if (!news) return
    await tellHired(tx, { news, variant: why }, house)
    if (why === 'timeout') await tellHiring(tx, { news, variant: why }, house)
  }),

  listen('hire.answered', 'notify.hire-answer', async (tx, { payload: { hireId, answer } }, house) => {
    const news = await findHireNews(tx, hireId)
    if (!news) return
    const withdrew = news.withdrew && answer !== 'accepted'
    await tellHiring(tx, { news, variant: withdrew ? 'withdrew' : answer }, house)
  }),

  listen('interview.told', 'notify.interview', async (tx, { payload: { id, what } }, house) => {
    const news = await findInterviewNews(tx, id)
    if (news && isAhead(news.status)) await tellInterviewed(tx, { news, variant: what }, house)
  }),

  listen('interview.ended', 'notify.interview-ended', async (tx, { payload: { id, why } }, house) => {
    const news = await findInterviewNews(tx, id)
    if (!news) return
    if (news.known) await tellInterviewed(tx, { news, variant: why }, house)
    if (why === 'timeout') await tellInterviewers(tx, { news, variant: why }, house)
  }),

  listen('interview.answered', 'notify.interview-answer', async (tx, { payload: { id, answer } }, house) => {
    const news = await findInterviewNews(tx, id)
    if (!news) return
    const withdrew = news.withdrew && answer === 'canceled'
    await tellInterviewers(tx, { news, variant: withdrew ? 'withdrew' : answer }, house)
  }),

  listen('slots.offered', 'notify.slots', async (tx, { payload: { offerId, what } }, house) => {
    const news = await findSlotNews(tx, { id: offerId, now: house.now() })
    if (news && isOpenOffer(news.status)) await tellInterviewed(tx, { news, variant: ofSlots[what] }, house)
  }),

  listen('slots.answered', 'notify.slots-answer', async (tx, { payload: { offerId, answer } }, house) => {
    const news = await findSlotNews(tx, { id: offerId, now: house.now() })
    if (news) await tellInterviewers(tx, { news, variant: ofSlots[answer] }, house)
  }),

  listen('slots.ended', 'notify.slots-ended', async (tx, { payload: { offerId, why } }, house) => {
    const news = await findSlotNews(tx, { id: offerId, now: house.now() })
    if (!news) return
    if (news.told) await tellInterviewed(tx, { news, variant: ofSlots[why] }, house)
    if (why === 'timeout') await tellInterviewers(tx, { news, variant: ofSlots[why] }, house)
  }),

  listen('consent.asked', 'notify.consent', async (tx, { payload }, house) => {
    const news = await findConsentNews(tx, payload.requestId)
    if (news?.status !== 'asked' || news.companyBlocked) return
    const { professionalId, company } = news
    const facts = { company, requestId: payload.requestId }
    await tell(tx, { kind: 'consent', variant: 'asked', accountIds: [professionalId], facts }, house)
  }),

  listen('consent.answered', 'notify.consent-answer', async (tx, { payload }, house) => {
    const news = await findConsentNews(tx, payload.requestId)
    if (!news?.recruiterId) return
    const { recruiterId, status, curriculumId, isFound } = news
    if (status === 'granted' && !isFound) return
    if (status !== 'granted' && status !== 'refused' && status !== 'expired') return
    const facts: Record<string, string> = curriculumId === null ? {} : { cvId: curriculumId }
    await tell(tx, { kind: 'consentAnswer', variant: status, accountIds: [recruiterId], facts }, house)
  }),

  listen('note.mentioned', 'notify.mention', async (tx, { payload: { noteId, accountIds } }, house) => {
    const mention = await findMention(tx, noteId)
    if (!mention) return
    const { organizationId, ...about } = mention
    // Recruiters who may no longer select candidates aren't notified about them.
    const selecting = new Set(await recruitersOf(tx, { organizationId, selecting: true }))
    const told = accountIds.filter((id) => selecting.has(id))
    await tell(tx, { kind: 'mention', variant: 'note', accountIds: told, ...about }, house)
  }),

  listen('selection.job-deleted', 'notify.job-deleted', async (tx, { payload: { candidacyIds } }, house) => {
    const tellings = (await findCandidacies(tx, candidacyIds)).map(
      ({ candidacyId, professionalId, jobName, hired }) => ({
        ...{ variant: hired ? ('jobDeletedHired' as const) : ('jobDeleted' as const) },
        ...{ accountIds: [professionalId], candidacyId, jobName },
      }),
    )
    await tellAll(tx, { kind: 'answered', tellings }, house)
  }),

  listen('review.decided', 'notify.review', async (tx, { payload: { reviewId } }, house) => {
    const decided = await findDecision(tx, reviewId)
    if (!decided) return
    const { jobId, jobName, accountIds } = decided
    const about = { accountIds, jobId, ...(jobName !== null && { jobName }) }
    await tell(tx, { kind: 'review', variant: variantOf(decided), ...about }, house)
  }),

  listen('job.status-changed', 'notify.job', async (tx, { payload: { changeId } }, house) => {
    const change = await findJobChange(tx, changeId)
    const telling = change && tellingOf(change)
    if (!change || !telling) return
    const { jobId, jobName, organizationId, actorId, personId } = change
    const accountIds = await recruitersOf(tx, { organizationId, selecting: false, without: actorId })
    const by = telling.variant === 'ended' && personId ? { personId } : {}
    await tell(tx, { ...telling, accountIds, jobId, jobName, ...by }, house)
  }),

  listen('job.closing', 'notify.closing', async (tx, { payload: { jobId, organizationId, closes } }, house) => {
    const job = await findJob(tx, jobId)
    if (!job) return
    const { jobName } = job
    const accountIds = await recruitersOf(tx, { organizationId, selecting: false })
    await tell(tx, { kind: 'jobClosing', variant: 'closing', accountIds, jobId, jobName, facts: { closes } }, house)
  }),

  listen('alert.told', 'notify.alert', (tx, { payload: { professionalId, found } }, house) =>
    tell(tx, { kind: 'alert', variant: 'found', accountIds: [professionalId], facts: { count: found } }, house),
  ),

  ...absenceListeners,
  ...accountListeners,
]

type Invited = {
  invitation: NonNullable<Awaited<ReturnType<typeof findInvitation>>>
  variant: VariantOf<'invitation'>
}

function tellInvited(tx: Tx, { invitation, variant }: Invited, house: House) {
  const { professionalId, jobId, jobName } = invitation
  return tell(tx, { kind: 'invitation', variant, accountIds: [professionalId], jobId, jobName }, house)
}

function tellHired(tx: Tx, { news, variant }: { news: HireNews; variant: VariantOf<'hire'> }, house: House) {
  const { professionalId, candidacyId, jobId, jobName } = news
  return tell(tx, { kind: 'hire', variant, accountIds: [professionalId], candidacyId, jobId, jobName }, house)
}

function tellInterviewed(
  tx: Tx,
  { news, variant }: { news: InterviewNews | SlotNews; variant: VariantOf<'interview'> },
  house: House,
) {
  const { professionalId, candidacyId, jobId, jobName } = news
  return tell(tx, { kind: 'interview', variant, accountIds: [professionalId], candidacyId, jobId, jobName }, house)
}

type InterviewAnswered = { news: InterviewNews | SlotNews; variant: VariantOf<'interviewAnswer'> }

async function tellInterviewers(tx: Tx, { news, variant }: InterviewAnswered, house: House) {
  const { organizationId, candidacyId, jobId, ownJobName: jobName } = news
  if (!organizationId) return
  const accountIds = await recruitersOf(tx, { organizationId, selecting: true })
  await tell(tx, { kind: 'interviewAnswer', variant, accountIds, candidacyId, jobId, jobName }, house)
}

type HireAnswered = { news: HireNews; variant: VariantOf<'hireAnswer'> }

async function tellHiring(tx: Tx, { news, variant }: HireAnswered, house: House) {
  const { organizationId, candidacyId, jobId, ownJobName: jobName } = news
  if (!organizationId) return
  const accountIds = await recruitersOf(tx, { organizationId, selecting: true })
  await tell(tx, { kind: 'hireAnswer', variant, accountIds, candidacyId, jobId, jobName }, house)
}

type Decided = { subject: ReviewSubject; decision: ReviewDecision; logoOnly: boolean }

function variantOf({ subject, decision, logoOnly }: Decided): VariantOf<'review'> {
  if (logoOnly) return decision === 'approve' ? 'logoApprove' : 'logoReject'
  return `${subject}${ofDecision[decision]}`
}

type JobChange = { from: string | null; to: string; actor: string; withRecruiter: boolean }

/**
 * The notification to recruiters about a status change of their job; a reviewer's decision on the job or on the
 * organisation is notified as the result of the review instead, one on the job's recruiter only to that person.
 */
function tellingOf({ from, to, actor, withRecruiter }: JobChange) {
  if (withRecruiter) return { kind: 'jobEnded', variant: 'takenDown' } as const
  if (to === 'job:closed') return { kind: 'jobEnded', variant: actor === 'automation' ? 'closed' : 'ended' } as const
  if (actor !== 'recruiter') return undefined
  if (to === 'job:disabled') return { kind: 'jobPaused', variant: 'paused' } as const
  return from === 'job:disabled' && to === 'job:approved'
    ? ({ kind: 'jobPaused', variant: 'resumed' } as const)
    : undefined
}
