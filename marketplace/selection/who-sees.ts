import type { ProfileStatus } from '../organizations/profile-status.ts'
import type { InvitationStatus } from './invitations.ts'
import { isWithdrawn, type Place } from './steps.ts'

/** The relations between a candidate and a recruiter's organisation. */
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
 * Whether a recruiter may see e-mail, phones, address and the file of the curriculum: after an application, an accepted
 * invitation or consent, once the candidate's profile was approved, and only of somebody who shares contact data
 * (specification, data §3.4). A withdrawal takes the application's leave back.
 */
export function maySeeContact(
  tie: Tie & { readonly everApproved: boolean; readonly sharesContactData: boolean },
): boolean {
  if (!isShownToRecruiters(tie) || !tie.everApproved || !tie.sharesContactData) return false
  const applied = Boolean(tie.place) && !(tie.place && isWithdrawn(tie.place))
  const withdrew = Boolean(tie.place && isWithdrawn(tie.place))
  return applied || tie.consented === true || (tie.invitation === 'invite:confirmed' && !withdrew)
}

/** Whether a recruiter may read the gender: of whoever is in the job's selection and shares more than name and city. */
export function maySeeGender(tie: { readonly place?: Place | null; readonly sharesContactData: boolean }): boolean {
  return tie.sharesContactData && Boolean(tie.place) && !(tie.place && isWithdrawn(tie.place))
}

/**
 * Whether a recruiter is told if a candidate has a disability (LGPD art. 11): of whoever is in the job's selection, and
 * of
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
