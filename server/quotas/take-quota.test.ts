import { quotas } from '@trampolim/marketplace/quotas.ts'
import { refusal, testHouse } from '@trampolim/tests/house.ts'
import { jobForm } from '@trampolim/tests/samples/job-form.ts'
import {
  insertCandidacy,
  insertCurriculum,
  insertJob,
  insertOrganization,
  insertProfessional,
  insertRecruiter,
} from '@trampolim/tests/world/builders.ts'
import { describe, expect, it } from 'vitest'
import { cvSearchRoutes } from '../cv-search/routes.ts'
import { jobRoutes, recruiterJobRoutes } from '../jobs/routes.ts'
import type { Person } from '../platform/http/caller/asking.ts'
import { recruiterSelectionRoutes } from '../selection/board/routes.ts'
import { selectionRoutes } from '../selection/candidate/routes.ts'
import { takeQuota } from './take-quota.ts'

const fresh = { status: 'created', first_approved_at: null }
const day = 24 * 60 * 60

describe('a quota', async () => {
  const house = await testHouse()
  const publish = (person: Person, content = jobForm()) => house.as(recruiterJobRoutes, person).createJob(content)
  const outcomes = async (asked: readonly Promise<unknown>[]) => {
    const settled = await Promise.allSettled(asked)
    const refused = settled.flatMap((each) =>
      each.status === 'rejected' ? [refusal(Promise.reject(each.reason))] : [],
    )
    const codes = (await Promise.all(refused)).map(({ code }) => code)
    return { done: settled.length - codes.length, codes: [...new Set(codes)] }
  }
  const jobs = async () => (await house.database.selectFrom('job').select('id').execute()).length

  it('stops an unapproved recruiter from flooding the reviewers, and says when it ends', async () => {
    const organizationId = await insertOrganization(house, { status: 'created' })
    const carla = await insertRecruiter(house, { organizationId, ...fresh })
    const flood = await outcomes(Array.from({ length: 20 }, () => publish(carla)))
    const { beforeApproval } = quotas['jobs-published']
    expect(flood).toEqual({ done: beforeApproval, codes: ['quota_reached'] })
    expect(await jobs()).toBe(beforeApproval)
    expect(await refusal(publish(carla))).toMatchObject({
      status: 429,
      message: expect.stringContaining('daqui a 9 horas'),
    })
    house.clock.pass(day)
    await publish(carla)
  })

  it('is larger once approved', async () => {
    const organizationId = await insertOrganization(house)
    const bruno = await insertRecruiter(house, { organizationId })
    const many = await outcomes(Array.from({ length: 20 }, () => publish(bruno)))
    expect(many).toEqual({ done: 20, codes: [] })
  })

  it('doesn’t count failed uses', async () => {
    const organizationId = await insertOrganization(house, { status: 'created' })
    const carla = await insertRecruiter(house, { organizationId, ...fresh })
    for (let n = 0; n < 8; n++)
      expect((await refusal(publish(carla, jobForm({ jobName: '' })))).code).toBe('invalid_form')
    expect(await publish(carla)).toMatchObject({ status: 'job:created' })
  })

  it('also applies to the whole organisation', async () => {
    const organizationId = await insertOrganization(house)
    const people = await Promise.all(Array.from({ length: 4 }, () => insertRecruiter(house, { organizationId })))
    const taken = await Promise.all(
      people.flatMap((person) => Array.from({ length: 99 }, () => takeQuota(house.asking(person), 'jobs-published'))),
    )
    expect(taken.filter(({ until }) => until === undefined)).toHaveLength(quotas['jobs-published'].organization)
    const other = await insertRecruiter(house, { organizationId: await insertOrganization(house) })
    await publish(other)
  })

  it('limits the notes about a candidate', async () => {
    const organizationId = await insertOrganization(house)
    const bruno = await insertRecruiter(house, { organizationId })
    const jobId = await insertJob(house, { organizationId, created_by: bruno.accountId })
    const ana = await insertProfessional(house)
    await insertCandidacy(house, { jobId, professionalId: ana.accountId })
    const { most } = quotas.notes
    await Promise.all(Array.from({ length: most }, () => takeQuota(house.asking(bruno), 'notes')))
    const note = { jobId, candidateId: ana.accountId, text: 'Boa conversa.' }
    const refused = await refusal(house.as(recruiterSelectionRoutes, bruno).writeNote(note))
    expect(refused.code).toBe('quota_reached')
  })

  it('limits how many curriculums a recruiter opens, from a selection and from a search, and says when it is possible again', async () => {
    const organizationId = await insertOrganization(house)
    const bruno = await insertRecruiter(house, { organizationId })
    const jobId = await insertJob(house, { organizationId, created_by: bruno.accountId })
    const ana = await insertProfessional(house)
    const cvId = await insertCurriculum(house, { professionalId: ana.accountId })
    await insertCandidacy(house, { jobId, professionalId: ana.accountId })
    const { most } = quotas['curriculums-read']
    const read = () => house.as(recruiterSelectionRoutes, bruno).readCandidate({ jobId, cvId })
    await read()
    await house.database
      .updateTable('limit_count')
      .set({ count: most - 1 })
      .execute()
    await read()
    const refused = { code: 'quota_reached', message: expect.stringContaining('Dá para continuar daqui a') }
    expect(await refusal(read())).toMatchObject(refused)
    expect(await refusal(house.as(cvSearchRoutes, bruno).readFoundPerson({ cvId }))).toMatchObject(refused)
    house.clock.pass(day)
    expect(await read()).toMatchObject({ cvId })
  })

  it('allows a hundred and fifty applications in a day', async () => {
    const organizationId = await insertOrganization(house)
    const bruno = await insertRecruiter(house, { organizationId })
    const ana = await insertProfessional(house)
    await insertCurriculum(house, { professionalId: ana.accountId })
    const ids = await Promise.all(
      Array.from({ length: 150 }, () => insertJob(house, { organizationId, created_by: bruno.accountId })),
    )
    const calls = house.as(selectionRoutes, ana)
    const applied = await outcomes(ids.map((jobId) => calls.applyToJob({ jobId, cvType: 'professional' })))
    expect(applied).toEqual({ done: 150, codes: [] })
  })

  it('is each person’s own', async () => {
    const organizationId = await insertOrganization(house)
    const bruno = await insertRecruiter(house, { organizationId })
    const jobId = await insertJob(house, { organizationId, created_by: bruno.accountId })
    const [ana, lia] = [await insertProfessional(house), await insertProfessional(house)]
    const { most } = quotas.favourites
    await Promise.all(Array.from({ length: most }, () => takeQuota(house.asking(ana), 'favourites')))
    expect((await refusal(house.as(jobRoutes, ana).likeJob({ id: jobId }))).code).toBe('quota_reached')
    await house.as(jobRoutes, lia).likeJob({ id: jobId })
  })
})
