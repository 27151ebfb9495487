import { changes, reviewingIn } from '@trampolim/tests/fixtures/reviewing.ts'
import { refusal, testHouse } from '@trampolim/tests/house.ts'
import { insertJob, insertOrganization, insertProfessional, insertRecruiter } from '@trampolim/tests/world/builders.ts'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { jobRoutes } from '../../jobs/routes.ts'
import type { Person } from '../../platform/http/caller/asking.ts'
import { newId } from '../../platform/ids.ts'
import { taskRoutes } from '../../tasks/routes.ts'

describe('a decision of a reviewer', async () => {
  const house = await testHouse()
  const { database } = house
  const { calls, inQueue, jobOf, letters, met, newJob, statusesOf } = reviewingIn(house)

  it('blocks an organisation with its open and paused jobs, and notifies all its recruiters', async () => {
    const { bruno, organizationId } = met
    const elisa = await insertRecruiter(house, { organizationId })
    for (const status of ['job:approved', 'job:disabled', 'job:created', 'job:closed']) await newJob({ status })
    const unpublished = await insertJob(house, { organizationId, status: 'job:rejected', first_approved_at: null })
    const other = await insertJob(house, { organizationId: await insertOrganization(house) })
    await calls().blockSubject({ subject: 'organization', subjectId: organizationId, reason: 'A empresa não existe.' })
    expect(await statusesOf()).toEqual([
      ...['job:approved', 'job:blocked', 'job:blocked', 'job:closed', 'job:created', 'job:rejected'],
    ])
    expect((await jobOf(other)).status).toBe('job:approved')
    expect((await jobOf(unpublished)).status).toBe('job:rejected')
    const moves = await database.selectFrom('job_status_change').selectAll().execute()
    expect(moves).toHaveLength(2)
    expect(moves[0]).toMatchObject({ to_status: 'job:blocked', actor: 'reviewer', reason: 'A empresa não existe.' })
    const sent = (await letters()).map(({ to, subject }) => `${to} ${subject}`).sort()
    expect(sent).toEqual([bruno, elisa].map(({ email }) => `${email} Empresa bloqueada: Padaria Aurora`).sort())
    const events = await database.selectFrom('event').select('type').where('type', '=', 'job.changed').execute()
    expect(events).toHaveLength(2)
  })

  it('tells the recruiters of a company that is approved again, and its blocked ones, that their jobs are to be handed in', async () => {
    const { bruno, organizationId } = met
    const elisa = await insertRecruiter(house, { organizationId })
    const approve = async (subject: 'organization' | 'recruiter', subjectId: string) => {
      const key = subject === 'organization' ? 'id' : 'account_id'
      await sql`update ${sql.table(subject)} set status = 'pending' where ${sql.ref(key)} = ${subjectId}`.execute(
        database,
      )
      const id = await inQueue(subject, subjectId)
      await calls().claimReview({ id })
      await calls().decideReview({ edition: 1, id, decision: 'approve' })
      const before = house.letters.length
      return (await letters()).slice(before).map(({ to, text }) => [to, text.includes('não voltam sozinhas')])
    }
    const toAll = (told: boolean) => [bruno, elisa].map(({ email }) => [email, told]).sort()
    for (const [subject, subjectId] of [
      ['organization', organizationId],
      ['recruiter', bruno.accountId],
    ] as const) {
      const job = await newJob({ status: 'job:approved' })
      await calls().blockSubject({ subject, subjectId, reason: 'Falta a prova.' })
      await letters()
      const told = await approve(subject, subjectId)
      expect(told.sort()).toEqual(subject === 'organization' ? toAll(true) : [[bruno.email, true]])
      expect(await jobOf(job)).toMatchObject({ status: 'job:blocked' })
    }
    await database.updateTable('job').set({ status: 'job:closed' }).execute()
    expect((await approve('organization', organizationId)).sort()).toEqual(toAll(false))
  })

  it('blocks an organisation’s published jobs of which an edit awaits review or was refused, whoever reviews it', async () => {
    const { organizationId, otto } = met
    const first_approved_at = house.now()
    const edited = await newJob({ status: 'job:pending', first_approved_at })
    await newJob({ status: 'job:rejected', first_approved_at })
    const corrected = await newJob({ status: 'job:pending', first_approved_at, taken_down_at: house.now() })
    await newJob({ status: 'job:pending' })
    const id = await inQueue('job', edited)
    await calls(otto).claimReview({ id })
    const readers = house.as(jobRoutes, null)
    expect(await readers.readJob({ id: edited })).toMatchObject({ standing: 'in_review' })
    await calls().blockSubject({ subject: 'organization', subjectId: organizationId, reason: 'Golpe.' })
    expect(await statusesOf()).toEqual(['job:blocked', 'job:blocked', 'job:pending', 'job:pending'])
    expect(await refusal(readers.readJob({ id: edited }))).toMatchObject({ code: 'job_removed' })
    expect((await jobOf(corrected)).taken_down_at).not.toBeNull()
    expect(await refusal(calls(otto).decideReview({ edition: 1, id, decision: 'approve' }))).toMatchObject({
      code: 'review_not_found',
    })
    const waiting = await database.selectFrom('review').select('subject_id').where('decided_at', 'is', null).execute()
    expect(waiting).toEqual([])
  })

  it('blocks a recruiter with the jobs they created, who keeps their role', async () => {
    const { bruno, organizationId } = met
    const elisa = await insertRecruiter(house, { organizationId })
    const [his, hers] = [
      await newJob({ status: 'job:approved' }),
      await newJob({ status: 'job:approved', created_by: elisa.accountId }),
    ]
    await calls().blockSubject({ subject: 'recruiter', subjectId: bruno.accountId, reason: 'Não trabalha lá.' })
    expect([(await jobOf(his)).status, (await jobOf(hers)).status]).toEqual(['job:blocked', 'job:approved'])
    const { role } = await database
      .selectFrom('account')
      .select('role')
      .where('id', '=', bruno.accountId)
      .executeTakeFirstOrThrow()
    expect(role).toBe('user:recruiter')
  })

  it('blocks a candidate, who is inactive until approved again', async () => {
    const ana = await insertProfessional(house)
    const roleOf = async () =>
      (await database.selectFrom('account').select('role').where('id', '=', ana.accountId).executeTakeFirstOrThrow())
        .role
    const subject = { subject: 'candidate', subjectId: ana.accountId } as const
    await calls().blockSubject({ ...subject, reason: 'Os dados divergem dos documentos.' })
    expect(await roleOf()).toBe('user:inactive')
    expect((await letters())[0]?.text).toContain('http://trampolim.test/inactive-profile')
    await database.updateTable('professional').set({ status: 'pending' }).execute()
    house.clock.pass(60)
    expect((await letters()).at(-1)?.text).not.toContain('estão onde estavam')
    await calls().decideReview({ edition: 1, id: await inQueue('candidate', ana.accountId), decision: 'approve' })
    expect((await letters()).at(-1)).toMatchObject({
      to: ana.email,
      text: expect.stringContaining('estão onde estavam'),
    })
    expect(await roleOf()).toBe('user:professional')
    expect(await refusal(calls().blockSubject({ ...subject, reason: ' ' }))).toMatchObject({ code: 'reason_required' })
  })

  it('blocks a waiting subject as a decision on its round, and nothing twice', async () => {
    const { otto, rita } = met
    const jobId = await newJob()
    const id = await inQueue('job', jobId)
    const block = (person: Person) =>
      calls(person).blockSubject({ subject: 'job', subjectId: jobId, reason: 'Vaga falsa.', rule: 'third_party_data' })
    await calls().claimReview({ id })
    expect((await refusal(block(otto))).code).toBe('claimed_by_another')
    await block(rita)
    expect((await jobOf(jobId)).status).toBe('job:blocked')
    expect((await refusal(block(rita))).code).toBe('move_not_allowed')
    expect((await refusal(calls().decideReview({ edition: 1, id, decision: 'approve' }))).code).toBe('already_decided')
    const gone = { subject: 'job', subjectId: newId(house.now()), reason: 'x' } as const
    expect((await refusal(calls().blockSubject(gone))).status).toBe(404)
  })

  it('blocks what awaits requested changes, and what is published though an edit of it was refused', async () => {
    const { bruno } = met
    const jobId = await newJob()
    await calls().decideReview({
      id: await inQueue('job', jobId),
      ...{ edition: 1, decision: 'request_changes' as const, changes },
    })
    const refused = await newJob({ status: 'job:rejected', first_approved_at: house.now() })
    const market = await insertOrganization(house, { status: 'rejected', first_approved_at: house.now() })
    const ana = await insertProfessional(house, { status: 'created' })
    const asked = [{ field: 'name', remark: 'Escreva o nome inteiro.' }]
    await calls().decideReview({
      id: await inQueue('candidate', ana.accountId),
      ...{ edition: 1, decision: 'request_changes' as const, changes: asked },
    })
    house.clock.pass(60)
    for (const [subject, subjectId] of [
      ['job', jobId],
      ['job', refused],
      ['organization', market],
      ['candidate', ana.accountId],
    ] as const) {
      await calls().blockSubject({ subject, subjectId, reason: 'Golpe.' })
    }
    expect(await statusesOf()).toEqual(['job:blocked', 'job:blocked'])
    const { status } = await database.selectFrom('professional').select('status').executeTakeFirstOrThrow()
    expect(status).toBe('blocked')
    expect(await house.as(taskRoutes, bruno).listRecruiterTasks({})).toMatchObject([
      { decision: 'block' },
      { decision: 'block' },
    ])
  })
})
