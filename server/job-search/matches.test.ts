import { testHouse } from '@trampolim/tests/house.ts'
import { fillNamedWorld } from '@trampolim/tests/world/fill-named.ts'
import { describe, expect, it } from 'vitest'
import { scoreAllCandidacies } from '../selection/scores/score-candidacies.ts'
import { matchesWith } from './matches.ts'
import { jobSearchRoutes, similarJobs } from './routes.ts'
import { refreshAllJobSearch } from './rows/refresh-job-search.ts'
import { refreshTopics } from './topics/refresh-topics.ts'

describe('the match of a job and a curriculum', async () => {
  const house = await testHouse()
  const { database } = house

  /** Creates candidacies in open jobs, with the scores that their recruiters see. */
  async function fillWorld() {
    await database.transaction().execute((tx) => fillNamedWorld(tx, { now: house.now() }))
    await refreshAllJobSearch(house.owner)
    const candidacies = await database
      .selectFrom('candidacy')
      .innerJoin('job', 'job.id', 'candidacy.job_id')
      .where('job.status', '=', 'job:approved')
      .select(['job.id as jobId', 'candidacy.professional_id as professionalId'])
      .execute()
    for (const jobId of new Set(candidacies.map((each) => each.jobId))) await scoreAllCandidacies(house, { jobId })
    return candidacies
  }

  it('is the same figure for the candidate and for the job’s recruiters', async () => {
    const candidacies = await fillWorld()
    await database
      .updateTable('job')
      .set({ hide_contracting_company_name: true })
      .where('id', '=', candidacies[0]?.jobId ?? '')
      .execute()
    await refreshAllJobSearch(house.owner)
    for (const { jobId } of candidacies.slice(0, 1)) await scoreAllCandidacies(house, { jobId })
    const scored = await database
      .selectFrom('candidacy')
      .select(['job_id', 'professional_id', 'match_score', 'match_known'])
      .execute()
    const open = new Set(candidacies.map(({ jobId }) => jobId))
    let compared = 0
    for (const { professional_id: professionalId, job_id: jobId, ...row } of scored) {
      if (!professionalId || !jobId || !open.has(jobId)) continue
      const match = (await matchesWith(house, { professionalId, jobIds: [jobId] })).get(jobId)
      if (!match) continue
      expect([match.score, match.known]).toEqual([row.match_score, row.match_known])
      compared += 1
    }
    expect(compared).toBeGreaterThan(20)
  })

  it('orders recommended jobs by the figure that they show', async () => {
    const [first] = await fillWorld()
    const person = {
      accountId: first?.professionalId ?? '',
      role: 'user:professional',
      sessionId: '',
      email: '',
    } as const
    const asked = { location: 'São Paulo, SP', distance: 100, sort: 'compatibility', page: 1, size: 100 } as const
    const { items } = await house.as(jobSearchRoutes, person).searchJobs(asked)
    const scores = items.map(({ match }) => match?.score ?? -1)
    expect(scores.length).toBeGreaterThan(3)
    expect(scores).toEqual(scores.toSorted((one, other) => other - one))
  })

  it('is the same on the cards of every list, read once for all of them', async () => {
    const [first] = await fillWorld()
    const professionalId = first?.professionalId ?? ''
    const person = { accountId: professionalId, role: 'user:professional', sessionId: '', email: '' } as const
    const { id: organizationId } = await database
      .selectFrom('job')
      .select('organization_id as id')
      .where('status', '=', 'job:approved')
      .where('hide_contracting_company_name', '=', false)
      .executeTakeFirstOrThrow()
    await refreshTopics(house)
    const listed = async (by: typeof person | null) => {
      const routes = house.as(jobSearchRoutes, by)
      const kind = (await routes.jobsOfKind({ jobType: 'professional', page: 1, size: 20 })).items
      const jobs = house.as({ similarJobs }, by)
      const lists = {
        newest: (await routes.popularJobs({ limit: 6 })).recent,
        kind,
        sector: (await routes.jobsOfSector({ sector: 'food', page: 1, size: 20 })).items,
        company: (await routes.jobsOfOrganization({ id: organizationId, page: 1, size: 20 })).items,
        topic: (await routes.readTopic({ address: 'setor/alimentacao' })).items,
        similar: (await Promise.all(kind.map(({ id }) => jobs.similarJobs({ id })))).flat(),
      }
      return Object.entries(lists).flatMap(([list, items]) => items.map((item) => ({ list, item })))
    }
    const cards = await listed(person)
    const known = await matchesWith(house, { professionalId, jobIds: cards.map(({ item }) => item.id) })
    for (const { list, item } of cards) {
      const match = known.get(item.id)
      expect(item.match, `${list} ${item.jobName}`).toEqual(match ? { score: match.score, known: match.known } : null)
    }
    const fitting = new Set(cards.filter(({ item }) => item.match?.score != null).map(({ list }) => list))
    expect([...fitting].sort()).toEqual(['company', 'kind', 'newest', 'sector', 'similar', 'topic'])
    expect((await listed(null)).filter(({ item }) => item.match !== null)).toEqual([])
  })

  it('is missing without a curriculum of the job’s kind, and for visitors', async () => {
    const [first] = await fillWorld()
    const professionalId = first?.professionalId ?? ''
    const jobId = first?.jobId ?? ''
    await database.deleteFrom('curriculum').where('professional_id', '=', professionalId).execute()
    expect((await matchesWith(house, { professionalId, jobIds: [jobId] })).size).toBe(0)
    const { items } = await house.as(jobSearchRoutes).searchJobs({ occupation: 'vendedor', page: 1, size: 5 })
    expect(items.map(({ match }) => match)).toEqual(items.map(() => null))
  })
})
