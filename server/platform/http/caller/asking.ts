import type { Role } from '@trampolim/marketplace/accounts/roles.ts'
import type { House } from '../../house.ts'
import type { Alongside } from '../../security-log/queries.ts'

/**
 * The caller, as proved by a session. `isUnprotected`: their account must be protected by more than a password, and
 * isn't yet.
 */
export type Person = {
  accountId: string
  sessionId: string
  role: Exclude<Role, 'user:visitor'>
  email: string
  isUnprotected?: boolean
  /** How many seconds ago they last changed something in this session; a call that changes something sets it. */
  changedAgo?: number
}

/** What every call receives: the application context, the caller, and where the call comes from. */
export type Asking = {
  house: House
  person: Person | null
  /** The client's network address, for generous limits. */
  address: string
  /** Device tokens that the client sent, from earlier sign-ins; not verified yet. */
  deviceTokens: readonly string[]
  /** The client's `User-Agent` header, empty if missing. Clients can write anything into it. */
  userAgent: string
  requestId: string
  /** Adds a statement that runs together with the call's entry in the security log. Only logged calls have it. */
  alongside?: (statement: Alongside) => void
}

/** Returns the signed-in person; the contract's `allows` guarantees that there is one. */
export function signedIn(asking: Asking): Person {
  if (!asking.person) throw new Error('a call that needs a person was allowed to anyone')
  return asking.person
}
