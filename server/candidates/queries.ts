import type { Experience } from '@trampolim/contract/curriculums.ts'
import { usualAvailability } from '@trampolim/marketplace/availability/availability.ts'
import { type WeekPart, weekPartsOf } from '@trampolim/marketplace/availability/week-parts.ts'
import type { ConsentStatus } from '@trampolim/marketplace/curriculums/consent-requests.ts'
import type { Visibility } from '@trampolim/marketplace/curriculums/visibility.ts'
import type { Question } from '@trampolim/marketplace/jobs/questionnaire.ts'
import type { JobStatus } from '@trampolim/marketplace/jobs/status.ts'
import type { AskedCourses, StudentsCourse } from '@trampolim/marketplace/matching/courses.ts'
import type { MatchedJob } from '@trampolim/marketplace/matching/parts.ts'
import type { ProfileStatus } from '@trampolim/marketplace/organizations/profile-status.ts'
import type { Spot } from '@trampolim/marketplace/places/nearness.ts'
import type { Position } from '@trampolim/marketplace/places/positions.ts'
import type { YearsOfExperience } from '@trampolim/marketplace/reference/experience.ts'
import type { JobKindWord, JobSpecificType } from '@trampolim/marketplace/reference/job-types.ts'
import type { LicenceCategory } from '@trampolim/marketplace/reference/licence-categories.ts'
import type { Schooling } from '@trampolim/marketplace/reference/schooling.ts'
import type { InvitationRefusalReason, InvitationStatus } from '@trampolim/marketplace/selection/invitations.ts'
import type { CandidacyStatus, FinalistOutcome, SelectionStep } from '@trampolim/marketplace/selection/steps.ts'
import type { Actor } from '@trampolim/marketplace/transitions.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Database, Tx } from '../platform/house.ts'
import { isTakenDown } from '../profiles/standing.ts'

/** A job with the data that is needed to compare candidates with it. */
export type HiringJobRow = {
  id: string
  job_name: string
  organization_id: string
  organization_blocked: boolean
  status: JobStatus
  ever_approved: boolean
  taken_down: boolean
  job_specific_type: JobSpecificType
  /** The kind in the version approved last. */
  approved_type: JobSpecificType
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
  courses: AskedCourses['list'] | null
  accepts_other_courses: boolean
  questionnaire: Question[]
  driver_licence: { categories?: LicenceCategory[] } | null
  legal_exception: unknown
  hides_company: boolean
  spots: (Spot & { town: Position })[]
}

/**
 * Finds jobs with the workplaces of their last approved version: an edit that isn't approved yet doesn't affect
 * distances. A workplace without a position of its own has that of its municipality.
 */
export async function findHiringJobs(database: Database | Tx, jobIds: readonly string[]): Promise<HiringJobRow[]> {
  const { rows } = await sql<HiringJobRow>`
    select job.id, job.job_name, job.organization_id, organization.status = 'blocked' as organization_blocked, job.status,
      job.first_approved_at is not null as ever_approved, job.taken_down_at is not null as taken_down,
      job.job_specific_type,
      coalesce((job.shown ->> 'job_specific_type')::integer, job.job_specific_type) as approved_type, job.cbo, job.work_type,
      job.minimum_experience, job.salary_type, job.salary_from_cents, job.salary_to_cents, job.do_not_show_salary,
      job.schooling, job.languages, job.technologies, job.only_handicap, job.handicaps,
      job.content -> 'coursesPanel' as courses,
      coalesce((job.content -> 'acceptOtherCourses')::boolean, false) as accepts_other_courses,
      job.questionnaire, job.driver_licence, job.legal_exception,
      job.hide_contracting_company_name
        or coalesce((job.shown ->> 'hide_contracting_company_name')::boolean, false) as hides_company,
      (
        select coalesce(jsonb_agg(jsonb_build_object('municipality', town.id,
          'district', nullif(place ->> 'district', ''),
          'latitude', coalesce((place ->> 'latitude')::float, town.latitude),
          'longitude', coalesce((place ->> 'longitude')::float, town.longitude),
          'exact', coalesce((place ->> 'exact')::boolean, false) and place ->> 'latitude' is not null,
          'town', jsonb_build_object('latitude', town.latitude, 'longitude', town.longitude))), '[]')
        from jsonb_array_elements(coalesce(nullif(coalesce(job.approved_places, job.work_places), '[]'),
          jsonb_build_array(jsonb_build_object('cityState', organization.municipality_id)))) as place
        join municipality as town on town.id = coalesce((place ->> 'cityState')::integer, organization.municipality_id)
      ) as spots
    from job join organization on organization.id = job.organization_id
    where job.id = any (${jobIds}::text[])
  `.execute(database)
  return rows
}

/** A person with a curriculum, and their candidacy in a job's selection, if any. */
export type CandidateRow = {
  candidateId: string
  /** Null if they deleted the curriculum with which they applied. */
  curriculumId: string | null
  name: string
  profileStatus: ProfileStatus
  everApproved: boolean
  /** Whether a reviewer has blocked them and not approved them since. */
  takenDown: boolean
  birthDate: string
  gender: number
  isHandicap: boolean
  /** Whether they agreed to be found as a person with a disability by recruiters to whom they didn't apply. */
  foundByDisability: boolean
  /** Whether they agreed that recruiters read more about them than name and city. */
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
  /** Since when recruiters find the curriculum as it is; says nothing without one. */
  foundSince: Date | null
  occupations: { cbo: string; yearsOfExperience: YearsOfExperience }[]
  experiences: Experience[]
  salary: number | null
  schoolLevel: Schooling | null
  languages: MatchedJob['languages']
  technologies: MatchedJob['technologies']
  allowRemote: boolean
  licences: LicenceCategory[]
  weekParts: WeekPart[]
  courses: StudentsCourse[]
  liked: boolean
  candidacy: CandidacyRow | null
  /** The latest invitation to the job. */
  invitation: InvitationRow | null
  /** The request of the recruiter's organisation to see who the person is. */
  consent: ConsentRow | null
}

/** A consent request as a list shows it; `asked` is an ISO 8601 string. */
export type ConsentRow = { id: string; status: ConsentStatus; asked: string }

/** An invitation as a list shows it; times are ISO 8601 strings. */
export type InvitationRow = {
  id: string
  status: InvitationStatus
  made: string
  told: string | null
  due: string | null
  ended: string | null
  endedBy: Exclude<Actor, 'reviewer'> | null
  reason: InvitationRefusalReason | null
}

/** A candidacy as a list shows it; times are ISO 8601 strings. */
export type CandidacyRow = {
  id: string
  jobId: string | null
  step: SelectionStep
  status: CandidacyStatus | null
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
  /** The organisation's tags. */
  tags: string[]
  /** The number of answers that differ from the ones that the job required. */
  unmet: number
  /** Whether a hiring message awaits the candidate's answer. */
  hireWaits: boolean
}

/** Finds these candidacies with their candidates, in no particular order. */
export async function candidatesAtCandidacies(
  database: Database | Tx,
  candidacyIds: readonly string[],
): Promise<CandidateRow[]> {
  if (candidacyIds.length === 0) return []
  return candidates(database, {
    from: sql`candidacy join professional on professional.account_id = candidacy.professional_id
      left join curriculum on curriculum.id = candidacy.curriculum_id`,
    jobId: sql`candidacy.job_id`,
    organizationId: sql`(select organization_id from job where job.id = candidacy.job_id)`,
    where: sql`candidacy.id = any (${candidacyIds}::text[])`,
  })
}

/**
 * Finds the owners of these curriculums, with their candidacy in a job's selection, if any, in no particular order.
 * Without a job nobody has a candidacy or is a favourite. The organisation is the recruiter's.
 */
export async function candidatesOfCurriculums(
  database: Database | Tx,
  {
    jobId,
    organizationId,
    curriculumIds,
  }: { jobId: string | null; organizationId: string; curriculumIds: readonly string[] },
): Promise<CandidateRow[]> {
  if (curriculumIds.length === 0) return []
  return candidates(database, {
    from: sql`curriculum join professional on professional.account_id = curriculum.professional_id
      left join candidacy on candidacy.job_id = ${jobId}::text and candidacy.professional_id = professional.account_id`,
    jobId: sql`${jobId}::text`,
    organizationId: sql`${organizationId}::text`,
    where: sql`curriculum.id = any (${curriculumIds}::text[])`,
  })
}

type Sql = RawBuilder<unknown>

/**
 * A JSON path to the answers of a candidacy that differ from the ones that the job required when the questions were
 * answered.
 */
export const unmetAnswers = '$[*] ? (@.expected != @.answer)'

/**
 * SQL for the moment since when recruiters find a `curriculum` of a `professional` as it is: its last change, or that of
 * its owner's first approval or of being switched on, if that was later.
 */
export const foundSince = sql`greatest(curriculum.modified_at, curriculum.found_since, professional.first_approved_at)`

type Asked = { from: Sql; jobId: Sql; organizationId: Sql; where: Sql }

async function candidates(database: Database | Tx, { from, jobId, organizationId, where }: Asked) {
  const { rows } = await sql<CandidateRow>`
    select professional.account_id as "candidateId", curriculum.id as "curriculumId", professional.name,
      professional.status as "profileStatus", professional.first_approved_at is not null as "everApproved",
      ${isTakenDown('professional')} as "takenDown",
      professional.birth_date as "birthDate", professional.gender, professional.is_handicap as "isHandicap",
      professional.found_by_disability as "foundByDisability",
      professional.share_contact_data as "sharesContactData",
      professional.municipality_id as municipality, professional.latitude, professional.longitude,
      professional.exact_position as exact, town.name as city, town.state,
      coalesce(curriculum.cv_type, candidacy.cv_type) as "cvType", coalesce(curriculum.visibility, 'hidden') as visibility,
      coalesce(curriculum.searching_job, false) as "searchingJob", ${foundSince} as "foundSince",
      coalesce(curriculum.occupations, '[]') as occupations, coalesce(curriculum.experiences, '[]') as experiences,
      curriculum.salary_cents as salary, curriculum.school_level as "schoolLevel",
      coalesce(curriculum.languages, '[]') as languages, coalesce(curriculum.technologies, '[]') as technologies,
      coalesce(curriculum.allow_remote, false) as "allowRemote",
      coalesce(curriculum.driver_licence, '{}') as licences,
      coalesce(professional.week_parts, case when professional.availability ->> 'type' = 'default'
        then ${weekPartsOf(usualAvailability)}::text[] end, '{}') as "weekParts",
      coalesce(curriculum.internship_courses, '[]') as courses,
      exists (
        select from candidate_like as kept
        where kept.job_id = ${jobId} and (kept.curriculum_id = curriculum.id or kept.candidacy_id = candidacy.id)
      ) as liked,
      case when candidacy.id is not null then jsonb_build_object(
        'id', candidacy.id, 'jobId', candidacy.job_id, 'step', candidacy.step, 'status', candidacy.status, 'applied', candidacy.applied_at,
        'moved', candidacy.moved_at, 'viewed', candidacy.viewed_at is not null,
        'discardedBy', candidacy.discarded_by, 'discardedFrom', candidacy.discarded_from, 'discardedAt', candidacy.discarded_at,
        'undoStep', candidacy.undo_step, 'undoUntil', candidacy.undo_until, 'outcome', candidacy.outcome,
        'matchScore', candidacy.match_score, 'matchKnown', candidacy.match_known,
        'tags', array(select tag from candidacy_tag where candidacy_tag.candidacy_id = candidacy.id order by plain_tag),
        'unmet', jsonb_array_length(jsonb_path_query_array(candidacy.answers, ${unmetAnswers}::jsonpath)),
        'hireWaits', candidacy.step = 'finalists' and exists (
          select from hiring_message as hire where hire.candidacy_id = candidacy.id and hire.status = 'pending'
        )
      ) end as candidacy,
      (
        select jsonb_build_object('id', sent.id, 'status', sent.status, 'made', sent.made_at, 'told', sent.told_at,
          'due', sent.due_at, 'ended', sent.ended_at, 'endedBy', sent.ended_by, 'reason', sent.reason)
        from invitation as sent
        where sent.job_id = ${jobId} and sent.professional_id = professional.account_id
        order by sent.made_at desc, sent.id desc limit 1
      ) as invitation,
      (
        select jsonb_build_object('id', asked.id, 'status', asked.status, 'asked', asked.asked_at)
        from consent_request as asked
        where asked.organization_id = ${organizationId} and asked.professional_id = professional.account_id
      ) as consent
    from ${from}
    join municipality as town on town.id = professional.municipality_id
    where ${where}
  `.execute(database)
  return rows
}
