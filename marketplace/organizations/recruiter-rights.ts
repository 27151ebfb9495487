import type { Refusal } from '../refusals.ts'
import { hasBeenApproved, type ProfileStatus } from './profile-status.ts'

/** A recruiter, as far as the rules on rights need to know. */
export type RecruiterStanding = {
  /** They are a member of an organisation; not while a request to join is pending. */
  readonly member: boolean
  readonly status: ProfileStatus
  readonly everApproved: boolean
  readonly emailValidated: boolean
  /** The organisation, once it was approved and is neither refused nor blocked since. */
  readonly organizationApproved: boolean
  /** Another of its recruiters is approved, so the organisation's data isn't theirs alone. */
  readonly approvedColleague: boolean
}

/** What a right may depend on beside the recruiter. */
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
 * approved yet works on what they wrote themselves, sees no candidates and changes nothing of others.
 */
export const recruiterRights = {
  /** Reads and corrects their own profile, their tasks, their dashboard; asks to join; leaves. */
  'keep-own-profile': [],
  /** Reads the organisation and its jobs with their numbers. */
  'read-organization': [belongs],
  /** Publishes a job in the organisation's name; it is reviewed first. */
  'publish-job': [belongs, isNotBlocked, hasEmail],
  /** Pauses, resumes, extends, ends or deletes a job: one's own, and once approved those of others. */
  'manage-job': [belongs, isNotBlocked, wroteItOrIsApproved],
  /** Rewrites or corrects a job, likewise. */
  'edit-job': [belongs, isNotBlocked, hasEmail, wroteItOrIsApproved],
  /**
   * Edits or corrects the organisation or sets its logo; an organisation with approved recruiters is theirs to edit.
   */
  'edit-organization': [belongs, isNotBlocked, hasEmail, isFirstOrApproved],
  /** Takes the logo away, likewise. */
  'remove-logo': [belongs, isNotBlocked, isFirstOrApproved],
  /** Deletes the organisation, also one with other members; its only member always may. */
  'delete-organization-of-others': [belongs, isNotBlocked, isApproved],
  /**
   * Sees applicants and recommended candidates, moves, discards and likes them, writes and reads notes, opens medical
   * reports.
   */
  'select-candidates': [belongs, isNotBlocked, isApproved, worksForApproved],
  /** Reads requests to join, accepts or declines them, and removes a new member who was not approved yet. */
  'answer-joining': [belongs, isNotBlocked, isApproved],
} as const satisfies Record<string, readonly Condition[]>

export type RecruiterRight = keyof typeof recruiterRights

/** Why a recruiter may not do something, undefined where they may. */
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
