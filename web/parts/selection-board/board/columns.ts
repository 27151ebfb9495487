import type { SelectionStep } from '@trampolim/contract/codes.ts'
import { selectionSteps, stepTransitions } from '@trampolim/marketplace/selection/steps.ts'
import { movesFrom } from '@trampolim/marketplace/transitions.ts'

/** The data of a candidate that moving needs; `processId` is null for one without a candidacy. */
export type Movable = { processId: string | null; step: SelectionStep | null }

/** A list of candidates in one step, with their total. */
export type Column<Card extends Movable> = { step: SelectionStep; items: readonly Card[]; total: number }

/** A move whose answer is pending. */
export type PendingMove = { processId: string; to: SelectionStep }

/** The steps to which a recruiter can move a candidacy from a step, later ones first; discarding is separate. */
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

/** Whether a move goes backwards. */
export function isBack(from: SelectionStep, to: SelectionStep): boolean {
  return selectionSteps.indexOf(to) < selectionSteps.indexOf(from)
}

/** The adjacent step, if a candidacy may be moved there. */
export function neighbouringStep(from: SelectionStep, direction: 1 | -1): SelectionStep | null {
  const beside = selectionSteps[selectionSteps.indexOf(from) + direction]
  return offeredMoves(from).find((each) => each === beside) ?? null
}

/** The columns as they will be once the pending moves are done: a moved card is the first of its new column. */
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

/** The columns as they will be loaded next: applications that were opened are no longer new. */
export function withSeen<Card extends Movable & { cvId: string; isNew: boolean }, List extends Column<Card>>(
  columns: readonly List[],
  seen: ReadonlySet<string>,
): { columns: List[]; count: number } {
  let count = 0
  const isSeen = (card: Card) => card.isNew && seen.has(card.cvId)
  const now = columns.map((column) => {
    const among = column.items.filter(isSeen).length
    count += among
    const items = column.items.map((card) => (isSeen(card) ? { ...card, isNew: false } : card))
    return among > 0 ? { ...column, items } : column
  })
  return { columns: now, count }
}

export type CardPosition = { column: number; row: number }

/** The card reached from another by an arrow key, skipping empty columns; null at an end. */
export function neighbouringCard(sizes: readonly number[], from: CardPosition, key: string): CardPosition | null {
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
