import { mayOpen } from '../audiences.ts'
import type { AudienceOf } from '../page-guard.ts'
import { homeOf, type Role } from '../roles.ts'
import { pathnameOf, safeRedirect } from '../safe-redirect.ts'
import type { SavedAction } from '../saved-action.ts'

type SignedIn = {
  readonly role: Role
  readonly redirect?: string | null
  /** An action saved earlier and read with `readSavedAction`. */
  readonly savedAction?: SavedAction | undefined
  readonly audienceOf: AudienceOf
}

/**
 * Returns the path to open after signing in: the redirect value, otherwise the saved action's page, otherwise home
 * (specification, platform §2); paths that the role can't open are skipped.
 */
export function landingAfterSignIn({ role, redirect, savedAction, audienceOf }: SignedIn): string {
  const wishes = [safeRedirect(redirect), savedAction?.path]
  const open = wishes.find((path) => path !== undefined && mayOpen(role, audienceOf(pathnameOf(path))))
  return open ?? homeOf(role)
}
