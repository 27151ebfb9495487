import { guarulhos, inCampinas, jobSearchesIn } from '@trampolim/tests/fixtures/job-searches.ts'
import { refusal, testHouse } from '@trampolim/tests/house.ts'
import { insertCandidacy, insertCurriculum, insertProfessional } from '@trampolim/tests/world/builders.ts'
import { describe, expect, it } from 'vitest'
import { jobSearchRoutes, similarJobs } from './routes.ts'

const json = JSON.stringify

describe('jobs recommended to professionals', async () => {
  const house = await testHouse()
  const { jobs, recruiter } = jobSearchesIn(house)

  it('recommends a job for people with disabilities only to them', async () => {
    const [forAll, onlyPcd] = (await jobs({}, { only_handicap: true })) as [string, string]
    const recommendedTo = async (isHandicap: boolean) => {
      const who = await insertProfessional(house, { is_handicap: isHandicap })
      await insertCurriculum(house, { professionalId: who.accountId })
      const { items, facets } = await house.as(jobSearchRoutes, who).recommendedJobs({})
      return { ids: items.map(({ id }) => id).sort(), pcd: facets.pcdOnly[0]?.count }
    }
    expect(await recommendedTo(false)).toEqual({ ids: [forAll], pcd: 0 })
    expect(await recommendedTo(true)).toEqual({ ids: [forAll, onlyPcd].sort(), pcd: 1 })
  })

  it('recommends what fits their curriculum, without discarded jobs and those applied to', async () => {
    const [fits, applied, discarded, far] = (await jobs({}, {}, {}, { work_places: json([inCampinas]) })) as [
      string,
      string,
      string,
      string,
    ]
    await jobs({ cbo: '225125', job_name: 'Médico' })
    const ana = await insertProfessional(house)
    await insertCurriculum(house, { professionalId: ana.accountId })
    await insertCandidacy(house, { jobId: applied, professionalId: ana.accountId })
    await house.database
      .insertInto('job_discard')
      .values({ professional_id: ana.accountId, job_id: discarded, discarded_at: house.now() })
      .execute()
    const found = await house.as(jobSearchRoutes, ana).recommendedJobs({})
    expect(found.sort).toBe('compatibility')
    expect(found.items.map(({ id }) => id)).toEqual([fits, far])
  })

  it('recommends no kind of job that the person’s age excludes', async () => {
    const [employment, internship, apprenticeship] = (await jobs(
      {},
      { job_specific_type: 2, contract_type: 8 },
      { job_specific_type: 3, contract_type: 7 },
    )) as [string, string, string]
    const recommendedAt = async (age: number) => {
      const born = new Date(house.now())
      born.setUTCFullYear(born.getUTCFullYear() - age)
      const who = await insertProfessional(house, { birth_date: born.toISOString().slice(0, 10) })
      await insertCurriculum(house, { professionalId: who.accountId })
      const { items } = await house.as(jobSearchRoutes, who).recommendedJobs({})
      return items.map(({ id }) => id).sort()
    }
    expect(await recommendedAt(15)).toEqual([apprenticeship])
    expect(await recommendedAt(17)).toEqual([employment, internship, apprenticeship].sort())
    expect(await recommendedAt(30)).toEqual([employment, internship].sort())
  })

  it('recommends nothing without a curriculum', async () => {
    await jobs({})
    const found = await house.as(jobSearchRoutes, await insertProfessional(house)).recommendedJobs({})
    expect(found).toMatchObject({ items: [], total: { count: 0, more: false } })
  })

  it('answers neither visitors nor recruiters', async () => {
    expect(await refusal(house.as(jobSearchRoutes).recommendedJobs({}))).toMatchObject({ code: 'sign_in_required' })
    const asked = house.as(jobSearchRoutes, await recruiter()).recommendedJobs({})
    expect(await refusal(asked)).toMatchObject({ code: 'role_not_allowed' })
  })

  it('finds similar jobs near a job, closed or not, and none for an unknown one', async () => {
    const [closed, same, family] = await jobs(
      { status: 'job:closed' },
      {},
      { cbo: '521115', work_places: json([guarulhos]) },
      { cbo: '225125' },
    )
    const similar = await house.as({ similarJobs }).similarJobs({ id: closed as string })
    expect(similar.map(({ id }) => id)).toEqual([same, family])
    expect(await house.as({ similarJobs }).similarJobs({ id: '0'.repeat(24) })).toEqual([])
  })
})
