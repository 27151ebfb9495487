import { handIn } from '@trampolim/tests/fixtures/reviewers.ts'
import { reviewingIn } from '@trampolim/tests/fixtures/reviewing.ts'
import { refusal, testHouse } from '@trampolim/tests/house.ts'
import { insertOrganization, insertProfessional } from '@trampolim/tests/world/builders.ts'
import { describe, expect, it } from 'vitest'
import { record } from '../../platform/events/record.ts'
import type { Person } from '../../platform/http/caller/asking.ts'
import { newId } from '../../platform/ids.ts'
import { reviewListeners } from '../listeners.ts'
import { lapseClaim } from './claim-review.ts'

describe('the queue of the reviewers', async () => {
  const house = await testHouse()
  const { database } = house
  const { calls, jobInQueue, met, newJob } = reviewingIn(house)
  const statusOf = async (jobId: string) =>
    (await database.selectFrom('job').select('status').where('id', '=', jobId).executeTakeFirstOrThrow()).status

  it('is only for reviewers', async () => {
    const { bruno } = met
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

  it('is claimed for 30 minutes, excluding others', async () => {
    const { otto } = met
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
    const { otto } = met
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
    const { otto } = met
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
