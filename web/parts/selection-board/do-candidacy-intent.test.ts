import { ORPCError } from '@orpc/client'
import type { Calls } from '@trampolim/contract/client/calls.ts'
import { selectionBoard } from '@trampolim/phrases/pt-br/selection-board.ts'
import { describe, expect, it, vi } from 'vitest'
import { type CandidacyIntent, candidacyIntentFrom } from './candidacy-intent.ts'
import { doCandidacyIntent } from './do-candidacy-intent.ts'

const jobId = 'a'.repeat(24)
const ana: CandidacyIntent = {
  intent: 'move',
  cvId: 'b'.repeat(24),
  processId: 'c'.repeat(24),
  name: 'Ana',
  from: 'curriculums',
  to: 'selectiveProcess',
  feedback: '',
}

function callsThat(answer: () => unknown) {
  const made = vi.fn(async (_: unknown) => answer())
  const recruiterSelection = { moveCandidate: made, declassify: made, undoMove: made, likeCandidate: made }
  return { calls: { gateway: { recruiterSelection } } as unknown as Calls, made }
}
const refusal = (code: string, status: number) => () => {
  throw new ORPCError(code, { status, message: 'Porque não.' })
}

describe('a recruiter’s move', () => {
  it('says where the candidate was moved, and how to undo it', async () => {
    const { calls, made } = callsThat(() => ({ done: true }))
    expect(await doCandidacyIntent(calls, jobId, ana)).toEqual({
      ok: true,
      text: 'Ana foi para Processo seletivo. A pessoa é avisada em 10 minutos.',
      undo: { ...ana, intent: 'undo', from: 'selectiveProcess', to: 'curriculums' },
      status: 200,
    })
    expect(made).toHaveBeenCalledExactlyOnceWith({
      jobId,
      processId: ana.processId,
      from: 'curriculums',
      step: 'selectiveProcess',
    })
  })

  it('over several steps is undone like any other', async () => {
    const { calls, made } = callsThat(() => ({ done: true }))
    const { undo } = await doCandidacyIntent(calls, jobId, { ...ana, to: 'finalists' })
    if (!undo) throw new Error('there is no way back')
    const outcome = await doCandidacyIntent(calls, jobId, undo)
    expect(outcome).toMatchObject({ ok: true, text: 'Ana voltou para Currículos.', undo: null })
    expect(made).toHaveBeenLastCalledWith({ jobId, processId: ana.processId, from: 'finalists' })
  })

  it('that is refused says that nothing changed, and why', async () => {
    const { calls } = callsThat(refusal('interview_confirmed', 409))
    const outcome = { ok: false, text: 'Ana continua onde estava. Porque não.', undo: null, status: 409 }
    expect(await doCandidacyIntent(calls, jobId, ana)).toEqual(outcome)
  })

  it('that comes too late doesn’t say that nothing changed', async () => {
    const { calls } = callsThat(refusal('moved_meanwhile', 409))
    expect((await doCandidacyIntent(calls, jobId, ana)).text).toBe('Ana: Porque não.')
  })

  it.each(['process_not_found', 'curriculum_not_found'])('of somebody who is gone says so (%s)', async (code) => {
    const { calls } = callsThat(refusal(code, 404))
    const { text } = await doCandidacyIntent(calls, jobId, ana)
    expect(text).toBe(`Ana: ${selectionBoard.gone.text}`)
  })

  it.each([401, 500])('that fails with %i is left to the page', async (status) => {
    const { calls } = callsThat(refusal('unexpected', status))
    await expect(doCandidacyIntent(calls, jobId, ana)).rejects.toThrow('Porque não.')
  })
})

it('discards with feedback only where some was written, and offers to undo it', async () => {
  const { calls, made } = callsThat(() => ({ done: true }))
  const discard = { ...ana, intent: 'discard', to: 'discarded' } as const
  const outcome = await doCandidacyIntent(calls, jobId, { ...discard, feedback: '  ' })
  expect(made).toHaveBeenLastCalledWith({ jobId, cvId: ana.cvId, processId: ana.processId, from: ana.from })
  expect(outcome.undo).toMatchObject({ intent: 'undo', processId: ana.processId })
  await doCandidacyIntent(calls, jobId, { ...discard, feedback: ' Boa sorte. ' })
  expect(made).toHaveBeenLastCalledWith({
    ...{ jobId, cvId: ana.cvId, processId: ana.processId, from: ana.from },
    feedback: 'Boa sorte.',
  })
})

describe('a form', () => {
  const formOf = (fields: Readonly<Record<string, string>>) => {
    const form = new FormData()
    for (const [name, value] of Object.entries(fields)) form.set(name, value)
    return form
  }

  it('contains a complete intent', () => {
    expect(candidacyIntentFrom(formOf({ ...ana }))).toEqual(ana)
  })

  it.each<Record<string, string>>([{}, { intent: 'hire' }])('%o is none', (fields) => {
    expect(candidacyIntentFrom(formOf(fields))).toBeNull()
  })
})
