import type { JobCard, PublicSalary } from '@trampolim/contract/jobs.ts'
import type { AskedCourses, StudentsCourse } from '@trampolim/marketplace/matching/courses.ts'
import type { MatchedCurriculum, MatchedJob } from '@trampolim/marketplace/matching/parts.ts'
import type { Spot } from '@trampolim/marketplace/places/nearness.ts'
import type { ContractType } from '@trampolim/marketplace/reference/contract-types.ts'
import type { JobKindWord, JobSpecificType } from '@trampolim/marketplace/reference/job-types.ts'
import type { Schooling } from '@trampolim/marketplace/reference/schooling.ts'
import type { Sector } from '@trampolim/marketplace/reference/sectors.ts'
import type { WorkType } from '@trampolim/marketplace/reference/work-types.ts'
import type { Day } from '@trampolim/marketplace/time/days.ts'
import { type RawBuilder, sql } from 'kysely'
import { plannedAnew } from '../platform/database/prepared.ts'
import type { Database, House } from '../platform/house.ts'
import { changesOf, type Subject } from './rows/changes.ts'
import { remembering } from './understanding/remember-answers.ts'

/** The stored data of a job's card in lists. */
export type CardRow = {
  job_no: number
  id: string
  kind: JobSpecificType
  published: Date
  liked: boolean
  applied: boolean
  discarded: boolean
  card: {
    jobName: string
    company: string | null
    /** Missing until the row is rewritten in the current layout. */
    forClient?: boolean
    /** The id of the logo's file. */
    logo: string | null
    contractType: ContractType
    workType: WorkType
    pcdOnly: boolean
    salary: PublicSalary
    places: JobCard['place'][]
    /**
     * The values that a match compares besides occupation and salary; missing until the row is rewritten in the current
     * layout.
     */
    match?: ComparedOfJob
  }
  cbo: number
}

/** The values of a job that a match compares. A company that hides its name is located at its municipality's centre. */
export type ComparedOfJob = Omit<MatchedJob, 'cbo' | 'isRemote' | 'salary' | 'schooling' | 'courses'> & {
  /** Missing until the row is rewritten in the current layout. */
  courses?: AskedCourses | null
  schooling: Schooling | null
  spots: Spot[]
}

/** The part of a card's row that a match compares. */
export type MatchedRow = Pick<CardRow, 'cbo' | 'kind'> & {
  card: Pick<CardRow['card'], 'workType' | 'salary' | 'match'>
}

/** Whether a professional has applied to a job and has not withdrawn. */
export function hasApplied(jobId: RawBuilder<unknown>, professionalId: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`exists (
    select from candidacy where candidacy.job_id = ${jobId} and candidacy.professional_id = ${professionalId}
      and candidacy.applied_at is not null and candidacy.discarded_by is distinct from 'candidate'
  )`
}

const cardColumns = (professionalId: string | null) => sql`
  job_no, id, cbo, job_specific_type as kind, approved_at as published, card,
  exists (
    select from job_like where job_like.professional_id = ${professionalId}::text and job_like.job_id = job_card.id
  ) as liked,
  ${hasApplied(sql`job_card.id`, sql`${professionalId}::text`)} as applied,
  exists (
    select from job_discard
    where job_discard.professional_id = ${professionalId}::text and job_discard.job_id = job_card.id
  ) as discarded
`

/** Reads the cards of these jobs; jobs that have closed meanwhile are missing. */
export async function cardsOf(database: Database, jobNos: readonly number[], professionalId: string | null) {
  if (jobNos.length === 0) return new Map<number, CardRow>()
  const { rows } = await sql<CardRow>`
    select ${cardColumns(professionalId)} from job_card where job_no = any (${jobNos}::integer[])
  `.execute(database)
  return new Map(rows.map((row) => [row.job_no, row]))
}

/** Reads the cards of these jobs by their ids, the newest first; jobs that aren't open any more are missing. */
export async function shownCards(database: Database, jobIds: readonly string[], professionalId: string | null) {
  const { rows } = await sql<CardRow>`
    select ${cardColumns(professionalId)} from job_card where id = any (${jobIds}::text[])
    order by approved_at desc, job_no desc
  `.execute(database)
  return rows
}

/**
 * Reads the cards of these jobs by their numbers, and the change counter of the search rows for these subjects at the
 * same moment; null if none of the jobs is open any more.
 */
export async function cardsWithVersion(
  database: Database,
  { jobNos, professionalId }: { jobNos: readonly number[]; professionalId: string | null },
  subjects: readonly Subject[],
): Promise<{ cards: Map<number, CardRow>; version: string | null }> {
  const { rows } = await sql<CardRow & { version: string }>`
    select ${cardColumns(professionalId)}, ${changesOf(subjects)} as version
    from job_card where job_no = any (${jobNos}::integer[])
  `.execute(database)
  return { cards: new Map(rows.map((row) => [row.job_no, row])), version: rows[0]?.version ?? null }
}

/** Reads the cards of these jobs by their ids; jobs that aren't open are missing. */
export async function cardsById(database: Database, jobIds: readonly string[]): Promise<Map<string, MatchedRow>> {
  const { rows } = await sql<MatchedRow & { id: string }>`
    select id, cbo, job_specific_type as kind, card from job_card where id = any (${jobIds}::text[])
  `.execute(database)
  return new Map(rows.map((row) => [row.id, row]))
}

/** Reads the values of these jobs that a match compares. */
export async function matchedRows(database: Database, jobNos: readonly number[]): Promise<Map<number, MatchedRow>> {
  const { rows } = await sql<MatchedRow & { job_no: number }>`
    select job_no, cbo, job_specific_type as kind,
      jsonb_build_object('workType', card -> 'workType', 'salary', card -> 'salary', 'match', card -> 'match') as card
    from job_card where job_no = any (${jobNos}::integer[])
  `.execute(database)
  return new Map(rows.map((row) => [row.job_no, row]))
}

/**
 * Lists open jobs, optionally of a kind, a sector or an organisation, newest first, with their number, counted up to
 * `countTo`.
 */
export async function newestCards(
  database: Database,
  of: {
    kind?: JobSpecificType
    sector?: Sector
    /** Only jobs that this organisation publishes under its name. */
    organizationId?: string
    professionalId: string | null
    skip: number
    size: number
    countTo: number
  },
): Promise<{ rows: CardRow[]; counted: number }> {
  const where = sql`
    ${of.kind ? sql`job_specific_type = ${of.kind}` : sql`true`} and ${of.sector ? sql`sector = ${of.sector}` : sql`true`}
    and ${of.organizationId ? underName(of.organizationId) : sql`true`}
  `
  const [cards, counted] = await Promise.all([
    sql<CardRow>`
      ${plannedAnew} select ${cardColumns(of.professionalId)} from job_card where ${where}
      order by approved_at desc, job_no desc limit ${of.size} offset ${of.skip}
    `.execute(database),
    of.countTo > 0
      ? sql<{ counted: number }>`
          ${plannedAnew} select count(*) as counted from (select from job_card where ${where} limit ${of.countTo}) as first_ones
        `.execute(database)
      : undefined,
  ])
  return { rows: cards.rows, counted: counted?.rows[0]?.counted ?? 0 }
}

/** Lists the open jobs that most people opened recently, those with at least a given heat. */
export async function popularCards(
  database: Database,
  { professionalId, least, most }: { professionalId: string | null; least: number; most: number },
): Promise<CardRow[]> {
  const { rows } = await sql<CardRow>`
    select ${cardColumns(professionalId)} from popular_job join job_card on job_card.id = popular_job.job_id
    where heat >= ${least} order by heat desc, id limit ${most}
  `.execute(database)
  return rows
}

/**
 * The open jobs of an organisation whose card names it. Cards of jobs that hide their company, or that are for another
 * company, have no company.
 */
const underName = (organizationId: string) => sql`
  id in (select id from job where organization_id = ${organizationId}) and card ->> 'company' is not null
`

/** The data of the searching professional that a search needs. */
export type Searcher = {
  latitude: number
  longitude: number
  exact: boolean
  municipality: number
  birthDate: Day
  isHandicap: boolean
  /** Numbers of open jobs that they discarded or applied to. */
  discarded: number[]
  applied: number[]
  curriculums: {
    kind: JobKindWord
    occupations: MatchedCurriculum['occupations']
    salary: number | null
    schooling: MatchedCurriculum['schooling'] | null
    languages: MatchedCurriculum['languages']
    technologies: MatchedCurriculum['technologies']
    licences: MatchedCurriculum['licences']
    courses: StudentsCourse[]
  }[]
}

/** Finds the searching professional; undefined for a person without a profile. */
export async function searcherOf(database: Database, professionalId: string): Promise<Searcher | undefined> {
  const { rows } = await sql<Searcher>`
    select latitude, longitude, exact_position as exact, municipality_id as municipality,
      to_char(birth_date, 'YYYY-MM-DD') as "birthDate", is_handicap as "isHandicap",
      coalesce((
        select array_agg(job_card.job_no) from job_discard join job_card on job_card.id = job_discard.job_id
        where job_discard.professional_id = professional.account_id
      ), '{}') as discarded,
      coalesce((
        select array_agg(job_card.job_no) from candidacy join job_card on job_card.id = candidacy.job_id
        where candidacy.professional_id = professional.account_id
      ), '{}') as applied,
      coalesce((
        select jsonb_agg(jsonb_build_object('kind', cv_type, 'occupations', occupations, 'salary', salary_cents,
          'schooling', school_level, 'languages', languages, 'technologies', technologies, 'licences', driver_licence,
          'courses', internship_courses))
        from curriculum where curriculum.professional_id = professional.account_id
      ), '[]') as curriculums
    from professional where account_id = ${professionalId}
  `.execute(database)
  return rows[0]
}

/** The same for calls that only read. It is read once for a whole page. */
export function readingSearcher(
  { searchDatabase, once }: Pick<House, 'searchDatabase' | 'once'>,
  professionalId: string,
): Promise<Searcher | undefined> {
  return once(`searcher ${professionalId}`, () => searcherOf(searchDatabase, professionalId))
}

/**
 * Finds the occupation and first workplace of a job that was ever approved, in the version approved last, by which similar
 * jobs are found.
 */
export async function likenessOf(database: Database, jobId: string) {
  const { rows } = await sql<{
    cbo: string
    municipality: number
    latitude: number
    longitude: number
    number: number | null
  }>`
    select coalesce(job.shown ->> 'cbo', job.cbo) as cbo, municipality.id as municipality, municipality.latitude, municipality.longitude,
      (select job_no from job_card where job_card.id = job.id) as number
    from job join shown_organization as organization on organization.id = job.organization_id
    join municipality on municipality.id
      = coalesce((coalesce(job.shown -> 'work_places', job.work_places) -> 0 ->> 'cityState')::integer, organization.municipality_id)
    where job.id = ${jobId} and job.first_approved_at is not null
  `.execute(database)
  return rows[0]
}

/** The occupations of these families; a family is the first four digits of a CBO code. */
export function occupationsOfFamilies(database: Database, families: readonly string[]): Promise<readonly number[]> {
  return rememberedFamilies(database, JSON.stringify(families))
}

const rememberedFamilies = remembering(
  (database, families): Promise<readonly number[]> => readFamilies(database, JSON.parse(families) as string[]),
  () => true,
)

async function readFamilies(database: Database, families: readonly string[]): Promise<number[]> {
  const { rows } = await sql<{ cbo: number }>`
    select cbo::integer as cbo from unnest(${families}::text[]) as family
    join occupation on cbo between family || '00' and family || '99' order by cbo
  `.execute(database)
  return rows.map(({ cbo }) => cbo)
}

/**
 * The number of open jobs of the most frequent occupations, with the short form of their titles, of each sector, with the
 * address of the topic that is listed for it, and of all, as last counted.
 */
export async function popularCounts(database: Database, most: number) {
  const { rows } = await sql<{ kind: 'occupation' | 'sector' | 'open'; key: string; title: string; count: number }>`
    (select kind, key, trim(regexp_replace(coalesce(occupation.title, key), '[,(].*$', '')) as title, count from popular_count
      left join occupation on occupation.cbo = key
      where kind = 'occupation' order by count desc, key limit ${most})
    union all
    select kind, key, key as title, count from popular_count where kind = 'open'
    union all
    select kind, sector, coalesce(canonical, address) as title, jobs as count from topic where kind = 'sector' and jobs > 0
  `.execute(database)
  return rows
}
