import { mayOpen } from './audiences.ts'
import type { AudienceOf } from './page-guard.ts'
import { homeOf, type Role } from './roles.ts'
import { pathnameOf, safeRedirect } from './safe-redirect.ts'
import type { SavedAction } from './saved-action.ts'

type SignedIn = {
  readonly role: Role
  readonly redirect?: string | null
  /** An action saved before, already read back with `readSavedAction`. */
  readonly savedAction?: SavedAction | undefined
  readonly audienceOf: AudienceOf
}

/**
 * Where a person goes after signing in: the redirect value, else the saved action, else home
 * (specification, platform §2); what the role can't open is passed over.
 */
export function landingAfterSignIn({ role, redirect, savedAction, audienceOf }: SignedIn): string {
  const wishes = [safeRedirect(redirect), savedAction?.path]
  const open = wishes.find((path) => path !== undefined && mayOpen(role, audienceOf(pathnameOf(path))))
  return open ?? homeOf(role)
}
