import type { Database } from '../../platform/house.ts'

const most = 2_000

/**
 * Caches the latest answers that depend only on reference data, which doesn't change while a process runs. Each process
 * has its own cache. `lasts`: whether an answer may be cached.
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
      // Evicts the oldest.
      if (known.size >= most) known.delete(known.keys().next().value as string)
      known.set(text, answer)
    }
    return answer
  }
}
