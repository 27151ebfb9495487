import { untilSomeoneWaits } from '@trampolim/tests/database/waiting-for-locks.ts'
import { reviewingIn } from '@trampolim/tests/fixtures/reviewing.ts'
import { testHouse } from '@trampolim/tests/house.ts'
import { insertOrganization, insertRecruiter } from '@trampolim/tests/world/builders.ts'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'

describe('a decision of a reviewer', async () => {
  const house = await testHouse()
  const { database } = house
  const { calls, inQueue, jobOf, letters, met, newJob, statusesOf } = reviewingIn(house)

  it('is made once by two simultaneous reviewers', async () => {
    const { otto, rita } = met
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
    const { otto, rita } = met
    const id = await inQueue('job', await newJob())
    const claimed = await Promise.allSettled([calls(rita).claimReview({ id }), calls(otto).claimReview({ id })])
    expect(claimed.flatMap((each) => (each.status === 'rejected' ? [each.reason.code] : []))).toEqual([
      'claimed_by_another',
    ])
  })

  it('locks an organisation’s jobs in the common order', async () => {
    const { organizationId } = met
    const jobIds = [await newJob({ status: 'job:approved' }), await newJob({ status: 'job:approved' })].toSorted()
    const [first, last] = jobIds
    // An update moves the first row to the end of the table.
    await database.updateTable('job').set({ job_name: 'Outra' }).where('id', '=', first!).execute()
    let blocked: Promise<unknown> = Promise.resolve()
    await database.transaction().execute(async (tx) => {
      await sql`select from job where id = ${first} for no key update`.execute(tx)
      blocked = calls().blockSubject({ subject: 'organization', subjectId: organizationId, reason: 'Não existe.' })
      await untilSomeoneWaits(database)
      await sql`select from job where id = ${last} for no key update nowait`.execute(tx)
    })
    expect(await blocked).toEqual({ done: true })
    expect(await statusesOf()).toEqual(['job:blocked', 'job:blocked'])
  })

  it.each(['job', 'recruiter'] as const)(
    'on a %s locks rows in the same order as the deletion of an organisation, without deadlock',
    async (subject) => {
      const { organizationId } = met
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
        await untilSomeoneWaits(database)
        await sql`select from organization where id = ${organizationId} for update nowait`.execute(tx)
      })
      expect(await decided).toEqual({ done: true })
    },
  )

  it('never approves a job while its organisation is being blocked', async () => {
    const { otto, rita } = met
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
})
