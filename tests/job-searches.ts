import type { JobSearch } from '@trampolim/contract/search-jobs/search.ts'
import { jobSearchRoutes } from '@trampolim/server/job-search/routes.ts'
import { refreshAllJobSearch } from '@trampolim/server/job-search/rows/refresh-job-search.ts'
import type { TestHouse } from './house.ts'
import { campinas, insertJob, insertOrganization, insertRecruiter, workPlace } from './world/builders.ts'

export const inCampinas = workPlace({
  cityState: campinas,
  latitude: -22.9056,
  longitude: -47.0608,
  district: 'Centro',
})
export const guarulhos = workPlace({ cityState: 3_518_800, latitude: -23.4538, longitude: -46.5333 })

/** Searches of jobs, and the jobs and people that their tests need. */
export function jobSearchesIn(house: TestHouse) {
  async function search(asked: JobSearch, person: Parameters<typeof house.as>[1] = null) {
    return house.as(jobSearchRoutes, person).searchJobs(asked)
  }

  /** Inserts jobs of one organisation a second apart, so that the later one is newer; returns their ids. */
  async function jobs(...changes: Partial<Parameters<typeof insertJob>[1]>[]) {
    const organizationId = await insertOrganization(house, { company_name: 'Loja Única & Cia., Ltda.' })
    const ids = []
    for (const change of changes) {
      house.clock.pass(1)
      ids.push(await insertJob(house, { organizationId, ...change }))
    }
    await refreshAllJobSearch(house.owner)
    return ids
  }

  const recruiter = async () => insertRecruiter(house, { organizationId: await insertOrganization(house) })

  return { search, jobs, recruiter }
}

const day = 86_400_000
const json = JSON.stringify

/** Jobs that vary in everything a filter reads, the same in every run. */
export function variedJobs(count: number) {
  const places = [[workPlace()], [inCampinas], [guarulhos, inCampinas], [workPlace({ exact: false })]]
  return Array.from({ length: count }, (_, at) => ({
    cbo: at % 5 === 0 ? '514320' : '521110',
    contract_type: (at % 4) + 1,
    work_type: (at % 3) + 1,
    allow_remote_other_states: at % 2 === 0,
    only_handicap: at % 7 === 0,
    job_specific_type: at % 11 === 0 ? 2 : 1,
    job_name: at % 4 === 0 ? 'Vendedor júnior' : at % 9 === 0 ? 'Vendedor líder' : 'Vendedor',
    schooling: at % 3 === 0 ? null : at % 3 === 1 ? 'HIGH_SCHOOL_GENERAL' : 'BACHELOR_NORMAL',
    content: {
      workingHoursStart: at % 5 === 0 ? '18:00' : '08:00',
      workingHoursEnd: at % 5 === 0 ? '23:00' : '17:00',
      benefits: ['vale-transporte', 'uniforme', 'notebook-da-empresa'].slice(at % 4),
    },
    salary_type: at % 6 === 0 ? 7 : 1,
    salary_from_cents: at % 6 === 0 ? null : 120_000 + at * 15_000,
    salary_to_cents: at % 6 === 0 ? null : 150_000 + at * 18_000,
    languages: json(at % 3 === 0 ? [{ language: at % 2 ? 'ingles' : 'espanhol', level: 2 }] : []),
    approved_at: new Date(Date.UTC(2026, 2, 10) - (at % 40) * day - at * 1000),
    work_places: json(places[at % places.length]),
  }))
}
