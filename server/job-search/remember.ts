import type { Database } from '../platform/house.ts'

const most = 2_000

/**
 * Keeps the latest answers that stand on reference data alone, which a process loads only at its start. Each process
 * keeps its own; none needs another's. `lasts`: whether an answer is of that sort.
 */
export function remembering<Answer>(
  ask: (database: Database, text: string) => Promise<Answer>,
  lasts: (answer: Answer) => boolean,
): (database: Database, text: string) => Promise<Answer> {
  const ofDatabase = new WeakMap<Database, Map<string, Answer>>()
  return async (database, text) => {
    const known = ofDatabase.get(database) ?? new Map<string, Answer>()
    ofDatabase.set(database, known)
    const kept = known.get(text)
    if (kept !== undefined) return kept
    const answer = await ask(database, text)
    if (lasts(answer)) {
      // The oldest goes first.
      if (known.size >= most) known.delete(known.keys().next().value as string)
      known.set(text, answer)
    }
    return answer
  }
}
