import type { Refusal } from '../refusals.ts'
import { hasBeenApproved, type ProfileStatus } from './profile-status.ts'

/** A recruiter as the rules ask for them. */
export type RecruiterStanding = {
  /** They belong to an organisation; while joining one waits they don't. */
  readonly member: boolean
  readonly status: ProfileStatus
  readonly everApproved: boolean
  readonly emailValidated: boolean
  /** The organisation, once it was approved and is neither refused nor blocked since. */
  readonly organizationApproved: boolean
  /** Another of its recruiters has been approved: what the organisation has is not theirs alone. */
  readonly approvedColleague: boolean
}

/** What a right may ask beside who somebody is. */
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
 * What recruiters may do, and what each right takes (product, who sees what). Whoever was let into an organisation but not
 * yet reviewed works on what they wrote themselves, sees nobody who applied and changes nothing of others.
 */
export const recruiterRights = {
  /** Reads and corrects their own profile, their tasks, their dashboard; asks to join; leaves. */
  'keep-own-profile': [],
  /** Reads the organisation and its jobs with their numbers. */
  'read-organization': [belongs],
  /** Publishes a job in the organisation's name; a reviewer looks at it first. */
  'publish-job': [belongs, isNotBlocked, hasEmail],
  /** Pauses, resumes, extends, ends or deletes a job: one's own, and once approved those of others. */
  'manage-job': [belongs, isNotBlocked, wroteItOrIsApproved],
  /** Rewrites or corrects a job, likewise. */
  'edit-job': [belongs, isNotBlocked, hasEmail, wroteItOrIsApproved],
  /** Edits or corrects the organisation or sets its logo; an organisation with approved recruiters is theirs to edit. */
  'edit-organization': [belongs, isNotBlocked, hasEmail, isFirstOrApproved],
  /** Takes the logo away, likewise. */
  'remove-logo': [belongs, isNotBlocked, isFirstOrApproved],
  /** Deletes the organisation of others too; whoever is alone in it always may. */
  'delete-organization-of-others': [belongs, isNotBlocked, isApproved],
  /** Sees who applied or could, moves, discards, keeps in sight, writes and reads notes, opens medical reports. */
  'select-candidates': [belongs, isNotBlocked, isApproved, worksForApproved],
  /** Reads who asks to join, accepts or declines them, and puts out a new member who was not reviewed yet. */
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
