import { describe, expect, it } from 'vitest'
import {
  type Column,
  isBack,
  type Movable,
  neighbouringCard,
  neighbouringStep,
  offeredMoves,
  withMoves,
  withSeen,
} from './columns.ts'

const column = (step: Column<Movable>['step'], ids: string, total = ids.length): Column<Movable> => ({
  step,
  items: [...ids].map((processId) => ({ processId, step })),
  total,
})
const summaryOf = (columns: readonly Column<Movable>[]) =>
  columns.map(({ items, total }) => `${items.map(({ processId }) => processId).join('')} ${total}`)

describe('the moves on offer', () => {
  it.each([
    ['curriculums', 'selectiveProcess interviews finalists'],
    ['selectiveProcess', 'interviews finalists curriculums'],
    ['interviews', 'finalists selectiveProcess'],
    ['finalists', 'interviews'],
    ['discarded', ''],
  ] as const)('from %s: %s', (from, expected) => {
    expect(offeredMoves(from).join(' ')).toBe(expected)
  })

  it('know which go back, and which steps are adjacent', () => {
    expect([isBack('finalists', 'interviews'), isBack('curriculums', 'finalists')]).toEqual([true, false])
    expect(neighbouringStep('curriculums', 1)).toBe('selectiveProcess')
    expect(neighbouringStep('curriculums', -1)).toBeNull()
    expect(neighbouringStep('finalists', 1)).toBeNull()
  })
})

describe('columns after somebody was opened', () => {
  const card = (cvId: string, isNew: boolean) => ({ processId: cvId, cvId, isNew, step: 'curriculums' as const })
  const columns = [
    { step: 'curriculums' as const, items: [card('a', true), card('b', true), card('c', false)], total: 3 },
    { step: 'finalists' as const, items: [], total: 0 },
  ]

  it('no longer show them as new, and say how many those are', () => {
    const { columns: now, count } = withSeen(columns, new Set(['a', 'c', 'x']))
    expect(now[0]?.items.map(({ isNew }) => isNew)).toEqual([false, true, false])
    expect(now[1]).toBe(columns[1])
    expect(count).toBe(1)
  })
})

describe('columns with pending moves', () => {
  const columns = [column('curriculums', 'abc', 40), column('selectiveProcess', 'd', 1), column('finalists', '', 0)]

  it('show and count a card in its target', () => {
    expect(summaryOf(withMoves(columns, [{ processId: 'b', to: 'finalists' }]))).toEqual(['ac 39', 'd 1', 'b 1'])
  })

  it('follow several moves, one after the other', () => {
    const moves = [
      { processId: 'a', to: 'selectiveProcess' },
      { processId: 'd', to: 'finalists' },
      { processId: 'a', to: 'finalists' },
    ] as const
    expect(summaryOf(withMoves(columns, moves))).toEqual(['bc 39', ' 0', 'ad 2'])
  })

  it('remove a card that moves to a hidden step', () => {
    expect(summaryOf(withMoves(columns, [{ processId: 'd', to: 'discarded' }]))).toEqual(['abc 40', ' 0', ' 0'])
  })

  it('ignore unknown cards, and moves that change nothing', () => {
    const moves = [
      { processId: 'z', to: 'finalists' },
      { processId: 'a', to: 'curriculums' },
    ] as const
    expect(withMoves(columns, moves)).toEqual(columns)
  })
})

describe('an arrow key on a card', () => {
  const sizes = [3, 0, 1]
  it.each([
    [{ column: 0, row: 0 }, 'ArrowDown', { column: 0, row: 1 }],
    [{ column: 0, row: 2 }, 'ArrowDown', null],
    [{ column: 0, row: 0 }, 'ArrowUp', null],
    [{ column: 0, row: 2 }, 'ArrowRight', { column: 2, row: 0 }],
    [{ column: 2, row: 0 }, 'ArrowRight', null],
    [{ column: 2, row: 0 }, 'ArrowLeft', { column: 0, row: 0 }],
    [{ column: 0, row: 0 }, 'Enter', null],
  ])('%o %s leads to %o', (from, key, to) => {
    expect(neighbouringCard(sizes, from, key)).toEqual(to)
  })
})
