import { describe, expect, it } from 'vitest'
import type { CandidacyIntent } from '../../candidacy-intent.ts'
import { type ChosenIntent, writeChosen } from '../../chosen-intent.ts'
import { type Column, type Movable, withMoves } from '../columns.ts'
import { pendingMoves } from './pending-moves.ts'

const [ana, bia, caio] = ['a', 'b', 'c'].map((letter) => letter.repeat(24)) as [string, string, string]
const one = { cvId: caio, processId: ana, name: 'Ana', from: 'curriculums', to: 'interviews', feedback: '' } as const
const both = writeChosen([ana, bia].map((processId) => ({ processId, from: 'curriculums' })))

describe('the moves shown before the server answers', () => {
  it.each<[CandidacyIntent['intent'], ReturnType<typeof pendingMoves>]>([
    ['move', [{ processId: ana, to: 'interviews' }]],
    ['undo', [{ processId: ana, to: 'interviews' }]],
    ['discard', [{ processId: ana, to: 'discarded' }]],
    ['like', []],
    ['unlike', []],
  ])('of %s', (intent, expected) => {
    expect(pendingMoves({ ...one, intent })).toEqual(expected)
  })

  it.each<[ChosenIntent['intent'], number]>([
    ['move-chosen', 2],
    ['discard-chosen', 2],
    ['undo-chosen', 0],
  ])('of %s', (intent, count) => {
    expect(pendingMoves({ intent, chosen: both, to: 'interviews', feedback: '' })).toHaveLength(count)
  })

  it('keep the order of those who are moved together', () => {
    const column = (step: Column<Movable>['step'], ids: string[]): Column<Movable> => ({
      step,
      items: ids.map((processId) => ({ processId, step })),
      total: ids.length,
    })
    const columns = [column('curriculums', [ana, bia]), column('interviews', [caio])]
    const moved = withMoves(
      columns,
      pendingMoves({ intent: 'move-chosen', chosen: both, to: 'interviews', feedback: '' }),
    )
    expect(moved[1]?.items.map(({ processId }) => processId)).toEqual([ana, bia, caio])
  })
})
