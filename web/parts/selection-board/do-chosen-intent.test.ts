import { ORPCError } from '@orpc/client'
import type { Calls } from '@trampolim/contract/client/calls.ts'
import { describe, expect, it, vi } from 'vitest'
import { type ChosenIntent, chosenFrom, chosenIntentFrom, readChosen, writeChosen } from './chosen-intent.ts'
import { doChosenIntent } from './do-chosen-intent.ts'

const jobId = 'a'.repeat(24)
const [ana, bia] = ['b'.repeat(24), 'c'.repeat(24)]
const both = [
  { processId: ana, from: 'curriculums' },
  { processId: bia, from: 'interviews' },
] as const
const discard: ChosenIntent = {
  intent: 'discard-chosen',
  chosen: writeChosen(both),
  to: 'discarded',
  feedback: ' Boa sorte. ',
}
const callsThat = (answer: () => unknown) => {
  const made = vi.fn(async (_: unknown) => answer())
  const recruiterSelection = { moveCandidates: made, undoMoves: made }
  return { calls: { gateway: { recruiterSelection } } as unknown as Calls, made }
}

describe('what is done with several at once', () => {
  it('tells how many, and undoes it for all of them', async () => {
    const { calls, made } = callsThat(() => ({ moved: [ana, bia], refused: [] }))
    const outcome = await doChosenIntent(calls, jobId, discard)
    expect(made).toHaveBeenCalledExactlyOnceWith({
      jobId,
      candidacies: both,
      step: 'discarded',
      feedback: 'Boa sorte.',
    })
    expect(outcome).toMatchObject({ ok: true, text: expect.stringContaining('2 pessoas saíram do processo') })
    if (!outcome.undo) throw new Error('there is no way back')
    const back = await doChosenIntent(calls, jobId, outcome.undo)
    const candidacies = [ana, bia].map((processId) => ({ processId, from: 'discarded' }))
    expect(made).toHaveBeenLastCalledWith({ jobId, candidacies })
    expect(back).toMatchObject({ ok: true, text: '2 pessoas voltaram para onde estavam.', undo: null })
  })

  it('tells who stayed and why, and undoes the others alone', async () => {
    const refused = [{ processId: bia, name: 'Bia Reis', code: 'moved_meanwhile', message: 'Outra pessoa moveu.' }]
    const { calls } = callsThat(() => ({ moved: [ana], refused }))
    const { ok, text, undo } = await doChosenIntent(calls, jobId, {
      ...discard,
      intent: 'move-chosen',
      to: 'finalists',
    })
    expect({ ok, text }).toEqual({
      ok: false,
      text: '1 pessoa foi para Finalistas. Ela é avisada em 10 minutos. 1 pessoa não mudou de etapa. Bia Reis: Outra pessoa moveu.',
    })
    expect(undo?.chosen).toBe(`${ana}:finalists`)
  })

  it('asks for a choice where there is none', async () => {
    const { calls, made } = callsThat(() => ({}))
    expect(await doChosenIntent(calls, jobId, { ...discard, chosen: 'x,y:z' })).toMatchObject({
      ok: false,
      status: 422,
    })
    expect(made).not.toHaveBeenCalled()
  })

  it('that is refused says that nobody was moved, and why', async () => {
    const { calls } = callsThat(() => {
      throw new ORPCError('job_blocked', { status: 409, message: 'Fora do ar.' })
    })
    expect(await doChosenIntent(calls, jobId, discard)).toEqual({
      ...{ ok: false, text: 'Ninguém mudou de etapa. Fora do ar.', undo: null, status: 409 },
    })
  })
})

it('reads every box of a form, and what a hidden field holds of them', () => {
  const form = new FormData()
  for (const each of both) form.append('chosen', writeChosen([each]))
  expect(readChosen(chosenFrom(form))).toEqual(both)
  form.set('chosen', discard.chosen)
  form.set('intent', 'move-chosen')
  form.set('to', 'finalists')
  expect(chosenIntentFrom(form)).toEqual({ ...discard, intent: 'move-chosen', to: 'finalists', feedback: '' })
  form.set('intent', 'move')
  expect(chosenIntentFrom(form)).toBeNull()
})
