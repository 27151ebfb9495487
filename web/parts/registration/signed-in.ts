import { homeOf } from '@trampolim/marketplace/accounts/roles.ts'
import type { RouterContextProvider } from 'react-router'
import { personContext } from '../../platform/context.ts'
import { roleOf } from '../../platform/guard.ts'

/** Who is signed in and would have to sign out to register anew, with their home; null for everybody else. Server only. */
export function signedInAs(context: Readonly<RouterContextProvider>) {
  const person = context.get(personContext)
  return person && { email: person.email, home: homeOf(roleOf(person)) }
}

export type SignedIn = NonNullable<ReturnType<typeof signedInAs>>
