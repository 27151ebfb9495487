import type { ReviewSubject } from '@trampolim/marketplace/reviews/review.ts'
import { refusal, testHouse } from '@trampolim/tests/house.ts'
import { handIn, insertReviewer } from '@trampolim/tests/reviewers.ts'
import { insertJob, insertOrganization, insertProfessional, insertRecruiter } from '@trampolim/tests/world/builders.ts'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { contentOf } from '../../jobs/content/stored.ts'
import { jobRoutes, recruiterJobRoutes } from '../../jobs/routes.ts'
import { letterHandlers } from '../../letters/background.ts'
import { organizationRoutes } from '../../organizations/routes.ts'
import type { Person } from '../../platform/http/caller/asking.ts'
import { newId } from '../../platform/ids.ts'
import { taskRoutes } from '../../tasks/routes.ts'
import { reviewListeners } from '../listeners.ts'
import { reviewRoutes } from '../routes.ts'
import { findReviewedJob } from '../sheet/subject-queries.ts'

describe('a decision of a reviewer', async () => {
  const house = await testHouse()
  const { database } = house
  let rita: Person
  let otto: Person
  let organizationId: string
  let bruno: Person

  beforeEach(async () => {
    rita = await insertReviewer(house, { email: 'rita@trampolim.example', name: 'Rita Alves' })
    otto = await insertReviewer(house, { email: 'otto@trampolim.example', name: 'Otto Reis' })
    organizationId = await insertOrganization(house)
    bruno = await insertRecruiter(house, { organizationId })
  })

  const calls = (person: Person = rita) => house.as(reviewRoutes, person)
  const newJob = (changes: { status?: string; [column: string]: unknown } = {}) =>
    insertJob(house, {
      organizationId,
      created_by: bruno.accountId,
      status: 'job:created',
      approved_at: null,
      first_approved_at: changes.status === 'job:approved' || changes.status === 'job:disabled' ? house.now() : null,
      ...changes,
    })
  const inQueue = (subject: ReviewSubject, subjectId: string) => handIn(house, { subject, subjectId })
  const jobOf = (id: string) => database.selectFrom('job').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const statusesOf = async () =>
    (await database.selectFrom('job').select('status').orderBy('status').execute()).map(({ status }) => status)
  const letters = async () => {
    await house.work({ listeners: reviewListeners, handlers: letterHandlers })
    return house.letters
  }
  const changes = [{ field: 'jobName', remark: 'Escreva o nome por extenso.' }]

  it('approves a job with its exception for 45 days, stores its version and sends a letter', async () => {
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

  describe('on only a new logo', () => {
    async function logoInQueue() {
      const id = newId(house.now())
      const file = { purpose: 'logo', storage_key: `${id}${id}`, original_name: 'logo.png', content_type: 'image/png' }
      const moments = { created_at: house.now(), uploaded_at: house.now() }
      await database
        .insertInto('stored_file')
        .values({ id, owner_id: bruno.accountId, state: 'clear', ...file, ...moments })
        .execute()
      await house.as(organizationRoutes, bruno).setLogo({ image: id })
      await house.work({ listeners: reviewListeners })
      return id
    }
    const organization = () =>
      database
        .selectFrom('organization')
        .select(['status', 'logo_file_id as logo', 'shown'])
        .where('id', '=', organizationId)
        .executeTakeFirstOrThrow()
    const waiting = async () => (await calls().reviewQueue({})).items

    it('shows both logos, locks nothing, and publishes the new one once it is approved', async () => {
      const image = await logoInQueue()
      const [round] = await waiting()
      const sheet = await calls().claimReview({ id: round?.id ?? '' })
      expect(sheet).toMatchObject({
        status: 'approved',
        logo: { now: expect.stringContaining(image), before: null, alone: true },
      })
      const asked = { decision: 'request_changes' as const, changes: [{ field: 'description', remark: 'Conte mais.' }] }
      expect((await refusal(calls().decideReview({ edition: 1, id: sheet.id, ...asked }))).code).toBe(
        'move_not_allowed',
      )
      await calls().decideReview({ edition: 1, id: sheet.id, decision: 'approve' })
      expect(await organization()).toEqual({ status: 'approved', logo: image, shown: null })
      expect(await letters()).toMatchObject([{ to: bruno.email, subject: 'Logotipo aprovado: Padaria Aurora' }])
      expect(await waiting()).toEqual([])
    })

    it('reverts a refused one, with the company approved and without a task', async () => {
      await logoInQueue()
      const [round] = await waiting()
      const id = round?.id ?? ''
      expect((await refusal(calls().decideReview({ edition: 1, id, decision: 'reject' }))).code).toBe('reason_required')
      await calls().decideReview({ edition: 1, id, decision: 'reject', reason: 'É o logotipo de outra empresa.' })
      expect(await organization()).toEqual({ status: 'approved', logo: null, shown: null })
      expect(await letters()).toMatchObject([{ subject: 'Logotipo não aprovado: Padaria Aurora' }])
      await database.updateTable('organization').set({ status: 'rejected' }).execute()
      expect(await house.as(taskRoutes, bruno).listRecruiterTasks({})).toEqual([])
    })

    it('is dropped from the queue when the logo is removed', async () => {
      await logoInQueue()
      await house.as(organizationRoutes, bruno).removeLogo({})
      await house.work({ listeners: reviewListeners })
      expect(await waiting()).toEqual([])
    })
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

  it('blocks an organisation with its open and paused jobs, and notifies all its recruiters', async () => {
    const elisa = await insertRecruiter(house, { organizationId })
    for (const status of ['job:approved', 'job:disabled', 'job:created', 'job:closed']) await newJob({ status })
    const other = await insertJob(house, { organizationId: await insertOrganization(house) })
    await calls().blockSubject({ subject: 'organization', subjectId: organizationId, reason: 'A empresa não existe.' })
    expect(await statusesOf()).toEqual(['job:approved', 'job:blocked', 'job:blocked', 'job:closed', 'job:created'])
    expect((await jobOf(other)).status).toBe('job:approved')
    const moves = await database.selectFrom('job_status_change').selectAll().execute()
    expect(moves).toHaveLength(2)
    expect(moves[0]).toMatchObject({ to_status: 'job:blocked', actor: 'reviewer', reason: 'A empresa não existe.' })
    const sent = (await letters()).map(({ to, subject }) => `${to} ${subject}`).sort()
    expect(sent).toEqual([bruno, elisa].map(({ email }) => `${email} Empresa bloqueada: Padaria Aurora`).sort())
    const events = await database.selectFrom('event').select('type').where('type', '=', 'job.changed').execute()
    expect(events).toHaveLength(2)
  })

  it('tells the recruiters of a company that is approved again, and its blocked ones, that their jobs are to be handed in', async () => {
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
    await calls().decideReview({ edition: 1, id: await inQueue('candidate', ana.accountId), decision: 'approve' })
    expect(await roleOf()).toBe('user:professional')
    expect(await refusal(calls().blockSubject({ ...subject, reason: ' ' }))).toMatchObject({ code: 'reason_required' })
  })

  it('blocks a waiting subject as a decision on its round, and nothing twice', async () => {
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

  it('is made once by two simultaneous reviewers', async () => {
    const jobId = await newJob()
    const id = await inQueue('job', jobId)
    const decided = await Promise.allSettled([
      calls(rita).decideReview({ edition: 1, id, decision: 'approve' }),
      calls(otto).decideReview({ edition: 1, id, decision: 'reject', reason: 'Falta a empresa.' }),
    ])
    expect(decided.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(decided.flatMap((each) => (each.status === 'rejected' ? [each.reason.code] : []))).toEqual([
      'already_decided',
    ])
    expect(await database.selectFrom('audit_entry').select('id').execute()).toHaveLength(1)
    expect(await letters()).toHaveLength(1)
  })

  it('is claimed by one of two simultaneous reviewers', async () => {
    const id = await inQueue('job', await newJob())
    const claimed = await Promise.allSettled([calls(rita).claimReview({ id }), calls(otto).claimReview({ id })])
    expect(claimed.flatMap((each) => (each.status === 'rejected' ? [each.reason.code] : []))).toEqual([
      'claimed_by_another',
    ])
  })

  it('locks an organisation’s jobs in the common order', async () => {
    const jobIds = [await newJob({ status: 'job:approved' }), await newJob({ status: 'job:approved' })].toSorted()
    const [first, last] = jobIds
    // An update moves the first row to the end of the table.
    await database.updateTable('job').set({ job_name: 'Outra' }).where('id', '=', first!).execute()
    let blocked: Promise<unknown> = Promise.resolve()
    await database.transaction().execute(async (tx) => {
      await sql`select from job where id = ${first} for no key update`.execute(tx)
      blocked = calls().blockSubject({ subject: 'organization', subjectId: organizationId, reason: 'Não existe.' })
      await untilSomeoneWaits()
      await sql`select from job where id = ${last} for no key update nowait`.execute(tx)
    })
    expect(await blocked).toEqual({ done: true })
    expect(await statusesOf()).toEqual(['job:blocked', 'job:blocked'])
  })

  it.each(['job', 'recruiter'] as const)(
    'on a %s locks rows in the same order as the deletion of an organisation, without deadlock',
    async (subject) => {
      const dora = await insertRecruiter(house, {
        organizationId: null as never,
        joining_organization_id: organizationId,
        status: 'created',
      })
      const subjectId = subject === 'job' ? await newJob() : dora.accountId
      const id = await inQueue(subject, subjectId)
      let decided: Promise<unknown> = Promise.resolve()
      await database.transaction().execute(async (tx) => {
        await sql`select from recruiter order by account_id for update`.execute(tx)
        decided = calls().decideReview({ edition: 1, id, decision: 'approve' })
        await untilSomeoneWaits()
        await sql`select from organization where id = ${organizationId} for update nowait`.execute(tx)
      })
      expect(await decided).toEqual({ done: true })
    },
  )

  it('never approves a job while its organisation is being blocked', async () => {
    for (let round = 0; round < 5; round += 1) {
      const organization = await insertOrganization(house)
      const { accountId } = await insertRecruiter(house, { organizationId: organization })
      const jobId = await newJob({ organization_id: organization, created_by: accountId })
      const id = await inQueue('job', jobId)
      await Promise.allSettled([
        calls(rita).decideReview({ edition: 1, id, decision: 'approve' }),
        calls(otto).blockSubject({ subject: 'organization', subjectId: organization, reason: 'Não existe.' }),
      ])
      expect((await jobOf(jobId)).status).not.toBe('job:approved')
    }
  })

  /** Waits until a statement waits for another transaction's lock. */
  async function untilSomeoneWaits() {
    for (;;) {
      const { rows } = await sql`
        select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
      `.execute(database)
      if (rows.length > 0) return
    }
  }
})
