import type { InvitationStatus } from './invitations.ts'
import { type Candidacy, isWithdrawn } from './steps.ts'

/** The relations between a candidate and a recruiter's organisation. */
export type Tie = {
  readonly candidacy?: Candidacy | null
  readonly invitation?: InvitationStatus | null
  /** Whether the candidate agreed to show a curriculum of limited access. */
  readonly consented?: boolean
  /** Whether a reviewer has blocked the candidate and not approved them since. */
  readonly takenDown: boolean
}

/**
 * A blocked candidate's candidacies are hidden from recruiters until a reviewer has approved the profile again; a
 * correction alone doesn't show them.
 */
export function isShownToRecruiters({ takenDown }: Pick<Tie, 'takenDown'>): boolean {
  return !takenDown
}

/**
 * Whether a recruiter may see e-mail, phones, address and picture: after an application, an accepted invitation or
 * consent, once the candidate's profile was approved, and only if the candidate shares contact data (specification, data
 * §3.4). The permission of an application ends when the candidate withdraws. The curriculum's file needs an application
 * besides.
 */
export function maySeeContact(
  tie: Tie & { readonly everApproved: boolean; readonly sharesContactData: boolean },
): boolean {
  if (!isShownToRecruiters(tie) || !tie.everApproved || !tie.sharesContactData) return false
  const applied = Boolean(tie.candidacy) && !(tie.candidacy && isWithdrawn(tie.candidacy))
  const withdrew = Boolean(tie.candidacy && isWithdrawn(tie.candidacy))
  return applied || tie.consented === true || (tie.invitation === 'invite:confirmed' && !withdrew)
}

/**
 * Whether a recruiter may read the gender: only of candidates in the job's selection who share more than name and city.
 */
export function maySeeGender(tie: {
  readonly candidacy?: Candidacy | null
  readonly sharesContactData: boolean
}): boolean {
  return tie.sharesContactData && Boolean(tie.candidacy) && !(tie.candidacy && isWithdrawn(tie.candidacy))
}

/**
 * Whether a recruiter may know that a candidate has a disability (LGPD art. 11): only of candidates in the job's
 * selection, and of those who agreed to be found by it. For all others neither a mark nor their presence in a list may
 * reveal it.
 */
export function maySeeDisability({
  candidacy,
  agreed,
}: {
  readonly candidacy?: Candidacy | null
  readonly agreed: boolean
}): boolean {
  return agreed || Boolean(candidacy && !isWithdrawn(candidacy))
}

/** Whether a recruiter may open the medical report: only an applicant's, for a job for people with disabilities. */
export function maySeeMedicalReport(asked: {
  readonly sameOrganization: boolean
  readonly onlyHandicap: boolean
  readonly candidacy?: Candidacy | null
  readonly consented: boolean
  readonly erased: boolean
}): boolean {
  const { sameOrganization, onlyHandicap, candidacy, consented, erased } = asked
  return (
    sameOrganization &&
    onlyHandicap &&
    consented &&
    !erased &&
    Boolean(candidacy) &&
    !(candidacy && isWithdrawn(candidacy))
  )
}
