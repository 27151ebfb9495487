import { createHash } from 'node:crypto'
import {
  type DelayRule,
  delayAfter,
  signInDelays,
  type TryCount,
} from '@trampolim/marketplace/accounts/sign-in/sign-in-delays.ts'
import type { House, Tx } from '../../platform/house.ts'
import { refuseFor } from '../../platform/refusal.ts'
import { type FailedTries, forgetTries, lockTries, takeTriesBack, writeTries } from './try-queries.ts'

/** The keys under which a password attempt is counted. */
export type Tried = Partial<Readonly<Record<TryCount, string>>>

/** The keys of an attempt from an unknown device, whether the account exists or not. */
export function triedFrom({ email, network }: { email: string; network: string }): Tried {
  return { pair: pairOf({ email, network }), account: accountOf(email), network: hashed('network', network) }
}

/** The keys of an attempt from a device on which the account's owner has signed in before. */
export const triedOn = (deviceToken: string): Tried => ({ device: hashed('device', deviceToken) })

/** The key of an attempt by a signed-in person who has to give their password again. */
export const triedBy = (accountId: string): Tried => ({ device: hashed('device', `account ${accountId}`) })

/** The keys of an attempt at a code of the second step; they are counted separately from passwords. */
export function triedCode(of: { accountId: string; network: string; device: { token: string } | undefined }): Tried {
  const { accountId, network, device } = of
  if (device) return { device: hashed('device', `code ${device.token}`) }
  return { code: hashed('code', accountId), network: hashed('network', network) }
}

/**
 * Counts an attempt as failed in advance, so that parallel attempts can't exceed the limit, and returns the failures so
 * far. A refused attempt isn't counted, so it doesn't prolong the delay.
 * @throws too_many_sign_ins, with the seconds to wait
 */
export async function countTry(house: House, tried: Tried): Promise<Partial<Record<TryCount, number>>> {
  const counts = Object.entries(tried) as [TryCount, string][]
  const { wait, failures } = await house.database.transaction().execute(async (tx) => {
    const held = new Map((await lockTries(tx, Object.values(tried))).map((each) => [each.subject, each]))
    const now = house.now()
    const waits = [...held.values()].map(({ openAt }) => openAt.getTime() - now.getTime())
    if (Math.max(...waits) > 0) return { wait: Math.max(...waits), failures: {} }
    const next = counts.map(([name, subject]) => [name, oneMore(held.get(subject), subject, { name, now })] as const)
    await writeTries(
      tx,
      next.map(([, each]) => each),
    )
    return { wait: 0, failures: Object.fromEntries(next.map(([name, each]) => [name, each.failures])) }
  })
  return wait > 0 ? refuseFor('too_many_sign_ins', Math.ceil(wait / 1000)) : failures
}

/** Undoes the count of an attempt that succeeded, and resets the failures of its device, pair or code. */
export async function takeTryBack(tx: Tx, { pair, device, code, account, network }: Tried) {
  await takeTriesBack(tx, given([account, network]))
  await forgetTries(tx, given([pair, device, code]))
}

/**
 * Lifts the delay of an account whose owner proved their identity in another way, including the delay of their network.
 */
export async function forgetTriesAt(tx: Tx, of: { email: string; network: string }) {
  await forgetTries(tx, [accountOf(of.email), pairOf(of)])
}

function oneMore(
  held: FailedTries | undefined,
  subject: string,
  { name, now }: { name: TryCount; now: Date },
): FailedTries {
  const rule: DelayRule = signInDelays[name]
  const before = held && held.forgottenAt > now ? held.failures : 0
  const failures = before + 1
  const opensAt = now.getTime() + delayAfter(failures, rule) * 1000
  const forgottenAt = new Date(opensAt + rule.memory * 1000)
  // Without a delay the time lies in the past, so that it has also passed for a process whose clock is slightly behind.
  return { subject, failures, openAt: new Date(opensAt > now.getTime() ? opensAt : 0), forgottenAt }
}

const pairOf = ({ email, network }: { email: string; network: string }) => hashed('pair', `${email}\n${network}`)
const accountOf = (email: string) => hashed('account', email)

/** Keys are hashed, so that the table doesn't reveal who failed to sign in where. */
function hashed(name: TryCount, subject: string): string {
  return `${name}:${createHash('sha256').update(subject).digest('base64url')}`
}

const given = (subjects: readonly (string | undefined)[]) => subjects.filter((each) => each !== undefined)
