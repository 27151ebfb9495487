import { recruiterJobsIn } from '@trampolim/tests/fixtures/recruiter-jobs.ts'
import { refusal, testHouse } from '@trampolim/tests/house.ts'
import { apprenticeForm, internshipForm, jobForm } from '@trampolim/tests/samples/job-form.ts'
import {
  insertCandidacy,
  insertJob,
  insertOrganization,
  insertProfessional,
  insertRecruiter,
} from '@trampolim/tests/world/builders.ts'
import { describe, expect, it } from 'vitest'
import type { Person } from '../../platform/http/caller/asking.ts'
import { newId } from '../../platform/ids.ts'
import { applyToJob } from '../../selection/candidate/apply-to-job.ts'

describe('a recruiter’s job', async () => {
  const house = await testHouse()
  const { approve, bakery, calls, setStatus } = recruiterJobsIn(house)

  it.each([
    ['professional', jobForm()],
    ['internship', internshipForm()],
    ['apprentice', apprenticeForm()],
  ])('of kind %s is published, waits for a reviewer and is read with all of it', async (_, form) => {
    const { bruno } = await bakery()
    const published = await calls(bruno).createJob(form)
    expect(published).toMatchObject({
      status: 'job:created',
      content: { jobName: form.jobName, jobSpecificType: form.jobSpecificType },
      counts: { curriculums: 0, discarded: 0 },
      unseen: 0,
      task: null,
      closes: null,
    })
    expect(await calls(bruno).readJob({ id: published.id })).toMatchObject({ open: false, own: published })
  })

  it('is handed in once however often it is sent within an hour, if its sender wants that', async () => {
    const { bruno, organizationId } = await bakery()
    const elisa = await insertRecruiter(house, { organizationId })
    const send = (changes = {}, person = bruno) => calls(person).createJob({ ...jobForm(changes), once: true })
    const sent = await Promise.all(Array.from({ length: 5 }, () => send()))
    const [first] = sent
    expect(new Set(sent.map(({ id }) => id)).size).toBe(1)
    const others = [
      await send({ jobName: 'Balconista' }),
      await send({}, elisa),
      await calls(bruno).createJob(jobForm()),
    ]
    house.clock.pass(3601)
    others.push(await send())
    expect(new Set([first, ...others].map((job) => job?.id)).size).toBe(5)
  })

  it('is read in every status by its organisation, and as an own job by nobody else', async () => {
    const { bruno, organizationId } = await bakery()
    const elisa = await insertRecruiter(house, { organizationId })
    const stranger = await insertRecruiter(house, { organizationId: await insertOrganization(house) })
    const { id } = await calls(bruno).createJob(jobForm())
    expect((await calls(elisa).readJob({ id })).own?.status).toBe('job:created')
    for (const other of [stranger, null]) expect((await refusal(calls(other).readJob({ id }))).status).toBe(404)
    await approve(id)
    for (const other of [stranger, null]) expect((await calls(other).readJob({ id })).own).toBeNull()
    await calls(bruno).switchJob({ id, status: false })
    expect(await calls(stranger).readJob({ id })).toMatchObject({ standing: 'paused', own: null })
    expect((await calls(bruno).readJob({ id })).own?.status).toBe('job:disabled')
  })

  it('warns of a salary below the minimum wage', async () => {
    const { bruno } = await bakery()
    const of = async (form: Parameters<typeof jobForm>[0]) =>
      (await calls(bruno).createJob(jobForm(form))).belowMinimumWage
    expect(await of({ salaryType: 2, salary: 150_000 })).toBe(162_100)
    expect(await of({ salaryType: 2, salary: 162_100 })).toBeNull()
    expect(await of({ salaryType: 2, salary: 100_000, contractType: 3 })).toBeNull()
    expect(await of({ salaryType: 7 })).toBeNull()
  })

  it('is published by unblocked members with a verified e-mail', async () => {
    const { bruno, organizationId } = await bakery()
    const blocked = await insertRecruiter(house, { organizationId, status: 'blocked' })
    const joining = await insertRecruiter(house, {
      organizationId: null as never,
      joining_organization_id: organizationId,
    })
    await house.database
      .updateTable('account')
      .set({ email_validated_at: null })
      .where('id', '=', bruno.accountId)
      .execute()
    const asked = (person: Person) => refusal(calls(person).createJob(jobForm()))
    expect(await asked(bruno)).toMatchObject({ code: 'email_not_validated', status: 409 })
    expect(await asked(blocked)).toMatchObject({ code: 'profile_blocked', status: 409 })
    expect(await asked(joining)).toMatchObject({ code: 'organization_not_found', status: 404 })
  })

  it('can’t be changed by a blocked recruiter, not even a colleague’s', async () => {
    const { bruno, organizationId } = await bakery()
    const blocked = await insertRecruiter(house, { organizationId, status: 'blocked' })
    const { id } = await calls(bruno).createJob(jobForm())
    await approve(id)
    const refused = await Promise.all([
      refusal(calls(blocked).switchJob({ id, status: false })),
      refusal(calls(blocked).extendJob({ id })),
      refusal(calls(blocked).finishJob({ id })),
      refusal(calls(blocked).deleteJob({ id })),
    ])
    expect(refused).toMatchObject(refused.map(() => ({ code: 'profile_blocked', status: 409 })))
    expect((await calls(bruno).readJob({ id })).own?.status).toBe('job:approved')
  })

  it('says whether who reads it may change it, as the calls decide', async () => {
    const { bruno, organizationId } = await bakery()
    const joined = await insertRecruiter(house, { organizationId, status: 'created' })
    const { id } = await calls(bruno).createJob(jobForm())
    const own = await calls(joined).createJob(jobForm())
    const mayManage = async (person: Person) => {
      const { items } = await calls(person).listOwnJobs({})
      const read = await Promise.all(items.map((job) => calls(person).readJob({ id: job.id })))
      expect(read.map(({ own }) => own?.mayManage)).toEqual(items.map((job) => job.mayManage))
      return Object.fromEntries(items.map((job) => [job.id, job.mayManage]))
    }
    expect(await mayManage(bruno)).toEqual({ [id]: true, [own.id]: true })
    expect(await mayManage(joined)).toEqual({ [id]: false, [own.id]: true })
    expect(await refusal(calls(joined).deleteJob({ id }))).toMatchObject({ code: 'profile_not_approved' })
    await calls(joined).deleteJob({ id: own.id })
  })

  it('reports faults of its form by field', async () => {
    const { bruno } = await bakery()
    expect(await refusal(calls(bruno).createJob(jobForm({ jobName: '', workPlaces: [] })))).toMatchObject({
      code: 'invalid_form',
      status: 422,
      fields: { jobName: { code: 'required' }, workPlaces: { code: 'workplace_required' } },
    })
  })

  it('is paused and resumed, once each', async () => {
    const { bruno, organizationId } = await bakery()
    const id = await insertJob(house, { organizationId })
    expect((await calls(bruno).switchJob({ id, status: false })).status).toBe('job:disabled')
    expect(await refusal(calls(bruno).switchJob({ id, status: false }))).toMatchObject({
      code: 'already_there',
      status: 409,
    })
    expect((await calls(bruno).switchJob({ id, status: true })).status).toBe('job:approved')
    await setStatus(id, 'job:pending')
    for (const status of [true, false]) {
      expect((await refusal(calls(bruno).switchJob({ id, status }))).code).toBe('move_not_allowed')
    }
  })

  it('is extended by 45 days while it is open or paused', async () => {
    const { bruno, organizationId } = await bakery()
    const id = await insertJob(house, { organizationId, closes_at: new Date('2026-03-15T12:00:00Z') })
    expect((await calls(bruno).extendJob({ id })).closes).toBe('2026-04-29T12:00:00.000Z')
    await setStatus(id, 'job:closed')
    expect(await refusal(calls(bruno).extendJob({ id }))).toMatchObject({ code: 'job_not_extendable', status: 409 })
  })

  it('is extended once by two recruiters who read the same closing date', async () => {
    const { bruno, organizationId } = await bakery()
    const id = await insertJob(house, { organizationId, closes_at: new Date('2026-03-15T12:00:00Z') })
    const extend = () => calls(bruno).extendJob({ id, closes: '2026-03-15T12:00:00.000Z' })
    expect((await extend()).closes).toBe('2026-04-29T12:00:00.000Z')
    expect(await refusal(extend())).toMatchObject({ code: 'closing_changed', status: 409 })
    expect((await calls(bruno).readJob({ id })).own?.closes).toBe('2026-04-29T12:00:00.000Z')
  })

  it('is finished once', async () => {
    const { bruno } = await bakery()
    const { id } = await calls(bruno).createJob(jobForm())
    expect(await calls(bruno).finishJob({ id })).toMatchObject({
      status: 'job:closed',
      closed: '2026-03-10T15:00:00.000Z',
    })
    expect(await refusal(calls(bruno).finishJob({ id }))).toMatchObject({ code: 'job_has_ended', status: 409 })
  })

  it('is deleted for good', async () => {
    const { bruno } = await bakery()
    const { id } = await calls(bruno).createJob(jobForm())
    expect(await calls(bruno).deleteJob({ id })).toEqual({ done: true })
    expect((await refusal(calls(bruno).deleteJob({ id }))).code).toBe('job_not_found')
  })

  it('belongs only to its organisation’s recruiters', async () => {
    const { bruno, organizationId } = await bakery()
    const id = await insertJob(house, { organizationId })
    const stranger = await insertRecruiter(house, { organizationId: await insertOrganization(house) })
    const ana = await insertProfessional(house)
    const ways = (person: Person | null) => [
      () => calls(person).updateJob({ id, ...jobForm() }),
      () => calls(person).deleteJob({ id }),
      () => calls(person).finishJob({ id }),
      () => calls(person).switchJob({ id, status: false }),
      () => calls(person).extendJob({ id }),
    ]
    for (const ask of ways(stranger)) expect(await refusal(ask())).toMatchObject({ code: 'job_not_found', status: 404 })
    const lists = (person: Person | null) => [
      () => calls(person).createJob(jobForm()),
      () => calls(person).listOwnJobs({}),
      () => calls(person).recruiterSummary({}),
    ]
    for (const ask of [...ways(ana), ...lists(ana)]) expect((await refusal(ask())).status).toBe(403)
    for (const ask of [...ways(null), ...lists(null)]) expect((await refusal(ask())).status).toBe(401)
    expect((await calls(bruno).readJob({ id })).own?.status).toBe('job:approved')
    expect((await calls(stranger).listOwnJobs({})).items).toEqual([])
  })

  describe('two simultaneous actions', () => {
    it('is paused only once by twenty', async () => {
      const { bruno, organizationId } = await bakery()
      const elisa = await insertRecruiter(house, { organizationId })
      const id = await insertJob(house, { organizationId })
      const asked = Array.from({ length: 20 }, (_, at) =>
        calls(at % 2 ? bruno : elisa).switchJob({ id, status: false }),
      )
      const ended = await Promise.allSettled(asked)
      expect(ended.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
      expect(await house.database.selectFrom('job_status_change').select('id').execute()).toHaveLength(1)
    })

    it('is edited by one after the other: a pause and two edits leave a consistent state', async () => {
      const { bruno, organizationId } = await bakery()
      const elisa = await insertRecruiter(house, { organizationId })
      const id = await insertJob(house, { organizationId })
      await Promise.allSettled([
        calls(bruno).updateJob({ id, ...jobForm({ jobName: 'De Bruno' }) }),
        calls(elisa).updateJob({ id, ...jobForm({ jobName: 'De Elisa' }) }),
        calls(elisa).switchJob({ id, status: false }),
      ])
      const changes = await house.database
        .selectFrom('job_status_change')
        .select(['from_status', 'to_status'])
        .orderBy('id')
        .execute()
      const own = (await calls(bruno).readJob({ id })).own
      expect(own?.status).toBe('job:pending')
      expect(['De Bruno', 'De Elisa']).toContain(own?.content.jobName)
      expect(changes.length).toBeGreaterThanOrEqual(2)
    })

    it('accepts an application before its pause, or refuses it after', async () => {
      const { bruno, organizationId } = await bakery()
      const id = await insertJob(house, { organizationId })
      const people = await Promise.all(Array.from({ length: 12 }, () => insertProfessional(house)))
      await house.database
        .insertInto('curriculum')
        .values(
          people.map(({ accountId }) => ({
            id: newId(house.now()),
            professional_id: accountId,
            cv_type: 'professional',
            occupations: JSON.stringify([{ cbo: '521110', yearsOfExperience: 2 }]),
            created_at: house.now(),
            modified_at: house.now(),
          })),
        )
        .execute()
      const applying = people.map(({ accountId }) =>
        applyToJob(house, { professionalId: accountId, jobId: id, cvType: 'professional', answers: [] }),
      )
      const ended = await Promise.allSettled([...applying, calls(bruno).switchJob({ id, status: false })])
      const refused = ended.flatMap((each) =>
        each.status === 'rejected' ? [(each.reason as { code: string }).code] : [],
      )
      expect(new Set(refused)).toEqual(refused.length ? new Set(['job_not_open']) : new Set())
      const own = (await calls(bruno).readJob({ id })).own
      expect(own).toMatchObject({ status: 'job:disabled', counts: { curriculums: 12 - refused.length } })
      const total = await house.database
        .selectFrom('job_total')
        .select('candidacies')
        .where('job_id', '=', id)
        .execute()
      expect(total).toEqual([{ candidacies: 12 - refused.length }])
    })
  })

  it('is counted with its candidacies, step by step', async () => {
    const { bruno, organizationId } = await bakery()
    const id = await insertJob(house, { organizationId })
    const [ana, davi] = [await insertProfessional(house), await insertProfessional(house)]
    await insertCandidacy(house, { jobId: id, professionalId: ana.accountId })
    await insertCandidacy(house, { jobId: id, professionalId: davi.accountId, step: 'finalists' })
    expect((await calls(bruno).readJob({ id })).own?.counts).toEqual({
      curriculums: 1,
      selectiveProcess: 0,
      interviews: 0,
      finalists: 1,
      discarded: 0,
    })
  })
})
