import type { House } from '../platform/house.ts'
import type { Asking } from '../platform/http/caller/asking.ts'
import { countWithin, type Limit } from '../platform/limits.ts'
import { networkOf } from '../platform/network.ts'
import { refuse } from '../platform/refusal.ts'
import { findProof } from './queries.ts'

/** A person has one CPF and one phone, and sometimes mistypes them, so a few questions are enough. */
const perMailbox: Limit = { name: 'taken-questions', most: 10, seconds: 24 * 60 * 60 }

/** Generous, since many people share a network and register from it at the same time. */
const perNetwork: Limit = { name: 'validations-from', most: 400, seconds: 60 * 60 }

/** Counts a question of a client's network. @throws too_many_requests */
export async function countQuestion({ house, address }: Asking) {
  const counted = { subject: networkOf(address), now: house.now() }
  if (!(await countWithin(house.database, perNetwork, counted))) refuse('too_many_requests')
}

/**
 * Counts a question, by the owner of a mailbox, whether a CPF, phone or e-mail belongs to an account, and returns
 * whether it may be answered. The limit keeps the owner of one mailbox from finding out who has accounts.
 */
export async function mayBeTold({ database, now }: House, mailbox: string): Promise<boolean> {
  return countWithin(database, perMailbox, { subject: mailbox, now: now() })
}

/** Returns the mailbox whose code was entered, if its owner may still get an answer; otherwise null. */
export async function provedMailbox(house: House, verificationId: string | undefined): Promise<string | null> {
  if (!verificationId) return null
  const proof = await findProof(house.database, { id: verificationId, channel: 'email', now: house.now() })
  return proof && (await mayBeTold(house, proof.destination)) ? proof.destination : null
}
