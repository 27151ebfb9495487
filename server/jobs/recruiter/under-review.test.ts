import { testHouse } from '@trampolim/tests/house.ts'
import { jobForm } from '@trampolim/tests/samples/job-form.ts'
import { insertJob, insertOrganization, insertRecruiter } from '@trampolim/tests/world/builders.ts'
import { describe, expect, it } from 'vitest'
import { newId } from '../../platform/ids.ts'
import { recruiterJobRoutes } from '../routes.ts'

describe('what a recruiter has under review', async () => {
  const house = await testHouse()

  it('is there at once, before background work has run', async () => {
    const organizationId = await insertOrganization(house, { company_name: 'Padaria Nova', status: 'created' })
    const carla = await insertRecruiter(house, { organizationId, status: 'created', first_approved_at: null })
    await house.as(recruiterJobRoutes, carla).createJob(jobForm({ jobName: 'Padeiro' }))
    const { analyses } = await house.as(recruiterJobRoutes, carla).recruiterSummary({})
    expect(analyses.map(({ subject, name }) => `${subject} ${name}`).sort()).toEqual([
      'job Padeiro',
      'organization Padaria Nova',
      expect.stringMatching(/^recruiter /),
    ])
    const { since, due } = analyses.find(({ subject }) => subject === 'job') ?? {}
    expect([since, due]).toEqual(['2026-03-10T15:00:00.000Z', '2026-03-13T03:00:00.000Z'])
  })

  it('is left out while a correction is requested', async () => {
    const organizationId = await insertOrganization(house)
    const bruno = await insertRecruiter(house, { organizationId })
    const jobId = await insertJob(house, { organizationId, status: 'job:pending' })
    const asked = { decided_at: house.now(), decided_by: bruno.accountId, decision: 'request_changes' }
    const round = { id: newId(house.now()), subject: 'job', subject_id: jobId, name: 'Vaga', ...asked }
    await house.database
      .insertInto('review')
      .values({ ...round, entered_at: house.now(), due_at: house.now() })
      .execute()
    expect((await house.as(recruiterJobRoutes, bruno).recruiterSummary({})).analyses).toEqual([])
  })

  it('says of a company whether only its new logo is', async () => {
    const organizationId = await insertOrganization(house)
    const bruno = await insertRecruiter(house, { organizationId })
    const round = {
      id: newId(house.now()),
      subject: 'organization',
      subject_id: organizationId,
      name: 'Padaria Aurora',
    }
    await house.database
      .insertInto('review')
      .values({ ...round, entered_at: house.now(), due_at: house.now() })
      .execute()
    const read = async () => (await house.as(recruiterJobRoutes, bruno).recruiterSummary({})).analyses
    expect(await read()).toMatchObject([{ subject: 'organization', logoOnly: true }])
    await house.database
      .updateTable('organization')
      .set({ status: 'pending' })
      .where('id', '=', organizationId)
      .execute()
    expect(await read()).toMatchObject([{ subject: 'organization', logoOnly: false }])
  })
})
