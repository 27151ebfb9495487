import { type CodeOf, wordTable } from '../reference/code-table.ts'
import type { Actor, Transitions } from '../transitions.ts'

/** Statuses of an organisation, a recruiter's profile and a candidate's profile (product, statuses). */
export const profileStatuses = wordTable('created', 'pending', 'validating', 'approved', 'rejected', 'blocked')
export type ProfileStatus = CodeOf<typeof profileStatuses>

/** The status of a newly registered organisation or profile. */
export const firstProfileStatus = 'created' satisfies ProfileStatus

const open = { by: 'reviewer', unless: ['changes_requested', 'claimed_by_another'] } as const
const approve = { by: 'reviewer', unless: ['claimed_by_another'] } as const
const refuse = { by: 'reviewer', unless: ['reason_required', 'claimed_by_another'] } as const
const infringement = { by: 'reviewer', unless: ['reason_required'] } as const

/**
 * The permitted moves of an organisation or profile and who makes them; `owner` is the actor who edits and corrects it.
 */
function transitionsOf(owner: Actor): Transitions<ProfileStatus> {
  return {
    created: { validating: open, approved: approve, rejected: refuse, blocked: refuse },
    pending: {
      pending: { by: owner, unless: ['no_change_requested'] },
      validating: open,
      approved: approve,
      rejected: refuse,
      blocked: refuse,
    },
    validating: {
      pending: [
        { by: 'reviewer', unless: ['no_change_requested', 'claimed_by_another'] },
        { by: 'automation', unless: ['claim_not_lapsed'] },
      ],
      approved: approve,
      rejected: refuse,
      blocked: refuse,
    },
    approved: { pending: { by: owner, unless: ['email_not_validated'] }, blocked: infringement },
    // After a refused edit the approved version of an organisation is still in force.
    rejected: { pending: owner, blocked: infringement },
    blocked: { pending: owner },
  }
}

/** The moves of an organisation; its approved jobs stay open while an edit awaits approval. */
export const organizationTransitions = transitionsOf('recruiter')

/** The moves of a recruiter's profile. */
export const recruiterTransitions = transitionsOf('recruiter')

const ofCandidate = transitionsOf('candidate')

/**
 * The moves of a candidate's profile. A reviewer may also ask for a correction of what its owner can't change alone once
 * it was approved, such as the CPF.
 */
export const candidateTransitions: Transitions<ProfileStatus> = {
  ...ofCandidate,
  approved: {
    ...ofCandidate.approved,
    pending: [
      { by: 'candidate', unless: ['email_not_validated'] },
      { by: 'reviewer', unless: ['no_change_requested'] },
    ],
  },
}

/** Whether its owner may edit it freely: once approved (specification, data §4.1 and §5). */
export function isEditable(status: ProfileStatus): boolean {
  return status === 'approved'
}

/**
 * Whether a recruiter's or candidate's profile counts as approved: it was approved once, isn't rejected now, and no
 * reviewer has blocked it since its last approval (`takenDown`), which a correction alone doesn't lift (product, statuses).
 */
export function hasBeenApproved(profile: {
  status: ProfileStatus
  everApproved: boolean
  takenDown: boolean
}): boolean {
  const { status, everApproved, takenDown } = profile
  return everApproved && status !== 'rejected' && status !== 'blocked' && !takenDown
}

/** Whether it is under review: shown as 'em análise'. */
export function isUnderReview(status: ProfileStatus): boolean {
  return status === 'created' || status === 'pending' || status === 'validating'
}
