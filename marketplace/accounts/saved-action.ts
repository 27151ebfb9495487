import { type CodeOf, wordTable } from '../reference/code-table.ts'
import { safeRedirect } from './safe-redirect.ts'

/** What a visitor was about to do when asked to sign in (specification, platform §2). */
export const savedActionKinds = wordTable('apply', 'favourite', 'filter', 'create-alert', 'discard')
export type SavedActionKind = CodeOf<typeof savedActionKinds>

/** An action that waits until the person has signed in; `path` is the page for it. `savedAt` is in milliseconds. */
export type SavedAction = { readonly kind: SavedActionKind; readonly path: string; readonly savedAt: number }

/** How long a saved action waits: 24 hours, in milliseconds (product, readings: guard loops). */
export const savedActionLifetime = 24 * 60 * 60 * 1000

/** Saves an action to be resumed after signing in. @returns undefined if its path leaves this origin */
export function saveAction(kind: SavedActionKind, path: string, { now }: { now: Date }): SavedAction | undefined {
  const safe = safeRedirect(path)
  return safe === undefined ? undefined : { kind, path: safe, savedAt: now.getTime() }
}

/** Parses a saved action; undefined if it is malformed, has expired or leaves this origin. */
export function readSavedAction(value: unknown, { now }: { now: Date }): SavedAction | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { kind, path, savedAt } = value as Partial<Record<keyof SavedAction, unknown>>
  const safe = safeRedirect(path)
  if (!savedActionKinds.has(kind) || safe === undefined || typeof savedAt !== 'number') return undefined
  const age = now.getTime() - savedAt
  return age >= 0 && age < savedActionLifetime ? { kind, path: safe, savedAt } : undefined
}
