import { untilSomeoneWaits } from '@trampolim/tests/database/waiting-for-locks.ts'
import { hiringIn, terms } from '@trampolim/tests/fixtures/selection/hiring.ts'
import { told } from '@trampolim/tests/fixtures/selection/selection.ts'
import { codeOf, refusal, testHouse } from '@trampolim/tests/house.ts'
import { describe, expect, it } from 'vitest'
import { lockCandidacy } from '../queries.ts'
import { storeHire } from './queries.ts'

describe('hiring messages', async () => {
  const house = await testHouse()
  const { database } = house
  const { attend, calls, candidates, cardOf, finalist, hiring, notified, placed, processOf, recruiters } =
    hiringIn(house)

  it('are for finalists of one’s own job, within the bounds of salaries and days', async () => {
    const { bruno, jobId } = await hiring()
    const other = await hiring()
    const ana = await finalist(jobId)
    const bia = await placed(jobId, 'Bia Reis', { candidacy: { step: 'interviews' } })
    const at = { jobId, cvId: ana.cvId }
    expect(await codeOf(recruiters(other.bruno).sendHiringMessage({ ...at, ...terms }))).toBe('job_not_found')
    expect(await codeOf(recruiters(other.bruno).cancelHiringMessage(at))).toBe('job_not_found')
    const elsewhere = { jobId: other.jobId, cvId: ana.cvId }
    expect(await codeOf(recruiters(other.bruno).sendHiringMessage({ ...elsewhere, ...terms }))).toBe(
      'process_not_found',
    )
    const early = recruiters(bruno).sendHiringMessage({ jobId, cvId: bia.cvId, ...terms })
    expect(await codeOf(early)).toBe('not_finalist')
    const past = { ...at, ...terms, start: '2020-01-01', salary: 1000 }
    expect(await refusal(recruiters(bruno).sendHiringMessage(past))).toMatchObject({
      code: 'invalid_form',
      fields: { start: { code: 'date_in_past' }, salary: { code: 'wrong_salary' } },
    })
    const { hireId } = await recruiters(bruno).sendHiringMessage({ ...at, ...terms, start: '2026-12-01' })
    await attend(told)
    const strange = candidates(bia).answerHiringMessage({ id: ana.processId, hireId, answer: 'accepted' })
    expect(await codeOf(strange)).toBe('process_not_found')
    const otherOne = candidates(ana).answerHiringMessage({
      ...{ id: ana.processId, hireId: 'f'.repeat(24), answer: 'accepted' },
    })
    expect(await codeOf(otherOne)).toBe('hire_ended')
  })

  it('leave no trace when canceled within ten minutes', async () => {
    const { bruno, jobId } = await hiring()
    const ana = await finalist(jobId)
    const at = { jobId, cvId: ana.cvId }
    const { hireId } = await recruiters(bruno).sendHiringMessage({ ...at, ...terms })
    const answer = candidates(ana).answerHiringMessage({ id: ana.processId, hireId, answer: 'accepted' })
    expect(await codeOf(answer)).toBe('hire_not_offered')
    expect(await recruiters(bruno).cancelHiringMessage(at)).toEqual({ told: false })
    expect(await codeOf(recruiters(bruno).cancelHiringMessage(at))).toBe('hire_not_offered')
    await attend(told)
    expect(await processOf(ana)).toMatchObject({
      hire: null,
      history: [{ type: 'applied' }],
      status: 'candidate:finalist',
    })
    expect(await notified(ana)).toEqual([])
  })

  describe.each([
    ['a job that is taken down', 'job', { status: 'job:blocked' }],
    [
      'a job that is taken down, while its correction waits',
      'job',
      { status: 'job:pending', taken_down_at: new Date() },
    ],
    ['a blocked organisation', 'organization', { status: 'blocked' }],
    ['a blocked recruiter', 'recruiter', { status: 'blocked' }],
  ] as const)('of %s', (_, table, changes) => {
    it('can’t be sent, announced or accepted, but can be canceled and rejected', async () => {
      const { bruno, organizationId, jobId } = await hiring()
      const [ana, bia, lia] = [await finalist(jobId), await finalist(jobId, 'Bia'), await finalist(jobId, 'Lia')]
      const start = '2026-12-01'
      const { hireId } = await recruiters(bruno).sendHiringMessage({ jobId, cvId: ana.cvId, ...terms, start })
      await attend(told)
      await recruiters(bruno).sendHiringMessage({ jobId, cvId: bia.cvId, ...terms, start })
      const ids = { job: jobId, organization: organizationId, recruiter: bruno.accountId }
      const key = table === 'recruiter' ? 'account_id' : 'id'
      const set = (values: { status: string; taken_down_at?: Date }) =>
        database
          .updateTable(table)
          .set(values as { status: never })
          .where(key as never, '=', ids[table] as never)
          .execute()
      await set(changes)
      // Blocking an organisation or a recruiter takes their jobs down in the same decision.
      if (table !== 'job') {
        await database.updateTable('job').set({ status: 'job:blocked' }).where('id', '=', jobId).execute()
      }
      const sending = recruiters(bruno).sendHiringMessage({ jobId, cvId: lia.cvId, ...terms, start })
      expect(await codeOf(sending)).toBe(table === 'job' ? 'job_blocked' : 'job_not_found')
      await attend(told)
      expect(await processOf(bia)).toMatchObject({ hire: null })
      const answer = (answer: 'accepted' | 'rejected') =>
        candidates(ana).answerHiringMessage({ id: ana.processId, hireId, answer })
      expect(await codeOf(answer('accepted'))).toBe('job_blocked')
      const taking = recruiters(bruno).cancelHiringMessage({ jobId, cvId: bia.cvId })
      if (table === 'job') expect(await taking).toEqual({ told: false })
      else expect(await codeOf(taking)).toBe('job_not_found')
      await answer('rejected')
      expect(await processOf(ana)).toMatchObject({ hire: { status: 'rejected' } })
    })
  })

  it('keep a finalist who is being moved back by somebody at the moment in which they are sent', async () => {
    const { bruno, jobId } = await hiring()
    const ana = await finalist(jobId)
    const { moving } = await database.transaction().execute(async (tx) => {
      await lockCandidacy(tx, ana.processId)
      const back = { jobId, processId: ana.processId, from: 'finalists', step: 'interviews' } as const
      const asked = codeOf(calls(bruno).moveCandidate(back))
      await untilSomeoneWaits(database)
      const now = house.now()
      await storeHire(tx, {
        ...{ id: 'a'.repeat(24), candidacyId: ana.processId, by: bruno.accountId, salary: null, start: '2026-12-01' },
        ...{ documents: [], otherDocuments: '', message: '', now, due: now },
      })
      return { moving: asked }
    })
    expect(await moving).toBe('hire_standing')
    expect(await cardOf(bruno, { jobId, cvId: ana.cvId })).toMatchObject({ step: 'finalists' })
  })
})
