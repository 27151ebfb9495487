/** Runs a function at the first call, and returns its result from then on. */
export function once<Result>(act: () => Result): () => Result {
  let done: { result: Result } | undefined
  return () => {
    done ??= { result: act() }
    return done.result
  }
}
