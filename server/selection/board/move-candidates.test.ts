import type { SelectionStep } from '@trampolim/marketplace/selection/steps.ts'
import { refusals } from '@trampolim/phrases/pt-br/refusals.ts'
import { names, selectionIn } from '@trampolim/tests/fixtures/selection/selection.ts'
import { refusal, testHouse } from '@trampolim/tests/house.ts'
import pg from 'pg'
import { describe, expect, it, vi } from 'vitest'

describe('the recruiter’s selection', async () => {
  const house = await testHouse()
  const { database } = house
  const { calls, candidatesCalls, hiring, placed } = selectionIn(house)

  it('moves candidates as the rules allow, and undoes a discard within 24 hours', async () => {
    const { bruno, jobId } = await hiring()
    const ana = await placed(jobId)
    const { processId } = ana
    const move = (
      from: 'curriculums' | 'interviews' | 'selectiveProcess',
      step: 'curriculums' | 'interviews' | 'finalists',
    ) => calls(bruno).moveCandidate({ jobId, processId, from, step })
    await move('curriculums', 'interviews')
    expect(await refusal(move('curriculums', 'finalists'))).toMatchObject({ code: 'moved_meanwhile', status: 409 })
    house.clock.pass(10 * 60)
    expect(await refusal(move('interviews', 'curriculums'))).toMatchObject({ code: 'move_not_allowed', status: 409 })
    await calls(bruno).makeFinalist({ jobId, cvId: ana.cvId })
    expect((await calls(bruno).listFinalists({ jobId })).items[0]).toMatchObject({ status: 'candidate:finalist' })
    expect((await refusal(calls(bruno).makeFinalist({ jobId, cvId: ana.cvId }))).code).toBe('move_not_allowed')
    house.clock.pass(10 * 60)
    expect((await refusal(calls(bruno).undoMove({ jobId, processId }))).code).toBe('undo_too_late')
    const declassify = () =>
      calls(bruno).declassify({ jobId, cvId: ana.cvId, processId, feedback: ' Falta experiência. ' })
    const stale = calls(bruno).declassify({ jobId, cvId: ana.cvId, processId, from: 'interviews' })
    expect((await refusal(stale)).code).toBe('moved_meanwhile')
    await declassify()
    expect((await refusal(declassify())).code).toBe('move_not_allowed')
    const [item] = (await calls(bruno).listDisqualified({ jobId })).items
    expect(item).toMatchObject({ discardedBy: 'recruiter', undoUntil: '2026-03-11T15:20:00.000Z', undoTo: 'finalists' })
    expect((await calls(bruno).readCandidate({ jobId, cvId: ana.cvId })).moves).toEqual(['finalists'])
    house.clock.pass(24 * 3600 - 1)
    await calls(bruno).undoMove({ jobId, processId })
    expect((await calls(bruno).listFinalists({ jobId })).total).toBe(1)
    house.clock.pass(60)
    await declassify()
    house.clock.pass(24 * 3600)
    expect(await refusal(calls(bruno).undoMove({ jobId, processId }))).toMatchObject({
      code: 'undo_too_late',
      status: 409,
    })
    expect((await calls(bruno).readCandidate({ jobId, cvId: ana.cvId })).moves).toEqual([])
    const { history } = await calls(bruno).readCandidate({ jobId, cvId: ana.cvId })
    expect(history.at(-1)).toMatchObject({ type: 'discarded', by: 'Bruno Lima', note: 'Falta experiência.' })
  })

  it('allows any recruiter to undo each move within ten minutes, the latest first', async () => {
    const { bruno, elisa, jobId } = await hiring()
    const { processId, cvId } = await placed(jobId)
    const card = async () => {
      const { step, undoTo, undoUntil } = await calls(elisa).readCandidate({ jobId, cvId })
      return { step, undoTo, undoUntil }
    }
    expect(await card()).toEqual({ step: 'curriculums', undoTo: null, undoUntil: null })
    await calls(bruno).moveCandidate({ jobId, processId, from: 'curriculums', step: 'interviews' })
    house.clock.pass(60)
    await calls(elisa).moveCandidate({ jobId, processId, from: 'interviews', step: 'finalists' })
    expect(await card()).toEqual({ step: 'finalists', undoTo: 'interviews', undoUntil: '2026-03-10T15:11:00.000Z' })
    const stale = await refusal(calls(bruno).undoMove({ jobId, processId, from: 'interviews' }))
    expect(stale).toMatchObject({ code: 'moved_meanwhile', status: 409 })
    const both = await Promise.allSettled(
      [bruno, elisa].map((each) => calls(each).undoMove({ jobId, processId, from: 'finalists' })),
    )
    const refused = both.flatMap((each) => (each.status === 'rejected' ? [each.reason.code] : []))
    expect(refused).toEqual(['moved_meanwhile'])
    expect(await card()).toEqual({ step: 'interviews', undoTo: 'curriculums', undoUntil: '2026-03-10T15:10:00.000Z' })
    await calls(elisa).undoMove({ jobId, processId, from: 'interviews' })
    expect(await card()).toEqual({ step: 'curriculums', undoTo: null, undoUntil: null })
    expect(await calls(bruno).countSelection({ jobId })).toMatchObject({ curriculums: 1, interviews: 0, finalists: 0 })
  })

  it('is moved once by two simultaneous recruiters, and not after a candidate’s earlier act', async () => {
    const { bruno, elisa, jobId } = await hiring()
    const { processId, ...ana } = await placed(jobId)
    const from = 'curriculums' as const
    const moved = await Promise.allSettled([
      calls(bruno).moveCandidate({ jobId, processId, from, step: 'interviews' }),
      calls(elisa).moveCandidate({ jobId, processId, from, step: 'finalists' }),
      calls(bruno).moveCandidate({ jobId, processId, from, step: 'selectiveProcess' }),
    ])
    const codes = moved.map((each) => (each.status === 'rejected' ? each.reason.code : 'done')).sort()
    expect(codes).toEqual(['done', 'moved_meanwhile', 'moved_meanwhile'])
    const counted = await calls(bruno).countSelection({ jobId })
    expect(counted.curriculums + counted.selectiveProcess + counted.interviews + counted.finalists).toBe(1)

    const left = await Promise.allSettled([
      calls(bruno).declassify({ jobId, cvId: ana.cvId, processId }),
      candidatesCalls(ana).withdraw({ id: processId }),
    ])
    expect(left[1]?.status).toBe('fulfilled')
    expect(left[0]?.status === 'rejected' ? left[0].reason.code : 'move_not_allowed').toBe('move_not_allowed')
    const { discardedBy } = (await calls(bruno).listDisqualified({ jobId })).items[0] ?? {}
    expect(discardedBy).toBe('candidate')
    expect(await calls(bruno).countSelection({ jobId })).toMatchObject({ discarded: 1, unseen: 0 })
  })

  it('moves many at once, each as if alone, and has all of it undone', async () => {
    const { bruno, elisa, jobId } = await hiring()
    const people = [await placed(jobId, 'Ana'), await placed(jobId, 'Bia'), await placed(jobId, 'Caio')]
    const far = await placed(jobId, 'Duda', { candidacy: { step: 'finalists', status: 'candidate:finalist' } })
    const inStep = (from: SelectionStep, who = people) => who.map(({ processId }) => ({ processId, from }))
    const ids = people.map(({ processId }) => processId)
    const onward = { jobId, candidacies: inStep('curriculums'), step: 'interviews' } as const
    expect(await calls(bruno).moveCandidates(onward)).toEqual({ moved: ids, refused: [] })
    expect(await calls(bruno).countSelection({ jobId })).toMatchObject({ curriculums: 0, interviews: 3, finalists: 1 })
    house.clock.pass(60)
    const stranger = await placed((await hiring()).jobId, 'De outra empresa')
    const hidden = await placed(jobId, 'Escondida', { candidacy: { hidden: true } })
    const discarded = await calls(bruno).moveCandidates({
      jobId,
      candidacies: [
        ...inStep('interviews'),
        ...inStep('curriculums', [far, stranger, hidden]),
        { processId: 'f'.repeat(24), from: 'curriculums' },
      ],
      step: 'discarded',
      feedback: ' Boa sorte! ',
    })
    expect(discarded.moved).toEqual(ids)
    expect(discarded.refused.map(({ processId, code }) => [processId, code])).toEqual([
      [stranger.processId, 'process_not_found'],
      [hidden.processId, 'process_not_found'],
      ['f'.repeat(24), 'process_not_found'],
      [far.processId, 'moved_meanwhile'],
    ])
    expect(await calls(elisa).countSelection({ jobId })).toMatchObject({ interviews: 0, discarded: 3, finalists: 1 })
    const { history } = await calls(elisa).readCandidate({ jobId, cvId: (people[0] as { cvId: string }).cvId })
    expect(history.at(-1)).toMatchObject({ type: 'discarded', by: 'Bruno Lima', note: 'Boa sorte!' })
    house.clock.pass(24 * 3600 - 60)
    const undone = await calls(elisa).undoMoves({
      jobId,
      candidacies: [...inStep('discarded'), ...inStep('finalists', [far])],
    })
    expect(undone).toMatchObject({ moved: ids, refused: [{ processId: far.processId, code: 'undo_too_late' }] })
    expect(names(await calls(bruno).listStep({ jobId, step: 'interviews' })).sort()).toEqual(['Ana', 'Bia', 'Caio'])
  })

  it('names the people who can’t be moved with the others', async () => {
    const { bruno, jobId } = await hiring()
    const ana = await placed(jobId, 'Ana')
    const final = await placed(jobId, 'Final', { candidacy: { step: 'finalists', status: 'candidate:finalist' } })
    const candidacies = [
      { processId: ana.processId, from: 'curriculums' as const },
      { processId: final.processId, from: 'finalists' as const },
    ]
    expect(await calls(bruno).moveCandidates({ jobId, candidacies, step: 'selectiveProcess' })).toEqual({
      moved: [ana.processId],
      refused: [
        { processId: final.processId, name: 'Final', code: 'move_not_allowed', message: refusals.move_not_allowed },
      ],
    })
  })

  it('makes as many database queries for fifty as for two', async () => {
    const { bruno, jobId } = await hiring()
    const many: { processId: string; from: 'curriculums' }[] = []
    for (let n = 0; n < 52; n++) many.push({ processId: (await placed(jobId)).processId, from: 'curriculums' })
    const discard = (candidacies: typeof many) =>
      calls(bruno).moveCandidates({ jobId, candidacies, step: 'discarded', feedback: 'Boa sorte!' })
    const statements = async (act: () => Promise<unknown>) => {
      const asked = vi.spyOn(pg.Client.prototype, 'query')
      await act()
      const { length } = asked.mock.calls
      asked.mockRestore()
      return length
    }
    const two = await statements(() => discard(many.slice(0, 2)))
    expect(await statements(() => discard(many.slice(2)))).toBe(two)
    const tooMany = await refusal(discard(Array.from({ length: 101 }, () => many[0] as (typeof many)[number])))
    expect(tooMany.code).toBe('invalid_form')
  })

  it('moves nobody while a reviewer has taken the job down, but earlier moves can be undone', async () => {
    const { bruno, jobId } = await hiring()
    const { cvId, processId } = await placed(jobId)
    await calls(bruno).moveCandidate({ jobId, processId, from: 'curriculums', step: 'interviews' })
    await database.updateTable('job').set({ status: 'job:blocked' }).where('id', '=', jobId).execute()
    const asked = [
      () => calls(bruno).moveCandidate({ jobId, processId, from: 'interviews', step: 'finalists' }),
      () => calls(bruno).moveCandidates({ jobId, candidacies: [{ processId, from: 'interviews' }], step: 'finalists' }),
      () => calls(bruno).makeFinalist({ jobId, cvId }),
      () => calls(bruno).declassify({ jobId, cvId, processId }),
    ]
    for (const ask of asked) expect(await refusal(ask())).toMatchObject({ code: 'job_blocked', status: 409 })
    expect((await calls(bruno).readCandidate({ jobId, cvId })).moves).toEqual([])
    await calls(bruno).undoMove({ jobId, processId, from: 'interviews' })
    expect((await calls(bruno).readCandidate({ jobId, cvId })).step).toBe('curriculums')
  })
})
