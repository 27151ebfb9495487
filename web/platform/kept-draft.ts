import { draftKeys, isOutlived, type KeptEntry } from './draft-storage.ts'

/**
 * Where what is being typed waits: in its tab, which it ends with. Signing out empties it sooner (see `clearKept`).
 * Passwords, codes, files and what tells of a person's health are never part of what is kept.
 */
export type DraftPlace = {
  name: string
  /** For how long after the last change it counts, in milliseconds; without it as long as the tab lives. */
  lifetime?: number
}

/** What tells of a person counts for an hour, since a browser may bring a closed tab back. */
export const personalLifetime = 60 * 60 * 1000

/** The header with which an answer empties what the browser keeps of pages and forms, in every tab. */
export const clearKept = { 'clear-site-data': '"cache", "storage"' } as const

/** Keeps a draft. A browser that keeps nothing is no fault. */
export function keepDraft(place: DraftPlace, draft: object) {
  const entry: KeptEntry = { draft, until: place.lifetime === undefined ? null : Date.now() + place.lifetime }
  try {
    sessionStorage.setItem(keyOf(place), JSON.stringify(entry))
  } catch {}
}

/** What waits there, as it was kept; null where there is nothing or it is too old. */
export function keptDraft(place: DraftPlace): unknown {
  try {
    const text = sessionStorage.getItem(keyOf(place))
    return text === null || isOutlived(text) ? null : ((JSON.parse(text) as KeptEntry).draft ?? null)
  } catch {
    return null
  }
}

/** Forgets a kept draft, once it was saved or no longer counts. */
export function forgetDraft(place: DraftPlace) {
  try {
    sessionStorage.removeItem(keyOf(place))
  } catch {}
}

/** A draft without what must not be kept; taken up again, that is as the form began with it. */
export function withoutUnkept<Draft extends object>(draft: Draft, unkept: readonly (keyof Draft)[]): Partial<Draft> {
  const kept: Partial<Draft> = { ...draft }
  for (const name of unkept) delete kept[name]
  return kept
}

/** A draft that was kept, with everything that isn't as it stands in `initial`. */
export function withUnkept<Draft extends object>(
  draft: Draft,
  { initial, unkept }: { initial: Draft; unkept: readonly (keyof Draft)[] },
): Draft {
  const whole = { ...draft }
  for (const name of unkept) whole[name] = initial[name]
  return whole
}

const keyOf = ({ name }: DraftPlace) => `${draftKeys}${name}`
