import { createHash } from 'node:crypto'
import { sql } from 'kysely'

const mark = '/* planned anew */'

/**
 * A prefix for statements whose best plan depends on their values, or whose text contains values. They are never
 * prepared, so that they are planned for the values of each execution.
 */
export const plannedAnew = sql.raw(mark)

/** Gives names to the statements that are worth preparing. */
export type Prepared = {
  /** The name under which to prepare a statement; undefined for one that isn't worth it. */
  nameOf: (text: string) => string | undefined
  /**
   * Gives a statement another name, if it still has this one, because the statement prepared under it can't be executed
   * any more.
   */
  rename: (text: string, name: string) => void
  /** Stops preparing statements, because prepared statements don't stay with their connection. */
  stopPreparing: () => void
}

/** After how many executions a statement is prepared. */
const oftenEnough = 3
/** The most names; each connection keeps a plan for each that it has used. */
const mostNames = 300
/** The most statements that are counted at once; then counting starts again. */
const mostCounted = 2000

const opening = /^(begin|start transaction|commit|rollback|savepoint|release)/
/** Lists of values, whose number differs from one execution to the next. */
const lists = /\bin \(\$\d+, |\), \(\$\d+/

/**
 * Names a statement by its text once it has been seen often enough. Their number is bounded, since PostgreSQL keeps what a
 * connection has prepared until it closes.
 */
export function prepareOften(): Prepared {
  const names = new Map<string, string>()
  const seen = new Map<string, number>()
  let given = 0
  let isOver = false

  function give(text: string): string {
    given += 1
    const name = `${createHash('sha256').update(text).digest('base64url').slice(0, 16)}_${given}`
    names.set(text, name)
    return name
  }

  return {
    nameOf(text) {
      if (isOver) return undefined
      const known = names.get(text)
      if (known !== undefined || given >= mostNames) return known
      const times = (seen.get(text) ?? 0) + 1
      if (seen.size >= mostCounted) seen.clear()
      seen.set(text, times)
      if (times < oftenEnough || text.includes(mark) || opening.test(text) || lists.test(text)) return undefined
      seen.delete(text)
      return give(text)
    },
    rename(text, name) {
      if (names.get(text) !== name) return
      names.delete(text)
      if (given < mostNames) give(text)
    },
    stopPreparing() {
      isOver = true
      names.clear()
      seen.clear()
    },
  }
}

const elsewhere = new Set(['26000', '42P05'])

/**
 * Whether the error means that a prepared statement is missing or is a different one, because the connection is shared,
 * as behind a pooler in transaction mode.
 */
export function isElsewhere(problem: unknown): boolean {
  const { code } = (problem ?? {}) as { code?: unknown }
  return typeof code === 'string' && elsewhere.has(code)
}

/** Whether a migration changed the columns that a prepared statement returns, so that it can't be executed. */
export function isOutdated(problem: unknown): boolean {
  const { code, routine } = (problem ?? {}) as { code?: unknown; routine?: unknown }
  return code === '0A000' && routine === 'RevalidateCachedQuery'
}
