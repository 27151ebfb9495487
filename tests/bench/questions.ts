import { openDatabase } from '@trampolim/server/platform/database/connect.ts'
import { sql } from 'kysely'

const many = 2000
const filters = ['contractType=1&jobAges=30', 'salaries=to-3000&workType=1'] as const

/** The paths that the bench asks for, as people would: jobs at random, searches and words that jobs answer to. */
export type Questions = { jobs: string[]; searches: string[]; suggestions: string[] }

/** Chooses paths at random from what is in the database. */
export async function chooseQuestions(databaseUrl: string): Promise<Questions> {
  const { database } = openDatabase(databaseUrl, { connections: 1, statementTimeout: 0 })
  try {
    const { rows } = await sql<{ id: string; title: string; city: string; state: string }>`
      select job.id, occupation.title, municipality.name as city, municipality.state
      from job
      join occupation on occupation.cbo = job.cbo
      join municipality on municipality.id = (job.work_places -> 0 ->> 'cityState')::integer
      where job.status = 'job:approved'
      order by random()
      limit ${many}
    `.execute(database)
    return {
      jobs: rows.map(({ id }) => `/api/gateway/job/${id}`),
      searches: rows.map(({ title, city, state }, at) => {
        const asked = new URLSearchParams({ occupation: title, location: `${city}, ${state}`, distance: '30' })
        return `/api/search-jobs/search/jobs?${asked}&${filters[at % filters.length]}`
      }),
      suggestions: rows.map(({ title }, at) => {
        const prefix = title.slice(0, 2 + (at % 6))
        return `/api/search-jobs/search/bar/occupation?${new URLSearchParams({ text: prefix })}`
      }),
    }
  } finally {
    await database.destroy()
  }
}
