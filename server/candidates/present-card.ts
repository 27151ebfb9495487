import type { CandidateCard } from '@trampolim/contract/candidates.ts'
import { showsIdentity } from '@trampolim/marketplace/curriculums/visibility.ts'
import { isUnderReview } from '@trampolim/marketplace/organizations/profile-status.ts'
import type { Place } from '@trampolim/marketplace/selection/steps.ts'
import { maySeeDisability } from '@trampolim/marketplace/selection/who-sees.ts'
import { ageOn } from '@trampolim/marketplace/time/ages.ts'
import { dayOf } from '@trampolim/marketplace/time/days.ts'
import { compare } from './compare.ts'
import type { HiringJob } from './hiring-job.ts'
import type { CandidateRow, PlaceRow } from './queries.ts'

/** What a card needs beside its candidate: the job, the titles of occupations by CBO code, the moment. */
export type CardGround = { job: HiringJob; titles: ReadonlyMap<string, string>; now: Date }

/** A candidate as a recruiter's list shows them, field by field. Whoever applied has shown their name. */
export function presentCard(row: CandidateRow, { job, titles, now }: CardGround): CandidateCard {
  const { place } = row
  const { nearness, match } = compare(job, row)
  return {
    cvId: row.curriculumId ?? place?.id ?? '',
    candidateId: row.candidateId,
    name: showsName(row) ? row.name : null,
    processId: place?.id ?? null,
    step: place?.step ?? null,
    status: place?.status ?? null,
    applied: place && instantOf(place.applied),
    moved: place && instantOf(place.moved),
    viewed: place?.viewed ?? false,
    liked: row.liked,
    underReview: !row.everApproved && isUnderReview(row.profileStatus),
    occupations: row.occupations.map(({ cbo, yearsOfExperience }) => ({
      cbo,
      title: titles.get(cbo) ?? cbo,
      yearsOfExperience,
    })),
    lastOccupation: lastOccupationOf(row),
    city: row.city,
    state: row.state,
    distance: nearness.distance,
    sameCity: nearness.sameCity,
    salary: row.salary,
    schoolLevel: row.schoolLevel,
    allowRemote: row.allowRemote,
    isHandicap: toldDisability(row) === true,
    age: job.mayUseAge ? ageOn(row.birthDate, dayOf(now)) : null,
    discardedBy: discardedByOf(place),
    ...undoOf(place, now),
    outcome: place?.outcome ?? null,
    match: place ? { score: place.matchScore, known: place.matchKnown } : { score: match.score, known: match.known },
  }
}

/** Whether a recruiter reads the name: of whoever has a place, else unless access is limited. */
export function showsName({ place, visibility }: Pick<CandidateRow, 'place' | 'visibility'>): boolean {
  return place !== null || showsIdentity(visibility, { consented: false })
}

/** Whether they have a disability, as far as the recruiter is told; null where they aren't. */
export function toldDisability({ place, isHandicap, foundByDisability }: CandidateRow): boolean | null {
  return maySeeDisability({ place: place && ruledPlace(place), agreed: foundByDisability }) ? isHandicap : null
}

/** A place's moment as it leaves. */
export function instantOf(moment: string): string {
  return new Date(moment).toISOString()
}

/** A place as the rules look at it. */
export function ruledPlace({ step, status, discardedBy, discardedFrom, discardedAt }: PlaceRow): Place {
  const discarded =
    discardedBy && discardedFrom && discardedAt
      ? { by: discardedBy, from: discardedFrom, at: new Date(discardedAt) }
      : null
  return { step, status, discarded }
}

function undoOf(place: PlaceRow | null, now: Date): Pick<CandidateCard, 'undoUntil' | 'undoTo'> {
  const isOver = !place?.undoUntil || new Date(place.undoUntil) <= now
  if (isOver || !place) return { undoUntil: null, undoTo: null }
  return { undoUntil: instantOf(place.undoUntil as string), undoTo: place.undoStep }
}

function discardedByOf(place: PlaceRow | null): CandidateCard['discardedBy'] {
  const by = place?.discardedBy ?? null
  return by === 'reviewer' ? 'automation' : by
}

function lastOccupationOf({ experiences }: Pick<CandidateRow, 'experiences'>): string | null {
  const until = ({ isCurrentJob, exitDate, startDate }: CandidateRow['experiences'][number]) =>
    isCurrentJob ? `9999-${startDate}` : (exitDate ?? startDate)
  return experiences.toSorted((one, other) => (until(one) < until(other) ? 1 : -1))[0]?.occupation ?? null
}
