import type { SelectionStep } from '@trampolim/contract/codes.ts'
import { selectionSteps, stepTransitions } from '@trampolim/marketplace/selection/steps.ts'
import { movesFrom } from '@trampolim/marketplace/transitions.ts'

/** A candidate as far as moving is concerned; `processId` is null for somebody who has no place yet. */
export type Movable = { processId: string | null; step: SelectionStep | null }

/** A list of candidates in one step, with how many there are in all. */
export type Column<Card extends Movable> = { step: SelectionStep; items: readonly Card[]; total: number }

/** A move that the server was asked for and hasn't answered yet. */
export type PendingMove = { processId: string; to: SelectionStep }

/** Where a recruiter may take a place from a step, onward first, as the board offers it; a discard stands apart. */
export function offeredMoves(from: SelectionStep): Exclude<SelectionStep, 'discarded'>[] {
  if (from === 'discarded') return []
  const here = selectionSteps.indexOf(from)
  return movesFrom<SelectionStep>(stepTransitions, { from, actor: 'recruiter' })
    .filter((to) => to !== 'discarded')
    .sort((one, other) => order(one) - order(other))
  function order(step: SelectionStep): number {
    const at = selectionSteps.indexOf(step)
    return at > here ? at : at + selectionSteps.length
  }
}

/** Whether a move leads back. */
export function isBack(from: SelectionStep, to: SelectionStep): boolean {
  return selectionSteps.indexOf(to) < selectionSteps.indexOf(from)
}

/** The step beside another, if a place may be moved there. */
export function stepBeside(from: SelectionStep, direction: 1 | -1): SelectionStep | null {
  const beside = selectionSteps[selectionSteps.indexOf(from) + direction]
  return offeredMoves(from).find((each) => each === beside) ?? null
}

/** The columns as they will be once the pending moves are done: whoever moves stands first in the new column. */
export function withMoves<Card extends Movable>(
  columns: readonly Column<Card>[],
  moves: readonly PendingMove[],
): Column<Card>[] {
  return moves.reduce<Column<Card>[]>(
    (now, { processId, to }) => {
      const card = now.flatMap(({ items }) => items).find((each) => each.processId === processId)
      if (!card || card.step === to) return now
      return now.map((column) => {
        if (column.step === card.step) {
          const items = column.items.filter((each) => each !== card)
          return items.length === column.items.length ? column : { ...column, items, total: column.total - 1 }
        }
        if (column.step === to)
          return { ...column, items: [{ ...card, step: to }, ...column.items], total: column.total + 1 }
        return column
      })
    },
    [...columns],
  )
}

export type CardPlace = { column: number; row: number }

/** The card that an arrow leads to from another; empty columns are passed over. Null at an end. */
export function cardBeside(sizes: readonly number[], from: CardPlace, key: string): CardPlace | null {
  if (key === 'ArrowUp' || key === 'ArrowDown') {
    const row = from.row + (key === 'ArrowDown' ? 1 : -1)
    return row >= 0 && row < (sizes[from.column] ?? 0) ? { column: from.column, row } : null
  }
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return null
  const step = key === 'ArrowRight' ? 1 : -1
  for (let column = from.column + step; column >= 0 && column < sizes.length; column += step) {
    const size = sizes[column] ?? 0
    if (size > 0) return { column, row: Math.min(from.row, size - 1) }
  }
  return null
}
