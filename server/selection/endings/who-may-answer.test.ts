import { selectionIn } from '@trampolim/tests/fixtures/selection/selection.ts'
import { refusal, testHouse } from '@trampolim/tests/house.ts'
import { insertJob } from '@trampolim/tests/world/builders.ts'
import { describe, expect, it } from 'vitest'
import { recruiterJobRoutes } from '../../jobs/routes.ts'
import type { Person } from '../../platform/http/caller/asking.ts'

describe('a recruiter who may not see the candidates of a job', async () => {
  const house = await testHouse()
  const { database } = house
  const { candidatesCalls, hiring, placed, work } = selectionIn(house)
  const jobs = (who: Person) => house.as(recruiterJobRoutes, who)
  const stepOf = async (who: Person) => (await candidatesCalls(who).listProcesses({})).items[0]

  /** A job with a candidate and a finalist, whose recruiter loses the right to see them. */
  async function locked(because: 'profile' | 'organization') {
    const { bruno, organizationId } = await hiring()
    const jobId = await insertJob(house, { organizationId, created_by: bruno.accountId })
    const ana = await placed(jobId, 'Ana')
    const bia = await placed(jobId, 'Bia', { candidacy: { step: 'finalists', status: 'candidate:finalist' } })
    const now = house.now()
    if (because === 'profile') {
      const waits = { status: 'pending', taken_down_at: now } as const
      await database.updateTable('recruiter').set(waits).where('account_id', '=', bruno.accountId).execute()
    } else {
      const blocked = { status: 'blocked', taken_down_at: now } as const
      await database.updateTable('organization').set(blocked).where('id', '=', organizationId).execute()
      const down = { status: 'job:blocked', taken_down_at: now } as const
      await database.updateTable('job').set(down).where('id', '=', jobId).execute()
    }
    return { bruno, jobId, ana, bia }
  }

  const obstacles = [
    ['profile', 'profile_not_approved'],
    ['organization', 'organization_not_approved'],
  ] as const

  it.each(obstacles)('neither writes to them nor chooses among them as it ends (%s)', async (because, code) => {
    const { bruno, jobId, ana, bia } = await locked(because)
    const feedback = 'Fale comigo no aplicativo ao lado.'
    const finalists = [{ processId: bia.processId, outcome: 'undecided' as const }]
    for (const said of [
      { finalists, steps: [{ step: 'curriculums' as const, outcome: 'notHired' as const, feedback }] },
      { finalists, others: [{ processId: ana.processId, outcome: 'hired' as const, feedback: '' }] },
      { finalists: [{ processId: bia.processId, outcome: 'notHired' as const, feedback }] },
    ]) {
      expect((await refusal(jobs(bruno).finishJob({ id: jobId, ...said }))).code).toBe(code)
    }
    expect(await stepOf(bia)).toMatchObject({ step: 'finalists' })
  })

  it.each(obstacles)('ends it without a word, unless there are finalists (%s)', async (because, code) => {
    const { bruno, jobId, ana, bia } = await locked(because)
    expect((await refusal(jobs(bruno).finishJob({ id: jobId }))).code).toBe('finalists_unsettled')
    await database.updateTable('candidacy').set({ outcome: 'hired' }).where('id', '=', bia.processId).execute()
    await jobs(bruno).finishJob({ id: jobId })
    await work()
    expect(await stepOf(ana)).toMatchObject({ step: 'discarded', outcome: null })
    const finalists = [{ processId: bia.processId, outcome: 'hired' as const }]
    expect((await refusal(jobs(bruno).settleFinalists({ id: jobId, finalists }))).code).toBe(code)
  })
})
