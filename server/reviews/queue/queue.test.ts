import { refusal, testHouse } from '@trampolim/tests/house.ts'
import { handIn, insertReviewer } from '@trampolim/tests/reviewers.ts'
import { insertJob, insertOrganization, insertProfessional, insertRecruiter } from '@trampolim/tests/world/builders.ts'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { record } from '../../platform/events/record.ts'
import type { Person } from '../../platform/http/caller/asking.ts'
import { newId } from '../../platform/ids.ts'
import { rememberApproved } from '../decisions/remember-approved.ts'
import { reviewListeners } from '../listeners.ts'
import { reviewRoutes } from '../routes.ts'
import { lapseClaim } from './claim-review.ts'

describe('the queue of the reviewers', async () => {
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

  const calls = (person: Person | null = rita) => house.as(reviewRoutes, person)
  const newJob = (changes: object = {}) =>
    insertJob(house, {
      ...{ organizationId, created_by: bruno.accountId, status: 'job:created', first_approved_at: null },
      ...changes,
    })
  const jobInQueue = async (changes: object = {}) => {
    const subjectId = await newJob(changes)
    return { subjectId, id: await handIn(house, { subject: 'job', subjectId }) }
  }
  const statusOf = async (jobId: string) =>
    (await database.selectFrom('job').select('status').where('id', '=', jobId).executeTakeFirstOrThrow()).status

  it('is only for reviewers', async () => {
    const id = newId(house.now())
    const statuses = async (person: Person | null) => {
      const refused = await Promise.all([
        refusal(calls(person).reviewQueue({})),
        refusal(calls(person).readReview({ id })),
        refusal(calls(person).claimReview({ id })),
        refusal(calls(person).releaseReview({ id })),
        refusal(calls(person).decideReview({ edition: 1, id, decision: 'approve' })),
        refusal(calls(person).blockSubject({ subject: 'job', subjectId: id, reason: 'x' })),
        refusal(calls(person).findSubjects({ name: 'Ana' })),
        refusal(calls(person).auditLog({})),
      ])
      return [...new Set(refused.map(({ status }) => status))]
    }
    expect(await statuses(null)).toEqual([401])
    expect(await statuses(bruno)).toEqual([403])
    expect(await statuses(await insertProfessional(house))).toEqual([403])
  })

  it('receives each submitted item once, due at the end of the second working day', async () => {
    const subjectId = await newJob()
    const ask = () =>
      database
        .transaction()
        .execute((tx) => record(tx, { type: 'review.asked', payload: { subject: 'job', subjectId }, now: house.now() }))
    house.clock.set(new Date('2026-04-17T15:00:00.000Z'))
    await ask()
    await ask()
    await house.work({ listeners: reviewListeners })
    const { items, total } = await calls().reviewQueue({})
    expect(total).toBe(1)
    // A Friday; Tuesday is Tiradentes, so the second working day is Wednesday.
    expect(items).toMatchObject([
      {
        subject: 'job',
        subjectId,
        name: 'Vendedor de loja',
        company: 'Padaria Aurora',
        entered: '2026-04-17T15:00:00.000Z',
        due: '2026-04-23T03:00:00.000Z',
        again: false,
        claimed: null,
      },
    ])
  })

  it('leaves out subjects approved, ended, or decided since they were handed in', async () => {
    for (const status of ['job:approved', 'job:closed', 'job:rejected']) {
      const subjectId = await newJob({ status })
      await expect(handIn(house, { subject: 'job', subjectId })).rejects.toThrow()
    }
    const { id, subjectId } = await jobInQueue()
    house.clock.pass(60)
    await calls().decideReview({
      edition: 1,
      id,
      decision: 'request_changes',
      changes: [{ field: 'jobName', remark: 'Escreva por extenso.' }],
    })
    const late = { type: 'review.asked', payload: { subject: 'job', subjectId } } as const
    await database.transaction().execute((tx) => record(tx, { ...late, now: new Date(house.now().getTime() - 1000) }))
    await house.work({ listeners: reviewListeners })
    expect((await calls().reviewQueue({})).total).toBe(0)
  })

  it('receives an edit that began before a decision and committed after it', async () => {
    const { id, subjectId } = await jobInQueue()
    const begun = house.now()
    house.clock.pass(1)
    await calls().decideReview({ edition: 1, id, decision: 'approve' })
    await database.updateTable('job').set({ status: 'job:pending' }).where('id', '=', subjectId).execute()
    const asked = { type: 'review.asked', payload: { subject: 'job', subjectId } } as const
    await database.transaction().execute((tx) => record(tx, { ...asked, now: begun }))
    await house.work({ listeners: reviewListeners })
    expect((await calls().reviewQueue({})).items).toMatchObject([{ subjectId }])
  })

  it('puts the most urgent first, counts by subject and counts those overdue', async () => {
    const ana = await insertProfessional(house, { status: 'created' })
    await handIn(house, { subject: 'candidate', subjectId: ana.accountId })
    house.clock.pass(3 * 86_400)
    const first = await jobInQueue()
    house.clock.pass(60)
    const market = await insertOrganization(house, { company_name: 'Mercado Central', status: 'created' })
    await handIn(house, { subject: 'organization', subjectId: market })
    const all = await calls().reviewQueue({})
    expect(all.items.map(({ name }) => name)).toEqual(['Ana Souza', 'Vendedor de loja', 'Mercado Central'])
    expect(all).toMatchObject({
      total: 3,
      overdue: 1,
      counts: { job: 1, organization: 1, recruiter: 0, candidate: 1 },
    })
    const jobs = await calls().reviewQueue({ subject: 'job', size: 1 })
    expect(jobs.items.map(({ id }) => id)).toEqual([first.id])
    expect(jobs).toMatchObject({ total: 1, overdue: 0 })
    expect(await calls().reviewQueue({ subject: 'candidate' })).toMatchObject({ total: 1, overdue: 1 })
    expect((await calls().reviewQueue({ page: 2, size: 2 })).items).toHaveLength(1)
  })

  it('begins with edits of published jobs, except those taken down', async () => {
    const published = { status: 'job:pending', first_approved_at: house.now() }
    const first = await jobInQueue()
    house.clock.pass(3 * 86_400)
    const down = await jobInQueue({ ...published, taken_down_at: house.now() })
    const edited = await jobInQueue(published)
    house.clock.pass(60)
    const other = await jobInQueue(published)
    const ids = async (asked: object) => (await calls().reviewQueue(asked)).items.map(({ id }) => id)
    expect(await ids({})).toEqual([edited.id, other.id, first.id, down.id])
    expect(await ids({ subject: 'job', size: 1 })).toEqual([edited.id])
    expect((await calls().reviewQueue({})).items.map(({ ahead }) => ahead)).toEqual([true, true, false, false])
  })

  it('drops ended and deleted subjects', async () => {
    const closed = await jobInQueue()
    const deleted = await jobInQueue()
    await database.updateTable('job').set({ status: 'job:closed' }).where('id', '=', closed.subjectId).execute()
    await database.deleteFrom('job').where('id', '=', deleted.subjectId).execute()
    await database.transaction().execute(async (tx) => {
      for (const { subjectId } of [closed, deleted])
        await record(tx, { type: 'job.changed', payload: { jobId: subjectId }, now: house.now() })
    })
    await house.work({ listeners: reviewListeners })
    expect((await calls().reviewQueue({})).total).toBe(0)
    expect((await refusal(calls().readReview({ id: deleted.id }))).status).toBe(404)
  })

  it('shows all fields in groups, and what changed since the last approval', async () => {
    const subjectId = await newJob({ status: 'job:approved', salary_from_cents: 210_000 })
    await database.transaction().execute((tx) => rememberApproved(tx, { subject: 'job', subjectId, now: house.now() }))
    await database
      .updateTable('job')
      .set({ status: 'job:pending', job_name: 'Vendedora de loja', minimum_experience: 3, salary_to_cents: null })
      .where('id', '=', subjectId)
      .execute()
    const id = await handIn(house, { subject: 'job', subjectId })
    const sheet = await calls().readReview({ id })
    expect(sheet).toMatchObject({ status: 'job:pending', again: true, obstacles: [], decisions: [] })
    expect(sheet.hints).toEqual(['more_than_six_months_experience'])
    const fields = sheet.groups.flatMap(({ fields }) => fields)
    expect(fields.filter(({ changed }) => changed).map(({ field, before }) => [field, before])).toEqual([
      ['jobName', 'Vendedor de loja'],
      ['salaryRange', { from: 210_000, to: 260_000 }],
      ['minimumExperience', 0],
    ])
    expect(fields.find(({ field }) => field === 'workPlaces')?.value).toMatchObject([
      { city: 'São Paulo', state: 'SP' },
    ])
    expect(sheet.groups.map(({ group }) => group).slice(0, 3)).toEqual(['job', 'description', 'salary'])
  })

  it('says its position in the queue, which unclaimed item comes next, and the company’s previous results', async () => {
    const [one, two, three] = [await jobInQueue(), await jobInQueue(), await jobInQueue()]
    await calls(otto).claimReview({ id: two.id })
    expect(await calls().readReview({ id: one.id })).toMatchObject({
      place: { at: 1, of: 3 },
      next: { id: three.id, subject: 'job', company: 'Padaria Aurora' },
      jobsSoFar: { published: 0, closed: 0, rejected: 0, blocked: 0 },
    })
    expect((await calls().readReview({ id: three.id })).next?.id).toBe(one.id)
    expect((await calls(otto).readReview({ id: one.id })).next?.id).toBe(two.id)
    await calls().decideReview({ edition: 1, id: one.id, decision: 'approve' })
    expect(await calls().readReview({ id: one.id })).toMatchObject({
      place: null,
      next: { id: three.id },
      jobsSoFar: { published: 1 },
    })
  })

  it('marks changes word by word, also before a first approval, and locks nothing once decided', async () => {
    const { id, subjectId } = await jobInQueue({ job_name: 'Vendedor bonito' })
    await calls().claimReview({ id })
    const blank = (await calls().readReview({ id })).groups.flatMap(({ fields }) => fields)
    expect(blank.find(({ field }) => field === 'additionalInfo')).toMatchObject({ value: null, changed: false })
    await calls().decideReview({
      edition: 1,
      id,
      decision: 'request_changes',
      changes: [
        { field: 'jobName', remark: 'Tire a aparência.' },
        { field: 'additionalInfo', remark: 'Diga se há folga.' },
      ],
    })
    const decided = await calls(otto).readReview({ id })
    expect(decided).toMatchObject({ decision: 'request_changes', claimed: null })
    await database
      .updateTable('job')
      .set({
        job_name: 'Vendedor de loja',
        content: sql`content || ${JSON.stringify({ additionalInfo: 'Folga aos domingos.' })}::jsonb`,
      })
      .where('id', '=', subjectId)
      .execute()
    const sheet = await calls().readReview({ id: await handIn(house, { subject: 'job', subjectId }) })
    expect(sheet).toMatchObject({ comparedWith: 'decided', again: false, decision: null })
    const changed = sheet.groups.flatMap(({ fields }) => fields).filter((each) => each.changed)
    expect(changed).toMatchObject([
      {
        field: 'jobName',
        before: 'Vendedor bonito',
        words: [
          { text: 'Vendedor ', kind: 'same' },
          { text: 'bonito', kind: 'removed' },
          { text: 'de loja', kind: 'added' },
        ],
      },
      { field: 'additionalInfo', value: 'Folga aos domingos.', before: null, words: null },
    ])
  })

  it('is linked from the search and the audit', async () => {
    const { id, subjectId } = await jobInQueue()
    expect(await calls().findSubjects({ name: 'Vendedor' })).toMatchObject([{ subjectId, reviewId: id }])
    await calls().decideReview({ edition: 1, id, decision: 'reject', reason: 'Cobra taxa.' })
    expect((await calls().auditLog({})).items).toMatchObject([{ subjectId, reviewId: id }])
    await database.deleteFrom('job').where('id', '=', subjectId).execute()
    expect((await calls().auditLog({})).items).toMatchObject([{ subjectId, reviewId: null }])
  })

  it('shows hints, and obstacles to an approval', async () => {
    const market = await insertOrganization(house, { status: 'created', company_name: 'Mercado Central', site: null })
    const carla = await insertRecruiter(house, { organizationId: market, status: 'created' })
    await database.updateTable('account').set({ email: 'carla@gmail.com' }).where('id', '=', carla.accountId).execute()
    const job = await jobInQueue({
      organization_id: market,
      created_by: carla.accountId,
      hide_contracting_company_name: true,
      content: { jobDescription: 'Venha para o Mercado Central!' },
      salary_type: 2,
      salary_from_cents: 90_000,
      salary_to_cents: null,
      legal_exception: JSON.stringify({ ground: 'age_by_law', explanation: 'Turno da noite.', ageOrderMin: 18 }),
    })
    const sheet = await calls().readReview({ id: job.id })
    expect(sheet.hints).toEqual(['below_minimum_wage', 'hidden_company_in_text', 'legal_exception_claimed'])
    expect(sheet.obstacles).toEqual(['organization_not_approved', 'recruiter_not_approved'])
    const recruiter = await handIn(house, { subject: 'recruiter', subjectId: carla.accountId })
    expect((await calls().readReview({ id: recruiter })).hints).toEqual(['free_mail'])
    const organization = await handIn(house, { subject: 'organization', subjectId: market })
    expect((await calls().readReview({ id: organization })).hints).toEqual(['no_site'])
  })

  it.each([
    { keywords: ['Padaria Aurora'] },
    { questionnaire: JSON.stringify([{ id: 'a', question: 'Conhece a Padaria Aurora?', type: 'text' }]) },
    { content: { jobDescription: 'Atender.', handicapExtraInfo: 'A Padaria Aurora tem rampas.' } },
    { content: { jobDescription: 'Atender.', salaryExtra: 'Pão da Padaria Aurora.' } },
    { content: { jobDescription: 'Atender.', workingHours: 'custom', workingHoursCustom: 'O da Padaria Aurora.' } },
  ])('hints at the name of a hidden company wherever anyone may read it: %o', async (changes) => {
    const { id } = await jobInQueue({ hide_contracting_company_name: true, ...changes })
    expect((await calls().readReview({ id })).hints).toContain('hidden_company_in_text')
  })

  it('hints at money that a question asks for', async () => {
    const question = { id: 'a', question: 'Aceita pagar a taxa de inscrição?', type: 'boolean' }
    const { id } = await jobInQueue({ questionnaire: JSON.stringify([question]) })
    expect((await calls().readReview({ id })).hints).toEqual(['asks_for_money'])
  })

  it('shows a candidate’s CPF', async () => {
    const ana = await insertProfessional(house, { status: 'created', cpf: '52998224725' })
    const sheet = await calls().readReview({
      id: await handIn(house, { subject: 'candidate', subjectId: ana.accountId }),
    })
    const person = sheet.groups.find(({ group }) => group === 'person')?.fields
    expect(person?.find(({ field }) => field === 'cpf')?.value).toBe('52998224725')
  })

  it('is claimed for 30 minutes, excluding others', async () => {
    const { id, subjectId } = await jobInQueue()
    const sheet = await calls().claimReview({ id })
    expect(sheet).toMatchObject({
      status: 'job:validating',
      claimed: { by: 'Rita Alves', you: true, until: '2026-03-10T15:30:00.000Z' },
    })
    expect((await calls(otto).reviewQueue({})).items[0]?.claimed).toMatchObject({ by: 'Rita Alves', you: false })
    for (const ask of [
      () => calls(otto).claimReview({ id }),
      () => calls(otto).releaseReview({ id }),
      () => calls(otto).decideReview({ edition: 1, id, decision: 'approve' }),
    ])
      expect(await refusal(ask())).toMatchObject({ code: 'claimed_by_another', status: 409 })

    house.clock.pass(29 * 60)
    await lapseClaim(house, { id })
    expect(await statusOf(subjectId)).toBe('job:validating')
    await calls().claimReview({ id })
    house.clock.pass(29 * 60)
    await lapseClaim(house, { id })
    expect(await statusOf(subjectId)).toBe('job:validating')
    house.clock.pass(60)
    await lapseClaim(house, { id })
    expect(await statusOf(subjectId)).toBe('job:pending')
    expect((await calls(otto).claimReview({ id })).claimed).toMatchObject({ by: 'Otto Reis', you: true })
  })

  it('may be claimed by another once a claim has lapsed, before its background work ran', async () => {
    const { id } = await jobInQueue()
    await calls().claimReview({ id })
    house.clock.pass(30 * 60)
    expect((await calls(otto).reviewQueue({})).items[0]?.claimed).toBeNull()
    await calls(otto).claimReview({ id })
    expect((await refusal(calls().decideReview({ edition: 1, id, decision: 'approve' }))).code).toBe(
      'claimed_by_another',
    )
  })

  it('gets back items that are released without a decision', async () => {
    const { id, subjectId } = await jobInQueue()
    await calls().claimReview({ id })
    expect(await calls().releaseReview({ id })).toEqual({ done: true })
    expect(await statusOf(subjectId)).toBe('job:pending')
    expect((await calls(otto).readReview({ id })).claimed).toBeNull()
    await calls().releaseReview({ id })
    expect((await refusal(calls().claimReview({ id: newId(house.now()) }))).code).toBe('review_not_found')
  })

  it('finds subjects by a part of their name', async () => {
    const ana = await insertProfessional(house, { name: 'Ana Conceição' })
    await newJob({ job_name: 'Atendente de balcão' })
    const find = async (name: string, subject?: 'job' | 'candidate') =>
      (await calls().findSubjects({ name, ...(subject && { subject }) })).map((each) => [
        each.subject,
        each.name,
        each.status,
      ])
    expect(await find('conceicao')).toEqual([['candidate', 'Ana Conceição', 'approved']])
    expect(await find('AURORA')).toEqual([['organization', 'Padaria Aurora', 'approved']])
    expect(await find('balcao', 'job')).toEqual([['job', 'Atendente de balcão', 'job:created']])
    expect(await find('an', 'candidate')).toHaveLength(1)
    expect(await find('%_', 'candidate')).toEqual([])
    expect((await refusal(calls().findSubjects({ name: 'a' }))).fields).toHaveProperty('name')
    expect(ana.role).toBe('user:professional')
  })
})
