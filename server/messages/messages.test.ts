import { selectionIn } from '@trampolim/tests/fixtures/selection/selection.ts'
import { refusal, testHouse } from '@trampolim/tests/house.ts'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { recruiterJobRoutes } from '../jobs/routes.ts'
import { leavingRoutes } from '../leaving/routes.ts'
import { notificationRoutes } from '../notifications/routes.ts'
import type { Person } from '../platform/http/caller/asking.ts'
import { messageRoutes } from './routes.ts'

describe('messages of a candidate and a job’s recruiters', async () => {
  const house = await testHouse()
  const { database } = house
  const selection = selectionIn(house)
  const as = (who: Person | null) => house.as(messageRoutes, who)

  /** A job with two recruiters and a candidate in its selection. */
  async function met(changes: Parameters<typeof selection.hiring>[0] = {}) {
    const hired = await selection.hiring(changes)
    const ana = await selection.placed(hired.jobId)
    const { jobId } = hired
    const ofAna = { jobId, candidateId: ana.accountId }
    const texts = async (who: Person) =>
      (who === ana ? await as(ana).readOwnThread({ jobId }) : await as(who).readThread(ofAna)).items.map(
        ({ message }) => message.message,
      )
    return { ...hired, ana, ofAna, texts }
  }

  it('go both ways, in the display shape of the specification', async () => {
    const { ana, bruno, elisa, jobId, ofAna } = await met()
    expect((await as(ana).listOwnThreads({})).total).toBe(0)
    const first = await as(bruno).writeToCandidate({ ...ofAna, message: ' Oi, Ana!\r\nPode vir na segunda? ' })
    expect(first).toMatchObject({
      type: 'chat',
      ids: {
        sourceId: jobId,
        destinationIds: [{ id: ana.accountId, read: false }],
        created: '2026-03-10T15:00:00.000Z',
        modified: '2026-03-10T15:00:00.000Z',
      },
      message: { type: 'text', message: 'Oi, Ana!\nPode vir na segunda?' },
      author: 'Bruno Lima',
      mine: true,
    })
    house.clock.pass(60)
    const { threadId } = first.ids
    const answered = await as(ana).answerThread({ threadId, message: 'Posso, sim.' })
    expect(answered.ids).toMatchObject({
      threadId,
      sourceId: ana.accountId,
      destinationIds: [{ id: jobId, read: false }],
    })
    const { thread, items, older } = await as(elisa).readThread(ofAna)
    expect(thread).toMatchObject({ threadId, candidate: 'Ana Souza', jobName: 'Vendedor de loja', closed: null })
    expect(items.map(({ author, mine, fromCandidate }) => [author, mine, fromCandidate])).toEqual([
      ['Bruno Lima', false, false],
      ['Ana Souza', false, true],
    ])
    expect(older).toBeNull()
    const [own] = (await as(ana).listOwnThreads({})).items
    expect(own).toMatchObject({ company: 'Padaria Aurora', last: { number: 2, mine: true } })
  })

  it('can first be written by a candidate who is in the selection, and by nobody else', async () => {
    const { ana, jobId, ofAna, elisa } = await met()
    const { items } = await as(ana).listNewThreads({})
    expect(items).toMatchObject([{ jobId, threadId: null, closed: null, last: null }])
    expect((await as(ana).readOwnThread({ jobId })).items).toEqual([])
    await as(ana).beginThread({ jobId, message: 'Bom dia!' })
    expect((await as(ana).listNewThreads({})).total).toBe(0)
    expect((await as(elisa).listThreads({})).items).toMatchObject([{ candidate: 'Ana Souza', unread: 1 }])
    const davi = await selection.person('Davi')
    expect((await refusal(as(davi).writeToJob({ jobId, message: 'Oi' }))).code).toBe('thread_not_found')
    const stranger = await selection.hiring()
    const lost = await refusal(as(stranger.bruno).writeToCandidate({ ...ofAna, message: 'Oi' }))
    expect(lost).toMatchObject({ code: 'job_not_found', status: 404 })
    const elsewhere = { jobId: stranger.jobId, candidateId: ana.accountId, message: 'Oi' }
    expect((await refusal(as(stranger.bruno).writeToCandidate(elsewhere))).code).toBe('thread_not_found')
  })

  it('have something to say, and at most 4,000 letters', async () => {
    const { ana, jobId } = await met()
    for (const message of ['', '  \n ', 'x'.repeat(4001)]) {
      expect((await refusal(as(ana).writeToJob({ jobId, message }))).fields).toHaveProperty('message')
    }
    await as(ana).writeToJob({ jobId, message: 'x'.repeat(4000) })
  })

  it('are unread until their reader reads them, for each recruiter separately, and read for all once one who read them answers', async () => {
    const { ana, bruno, elisa, jobId, ofAna } = await met()
    const unread = async (who: Person) => (await as(who).listThreads({})).items[0]?.unread
    await as(ana).writeToJob({ jobId, message: 'Oi' })
    await as(ana).writeToJob({ jobId, message: 'Ainda há vaga?' })
    await as(ana).writeToJob({ jobId, message: 'Posso começar já.' })
    expect([await unread(bruno), await unread(elisa)]).toEqual([3, 3])
    await as(bruno).markThreadRead({ ...ofAna, number: 2 })
    await as(elisa).markThreadRead({ ...ofAna, number: 1 })
    expect([await unread(bruno), await unread(elisa)]).toEqual([1, 2])
    await as(bruno).writeToCandidate({ ...ofAna, message: 'Há, sim.' })
    expect([await unread(bruno), await unread(elisa)]).toEqual([1, 1])
    await as(bruno).markThreadRead({ ...ofAna, number: 99 })
    await as(bruno).markThreadRead({ ...ofAna, number: 1 })
    expect(await unread(bruno)).toBe(0)
    expect((await as(ana).readOwnThread({ jobId })).thread.unread).toBe(1)
    const flags = (await as(ana).readOwnThread({ jobId })).items.map(({ ids }) => ids.destinationIds[0]?.read)
    expect(flags).toEqual([true, true, true, false])
    await as(ana).markOwnThreadRead({ jobId, number: 4 })
    const [, , , last] = (await as(bruno).readThread(ofAna)).items
    expect(last?.ids.destinationIds).toEqual([{ id: ana.accountId, read: true }])
    expect((await as(ana).readOwnThread({ jobId })).thread.unread).toBe(0)
  })

  it('are counted by threads, without own messages and those of hidden candidates', async () => {
    const { ana, bruno, elisa, jobId, ofAna } = await met()
    const caio = await selection.placed(jobId, 'Caio')
    const counts = async () =>
      Promise.all(
        [ana, caio, bruno, elisa].map(async (who) => (await house.as(notificationRoutes, who).readBell({})).threads),
      )
    expect(await counts()).toEqual([0, 0, 0, 0])
    await as(ana).beginThread({ jobId, message: 'Bom dia!' })
    await as(ana).writeToJob({ jobId, message: 'Ainda há vaga?' })
    await as(caio).beginThread({ jobId, message: 'Boa tarde!' })
    expect(await counts()).toEqual([0, 0, 2, 2])
    await as(bruno).markThreadRead({ ...ofAna, number: 2 })
    expect(await counts()).toEqual([0, 0, 1, 2])
    await as(bruno).writeToCandidate({ ...ofAna, message: 'Há, sim.' })
    expect(await counts()).toEqual([1, 0, 1, 1])
    await database
      .updateTable('candidacy')
      .set({ hidden: true })
      .where('professional_id', '=', caio.accountId)
      .execute()
    expect(await counts()).toEqual([1, 0, 0, 0])
    await as(ana).markOwnThreadRead({ jobId, number: 3 })
    expect(await counts()).toEqual([0, 0, 0, 0])
  })

  it('are marked by two readers at once, forward alone', async () => {
    const { ana, bruno, elisa, jobId, ofAna } = await met()
    for (let each = 0; each < 5; each += 1) await as(ana).writeToJob({ jobId, message: `Oi ${each}` })
    await Promise.all(
      [5, 2, 4, 1, 3].flatMap((number) => [bruno, elisa].map((who) => as(who).markThreadRead({ ...ofAna, number }))),
    )
    for (const who of [bruno, elisa]) expect((await as(who).readThread(ofAna)).thread.unread).toBe(0)
  })

  it('are sent once, however often their sender repeats them, also at once', async () => {
    const { ana, bruno, jobId, ofAna, texts } = await met()
    const same = { jobId, message: 'Oi!\nTudo bem?', clientId: 'page-0001' }
    const sent = await Promise.all(Array.from({ length: 12 }, () => as(ana).writeToJob(same)))
    expect(new Set(sent.map(({ ids }) => ids.id)).size).toBe(1)
    expect(await as(ana).writeToJob({ ...same, message: 'Oi!\r\nTudo bem?' })).toMatchObject({ number: 1 })
    expect((await refusal(as(ana).writeToJob({ ...same, message: 'Outra' }))).code).toBe('message_changed')
    // The same client id from another author means a different message.
    await as(bruno).writeToCandidate({ ...ofAna, message: 'Oi!\nTudo bem?', clientId: 'page-0001' })
    expect(await texts(ana)).toHaveLength(2)
  })

  it('have gapless numbers, however many write at once', async () => {
    const { ana, bruno, elisa, jobId, ofAna } = await met()
    await Promise.all(
      Array.from({ length: 10 }, (_, at) => [
        as(ana).writeToJob({ jobId, message: `a${at}` }),
        as(bruno).writeToCandidate({ ...ofAna, message: `b${at}` }),
        as(elisa).writeToCandidate({ ...ofAna, message: `e${at}` }),
      ]).flat(),
    )
    const { items } = await as(ana).readOwnThread({ jobId })
    expect(items.map(({ number }) => number)).toEqual(Array.from({ length: 30 }, (_, at) => at + 1))
  })

  it('are read part by part, to the first', async () => {
    const { ana, jobId } = await met()
    for (let each = 1; each <= 5; each += 1) await as(ana).writeToJob({ jobId, message: `${each}` })
    const read = async (before?: number) => {
      const { items, older } = await as(ana).readOwnThread({ jobId, limit: 2, ...(before && { before }) })
      return [items.map(({ number }) => number), older]
    }
    expect(await read()).toEqual([[4, 5], 4])
    expect(await read(4)).toEqual([[2, 3], 2])
    expect(await read(2)).toEqual([[1], null])
    expect(await read(1)).toEqual([[], null])
  })

  it('don’t reveal the company if the job hides it', async () => {
    const { ana, bruno, ofAna, jobId } = await met({ hide_contracting_company_name: true })
    await as(bruno).writeToCandidate({ ...ofAna, message: 'Oi' })
    const read = [await as(ana).readOwnThread({ jobId }), await as(ana).listOwnThreads({})]
    expect(JSON.stringify(read)).not.toMatch(/Aurora|Bruno/)
    expect(JSON.stringify(read)).not.toContain(bruno.accountId)
    expect(read[0]).toMatchObject({ thread: { company: null }, items: [{ author: null }] })
  })

  it('stay readable, and can’t be continued, after the end of the job or the candidacy', async () => {
    const states = [
      ['job_ended', (jobId: string) => sql`update job set status = 'job:closed' where id = ${jobId}`],
      ['job_removed', (jobId: string) => sql`update job set status = 'job:blocked' where id = ${jobId}`],
      [
        'withdrawn',
        (jobId: string) => sql`
          update candidacy set step = 'discarded', status = 'candidate:discarded', discarded_by = 'candidate',
            discarded_from = 'curriculums', discarded_at = now() where job_id = ${jobId}`,
      ],
      [
        'discarded',
        (jobId: string) => sql`
          update candidacy set step = 'discarded', status = 'candidate:discarded', discarded_by = 'recruiter',
            discarded_from = 'curriculums', discarded_at = now() where job_id = ${jobId}`,
      ],
    ] as const
    for (const [closed, end] of states) {
      const { ana, bruno, jobId, ofAna, texts } = await met()
      const oi = { jobId, message: 'Oi', clientId: 'page-0001' }
      await as(ana).writeToJob(oi)
      await end(jobId).execute(database)
      expect((await as(ana).readOwnThread({ jobId })).thread.closed).toBe(closed)
      expect((await as(bruno).readThread(ofAna)).thread.closed).toBe(closed)
      for (const who of [ana, bruno]) expect(await texts(who)).toEqual(['Oi'])
      expect((await refusal(as(ana).writeToJob({ jobId, message: 'Alô?' }))).code).toBe('thread_closed')
      expect((await refusal(as(bruno).writeToCandidate({ ...ofAna, message: 'Oi' }))).code).toBe('thread_closed')
      // Sent once, and repeated after a lost connection.
      expect(await as(ana).writeToJob(oi)).toMatchObject({ number: 1 })
    }
  })

  it('don’t reveal a discard to the candidate before it is announced', async () => {
    const { ana, bruno, jobId, ofAna } = await met()
    await selection.calls(bruno).declassify({ jobId, cvId: ana.cvId, processId: ana.processId })
    expect((await as(ana).readOwnThread({ jobId })).thread.closed).toBeNull()
    expect((await as(ana).listNewThreads({})).total).toBe(1)
    await as(ana).writeToJob({ jobId, message: 'Oi' })
    expect((await as(bruno).readThread(ofAna)).thread.closed).toBe('discarded')
    house.clock.pass(25 * 3600)
    expect((await refusal(as(ana).writeToJob({ jobId, message: 'Alô?' }))).code).toBe('thread_closed')
  })

  it('stay with the candidate under the same address after the job is deleted', async () => {
    const { ana, bruno, jobId, ofAna } = await met()
    await as(bruno).writeToCandidate({ ...ofAna, message: 'Oi, Ana!' })
    await as(ana).writeToJob({ jobId, message: 'Oi, Bruno!' })
    await house.as(recruiterJobRoutes, bruno).deleteJob({ id: jobId })
    const { thread, items } = await as(ana).readOwnThread({ jobId })
    expect([thread.closed, thread.jobIsPublic, items.length]).toEqual(['job_deleted', false, 2])
    expect((await as(bruno).listThreads({})).total).toBe(0)
    expect((await house.as(notificationRoutes, bruno).readBell({})).threads).toBe(0)
    expect((await refusal(as(bruno).readThread(ofAna))).code).toBe('job_not_found')
  })

  it('are hidden from recruiters while the candidate is blocked, and closed for candidates of a blocked company', async () => {
    const { ana, bruno, jobId, ofAna, organizationId } = await met()
    await as(ana).writeToJob({ jobId, message: 'Oi' })
    await database.updateTable('candidacy').set({ hidden: true }).execute()
    expect((await as(bruno).listThreads({})).total).toBe(0)
    expect((await refusal(as(bruno).readThread(ofAna))).code).toBe('thread_not_found')
    expect((await refusal(as(bruno).writeToCandidate({ ...ofAna, message: 'Oi' }))).code).toBe('thread_not_found')
    await database.updateTable('candidacy').set({ hidden: false }).execute()
    await database.updateTable('organization').set({ status: 'blocked' }).where('id', '=', organizationId).execute()
    expect((await as(ana).readOwnThread({ jobId })).thread.closed).toBe('company_away')
    expect((await refusal(as(bruno).readThread(ofAna))).status).toBe(404)
  })

  it('go on after the candidate deleted the curriculum, and are deleted with the account', async () => {
    const { ana, bruno, jobId, ofAna } = await met()
    await as(ana).writeToJob({ jobId, message: 'Oi' })
    await database.deleteFrom('curriculum').execute()
    await as(bruno).writeToCandidate({ ...ofAna, message: 'Oi!' })
    expect((await as(bruno).readThread(ofAna)).thread.cvId).toBe(ana.processId)
    await house.as(leavingRoutes, ana).deleteProfessional({})
    expect((await refusal(as(bruno).readThread(ofAna))).code).toBe('thread_not_found')
    expect(await database.selectFrom('message').select('id').execute()).toEqual([])
  })

  it('don’t fail for anybody while an account is being deleted', async () => {
    for (let round = 0; round < 6; round += 1) {
      const { ana, bruno, elisa, jobId, ofAna } = await met()
      const acts = [
        () => as(ana).writeToJob({ jobId, message: 'Oi' }),
        () => house.as(leavingRoutes, ana).deleteProfessional({}),
        () => as(bruno).writeToCandidate({ ...ofAna, message: 'Oi' }),
        () => as(elisa).writeToCandidate({ ...ofAna, message: 'Oi' }),
      ]
      const all = await Promise.allSettled([...acts.slice(round % 4), ...acts.slice(0, round % 4)].map((act) => act()))
      const codes = all.map((each) => (each.status === 'rejected' ? (each.reason as { code: string }).code : 'done'))
      expect(codes).not.toContain('unexpected')
    }
  })
})
