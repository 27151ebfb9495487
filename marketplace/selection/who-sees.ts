import type { ProfileStatus } from '../organizations/profile-status.ts'
import type { InvitationStatus } from './invitations.ts'
import { isWithdrawn, type Place } from './steps.ts'

/** What ties a candidate to a recruiter's organisation. */
export type Tie = {
  readonly place?: Place | null
  readonly invitation?: InvitationStatus | null
  /** The candidate agreed to show a curriculum of limited access. */
  readonly consented?: boolean
  readonly candidateStatus: ProfileStatus
}

/** A blocked candidate's open applications are hidden from recruiters until regularised. */
export function isShownToRecruiters(tie: Pick<Tie, 'candidateStatus'>): boolean {
  return tie.candidateStatus !== 'blocked'
}

/**
 * Whether a recruiter may see name, e-mail, phones and address: after an application, an accepted invitation or consent,
 * and once the candidate's profile was approved. A withdrawal takes the application's leave back.
 */
export function maySeeContact(tie: Tie & { readonly everApproved: boolean }): boolean {
  if (!isShownToRecruiters(tie) || !tie.everApproved) return false
  const applied = Boolean(tie.place) && !(tie.place && isWithdrawn(tie.place))
  const withdrew = Boolean(tie.place && isWithdrawn(tie.place))
  return applied || tie.consented === true || (tie.invitation === 'invite:confirmed' && !withdrew)
}

/**
 * Whether a recruiter is told if a candidate has a disability (LGPD art. 11): of whoever is in the job's selection, and of
 * whoever agreed to be found so. Of others nobody learns it, neither by a mark nor by being in a list.
 */
export function maySeeDisability({
  place,
  agreed,
}: {
  readonly place?: Place | null
  readonly agreed: boolean
}): boolean {
  return agreed || Boolean(place && !isWithdrawn(place))
}

/** Whether a recruiter may open the medical report: only of a job for people with disabilities that was applied to. */
export function maySeeMedicalReport(asked: {
  readonly sameOrganization: boolean
  readonly onlyHandicap: boolean
  readonly place?: Place | null
  readonly consented: boolean
  readonly erased: boolean
}): boolean {
  const { sameOrganization, onlyHandicap, place, consented, erased } = asked
  return sameOrganization && onlyHandicap && consented && !erased && Boolean(place) && !(place && isWithdrawn(place))
}
