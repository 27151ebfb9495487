import { describe, expect, it } from 'vitest'
import { type Column, cardBeside, isBack, type Movable, offeredMoves, stepBeside, withMoves } from './columns.ts'

const column = (step: Column<Movable>['step'], ids: string, total = ids.length): Column<Movable> => ({
  step,
  items: [...ids].map((processId) => ({ processId, step })),
  total,
})
const told = (columns: readonly Column<Movable>[]) =>
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

  it('tell what leads back, and what lies beside', () => {
    expect([isBack('finalists', 'interviews'), isBack('curriculums', 'finalists')]).toEqual([true, false])
    expect(stepBeside('curriculums', 1)).toBe('selectiveProcess')
    expect(stepBeside('curriculums', -1)).toBeNull()
    expect(stepBeside('finalists', 1)).toBeNull()
  })
})

describe('columns with moves under way', () => {
  const columns = [column('curriculums', 'abc', 40), column('selectiveProcess', 'd', 1), column('finalists', '', 0)]

  it('show a card where it goes, and count it there', () => {
    expect(told(withMoves(columns, [{ processId: 'b', to: 'finalists' }]))).toEqual(['ac 39', 'd 1', 'b 1'])
  })

  it('follow several moves, one after the other', () => {
    const moves = [
      { processId: 'a', to: 'selectiveProcess' },
      { processId: 'd', to: 'finalists' },
      { processId: 'a', to: 'finalists' },
    ] as const
    expect(told(withMoves(columns, moves))).toEqual(['bc 39', ' 0', 'ad 2'])
  })

  it('take out whoever leaves for a step that isn’t shown', () => {
    expect(told(withMoves(columns, [{ processId: 'd', to: 'discarded' }]))).toEqual(['abc 40', ' 0', ' 0'])
  })

  it('ignore whom they don’t hold, and where nothing changes', () => {
    const moves = [
      { processId: 'z', to: 'finalists' },
      { processId: 'a', to: 'curriculums' },
    ] as const
    expect(withMoves(columns, moves)).toEqual(columns)
  })
})

describe('an arrow on a card', () => {
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
    expect(cardBeside(sizes, from, key)).toEqual(to)
  })
})
