import { applyingIn } from '@trampolim/tests/fixtures/selection/applying.ts'
import { refusal, testHouse } from '@trampolim/tests/house.ts'
import { describe, expect, it } from 'vitest'

describe('a selection', async () => {
  const house = await testHouse()
  const { database } = house
  const { apply, asRecruiter, calls, candidate, counters, openJob } = applyingIn(house)

  it('is left once, and entered again with the same candidacy while the job is open', async () => {
    const jobId = await openJob()
    const ana = await candidate()
    const { processId } = await apply(ana, jobId)
    house.clock.pass(60)
    const twice = await Promise.allSettled([1, 2].map(() => calls(ana).withdraw({ id: processId })))
    expect(twice.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(await refusal(calls(ana).withdraw({ id: processId }))).toMatchObject({
      code: 'move_not_allowed',
      status: 409,
    })
    expect((await calls(ana).listProcesses({})).items[0]).toMatchObject({ step: 'discarded', withdrawn: true })
    expect(await counters(jobId)).toEqual({ discarded: 1 })
    house.clock.pass(60)
    const again = await Promise.allSettled(Array.from({ length: 5 }, () => apply(ana, jobId)))
    expect(again.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const codes = again.flatMap((each) => (each.status === 'rejected' ? [each.reason.code] : []))
    expect(new Set(codes)).toEqual(new Set(['already_applied']))
    const { items } = await calls(ana).listProcesses({})
    expect(items[0]).toMatchObject({ processId, step: 'curriculums', withdrawn: false })
    expect(items[0]?.history.map(({ type }) => type)).toEqual(['applied', 'withdrawn', 'applied_again'])
    expect(await counters(jobId)).toEqual({ curriculums: 1 })
    await calls(ana).withdraw({ id: processId })
    await database.updateTable('job').set({ status: 'job:closed' }).execute()
    expect((await refusal(apply(ana, jobId))).code).toBe('job_not_open')
  })

  it('may be left during a hidden discard, which then stays hidden', async () => {
    const jobId = await openJob()
    const ana = await candidate()
    const { processId } = await apply(ana, jobId)
    await asRecruiter(processId, 'discarded')
    house.clock.pass(60)
    expect(await calls(ana).withdraw({ id: processId })).toEqual({ done: true })
    const { items } = await calls(ana).listProcesses({})
    expect(items[0]).toMatchObject({ withdrawn: true })
    expect(items[0]?.history.map(({ type }) => type)).toEqual(['applied', 'withdrawn'])
    expect(await counters(jobId)).toEqual({ discarded: 1 })
  })

  it('hides a recruiter’s discard for 24 hours, and for good if it is undone', async () => {
    const jobId = await openJob()
    const ana = await candidate()
    const { processId } = await apply(ana, jobId)
    house.clock.pass(60)
    await asRecruiter(processId, 'selectiveProcess')
    house.clock.pass(10 * 60)
    const before = await calls(ana).listProcesses({})
    await asRecruiter(processId, 'discarded')
    expect(await calls(ana).listProcesses({})).toEqual(before)
    expect(await calls(ana).countProcesses({})).toMatchObject({ selectiveProcess: 1, discarded: 0 })
    expect((await calls(ana).listProcessesOfContext({ context: 'discarded' })).total).toBe(0)
    expect((await calls(ana).listCandidated({})).total).toBe(1)
    house.clock.pass(60)
    await asRecruiter(processId, 'selectiveProcess')
    expect(await calls(ana).listProcesses({})).toEqual(before)
    house.clock.pass(60)
    await asRecruiter(processId, 'discarded')
    house.clock.pass(24 * 3600 - 1)
    expect(await calls(ana).listProcesses({})).toEqual(before)
    house.clock.pass(1)
    const { items } = await calls(ana).listProcesses({})
    expect(items[0]).toMatchObject({ step: 'discarded', status: 'candidate:discarded', withdrawn: false })
    expect(items[0]?.history.map(({ type }) => type)).toEqual(['applied', 'moved', 'discarded'])
    expect((await calls(ana).listCandidated({})).total).toBe(0)
    await expect(asRecruiter(processId, 'selectiveProcess')).rejects.toMatchObject({ code: 'undo_too_late' })
  })
})
