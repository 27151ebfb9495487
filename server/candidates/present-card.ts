import type { CandidateCard } from '@trampolim/contract/candidates.ts'
import { consentEnds, standingOfConsent } from '@trampolim/marketplace/curriculums/consent-requests.ts'
import { showsIdentity } from '@trampolim/marketplace/curriculums/visibility.ts'
import { isUnderReview } from '@trampolim/marketplace/organizations/profile-status.ts'
import { invitationEnds, invitationEntryFor } from '@trampolim/marketplace/selection/invitations.ts'
import type { Candidacy } from '@trampolim/marketplace/selection/steps.ts'
import { maySeeDisability } from '@trampolim/marketplace/selection/who-sees.ts'
import { ageOn } from '@trampolim/marketplace/time/ages.ts'
import { dayOf } from '@trampolim/marketplace/time/days.ts'
import { compare } from './compare.ts'
import type { HiringJob } from './hiring-job.ts'
import type { CandidacyRow, CandidateRow, InvitationRow } from './queries.ts'

/** The data for a card besides its candidate: the job, the titles of occupations by CBO code, the time. */
export type CardGround = { job: HiringJob; titles: ReadonlyMap<string, string>; now: Date }

/** Presents a candidate in a recruiter's list, field by field. The name of a candidate who applied is always shown. */
export function presentCard(row: CandidateRow, { job, titles, now }: CardGround): CandidateCard {
  const { candidacy } = row
  const { nearness, match } = compare(job, row)
  return {
    cvId: row.curriculumId ?? candidacy?.id ?? '',
    candidateId: row.candidateId,
    name: showsName(row) ? row.name : null,
    processId: candidacy?.id ?? null,
    step: candidacy?.step ?? null,
    status: candidacy?.status ?? null,
    applied: candidacy && instantOf(candidacy.applied),
    moved: candidacy && instantOf(candidacy.moved),
    viewed: candidacy?.viewed ?? false,
    liked: row.liked,
    underReview: !row.everApproved && isUnderReview(row.profileStatus),
    occupations: row.occupations.map(({ cbo, yearsOfExperience }) => ({
      cbo,
      title: titles.get(cbo) ?? cbo,
      yearsOfExperience,
    })),
    lastOccupation: lastOccupationOf(row),
    studies: studiesOf(row),
    city: row.city,
    state: row.state,
    distance: nearness.distance,
    sameCity: nearness.sameCity,
    salary: row.salary,
    schoolLevel: row.schoolLevel,
    allowRemote: row.allowRemote,
    isHandicap: sharedDisability(row) === true,
    age: job.mayUseAge ? ageOn(row.birthDate, dayOf(now)) : null,
    discardedBy: discardedByOf(candidacy),
    ...undoOf(candidacy, now),
    outcome: candidacy?.outcome ?? null,
    invitation: row.invitation && presentInvitation(row.invitation),
    consent: presentConsent(row, now),
    tags: candidacy?.tags ?? [],
    unmet: candidacy?.unmet ?? 0,
    hireWaits: candidacy?.hireWaits ?? false,
    match: candidacy
      ? { score: candidacy.matchScore, known: candidacy.matchKnown }
      : { score: match.score, known: match.known },
  }
}

/** Presents an invitation to the recruiters of its job. */
export function presentInvitation(row: InvitationRow): CandidateCard['invitation'] {
  const { id, status, made, told, due, ended, endedBy, reason } = row
  return {
    inviteId: id,
    status,
    entry: invitationEntryFor(status, endedBy ?? 'candidate'),
    made: instantOf(made),
    told: told && instantOf(told),
    ends: told && !ended ? invitationEnds(new Date(told), due ? new Date(due) : null).toISOString() : null,
    ended: ended && instantOf(ended),
    reason,
  }
}

/** Whether a recruiter sees the name: always with a candidacy, otherwise unless access is limited. */
export function showsName(row: Pick<CandidateRow, 'candidacy' | 'visibility' | 'consent'>): boolean {
  return row.candidacy !== null || showsIdentity(row.visibility, { consented: consented(row) })
}

/** Whether the person agreed to show the recruiter's organisation who they are. */
export function consented({ consent }: Pick<CandidateRow, 'consent'>): boolean {
  return consent?.status === 'granted'
}

/** Presents the status of the organisation's request; null if none is needed, since the name is shown anyway. */
export function presentConsent(
  { candidacy, visibility, consent }: Pick<CandidateRow, 'candidacy' | 'visibility' | 'consent'>,
  now: Date,
): CandidateCard['consent'] {
  if (candidacy || visibility !== 'limited') return null
  const asked = consent && new Date(consent.asked)
  const status = standingOfConsent(consent && asked && { status: consent.status, asked }, now)
  return {
    requestId: status && consent ? consent.id : null,
    status,
    ends: status === 'asked' && asked ? consentEnds(asked).toISOString() : null,
  }
}

/** Whether the person has a disability, if the recruiter may know it; null if not. */
export function sharedDisability({ candidacy, isHandicap, foundByDisability }: CandidateRow): boolean | null {
  return maySeeDisability({ candidacy: candidacy && ruledCandidacy(candidacy), agreed: foundByDisability })
    ? isHandicap
    : null
}

/** Converts a candidacy's time to its output format. */
export function instantOf(moment: string): string {
  return new Date(moment).toISOString()
}

/** Converts a candidacy to the form that the rules expect. */
export function ruledCandidacy({
  step,
  status,
  discardedBy,
  discardedFrom,
  discardedAt,
}: Pick<CandidacyRow, 'step' | 'status' | 'discardedBy' | 'discardedFrom' | 'discardedAt'>): Candidacy {
  const discarded =
    discardedBy && discardedFrom && discardedAt
      ? { by: discardedBy, from: discardedFrom, at: new Date(discardedAt) }
      : null
  return { step, status, discarded }
}

function undoOf(candidacy: CandidacyRow | null, now: Date): Pick<CandidateCard, 'undoUntil' | 'undoTo'> {
  const isOver = !candidacy?.undoUntil || new Date(candidacy.undoUntil) <= now
  if (isOver || !candidacy) return { undoUntil: null, undoTo: null }
  return { undoUntil: instantOf(candidacy.undoUntil as string), undoTo: candidacy.undoStep }
}

function discardedByOf(candidacy: CandidacyRow | null): CandidateCard['discardedBy'] {
  const by = candidacy?.discardedBy ?? null
  return by === 'reviewer' ? 'automation' : by
}

/** The course that an intern attends; null if the curriculum isn't for internships or names none. */
export function studiesOf({
  cvType,
  courses: [first],
}: Pick<CandidateRow, 'courses' | 'cvType'>): CandidateCard['studies'] {
  if (cvType !== 'internship' || !first) return null
  const { course, coursePeriod, courseShift } = first
  return { course, coursePeriod, courseShift }
}

/** The title of the latest job in a curriculum; null if it has none. */
export function lastOccupationOf({ experiences }: Pick<CandidateRow, 'experiences'>): string | null {
  const until = ({ isCurrentJob, exitDate, startDate }: CandidateRow['experiences'][number]) =>
    isCurrentJob ? `9999-${startDate}` : (exitDate ?? startDate)
  return experiences.toSorted((one, other) => (until(one) < until(other) ? 1 : -1))[0]?.occupation ?? null
}
