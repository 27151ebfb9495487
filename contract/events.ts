import { waysToJoin } from '@trampolim/marketplace/organizations/joining.ts'
import { reviewSubjects } from '@trampolim/marketplace/reviews/review.ts'
import { z } from 'zod'
import { recordId } from './shapes.ts'

/**
 * Everything that is announced once it has happened. An event is recorded in the transaction that made it true
 * and delivered to each listener at least once; a listener reads the present state by the ids.
 */
export const events = {
  'account.registered': z.object({ accountId: recordId }),
  'account.password-reset-asked': z.object({ accountId: recordId, actionId: recordId, sealedToken: z.string() }),
  'account.password-changed': z.object({ accountId: recordId }),
  'account.tried-from-elsewhere': z.object({ accountId: recordId }),
  'verification.code-asked': z.object({
    verificationId: recordId,
    channel: z.enum(['email', 'phone']),
    sealedCode: z.string(),
  }),
  'professional.changed': z.object({ accountId: recordId }),
  'curriculum.changed': z.object({ professionalId: recordId, curriculumId: recordId }),
  'recruiter.changed': z.object({ accountId: recordId }),
  'recruiter.asked-to-join': z.object({
    accountId: recordId,
    organizationId: recordId,
    /** The link of the asker's letter; null where their address is not of the organisation's site. */
    sealedToken: z.string().nullable(),
    tellColleagues: z.boolean(),
  }),
  'recruiter.joined': z.object({ accountId: recordId, organizationId: recordId, how: z.enum(waysToJoin) }),
  'recruiter.join-declined': z.object({ accountId: recordId, company: z.string() }),
  'review.asked': z.object({ subject: z.enum(reviewSubjects), subjectId: recordId }),
  'review.decided': z.object({ reviewId: recordId }),
  'profile.status-changed': z.object({
    subject: z.enum(['organization', 'recruiter', 'candidate']),
    subjectId: recordId,
    changeId: recordId,
  }),
  'job.status-changed': z.object({ jobId: recordId, changeId: recordId }),
  'job.changed': z.object({ jobId: recordId }),
  'organization.changed': z.object({ organizationId: recordId }),
  'selection.applied': z.object({ placeId: recordId }),
  'selection.withdrawn': z.object({ placeId: recordId }),
  'selection.job-deleted': z.object({ placeIds: z.array(recordId).max(500) }),
  'selection.moved': z.object({ placeId: recordId, historyId: recordId }),
  /** The scanner has looked at a file that had waited for it. */
  'file.checked': z.object({
    fileId: recordId,
    purpose: z.enum(['curriculum', 'medical-report', 'avatar', 'logo']),
    /** Null where it was uploaded while registering. */
    ownerId: recordId.nullable(),
    infected: z.boolean(),
  }),
  'alert.created': z.object({ alertId: recordId }),
} as const

export type EventType = keyof typeof events
export type EventPayload<Type extends EventType> = z.infer<(typeof events)[Type]>
