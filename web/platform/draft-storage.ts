/**
 * Where drafts wait: in the storage of their tab, which ends with it. They are kept under these keys, with the moment
 * (ms) until which they count, or null for as long as the tab lives.
 */
export const draftKeys = 'draft:'
export type KeptEntry = { draft: unknown; until: number | null }

/**
 * Takes away what no draft should leave behind: anything outlived in this tab (which a browser may bring back after it
 * was closed), and drafts that lie in the storage shared by all tabs.
 */
export function sweepDrafts() {
  try {
    for (const key of keysIn(localStorage)) localStorage.removeItem(key)
    for (const key of keysIn(sessionStorage))
      if (isOutlived(sessionStorage.getItem(key))) sessionStorage.removeItem(key)
  } catch {}
}

/** Whether an entry counts no longer, or isn't one. */
export function isOutlived(text: string | null): boolean {
  try {
    const { until } = JSON.parse(text ?? '') as Partial<KeptEntry>
    return until === undefined || (until !== null && !(Date.now() <= until))
  } catch {
    return true
  }
}

function keysIn(storage: Storage): string[] {
  return Object.keys(storage).filter((key) => key.startsWith(draftKeys))
}
