import { homeOf } from '@trampolim/marketplace/accounts/roles.ts'
import type { RouterContextProvider } from 'react-router'
import { personContext } from '../../platform/context.ts'
import { roleOf } from '../../platform/guard.ts'

/**
 * The signed-in person who would have to sign out before registering anew, with their home page; null for everybody
 * else. Server only.
 */
export function signedInAs(context: Readonly<RouterContextProvider>) {
  const person = context.get(personContext)
  return person && { email: person.email, home: homeOf(roleOf(person)) }
}

export type SignedIn = NonNullable<ReturnType<typeof signedInAs>>
