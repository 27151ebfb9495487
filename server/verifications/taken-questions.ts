import type { House } from '../platform/house.ts'
import type { Asking } from '../platform/http/asking.ts'
import { countWithin, type Limit } from '../platform/limits.ts'
import { networkOf } from '../platform/network.ts'
import { refuse } from '../platform/refusal.ts'
import { findProof } from './queries.ts'

/** A person has one CPF and one phone, and mistypes them now and then. */
const perMailbox: Limit = { name: 'taken-questions', most: 10, seconds: 24 * 60 * 60 }

/** Loose, since many people share a network and register from it at once. */
const perNetwork: Limit = { name: 'validations-from', most: 400, seconds: 60 * 60 }

/** Counts a question of an asker's network. @throws too_many_requests */
export async function countQuestion({ house, address }: Asking) {
  const counted = { subject: networkOf(address), now: house.now() }
  if (!(await countWithin(house.database, perNetwork, counted))) refuse('too_many_requests')
}

/**
 * Whether the owner of a mailbox may once more be told whether a CPF, phone or e-mail belongs to an account: who has one
 * mailbox can't read out whose accounts there are.
 */
export async function mayBeTold({ database, now }: House, mailbox: string): Promise<boolean> {
  return countWithin(database, perMailbox, { subject: mailbox, now: now() })
}

/** The mailbox whose code was entered, if its owner may once more be told; else null. */
export async function provedMailbox(house: House, verificationId: string | undefined): Promise<string | null> {
  if (!verificationId) return null
  const proof = await findProof(house.database, { id: verificationId, channel: 'email', now: house.now() })
  return proof && (await mayBeTold(house, proof.destination)) ? proof.destination : null
}
