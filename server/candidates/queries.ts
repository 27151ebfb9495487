import type { Experience } from '@trampolim/contract/curriculums.ts'
import type { Visibility } from '@trampolim/marketplace/curriculums/visibility.ts'
import type { JobStatus } from '@trampolim/marketplace/jobs/status.ts'
import type { MatchedJob } from '@trampolim/marketplace/matching/parts.ts'
import type { ProfileStatus } from '@trampolim/marketplace/organizations/profile-status.ts'
import type { YearsOfExperience } from '@trampolim/marketplace/reference/experience.ts'
import type { JobKindWord, JobSpecificType } from '@trampolim/marketplace/reference/job-types.ts'
import type { Schooling } from '@trampolim/marketplace/reference/schooling.ts'
import type { FinalistOutcome, PlaceStatus, SelectionStep } from '@trampolim/marketplace/selection/steps.ts'
import type { Actor } from '@trampolim/marketplace/transitions.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Database, Tx } from '../platform/house.ts'
import type { Spot } from './nearness.ts'

/** A job as candidates are compared with it. */
export type HiringJobRow = {
  id: string
  organization_id: string
  organization_blocked: boolean
  status: JobStatus
  ever_approved: boolean
  job_specific_type: JobSpecificType
  cbo: string
  work_type: number
  minimum_experience: MatchedJob['minimumExperience']
  salary_type: number
  salary_from_cents: number | null
  salary_to_cents: number | null
  do_not_show_salary: boolean
  schooling: Schooling | null
  languages: MatchedJob['languages']
  technologies: MatchedJob['technologies']
  only_handicap: boolean
  handicaps: string[]
  driver_licence: unknown
  legal_exception: unknown
  spots: Spot[]
}

/**
 * Jobs with where they are done, as it was approved last: what a recruiter has since written measures nobody. A workplace
 * without a position of its own lies at its municipality's.
 */
export async function findHiringJobs(database: Database | Tx, jobIds: readonly string[]): Promise<HiringJobRow[]> {
  const { rows } = await sql<HiringJobRow>`
    select job.id, job.organization_id, organization.status = 'blocked' as organization_blocked, job.status,
      job.first_approved_at is not null as ever_approved, job.job_specific_type, job.cbo, job.work_type,
      job.minimum_experience, job.salary_type, job.salary_from_cents, job.salary_to_cents, job.do_not_show_salary,
      job.schooling, job.languages, job.technologies, job.only_handicap, job.handicaps,
      job.driver_licence, job.legal_exception,
      (
        select coalesce(jsonb_agg(jsonb_build_object('municipality', town.id,
          'latitude', coalesce((place ->> 'latitude')::float, town.latitude),
          'longitude', coalesce((place ->> 'longitude')::float, town.longitude),
          'exact', coalesce((place ->> 'exact')::boolean, false) and place ->> 'latitude' is not null)), '[]')
        from jsonb_array_elements(coalesce(nullif(coalesce(job.approved_places, job.work_places), '[]'),
          jsonb_build_array(jsonb_build_object('cityState', organization.municipality_id)))) as place
        join municipality as town on town.id = coalesce((place ->> 'cityState')::integer, organization.municipality_id)
      ) as spots
    from job join organization on organization.id = job.organization_id
    where job.id = any (${jobIds}::text[])
  `.execute(database)
  return rows
}

/** A person with a curriculum, and their place in a job's selection where they have one. */
export type CandidateRow = {
  candidateId: string
  /** Null where they deleted the curriculum with which they applied. */
  curriculumId: string | null
  name: string
  profileStatus: ProfileStatus
  everApproved: boolean
  birthDate: string
  gender: number
  isHandicap: boolean
  /** They agreed to be found as a person with a disability by recruiters to whom they didn't apply. */
  foundByDisability: boolean
  /** They agreed that recruiters read more of them than name and city. */
  sharesContactData: boolean
  municipality: number
  latitude: number
  longitude: number
  exact: boolean
  city: string
  state: string
  cvType: JobKindWord
  visibility: Visibility
  searchingJob: boolean
  occupations: { cbo: string; yearsOfExperience: YearsOfExperience }[]
  experiences: Experience[]
  salary: number | null
  schoolLevel: Schooling | null
  languages: MatchedJob['languages']
  technologies: MatchedJob['technologies']
  allowRemote: boolean
  liked: boolean
  place: PlaceRow | null
}

/** A place as a list shows it; moments are texts in ISO 8601. */
export type PlaceRow = {
  id: string
  jobId: string | null
  step: SelectionStep
  status: PlaceStatus | null
  applied: string
  moved: string
  viewed: boolean
  discardedBy: Actor | null
  discardedFrom: SelectionStep | null
  discardedAt: string | null
  undoStep: SelectionStep | null
  undoUntil: string | null
  outcome: FinalistOutcome | null
  matchScore: number | null
  matchKnown: number
}

/** These places with their candidates, in no order. */
export async function candidatesAtPlaces(
  database: Database | Tx,
  placeIds: readonly string[],
): Promise<CandidateRow[]> {
  if (placeIds.length === 0) return []
  return candidates(database, {
    from: sql`place join professional on professional.account_id = place.professional_id
      left join curriculum on curriculum.id = place.curriculum_id`,
    jobId: sql`place.job_id`,
    where: sql`place.id = any (${placeIds}::text[])`,
  })
}

/** The people of these curriculums, with their place in a job's selection where they have one; in no order. */
export async function candidatesOfCurriculums(
  database: Database | Tx,
  { jobId, curriculumIds }: { jobId: string; curriculumIds: readonly string[] },
): Promise<CandidateRow[]> {
  if (curriculumIds.length === 0) return []
  return candidates(database, {
    from: sql`curriculum join professional on professional.account_id = curriculum.professional_id
      left join place on place.job_id = ${jobId} and place.professional_id = professional.account_id`,
    jobId: sql`${jobId}`,
    where: sql`curriculum.id = any (${curriculumIds}::text[])`,
  })
}

type Sql = RawBuilder<unknown>

async function candidates(database: Database | Tx, { from, jobId, where }: { from: Sql; jobId: Sql; where: Sql }) {
  const { rows } = await sql<CandidateRow>`
    select professional.account_id as "candidateId", curriculum.id as "curriculumId", professional.name,
      professional.status as "profileStatus", professional.first_approved_at is not null as "everApproved",
      professional.birth_date as "birthDate", professional.gender, professional.is_handicap as "isHandicap",
      professional.found_by_disability as "foundByDisability",
      professional.share_contact_data as "sharesContactData",
      professional.municipality_id as municipality, professional.latitude, professional.longitude,
      professional.exact_position as exact, town.name as city, town.state,
      coalesce(curriculum.cv_type, place.cv_type) as "cvType", coalesce(curriculum.visibility, 'hidden') as visibility,
      coalesce(curriculum.searching_job, false) as "searchingJob",
      coalesce(curriculum.occupations, '[]') as occupations, coalesce(curriculum.experiences, '[]') as experiences,
      curriculum.salary_cents as salary, curriculum.school_level as "schoolLevel",
      coalesce(curriculum.languages, '[]') as languages, coalesce(curriculum.technologies, '[]') as technologies,
      coalesce(curriculum.allow_remote, false) as "allowRemote",
      exists (
        select from candidate_like as kept where kept.job_id = ${jobId} and kept.curriculum_id = curriculum.id
      ) as liked,
      case when place.id is not null then jsonb_build_object(
        'id', place.id, 'jobId', place.job_id, 'step', place.step, 'status', place.status, 'applied', place.applied_at,
        'moved', place.moved_at, 'viewed', place.viewed_at is not null,
        'discardedBy', place.discarded_by, 'discardedFrom', place.discarded_from, 'discardedAt', place.discarded_at,
        'undoStep', place.undo_step, 'undoUntil', place.undo_until, 'outcome', place.outcome,
        'matchScore', place.match_score, 'matchKnown', place.match_known
      ) end as place
    from ${from}
    join municipality as town on town.id = professional.municipality_id
    where ${where}
  `.execute(database)
  return rows
}
