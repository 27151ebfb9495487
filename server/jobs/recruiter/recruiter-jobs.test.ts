import { refusal, testHouse } from '@trampolim/tests/house.ts'
import { apprenticeForm, internshipForm, jobForm } from '@trampolim/tests/job-form.ts'
import {
  campinas,
  insertCandidacy,
  insertJob,
  insertOrganization,
  insertProfessional,
  insertRecruiter,
} from '@trampolim/tests/world/builders.ts'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import type { Person } from '../../platform/http/caller/asking.ts'
import { newId } from '../../platform/ids.ts'
import { applyToJob } from '../../selection/candidate/apply-to-job.ts'
import { changeJobStatus } from '../change-status.ts'
import { jobRoutes, recruiterJobRoutes } from '../routes.ts'

describe('a recruiter’s job', async () => {
  const house = await testHouse()
  const calls = (person: Person | null) => house.as({ ...jobRoutes, ...recruiterJobRoutes }, person)
  const bakery = async () => {
    const organizationId = await insertOrganization(house)
    return { organizationId, bruno: await insertRecruiter(house, { organizationId }) }
  }
  const approve = (jobId: string, to: 'job:approved' | 'job:disabled' = 'job:approved') =>
    house.database.transaction().execute((tx) =>
      changeJobStatus(tx, {
        jobId,
        to,
        actor: 'reviewer',
        actorId: null,
        obstacles: { organization_not_approved: false, recruiter_not_approved: false, claimed_by_another: false },
        now: house.now(),
      }),
    )
  const setStatus = (jobId: string, status: string) =>
    house.database.updateTable('job').set({ status }).where('id', '=', jobId).execute()
  const decide = async (jobId: string, decision: string) => {
    const id = newId(house.now())
    const moments = { entered_at: house.now(), due_at: house.now(), decided_at: house.now() }
    const round = { id, subject: 'job', subject_id: jobId, name: 'Vaga', decision, ...moments }
    await house.database.insertInto('review').values(round).execute()
    return id
  }

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

  it('reports faults of its form by field', async () => {
    const { bruno } = await bakery()
    expect(await refusal(calls(bruno).createJob(jobForm({ jobName: '', workPlaces: [] })))).toMatchObject({
      code: 'invalid_form',
      status: 422,
      fields: { jobName: { code: 'required' }, workPlaces: { code: 'workplace_required' } },
    })
  })

  describe('edited', () => {
    it('returns to review with its questions’ ids, and resolves its task', async () => {
      const { bruno } = await bakery()
      const { id, content } = await calls(bruno).createJob(jobForm())
      await approve(id)
      house.clock.pass(60)
      const [asked] = content.questionnaire
      const questionnaire = [{ question: 'Mora perto?', type: 'boolean' } as const, { ...asked!, question: 'Já pode?' }]
      await setStatus(id, 'job:rejected')
      const processId = await decide(id, 'reject')
      expect((await calls(bruno).readJob({ id })).own?.task).toEqual({ processId, taskId: id })
      const edited = await calls(bruno).updateJob({ id, ...jobForm({ questionnaire }) })
      expect(edited).toMatchObject({ status: 'job:pending', modified: '2026-03-10T15:01:00.000Z', task: null })
      expect(edited.content.questionnaire[1]).toMatchObject({ id: asked?.id, question: 'Já pode?' })
      expect(edited.content.questionnaire[0]?.id).not.toBe(asked?.id)
      const events = await house.database
        .selectFrom('event')
        .select('type')
        .where('type', '=', 'review.asked')
        .execute()
      expect(events).toHaveLength(2)
    })

    it('is read by everybody else in the approved version, until the edit is approved', async () => {
      const { bruno } = await bakery()
      const { id } = await calls(bruno).createJob(jobForm({ jobName: 'Vendedor', salaryType: 2, salary: 200_000 }))
      await approve(id)
      const [ana, davi] = [await insertProfessional(house), await insertProfessional(house)]
      await insertCandidacy(house, { jobId: id, professionalId: ana.accountId })
      const before = await calls(null).readJob({ id })
      house.clock.pass(60)
      const place = { zipCode: '13010-000', qty: 1, district: 'Centro', cityState: campinas }
      const edit = { jobName: 'Vendedor (boa aparência)', occupation: '513505', hideContractingCompanyName: true }
      await calls(bruno).updateJob({ id, ...jobForm(edit) })
      await calls(bruno).updateJob({ id, ...jobForm({ ...edit, workPlaces: [place] }) })
      const { viewer: _, ...approved } = { ...before, open: false, standing: 'in_review' }
      for (const other of [null, davi, ana]) expect(await calls(other).readJob({ id })).toMatchObject(approved)
      await calls(davi).likeJob({ id })
      expect((await calls(davi).likedJobs({})).items).toMatchObject([
        { jobName: 'Vendedor', company: before.company, place: { city: 'São Paulo' }, standing: 'in_review' },
      ])
      expect(await calls(bruno).readJob({ id })).toMatchObject({
        jobName: edit.jobName,
        own: { content: { jobName: edit.jobName } },
      })
      await approve(id)
      expect(await calls(null).readJob({ id })).toMatchObject({
        ...{ jobName: edit.jobName, standing: 'open', company: null },
        workPlaces: [{ city: 'Campinas' }],
      })
    })

    it('isn’t made public by an edit once a reviewer took it down', async () => {
      const { bruno } = await bakery()
      const { id } = await calls(bruno).createJob(jobForm())
      await approve(id)
      await house.database.transaction().execute((tx) =>
        changeJobStatus(tx, {
          ...{ jobId: id, to: 'job:blocked', actor: 'reviewer', actorId: null, reason: 'Cobra taxa.' },
          obstacles: { reason_required: false },
          now: house.now(),
        }),
      )
      await calls(bruno).updateJob({ id, ...jobForm({ jobName: 'Balconista' }) })
      expect((await refusal(calls(null).readJob({ id }))).code).toBe('job_removed')
      await approve(id)
      expect(await calls(null).readJob({ id })).toMatchObject({ jobName: 'Balconista', standing: 'open' })
    })

    it('is paused again if it was paused before', async () => {
      const { bruno, organizationId } = await bakery()
      const id = await insertJob(house, { organizationId, status: 'job:disabled' })
      await calls(bruno).updateJob({ id, ...jobForm() })
      await calls(bruno).updateJob({ id, ...jobForm({ jobName: 'Balconista' }) })
      await approve(id, 'job:disabled')
      expect((await calls(bruno).readJob({ id })).own).toMatchObject({
        status: 'job:disabled',
        content: { jobName: 'Balconista' },
      })
    })

    it('is also paused again if an edit was refused in between', async () => {
      const { bruno, organizationId } = await bakery()
      const id = await insertJob(house, { organizationId, status: 'job:disabled' })
      await calls(bruno).updateJob({ id, ...jobForm({ jobName: 'Cobramos taxa' }) })
      const refused = {
        jobId: id,
        to: 'job:rejected',
        actor: 'reviewer',
        actorId: null,
        reason: 'Cobra taxa.',
      } as const
      const obstacles = { reason_required: false, claimed_by_another: false }
      await house.database
        .transaction()
        .execute((tx) => changeJobStatus(tx, { ...refused, obstacles, now: house.now() }))
      await calls(bruno).updateJob({ id, ...jobForm({ jobName: 'Balconista' }) })
      await approve(id, 'job:disabled')
      expect((await calls(bruno).readJob({ id })).own).toMatchObject({ status: 'job:disabled' })
    })

    it('keeps an approved exception only unchanged', async () => {
      const { bruno } = await bakery()
      const legalException = { ground: 'affirmative_action', explanation: 'Programa interno.' } as const
      const { id } = await calls(bruno).createJob(jobForm({ genderOrder: 2, legalException }))
      await sql`update job set legal_exception = legal_exception || '{"approvedAt": "2026-03-10T15:00:00.000Z"}'`.execute(
        house.database,
      )
      const same = { genderOrder: 2, legalException } as const
      const kept = await calls(bruno).updateJob({ id, ...jobForm({ ...same, jobName: 'Balconista' }) })
      expect(kept.exceptionApproved).toBe(true)
      const other = { ...legalException, explanation: 'Outro motivo.' }
      const lapsed = await calls(bruno).updateJob({ id, ...jobForm({ ...same, legalException: other }) })
      expect(lapsed).toMatchObject({ exceptionApproved: false, content: { legalException: other } })
    })

    it('requires a change, and a status that allows it', async () => {
      const { bruno } = await bakery()
      const { id, content } = await calls(bruno).createJob(jobForm())
      expect(await refusal(calls(bruno).updateJob({ id, ...content }))).toMatchObject({
        code: 'nothing_changed',
        status: 422,
      })
      for (const status of ['job:validating', 'job:closed']) {
        await setStatus(id, status)
        const refused = await refusal(calls(bruno).updateJob({ id, ...jobForm({ jobName: 'Outra' }) }))
        expect(refused).toMatchObject({ code: 'move_not_allowed', status: 409 })
      }
      expect((await calls(bruno).readJob({ id })).own?.content.jobName).toBe('Vendedora de loja')
    })
  })

  it.each(['job:approved', 'job:disabled'] as const)(
    'that is %s changes at once where reviewers read nothing of it',
    async (status) => {
      const { bruno } = await bakery()
      const { id, content } = await calls(bruno).createJob(jobForm())
      await approve(id)
      await setStatus(id, status)
      const summed = await calls(bruno).updateJob({ id, ...content, jobSummaryEmail: true })
      expect(summed).toMatchObject({ status, content: { jobSummaryEmail: true } })
      const { summarised_at, shown } = await house.database.selectFrom('job').selectAll().executeTakeFirstOrThrow()
      expect([summarised_at, shown]).toEqual([house.now(), null])
      const both = { jobSummaryEmail: false, jobName: 'Balconista' }
      expect(await calls(bruno).updateJob({ id, ...content, ...both })).toMatchObject({ status: 'job:pending' })
    },
  )

  it('that waits for a review keeps waiting if only its summary changes', async () => {
    const { bruno } = await bakery()
    const { id } = await calls(bruno).createJob(jobForm())
    const summed = await calls(bruno).updateJob({ id, ...jobForm({ jobSummaryEmail: true }) })
    expect(summed).toMatchObject({ status: 'job:pending', content: { jobSummaryEmail: true } })
  })

  it('isn’t written over by somebody who read an earlier version of it', async () => {
    const { bruno } = await bakery()
    const { id, modified } = await calls(bruno).createJob(jobForm())
    const late = { ...jobForm({ jobName: 'Balconista' }), id }
    const { code } = await refusal(calls(bruno).updateJob({ ...late, basedOn: '2020-01-01T00:00:00.000Z' }))
    expect(code).toBe('job_changed')
    expect((await calls(bruno).readJob({ id })).own?.content.jobName).not.toBe('Balconista')
    const saved = { content: { jobName: 'Balconista' } }
    house.clock.pass(60)
    expect(await calls(bruno).updateJob({ ...late, basedOn: modified })).toMatchObject(saved)
    // Sent again since its answer was lost.
    expect(await calls(bruno).updateJob({ ...late, basedOn: modified })).toMatchObject(saved)
  })

  it('that was blocked only with its organisation or recruiter can be handed in unchanged', async () => {
    const { bruno } = await bakery()
    const { id, content } = await calls(bruno).createJob(jobForm())
    await setStatus(id, 'job:blocked')
    await decide(id, 'block')
    expect((await refusal(calls(bruno).updateJob({ id, ...content }))).code).toBe('nothing_changed')
    await house.database.deleteFrom('review').execute()
    expect(await calls(bruno).updateJob({ id, ...content })).toMatchObject({ status: 'job:pending', content })
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

  it('is finished once', async () => {
    const { bruno } = await bakery()
    const { id } = await calls(bruno).createJob(jobForm())
    expect(await calls(bruno).finishJob({ id })).toMatchObject({
      status: 'job:closed',
      closed: '2026-03-10T15:00:00.000Z',
    })
    expect(await refusal(calls(bruno).finishJob({ id }))).toMatchObject({ code: 'move_not_allowed', status: 409 })
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
