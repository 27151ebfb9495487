import { draftHours } from '@trampolim/marketplace/retention/in-browsers.ts'
import { draftPrefix, isOutlived, type KeptEntry } from './draft-storage.ts'

/**
 * The key of a draft in the tab's storage, which ends with the tab. Signing out clears it earlier (see `clearKept`).
 * Passwords, codes, files and health data are never stored.
 */
export type DraftKey = {
  name: string
  /** How long the draft is valid after its last change, in milliseconds; by default as long as the tab exists. */
  lifetime?: number
}

/** Personal drafts end by themselves, since a browser may restore a closed tab. */
export const personalLifetime = draftHours * 60 * 60 * 1000

/** The response header that clears the browser's cache and storage of the site, in every tab. */
export const clearKept = { 'clear-site-data': '"cache", "storage"' } as const

/** Stores a draft. A browser without storage is not an error. */
export function keepDraft(key: DraftKey, draft: object) {
  const entry: KeptEntry = { draft, until: key.lifetime === undefined ? null : Date.now() + key.lifetime }
  try {
    sessionStorage.setItem(nameOf(key), JSON.stringify(entry))
  } catch {}
}

/** Reads a stored draft; null if there is none or it has expired. */
export function keptDraft(key: DraftKey): unknown {
  try {
    const text = sessionStorage.getItem(nameOf(key))
    return text === null || isOutlived(text) ? null : ((JSON.parse(text) as KeptEntry).draft ?? null)
  } catch {
    return null
  }
}

/** Deletes a stored draft, once it is saved or no longer valid. */
export function forgetDraft(key: DraftKey) {
  try {
    sessionStorage.removeItem(nameOf(key))
  } catch {}
}

/** A draft without the fields that must not be stored. */
export function withoutUnkept<Draft extends object>(draft: Draft, unkept: readonly (keyof Draft)[]): Partial<Draft> {
  const kept: Partial<Draft> = { ...draft }
  for (const name of unkept) delete kept[name]
  return kept
}

/** A stored draft with the fields that aren't stored taken from `initial`. */
export function withUnkept<Draft extends object>(
  draft: Draft,
  { initial, unkept }: { initial: Draft; unkept: readonly (keyof Draft)[] },
): Draft {
  const whole = { ...draft }
  for (const name of unkept) whole[name] = initial[name]
  return whole
}

const nameOf = ({ name }: DraftKey) => `${draftPrefix}${name}`
