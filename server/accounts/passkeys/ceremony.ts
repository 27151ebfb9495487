import {
  passkeyChallengeLifetime,
  type RelyingParty,
  relyingPartyOf,
} from '@trampolim/marketplace/accounts/sign-in/passkeys.ts'
import { z } from 'zod'
import type { House, Tx } from '../../platform/house.ts'
import { refuse } from '../../platform/refusal.ts'
import { openValue, sealValue } from '../../platform/sealed-value.ts'
import { hashToken, newToken } from '../../platform/tokens.ts'
import { spendChallenge } from './queries.ts'

/** Loads the library at its first use: most requests need none of it. */
export const webAuthn = () => import('@simplewebauthn/server')

/** The sealed states that wait in the browser while the person's authenticator is asked. */
const shapes = {
  'passkey-sign-in': z.object({ challenge: z.string(), type: z.literal([1, 2, 3]), rememberMe: z.boolean() }),
  /** `stamp`: a fingerprint of the account at the time its owner gave the password. */
  'passkey-new': z.object({
    challenge: z.string(),
    accountId: z.string(),
    sessionId: z.string(),
    stamp: z.string(),
  }),
} as const

type Kept = { [Kind in keyof typeof shapes]: z.infer<(typeof shapes)[Kind]> }

/** @throws passkeys_not_available */
export function assertRelyingParty({ configuration }: Pick<House, 'configuration'>): RelyingParty {
  return relyingPartyOf(configuration.publicUrl) ?? refuse('passkeys_not_available')
}

/** A challenge of 256 random bits. */
export const newChallenge = newToken

/** Seals a state for the browser to keep. */
export function keepCeremony<Kind extends keyof Kept>(house: House, kind: Kind, value: Kept[Kind]): string {
  return sealValue(house, kind, value)
}

/**
 * Opens a sealed state.
 * @throws passkey_refused if it wasn't sealed by us or is too old
 */
export function openCeremony<Kind extends keyof Kept>(house: House, kind: Kind, kept: string): Kept[Kind] {
  const value = openValue<Kept[keyof Kept]>(house, kept, {
    kind,
    shape: shapes[kind],
    lifetime: passkeyChallengeLifetime,
  })
  return (value as Kept[Kind] | null) ?? refuse('passkey_refused')
}

/**
 * Marks a challenge as used; if several answers arrive at once, only one succeeds.
 * @throws passkey_refused
 */
export async function spend(tx: Tx, { challenge, now }: { challenge: string; now: Date }) {
  const endsAt = new Date(now.getTime() + passkeyChallengeLifetime)
  if (!(await spendChallenge(tx, { hash: hashToken(challenge), endsAt }))) refuse('passkey_refused')
}

/**
 * Reads a browser's answer: JSON of a public-key credential. The library checks its parts.
 * @throws passkey_refused
 */
export function readCredential(text: string): { id: string } & Record<string, unknown> {
  try {
    return z.looseObject({ id: z.string().regex(/^[\w-]{1,1400}$/) }).parse(JSON.parse(text))
  } catch {
    return refuse('passkey_refused')
  }
}

/**
 * Runs a check of the library; the library throws if anything is wrong.
 * @throws passkey_refused
 */
export async function checked<Answer>({ log }: House, check: () => Promise<Answer>): Promise<Answer> {
  try {
    return await check()
  } catch (problem) {
    log.info({ problem: (problem as Error).message }, 'a passkey was not accepted')
    return refuse('passkey_refused')
  }
}

/** The user handle that authenticators store for an account: its id, which reveals nothing about the person. */
export const userHandleOf = (accountId: string) => Buffer.from(accountId, 'utf8')
