/**
 * Caches the latest `most` results of a function of a text. It is for results that depend on nothing else, so that they
 * never become outdated.
 */
export function keepLatest<Result>(most: number, make: (text: string) => Result): (text: string) => Result {
  const known = new Map<string, Result>()
  return (text) => {
    const kept = known.get(text)
    if (kept !== undefined) return kept
    const made = make(text)
    // Evicts the oldest.
    if (known.size >= most) known.delete(known.keys().next().value as string)
    known.set(text, made)
    return made
  }
}
