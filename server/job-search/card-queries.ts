import type { JobCard, PublicSalary } from '@trampolim/contract/jobs.ts'
import type { MatchedCurriculum } from '@trampolim/marketplace/matching/parts.ts'
import type { ContractType } from '@trampolim/marketplace/reference/contract-types.ts'
import type { JobKindWord, JobSpecificType } from '@trampolim/marketplace/reference/job-types.ts'
import type { Sector } from '@trampolim/marketplace/reference/sectors.ts'
import type { WorkType } from '@trampolim/marketplace/reference/work-types.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../platform/house.ts'

/** What is kept of a job for lists. */
export type CardRow = {
  job_no: number
  id: string
  kind: JobSpecificType
  published: Date
  liked: boolean
  applied: boolean
  card: {
    jobName: string
    company: string | null
    /** The id of the logo's file. */
    logo: string | null
    contractType: ContractType
    workType: WorkType
    pcdOnly: boolean
    salary: PublicSalary
    places: JobCard['place'][]
  }
}

/** Whether a professional has applied to a job and has not withdrawn. */
export function hasApplied(jobId: RawBuilder<unknown>, professionalId: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`exists (
    select from place where place.job_id = ${jobId} and place.professional_id = ${professionalId}
      and place.applied_at is not null and place.discarded_by is distinct from 'candidate'
  )`
}

const cardColumns = (professionalId: string | null) => sql`
  job_no, id, job_specific_type as kind, approved_at as published, card,
  exists (
    select from job_like where job_like.professional_id = ${professionalId}::text and job_like.job_id = job_card.id
  ) as liked,
  ${hasApplied(sql`job_card.id`, sql`${professionalId}::text`)} as applied
`

/** The cards of these jobs; those that closed in the meantime are missing. */
export async function cardsOf(database: Database, jobNos: readonly number[], professionalId: string | null) {
  const { rows } = await sql<CardRow>`
    select ${cardColumns(professionalId)} from job_card where job_no = any (${jobNos}::integer[])
  `.execute(database)
  return new Map(rows.map((row) => [row.job_no, row]))
}

/** Open jobs of a kind, of a sector, of both, or all, newest first, with their number up to one more than is counted exactly. */
export async function newestCards(
  database: Database,
  of: {
    kind?: JobSpecificType
    sector?: Sector
    professionalId: string | null
    skip: number
    size: number
    countTo: number
  },
): Promise<{ rows: CardRow[]; counted: number }> {
  const where = sql`
    ${of.kind ? sql`job_specific_type = ${of.kind}` : sql`true`} and ${of.sector ? sql`sector = ${of.sector}` : sql`true`}
  `
  const [cards, counted] = await Promise.all([
    sql<CardRow>`
      select ${cardColumns(of.professionalId)} from job_card where ${where}
      order by approved_at desc, job_no desc limit ${of.size} offset ${of.skip}
    `.execute(database),
    sql<{ counted: number }>`
      select count(*) as counted from (select from job_card where ${where} limit ${of.countTo}) as first_ones
    `.execute(database),
  ])
  return { rows: cards.rows, counted: counted.rows[0]?.counted ?? 0 }
}

/** What a search needs to know of the professional who searches. */
export type Searcher = {
  latitude: number
  longitude: number
  exact: boolean
  municipality: number
  isHandicap: boolean
  /** Numbers of open jobs that they discarded, and those that they applied to. */
  discarded: number[]
  applied: number[]
  curriculums: {
    kind: JobKindWord
    occupations: MatchedCurriculum['occupations']
    salary: number | null
    schooling: MatchedCurriculum['schooling'] | null
  }[]
}

/** The professional who searches; undefined for someone without a profile. */
export async function searcherOf(database: Database, professionalId: string): Promise<Searcher | undefined> {
  const { rows } = await sql<Searcher>`
    select latitude, longitude, exact_position as exact, municipality_id as municipality,
      is_handicap as "isHandicap",
      coalesce((
        select array_agg(job_card.job_no) from job_discard join job_card on job_card.id = job_discard.job_id
        where job_discard.professional_id = professional.account_id
      ), '{}') as discarded,
      coalesce((
        select array_agg(job_card.job_no) from place join job_card on job_card.id = place.job_id
        where place.professional_id = professional.account_id
      ), '{}') as applied,
      coalesce((
        select jsonb_agg(jsonb_build_object('kind', cv_type, 'occupations', occupations, 'salary', salary_cents,
          'schooling', school_level))
        from curriculum where curriculum.professional_id = professional.account_id
      ), '[]') as curriculums
    from professional where account_id = ${professionalId}
  `.execute(database)
  return rows[0]
}

/** An open or closed job's occupation and first workplace, to find similar ones. */
export async function likenessOf(database: Database, jobId: string) {
  const { rows } = await sql<{
    cbo: string
    municipality: number
    latitude: number
    longitude: number
    number: number | null
  }>`
    select job.cbo, municipality.id as municipality, municipality.latitude, municipality.longitude,
      (select job_no from job_card where job_card.id = job.id) as number
    from job join shown_organization as organization on organization.id = job.organization_id
    join municipality on municipality.id
      = coalesce((job.work_places -> 0 ->> 'cityState')::integer, organization.municipality_id)
    where job.id = ${jobId}
  `.execute(database)
  return rows[0]
}

/** The occupations of these beginnings of a CBO code. */
export async function occupationsOfFamily(database: Database, family: string): Promise<number[]> {
  const { rows } = await sql<{ cbo: number }>`
    select cbo::integer as cbo from occupation where cbo like ${`${family}%`} order by cbo
  `.execute(database)
  return rows.map(({ cbo }) => cbo)
}

/** The occupations, under the short form of their titles, and sectors with most open jobs, as last counted. */
export async function popularCounts(database: Database, most: number) {
  const { rows } = await sql<{ kind: 'occupation' | 'sector'; key: string; count: number }>`
    (select kind, trim(regexp_replace(coalesce(occupation.title, key), '[,(].*$', '')) as key, count from popular_count
      left join occupation on occupation.cbo = key
      where kind = 'occupation' order by count desc, key limit ${most})
    union all
    select kind, key, count from popular_count where kind = 'sector'
  `.execute(database)
  return rows
}
