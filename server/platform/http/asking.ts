import type { Role } from '@trampolim/marketplace/accounts/roles.ts'
import type { House } from '../house.ts'

/** Who is asking, as proved by a session. */
export type Person = { accountId: string; sessionId: string; role: Exclude<Role, 'user:visitor'>; email: string }

/** What every call gets: the application context, who asks, and from where. */
export type Asking = {
  house: House
  person: Person | null
  /** The asker's network address, for loose limits. */
  address: string
  /** Device tokens that the client sent, from earlier sign-ins; not verified yet. */
  deviceTokens: readonly string[]
  requestId: string
}

/** Proof that somebody is signed in; the contract's `allows` has already let them through. */
export function signedIn(asking: Asking): Person {
  if (!asking.person) throw new Error('a call that needs a person was allowed to anyone')
  return asking.person
}
