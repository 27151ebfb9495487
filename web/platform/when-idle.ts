/** Milliseconds after which a browser that is never idle begins nevertheless. */
const patience = 5000

/** Calls once the browser has nothing better to do. Returns how to call it off. */
export function whenIdle(begin: () => void): () => void {
  // Safari has no such call.
  if (!('requestIdleCallback' in window)) {
    const waiting = setTimeout(begin, patience / 2)
    return () => clearTimeout(waiting)
  }
  const waiting = requestIdleCallback(begin, { timeout: patience })
  return () => cancelIdleCallback(waiting)
}
