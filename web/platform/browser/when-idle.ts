/** Milliseconds after which the function is called even if the browser is never idle. */
const patience = 5000

/** Calls a function once the browser is idle. Returns a function that cancels it. */
export function whenIdle(begin: () => void): () => void {
  // Safari lacks `requestIdleCallback`.
  if (!('requestIdleCallback' in window)) {
    const waiting = setTimeout(begin, patience / 2)
    return () => clearTimeout(waiting)
  }
  const waiting = requestIdleCallback(begin, { timeout: patience })
  return () => cancelIdleCallback(waiting)
}
