import type { FoundPerson } from '@trampolim/contract/search-cv/search.ts'
import { ageOn } from '@trampolim/marketplace/time/ages.ts'
import { dayOf } from '@trampolim/marketplace/time/days.ts'
import { compare } from '../../candidates/compare.ts'
import type { HiringJob } from '../../candidates/hiring-job.ts'
import {
  lastOccupationOf,
  presentConsent,
  presentInvitation,
  sharedDisability,
  showsName,
  studiesOf,
} from '../../candidates/present-card.ts'
import type { CandidateRow } from '../../candidates/queries.ts'

/** The data with which a found person is presented; `updated` in seconds since 1970. */
export type PersonGround = {
  job: HiringJob | null
  titles: ReadonlyMap<string, string>
  updated: number
  now: Date
}

/** Presents a person whom a recruiter finds, field by field (product, who sees what). */
export function presentPerson(row: CandidateRow, { job, titles, updated, now }: PersonGround): FoundPerson {
  const compared = job && compare(job, row)
  return {
    cvId: row.curriculumId ?? '',
    name: showsName(row) ? row.name : null,
    liked: row.liked,
    occupations: row.occupations.map(({ cbo, yearsOfExperience }) => ({
      cbo,
      title: titles.get(cbo) ?? cbo,
      yearsOfExperience,
    })),
    lastOccupation: lastOccupationOf(row),
    studies: studiesOf(row),
    city: row.city,
    state: row.state,
    distance: compared?.nearness.distance ?? null,
    sameCity: compared?.nearness.sameCity ?? false,
    salary: row.salary,
    schoolLevel: row.schoolLevel,
    allowRemote: row.allowRemote,
    isHandicap: sharedDisability(row) === true,
    age: job?.mayUseAge ? ageOn(row.birthDate, dayOf(now)) : null,
    invitation: row.invitation && presentInvitation(row.invitation),
    consent: presentConsent(row, now),
    languages: [...row.languages],
    weekParts: row.weekParts,
    updated: new Date(updated * 1000).toISOString(),
    foundSince: (row.foundSince ?? new Date(updated * 1000)).toISOString(),
    match: compared && { score: compared.match.score, known: compared.match.known },
  }
}
