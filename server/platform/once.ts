/** Does something when it is first asked for, and answers the same from then on. */
export function once<Result>(act: () => Result): () => Result {
  let done: { result: Result } | undefined
  return () => {
    done ??= { result: act() }
    return done.result
  }
}
