import { recruiterJobsIn } from '@trampolim/tests/fixtures/recruiter-jobs.ts'
import { refusal, testHouse } from '@trampolim/tests/house.ts'
import { jobForm } from '@trampolim/tests/samples/job-form.ts'
import { campinas, insertCandidacy, insertJob, insertProfessional } from '@trampolim/tests/world/builders.ts'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { changeJobStatus } from '../change-status.ts'

describe('a recruiter’s job', async () => {
  const house = await testHouse()
  const { approve, bakery, calls, decide, setStatus } = recruiterJobsIn(house)

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
      const questionnaire = content.questionnaire.map((question, at) => ({
        ...question,
        ...{ useOrderPriority: true, orderPriority: at + 1 },
      }))
      expect((await refusal(calls(bruno).updateJob({ id, ...content, questionnaire }))).code).toBe('nothing_changed')
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
})
