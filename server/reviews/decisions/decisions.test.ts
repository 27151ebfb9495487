import { changes, reviewingIn } from '@trampolim/tests/fixtures/reviewing.ts'
import { refusal, testHouse } from '@trampolim/tests/house.ts'
import { insertOrganization, insertRecruiter } from '@trampolim/tests/world/builders.ts'
import { describe, expect, it } from 'vitest'
import { contentOf } from '../../jobs/content/stored.ts'
import { recruiterJobRoutes } from '../../jobs/routes.ts'
import { newId } from '../../platform/ids.ts'
import { findReviewedJob } from '../sheet/subject-queries.ts'

describe('a decision of a reviewer', async () => {
  const house = await testHouse()
  const { database } = house
  const { calls, inQueue, jobOf, letters, met, newJob, statusesOf } = reviewingIn(house)

  it('approves a job with its exception for 45 days, stores its version and sends a letter', async () => {
    const { bruno, otto } = met
    const jobId = await newJob({ legal_exception: JSON.stringify({ ground: 'age_by_law', ageOrderMin: 18 }) })
    const id = await inQueue('job', jobId)
    await calls().claimReview({ id })
    expect(await calls().decideReview({ edition: 1, id, decision: 'approve' })).toEqual({ done: true })
    expect(await jobOf(jobId)).toMatchObject({
      status: 'job:approved',
      approved_at: house.now(),
      closes_at: new Date('2026-04-24T15:00:00.000Z'),
      legal_exception: { ground: 'age_by_law', approvedAt: '2026-03-10T15:00:00.000Z' },
    })
    const { content } = await database.selectFrom('approved_version').selectAll().executeTakeFirstOrThrow()
    expect(content).toMatchObject({ jobName: 'Vendedor de loja' })
    const moves = await database
      .selectFrom('job_status_change')
      .select(['to_status', 'actor_id'])
      .orderBy('id')
      .execute()
    expect(moves.map(({ to_status }) => to_status).sort()).toEqual(['job:approved', 'job:validating'])
    expect(await letters()).toMatchObject([{ to: bruno.email, subject: 'Vaga aprovada: Vendedor de loja' }])
    expect((await calls().reviewQueue({})).total).toBe(0)
    const audit = await calls(otto).auditLog({})
    expect(audit.items).toMatchObject([
      { action: 'review.approve', actor: 'Rita Alves', subject: 'job', subjectId: jobId, name: 'Vendedor de loja' },
    ])
    expect(audit.total).toBe(1)
  })

  it('returns a job that was paused when it was edited to paused, also after a claim', async () => {
    const first_approved_at = new Date('2026-02-10T15:00:00.000Z')
    const jobId = await newJob({ status: 'job:pending', paused_when_edited: true, first_approved_at })
    const id = await inQueue('job', jobId)
    await calls().claimReview({ id })
    await calls().decideReview({ edition: 1, id, decision: 'approve' })
    expect((await jobOf(jobId)).status).toBe('job:disabled')
    expect((await letters()).map(({ text }) => text)).toEqual([expect.stringContaining('continua pausada')])
  })

  it.each([
    ['organization_not_approved', { organization: { status: 'created' } }],
    ['organization_not_approved', { organization: { status: 'blocked', first_approved_at: new Date(0) } }],
    ['recruiter_not_approved', { recruiter: { status: 'created' } }],
    ['recruiter_not_approved', { recruiter: { status: 'rejected' } }],
  ])(
    'refuses to approve a job with %s: %o',
    async (code, { organization = {}, recruiter = {} }: Record<string, object>) => {
      const market = await insertOrganization(house, organization)
      const carla = await insertRecruiter(house, { organizationId: market, ...recruiter })
      const jobId = await newJob({ organization_id: market, created_by: carla.accountId })
      const id = await inQueue('job', jobId)
      expect(await refusal(calls().decideReview({ edition: 1, id, decision: 'approve' }))).toMatchObject({
        code,
        status: 409,
      })
      expect((await jobOf(jobId)).status).toBe('job:created')
      await calls().decideReview({ edition: 1, id, decision: 'reject', reason: 'Sem empresa não há vaga.' })
      expect((await jobOf(jobId)).status).toBe('job:rejected')
    },
  )

  it('approves a job whose organisation and recruiter have an edit under review, or whose recruiter has left', async () => {
    const { bruno } = met
    const edited = await insertOrganization(house, { status: 'pending', first_approved_at: new Date(0) })
    const dora = await insertRecruiter(house, {
      organizationId: edited,
      ...{ status: 'pending', first_approved_at: new Date(0) },
    })
    const first = await newJob({ organization_id: edited, created_by: dora.accountId })
    const second = await newJob({ created_by: newId(house.now()) })
    for (const jobId of [first, second])
      await calls().decideReview({ edition: 1, id: await inQueue('job', jobId), decision: 'approve' })
    expect(await statusesOf()).toEqual(['job:approved', 'job:approved'])
    expect((await letters()).map(({ to }) => to).toSorted()).toEqual([bruno.email, dora.email].toSorted())
  })

  it('on a former member’s job is told to the company, whatever became of that person since', async () => {
    const { bruno } = met
    const market = await insertOrganization(house)
    const carla = await insertRecruiter(house, { organizationId: market })
    const [hers, refused] = [
      await newJob({ created_by: carla.accountId }),
      await newJob({ created_by: carla.accountId, job_name: 'Caixa' }),
    ]
    await calls().blockSubject({ subject: 'recruiter', subjectId: carla.accountId, reason: 'Não trabalha lá.' })
    expect(await statusesOf()).toEqual(['job:created', 'job:created'])
    await letters()
    house.letters.length = 0
    await calls().decideReview({ id: await inQueue('job', hers), edition: 1, decision: 'approve' })
    const id = await inQueue('job', refused)
    await calls().decideReview({ id, edition: 1, decision: 'reject', reason: 'Falta clareza.' })
    expect(await statusesOf()).toEqual(['job:approved', 'job:rejected'])
    expect((await letters()).map(({ to, subject }) => `${to} ${subject}`).toSorted()).toEqual([
      `${bruno.email} Vaga aprovada: Vendedor de loja`,
      `${bruno.email} Vaga não aprovada: Caixa`,
    ])
  })

  it.each(['decided on', 'deleted'] as const)(
    'on a member who leaves the company afterwards has a letter of its own once a job of theirs is %s',
    async (what) => {
      const { bruno, organizationId } = met
      const carla = await insertRecruiter(house, { organizationId, status: 'created' })
      const jobId = await newJob({ created_by: carla.accountId })
      const round = await inQueue('job', jobId)
      const id = await inQueue('recruiter', carla.accountId)
      house.clock.pass(60)
      await calls().decideReview({ id, edition: 1, decision: 'approve' })
      expect(await letters()).toEqual([])
      await database
        .updateTable('recruiter')
        .set({ organization_id: null })
        .where('account_id', '=', carla.accountId)
        .execute()
      house.clock.pass(60)
      await (what === 'deleted'
        ? house.as(recruiterJobRoutes, bruno).deleteJob({ id: jobId })
        : calls().decideReview({ id: round, edition: 1, decision: 'approve' }))
      await letters()
      expect((await letters()).filter(({ to }) => to === carla.email)).toMatchObject([
        { subject: 'Seu perfil foi aprovado' },
      ])
    },
  )

  it('reports what is missing, field by field', async () => {
    const id = await inQueue('job', await newJob())
    const decide = (given: object) => refusal(calls().decideReview({ edition: 1, id, decision: 'reject', ...given }))
    expect(await decide({})).toMatchObject({ code: 'reason_required', status: 422 })
    expect(await decide({ decision: 'block', reason: '  ' })).toMatchObject({ code: 'reason_required' })
    expect(await decide({ decision: 'request_changes' })).toMatchObject({ code: 'no_change_requested' })
    const unknown = await decide({
      decision: 'request_changes',
      changes: [...changes, { field: 'status', remark: 'x' }],
    })
    expect(unknown.fields).toHaveProperty('changes.1.field')
    expect((await decide({ reason: 'x'.repeat(501) })).fields).toMatchObject({ reason: { code: 'too_long' } })
    expect(
      (await refusal(calls().decideReview({ edition: 1, id: newId(house.now()), decision: 'approve' }))).status,
    ).toBe(404)
  })

  it('rejects with a rule of the terms and the reviewer’s own words', async () => {
    const jobId = await newJob()
    const id = await inQueue('job', jobId)
    await calls().decideReview({
      edition: 1,
      id,
      decision: 'reject',
      rule: 'domestic_work',
      reason: 'É para a casa da família.',
    })
    const reason =
      'O anúncio não pode ser para trabalho doméstico ou em residência particular. É para a casa da família.'
    expect(await jobOf(jobId)).toMatchObject({ status: 'job:rejected', status_reason: reason })
    const [letter] = await letters()
    expect(letter?.text).toContain(reason)
    expect(letter?.text).toContain(`http://trampolim.test/recruiter/review-job/${id}/${jobId}`)
  })

  it('requests changes field by field, also unclaimed, which the next round shows again', async () => {
    const { otto } = met
    const jobId = await newJob()
    const id = await inQueue('job', jobId)
    await calls().decideReview({ edition: 1, id, decision: 'request_changes', changes })
    expect((await jobOf(jobId)).status).toBe('job:pending')
    expect((await calls().reviewQueue({})).total).toBe(0)
    expect((await letters())[0]?.text).toContain('Nome da vaga: Escreva o nome por extenso.')
    house.clock.pass(60)
    const again = await inQueue('job', jobId)
    expect((await calls(otto).readReview({ id: again })).decisions).toMatchObject([
      { decision: 'request_changes', by: 'Rita Alves', changes },
    ])
  })

  it('approves a recruiter who joins, who becomes a member, with their job in the queue', async () => {
    const { organizationId } = met
    const content = contentOf((await findReviewedJob(database, await newJob({ job_name: 'Repositora' })))!)
    const nobodys = await insertRecruiter(house, { organizationId, status: 'created' })
    await database
      .updateTable('recruiter')
      .set({
        organization_id: null,
        joining_organization_id: organizationId,
        waiting_job: JSON.stringify({
          ...content,
          workPlaces: [{ zipCode: '01310100', qty: 1, cityState: 3_550_308 }],
        }),
      })
      .where('account_id', '=', nobodys.accountId)
      .execute()
    const id = await inQueue('recruiter', nobodys.accountId)
    expect((await calls().readReview({ id })).hints).toEqual(['joins_organization', 'publishes_waiting_job'])
    await calls().decideReview({ edition: 1, id, decision: 'approve' })
    const { organization_id, joining_organization_id, waiting_job, status } = await database
      .selectFrom('recruiter')
      .selectAll()
      .where('account_id', '=', nobodys.accountId)
      .executeTakeFirstOrThrow()
    expect({ organization_id, joining_organization_id, waiting_job, status }).toEqual({
      organization_id: organizationId,
      joining_organization_id: null,
      waiting_job: null,
      status: 'approved',
    })
    await letters()
    expect((await calls().reviewQueue({ subject: 'job' })).items).toMatchObject([{ name: 'Repositora' }])
  })
})
