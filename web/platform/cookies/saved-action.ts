import { cookieName, secureWhere } from '@trampolim/contract/cookies.ts'
import {
  readSavedAction,
  type SavedAction,
  type SavedActionKind,
  saveAction,
  savedActionLifetime,
} from '@trampolim/marketplace/accounts/saved-action.ts'

const nameAt = (publicUrl: string) => cookieName('trampolim_action', publicUrl)

/**
 * The `Set-Cookie` value that saves a visitor's action until they have signed in. Only our own forms set it, so its
 * presence proves the person's intent, and the page to which they return may perform it.
 */
export function keepAction(
  kind: SavedActionKind,
  path: string,
  { now, publicUrl }: { now: Date; publicUrl: string },
): string {
  const value = encodeURIComponent(JSON.stringify(saveAction(kind, path, { now }) ?? null))
  return `${nameAt(publicUrl)}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${savedActionLifetime / 1000}${secureWhere(publicUrl)}`
}

/** The action stored in this browser, unless it has expired. */
export function keptAction(
  request: Request,
  { now, publicUrl }: { now: Date; publicUrl: string },
): SavedAction | undefined {
  const value = new RegExp(`(?:^|; )${nameAt(publicUrl)}=([^;]+)`).exec(request.headers.get('cookie') ?? '')?.[1]
  if (!value) return undefined
  try {
    return readSavedAction(JSON.parse(decodeURIComponent(value)), { now })
  } catch {
    return undefined
  }
}

/** The `Set-Cookie` value that deletes this cookie. */
export function forgetAction(publicUrl: string): string {
  return `${nameAt(publicUrl)}=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0${secureWhere(publicUrl)}`
}
