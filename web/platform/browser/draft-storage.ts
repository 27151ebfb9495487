/**
 * Drafts are stored in their tab's session storage, which ends with the tab, under keys with this prefix, together with
 * the time (ms) until which they are valid, or null for as long as the tab exists.
 */
export const draftPrefix = 'draft:'
export type KeptEntry = { draft: unknown; until: number | null }

/**
 * Deletes leftover drafts: expired ones in this tab, which a browser may restore after closing, and all in the storage
 * shared by all tabs.
 */
export function sweepDrafts() {
  try {
    for (const key of keysIn(localStorage)) localStorage.removeItem(key)
    for (const key of keysIn(sessionStorage))
      if (isOutlived(sessionStorage.getItem(key))) sessionStorage.removeItem(key)
  } catch {}
}

/** Deletes every draft of this tab, since another person uses it now. */
export function forgetAllDrafts() {
  try {
    for (const key of keysIn(sessionStorage)) sessionStorage.removeItem(key)
  } catch {}
}

/** Whether an entry has expired or is invalid. */
export function isOutlived(text: string | null): boolean {
  try {
    const { until } = JSON.parse(text ?? '') as Partial<KeptEntry>
    return until === undefined || (until !== null && !(Date.now() <= until))
  } catch {
    return true
  }
}

function keysIn(storage: Storage): string[] {
  return Object.keys(storage).filter((key) => key.startsWith(draftPrefix))
}
