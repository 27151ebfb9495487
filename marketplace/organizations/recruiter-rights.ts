import type { Refusal } from '../refusals.ts'
import { hasBeenApproved, type ProfileStatus } from './profile-status.ts'

/** The data of a recruiter that the rules on rights need. */
export type RecruiterStanding = {
  /** Whether they are a member of an organisation; not while a request to join is pending. */
  readonly member: boolean
  readonly status: ProfileStatus
  readonly everApproved: boolean
  /** Whether a reviewer has blocked them and not approved them since. */
  readonly takenDown: boolean
  readonly emailValidated: boolean
  /** Whether the organisation's approved version is in force: also while an edit of it waits or was refused. */
  readonly organizationApproved: boolean
  /** Whether another of its recruiters is approved, so that the organisation's data isn't theirs alone. */
  readonly approvedColleague: boolean
}

/** The facts on which a right may depend, apart from the recruiter. */
export type RightFacts = { readonly own?: boolean }

type Obstacle = Extract<
  Refusal,
  | 'organization_not_found'
  | 'profile_blocked'
  | 'profile_not_approved'
  | 'email_not_validated'
  | 'organization_not_approved'
>
type Condition = (standing: RecruiterStanding, facts: RightFacts) => Obstacle | undefined

const belongs: Condition = ({ member }) => (member ? undefined : 'organization_not_found')
const isNotBlocked: Condition = ({ status }) => (status === 'blocked' ? 'profile_blocked' : undefined)
const hasEmail: Condition = ({ emailValidated }) => (emailValidated ? undefined : 'email_not_validated')
const isApproved: Condition = (standing) => (hasBeenApproved(standing) ? undefined : 'profile_not_approved')
const worksForApproved: Condition = ({ organizationApproved }) =>
  organizationApproved ? undefined : 'organization_not_approved'
const wroteItOrIsApproved: Condition = (standing, { own }) => (own ? undefined : isApproved(standing, {}))
const isFirstOrApproved: Condition = (standing) => (standing.approvedColleague ? isApproved(standing, {}) : undefined)

/**
 * What recruiters may do, and what each right requires (product, who sees what). A member of an organisation who is not
 * approved yet can only work on what they wrote themselves: they see no candidates and can't change others' work.
 */
export const recruiterRights = {
  /** Reads and corrects their own profile, their tasks, their dashboard; asks to join; leaves. */
  'keep-own-profile': [],
  /** Reads the organisation and its jobs with their numbers. */
  'read-organization': [belongs],
  /** Publishes a job in the organisation's name; it is reviewed first. */
  'publish-job': [belongs, isNotBlocked, hasEmail],
  /** Pauses, resumes, extends, ends or deletes a job: their own, and once approved also others'. */
  'manage-job': [belongs, isNotBlocked, wroteItOrIsApproved],
  /** Publishes a notice in the name of an approved organisation; it is reviewed first. */
  'publish-notice': [belongs, isNotBlocked, hasEmail, isApproved, worksForApproved],
  /** Withdraws a notice of the organisation. */
  'withdraw-notice': [belongs, isNotBlocked, isApproved],
  /** Rewrites or corrects a job, under the same conditions. */
  'edit-job': [belongs, isNotBlocked, hasEmail, wroteItOrIsApproved],
  /** Edits or corrects the organisation or sets its logo; once it has approved recruiters, only they may. */
  'edit-organization': [belongs, isNotBlocked, hasEmail, isFirstOrApproved],
  /** Removes the logo, under the same conditions. */
  'remove-logo': [belongs, isNotBlocked, isFirstOrApproved],
  /** Deletes an organisation that has other members; its only member may always delete it. */
  'delete-organization-of-others': [belongs, isNotBlocked, isApproved],
  /**
   * Sees applicants and recommended candidates, moves, discards and likes them, writes and reads notes, opens medical
   * reports.
   */
  'select-candidates': [belongs, isNotBlocked, isApproved, worksForApproved],
  /** Reads requests to join and invitations, accepts, declines or cancels them, and removes other members. */
  'answer-joining': [belongs, isNotBlocked, isApproved],
  /** Invites somebody by letter, in the name of an approved organisation. */
  'invite-colleague': [belongs, isNotBlocked, hasEmail, isApproved, worksForApproved],
} as const satisfies Record<string, readonly Condition[]>

export type RecruiterRight = keyof typeof recruiterRights

/** Why a recruiter lacks a right; undefined if they have it. */
export function obstacleToRight(
  right: RecruiterRight,
  standing: RecruiterStanding,
  facts: RightFacts = {},
): Obstacle | undefined {
  const conditions: readonly Condition[] = recruiterRights[right]
  for (const condition of conditions) {
    const obstacle = condition(standing, facts)
    if (obstacle) return obstacle
  }
  return undefined
}
