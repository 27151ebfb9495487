import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, it } from 'vitest'
import type { CandidacyIntent } from '../../candidacy-intent.ts'
import { writeChosen } from '../../chosen-intent.ts'
import { askedMoves, askMove, endAllMoves, endMove, movesInTurn } from './asked-moves.ts'
import { useMoves } from './use-moves.ts'

afterEach(endAllMoves)

const [ana, bia] = ['a', 'b'].map((letter) => letter.repeat(24)) as [string, string]
const discard = { intent: 'discard', cvId: ana, processId: ana, name: 'Ana', from: 'interviews' } as const
const asked: CandidacyIntent = { ...discard, to: 'discarded', feedback: '' }

it('takes a move from a page, and its undoing after the page was left', () => {
  let run: ReturnType<typeof useMoves>['run'] = () => {}
  const Board = () => {
    run = useMoves('/board').run
    return null
  }
  renderToString(createElement(Board))
  run(asked)
  const [first] = askedMoves()
  expect(first).toMatchObject({ action: '/board', asked, of: [ana] })
  endMove(first?.id ?? 0)
  askMove({ action: '/board', asked: { ...asked, intent: 'undo' }, of: [ana] })
  expect(askedMoves().map((each) => each.asked.intent)).toEqual(['undo'])
})

it('carries out one move after the other for a candidate, and at once for others', () => {
  const move = (of: string[]) => askMove({ action: '/board', asked, of })
  for (const of of [[ana], [ana, bia], [bia], ['other']]) move(of)
  expect(movesInTurn(askedMoves()).map(({ of }) => of)).toEqual([[ana], ['other']])
  endMove(askedMoves()[0]?.id ?? 0)
  expect(movesInTurn(askedMoves()).map(({ of }) => of)).toEqual([[ana, bia], ['other']])
})

it('knows all candidates of a move of several', () => {
  let run: ReturnType<typeof useMoves>['run'] = () => {}
  renderToString(
    createElement(() => {
      run = useMoves('/board').run
      return null
    }),
  )
  const chosen = writeChosen([ana, bia].map((processId) => ({ processId, from: 'interviews' })))
  run({ intent: 'move-chosen', chosen, to: 'finalists', feedback: '' })
  expect(askedMoves()[0]?.of).toEqual([ana, bia])
})
