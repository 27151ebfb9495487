import type { Role } from '@trampolim/marketplace/accounts/roles.ts'
import type { House } from '../house.ts'

/** Who is asking, as proved by a session. */
export type Person = { accountId: string; sessionId: string; role: Exclude<Role, 'user:visitor'>; email: string }

/** What every call is given: the house it may use, and who asks from where. */
export type Asking = {
  house: House
  person: Person | null
  /** The asker's network address, for loose limits. */
  address: string
  /** What the asker's browser or client carries from earlier sign-ins; nothing is proved by it yet. */
  deviceTokens: readonly string[]
  requestId: string
}

/** Proof that somebody is signed in; the contract's `allows` has already let them through. */
export function signedIn(asking: Asking): Person {
  if (!asking.person) throw new Error('a call that needs a person was allowed to anyone')
  return asking.person
}
