import { startSession } from '@trampolim/server/accounts/sessions/sessions.ts'
import { openDatabase } from '@trampolim/server/platform/database/connect.ts'
import type { Database } from '@trampolim/server/platform/house.ts'
import { sql } from 'kysely'
import { insertRecruiter } from '../world/builders.ts'

const many = 2000
/** How many recruiters ask, and how many people repeat a question. */
const fewPeople = 100
/** How many people ask for recommendations: each has questions of their own. */
const manyPeople = 200
const filters = ['contractType=1&jobAges=30', 'salaries=to-3000&workType=1'] as const
const peopleFilters: readonly Record<string, string>[] = [
  {},
  { distance: '50km', salary: '300000' },
  { allowRemote: 'true' },
]

/** One request: a path, and the caller's session; none for a visitor. */
export type Request = { path: string; token?: string | undefined }

/** Requests of one kind. `most`: how many times as long as `GET /job/{id}` they may take; null for that call itself. */
export type Question = { name: string; requests: readonly Request[]; most: number | null }

/** What the benchmark requests, as people would: random jobs, searches and words with results. */
export type Questions = Record<
  | 'job'
  | 'search'
  | 'place'
  | 'placeAgain'
  | 'words'
  | 'recommend'
  | 'recommendAgain'
  | 'candidates'
  | 'people'
  | 'suggestions'
  | 'places',
  Question
>

/** Different page sizes make searches distinct, until there are more of them than a process caches. */
const sizes = Array.from({ length: 10 }, (_, nth) => 11 + nth)

/** Chooses requests at random from the database; `token` is the session of a candidate. */
export async function chooseQuestions(databaseUrl: string, token: string): Promise<Questions> {
  const { database } = openDatabase(databaseUrl, { connections: 1, statementTimeout: 0 })
  try {
    const { rows } = await sql<{ id: string; title: string; city: string; state: string }>`
      select job.id, occupation.title, municipality.name as city, municipality.state
      from (select * from job where status = 'job:approved' order by random() limit ${many}) as job
      join occupation on occupation.cbo = job.cbo
      join municipality on municipality.id = (job.work_places -> 0 ->> 'cityState')::integer
    `.execute(database)
    const asking = await candidateSessions(database)
    const hiring = await recruiterSessions(database)
    const searched = (query: Record<string, string>) => `/api/search-jobs/search/jobs?${new URLSearchParams(query)}`
    return {
      job: { name: 'GET /job/{id}', most: null, requests: rows.map(({ id }) => ({ path: `/api/gateway/job/${id}` })) },
      search: {
        name: 'GET /search/jobs, cargo, place, distance, 2 filters',
        most: 3,
        requests: rows.map(({ title, city, state }, at) => ({
          path: `${searched({ occupation: title, location: `${city}, ${state}`, distance: '30' })}&${filters[at % filters.length]}`,
          token,
        })),
      },
      place: {
        name: 'GET /search/jobs, place alone, asked anew',
        most: 4,
        requests: rows.map(({ city, state }, at) => ({
          path: searched({ location: `${city}, ${state}`, size: String(sizes[at % sizes.length]) }),
        })),
      },
      placeAgain: {
        name: 'the same, asked again',
        most: 4,
        requests: rows
          .slice(0, fewPeople)
          .map(({ city, state }) => ({ path: searched({ location: `${city}, ${state}` }) })),
      },
      words: {
        name: 'GET /search/jobs, words alone',
        most: 4,
        requests: rows.map(({ title }) => ({ path: searched({ occupation: title.split(' ')[0] ?? title }) })),
      },
      recommend: {
        name: 'GET /search/jobs/recommend, asked anew',
        most: 5,
        requests: asking.flatMap((each) =>
          sizes.map((size) => ({ path: `/api/search-jobs/search/jobs/recommend?size=${size}`, token: each })),
        ),
      },
      recommendAgain: {
        name: 'the same, asked again',
        most: 5,
        requests: asking
          .slice(0, fewPeople)
          .map((each) => ({ path: '/api/search-jobs/search/jobs/recommend', token: each })),
      },
      candidates: {
        name: 'GET /search/recommend of curriculums',
        most: 5,
        requests: hiring.map(({ jobId, token: each }) => ({
          path: `/api/search-cv/search/recommend?jobId=${jobId}`,
          token: each,
        })),
      },
      people: {
        name: 'GET /search of curriculums, facets',
        most: 5,
        requests: hiring.map(({ jobId, token: each }, at) => ({
          path: `/api/search-cv/search?${new URLSearchParams({ jobId, ...peopleFilters[at % peopleFilters.length] })}`,
          token: each,
        })),
      },
      suggestions: {
        name: 'GET /search/bar/occupation',
        most: 1.5,
        requests: rows.map(({ title }, at) => ({
          path: `/api/search-jobs/search/bar/occupation?${new URLSearchParams({ text: title.slice(0, 2 + (at % 6)) })}`,
        })),
      },
      places: {
        name: 'GET /search/bar/location',
        most: 1.5,
        requests: rows.map(({ city }, at) => ({
          path: `/api/search-jobs/search/bar/location?${new URLSearchParams({ text: city.slice(0, 2 + (at % 6)) })}`,
        })),
      },
    }
  } finally {
    await database.destroy()
  }
}

async function candidateSessions(database: Database): Promise<string[]> {
  const { rows } = await sql<{ accountId: string }>`
    select professional_id as "accountId" from curriculum where cv_type = 'professional' order by md5(id) limit ${manyPeople}
  `.execute(database)
  const tokens: string[] = []
  for (const { accountId } of rows) tokens.push(await sessionOf(database, accountId))
  return tokens
}

/** Recruiters of organisations of the world, who ask for candidates of one of its jobs. */
async function recruiterSessions(database: Database) {
  const { rows } = await sql<{ jobId: string; organizationId: string; accountId: string | null }>`
    select distinct on (job.organization_id) job.id as "jobId", job.organization_id as "organizationId",
      (select account_id from recruiter where organization_id = job.organization_id limit 1) as "accountId"
    from (
      select id, organization_id from job where status = 'job:approved' and job_specific_type = 1 order by md5(id) limit ${fewPeople}
    ) as job
    order by job.organization_id
  `.execute(database)
  const asking: { jobId: string; token: string }[] = []
  for (const { jobId, organizationId, accountId } of rows) {
    const own = accountId ?? (await insertRecruiter({ database, now: () => new Date() }, { organizationId })).accountId
    asking.push({ jobId, token: await sessionOf(database, own) })
  }
  return asking
}

async function sessionOf(database: Database, accountId: string): Promise<string> {
  const { token } = await database
    .transaction()
    .execute((tx) => startSession(tx, { accountId, rememberMe: true, now: new Date() }))
  return token
}
