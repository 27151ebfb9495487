import { untilSomeoneWaits } from '@trampolim/tests/database/waiting-for-locks.ts'
import { handIn, insertReviewer } from '@trampolim/tests/fixtures/reviewers.ts'
import { refusal, testHouse } from '@trampolim/tests/house.ts'
import { jobForm } from '@trampolim/tests/samples/job-form.ts'
import { organizationForm } from '@trampolim/tests/samples/recruiter-form.ts'
import { insertOrganization, insertRecruiter } from '@trampolim/tests/world/builders.ts'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { recruiterJobRoutes } from '../../jobs/routes.ts'
import { organizationRoutes } from '../../organizations/routes.ts'
import { record } from '../../platform/events/record.ts'
import type { Person } from '../../platform/http/caller/asking.ts'
import { newId } from '../../platform/ids.ts'
import { handIn as handInAnew } from '../../rounds/hand-in.ts'
import { reviewListeners } from '../listeners.ts'
import { lapseClaim } from '../queue/claim-review.ts'
import { reviewRoutes } from '../routes.ts'

const halfAnHour = 30 * 60

describe('a version that was handed in after a reviewer read the one before', async () => {
  const house = await testHouse()
  const { database } = house
  let rita: Person
  let otto: Person
  let organizationId: string
  let bruno: Person

  beforeEach(async () => {
    rita = await insertReviewer(house, { email: 'rita@trampolim.example', name: 'Rita Alves' })
    otto = await insertReviewer(house, { email: 'otto@trampolim.example', name: 'Otto Reis' })
    organizationId = await insertOrganization(house, { idcard: '11222333000181' })
    bruno = await insertRecruiter(house, { organizationId })
  })

  const calls = (person: Person = rita) => house.as(reviewRoutes, person)
  const jobs = () => house.as(recruiterJobRoutes, bruno)
  const company = () => house.as(organizationRoutes, bruno)
  const work = () => house.work({ listeners: reviewListeners })
  const waiting = async () => (await calls().reviewQueue({})).items[0]?.id ?? ''
  const approval = (read: { id: string; edition: number }) => ({ ...read, decision: 'approve' as const })
  const sheetOf = async (id: string) => {
    const { edition } = await calls().readReview({ id })
    return { id, edition }
  }
  const organization = () =>
    database
      .selectFrom('organization')
      .select(['status', 'company_name as name', 'logo_file_id as logo', 'shown'])
      .where('id', '=', organizationId)
      .executeTakeFirstOrThrow()

  async function picture() {
    const id = newId(house.now())
    const file = { purpose: 'logo', storage_key: `${id}${id}`, original_name: 'logo.png', content_type: 'image/png' }
    const moments = { created_at: house.now(), uploaded_at: house.now() }
    await database
      .insertInto('stored_file')
      .values({ id, owner_id: bruno.accountId, state: 'clear', ...file, ...moments })
      .execute()
    return id
  }

  it('isn’t approved from the old page, also before the listener ran and whoever claimed it, but once it was read', async () => {
    const { id: jobId } = await jobs().createJob(jobForm({ jobName: 'Vendedor' }))
    await work()
    const id = await waiting()
    await calls().claimReview({ id })
    const read = await sheetOf(id)
    house.clock.pass(halfAnHour)
    await lapseClaim(house, { id })
    await jobs().updateJob({ id: jobId, ...jobForm({ jobName: 'Cobramos taxa' }) })
    for (const [person, prepare] of [
      [rita, async () => undefined],
      [rita, work],
      [otto, () => calls(otto).claimReview({ id })],
    ] as const) {
      await prepare()
      expect(await refusal(calls(person).decideReview(approval(read)))).toMatchObject({
        code: 'review_changed',
        status: 409,
        message: expect.stringContaining('mudou este item'),
      })
    }
    const { status } = await database.selectFrom('job').select('status').executeTakeFirstOrThrow()
    expect(status).toBe('job:validating')
    const again = await sheetOf(id)
    expect(again.edition).toBeGreaterThan(read.edition)
    await calls(otto).decideReview(approval(again))
  })

  it('of a company that only waited with a logo publishes nothing unread, and its recruiters may edit it meanwhile', async () => {
    const image = await picture()
    await company().setLogo({ image })
    await work()
    const id = await waiting()
    const { edition, logo } = await calls().claimReview({ id })
    expect(logo?.alone).toBe(true)
    await company().updateOrganization(organizationForm({ companyName: 'Banco do Povo' }))
    await work()
    expect((await refusal(calls().decideReview(approval({ id, edition })))).code).toBe('review_changed')
    expect(await organization()).toMatchObject({ status: 'pending', shown: { companyName: 'Padaria Aurora' } })
    const read = await sheetOf(id)
    await calls().decideReview(approval(read))
    expect(await organization()).toMatchObject({ status: 'approved', name: 'Banco do Povo', logo: image, shown: null })
  })

  it('of a logo is another picture', async () => {
    await company().setLogo({ image: await picture() })
    await work()
    const id = await waiting()
    const { edition } = await calls().claimReview({ id })
    const second = await picture()
    await company().setLogo({ image: second })
    const old = approval({ id, edition })
    expect((await refusal(calls().decideReview(old))).code).toBe('review_changed')
    expect((await refusal(calls().decideReview({ ...old, decision: 'reject', reason: 'Feio.' }))).code).toBe(
      'review_changed',
    )
    await calls().decideReview(approval(await sheetOf(id)))
    expect(await organization()).toMatchObject({ logo: second, shown: null })
  })

  it('of a company that was never approved is also one with another logo', async () => {
    await database.updateTable('organization').set({ status: 'created', first_approved_at: null }).execute()
    await company().setLogo({ image: await picture() })
    const id = await handIn(house, { subject: 'organization', subjectId: organizationId })
    const read = await sheetOf(id)
    await company().setLogo({ image: await picture() })
    expect((await refusal(calls().decideReview(approval(read)))).code).toBe('review_changed')
  })

  it('is what a round begins with, if it is being written while the round enters the queue', async () => {
    const { id: jobId } = await jobs().createJob(jobForm())
    let entered: Promise<unknown> = Promise.resolve()
    await database.transaction().execute(async (tx) => {
      await sql`select from job where id = ${jobId} for no key update`.execute(tx)
      entered = work()
      await untilSomeoneWaits(database)
      await tx.updateTable('job').set({ job_name: 'Balconista' }).where('id', '=', jobId).execute()
      await handInAnew(tx, { subject: 'job', subjectId: jobId, actorId: bruno.accountId, now: house.now() })
    })
    await entered
    const { name } = await calls().readReview({ id: await waiting() })
    expect(name).toBe('Balconista')
  })

  it('can be blocked without having been read', async () => {
    const { id: jobId } = await jobs().createJob(jobForm())
    await work()
    await jobs().updateJob({ id: jobId, ...jobForm({ jobName: 'Outra' }) })
    expect(await calls().blockSubject({ subject: 'job', subjectId: jobId, reason: 'Golpe.' })).toEqual({ done: true })
  })

  it('isn’t refused because of an event that is delivered late', async () => {
    const { id: jobId } = await jobs().createJob(jobForm())
    await work()
    const read = await sheetOf(await waiting())
    const late = { type: 'review.asked', payload: { subject: 'job', subjectId: jobId } } as const
    await database.transaction().execute((tx) => record(tx, { ...late, now: house.now() }))
    await work()
    await calls().decideReview(approval(read))
  })
})
