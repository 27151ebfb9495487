import { normaliseEmail } from '@trampolim/marketplace/registration/email.ts'
import type { RouterContextProvider } from 'react-router'
import { emptyRegistration, type RegistrationDraft } from '../../../parts/registration/draft.ts'
import { noVerification } from '../../../parts/registration/person-draft.ts'
import { callsContext, personContext } from '../../../platform/context.ts'
import { roleOf } from '../../../platform/guard.ts'

/**
 * The data that a network sent about the person whose registration began there; null for everybody else. Server only.
 */
export async function readBegun(context: Readonly<RouterContextProvider>) {
  const person = context.get(personContext)
  if (!person || roleOf(person) !== 'professional:registration:incomplete') return null
  const told = await context.get(callsContext).gateway.networks.readBegunRegistration({})
  return { ...told, userId: person.userId }
}

export type Begun = NonNullable<Awaited<ReturnType<typeof readBegun>>>

/** The draft with the network's data. An e-mail address that the network verified needs no code. */
export function draftOfBegun({ name, email, isEmailVerified }: Begun): RegistrationDraft {
  const destination = normaliseEmail(email ?? '')
  const verification = isEmailVerified ? { ...noVerification, destination, verified: true } : noVerification
  return { ...emptyRegistration, name, email: email ?? '', verification }
}
