import type { LoginType, Role } from '@trampolim/marketplace/accounts/roles.ts'
import type { NetworkPerson } from '@trampolim/marketplace/accounts/sign-in/networks.ts'
import {
  asksSecondStep,
  isUnprotected,
  mustHaveSecondStep,
  type Protection,
  readSecondCode,
  secondStepLifetime,
} from '@trampolim/marketplace/accounts/sign-in/second-step.ts'
import { isLimitReached } from '@trampolim/marketplace/accounts/sign-in/sign-in-delays.ts'
import { z } from 'zod'
import { record } from '../../platform/events/record.ts'
import type { House, Tx } from '../../platform/house.ts'
import { networkOf } from '../../platform/network.ts'
import { Refusal, refuse, refuseKeeping } from '../../platform/refusal.ts'
import { openValue, sealValue } from '../../platform/sealed-value.ts'
import { isSealOf, sign, unseal } from '../../platform/tokens.ts'
import { readCredentials } from '../queries.ts'
import { countTry, type Tried, takeTryBack, triedCode } from '../sign-in/count-tries.ts'
import type { KnownDevice } from '../sign-in/device-tokens.ts'
import { queueWarning } from '../sign-in/warn-owner.ts'
import { hashesOfRecoveryCode, periodOf } from './codes.ts'
import { findCodeApp, readFactors, usePeriod, useRecoveryCode } from './queries.ts'

/** The account that signs in, as it was when its owner proved the first step. */
export type Stepping = { id: string; email: string; role: Role; passwordHash: string | null }

/** How the person asked to sign in, and what is linked once they are in. */
export type Entry = { type: LoginType; redirect: string | null; rememberMe: boolean }

const person = z.object({
  network: z.literal(['google', 'linkedin']),
  subject: z.string(),
  email: z.string().nullable(),
  isEmailVerified: z.boolean(),
  name: z.string(),
})
const waiting = z.object({
  accountId: z.string(),
  /** Of the account as it was at the first step. */
  stamp: z.string(),
  /** The network's person by whom the first step was proved, or who is linked afterwards. */
  by: person.nullable(),
  toLink: person.nullable(),
  entry: z.object({ type: z.literal([1, 2, 3]), redirect: z.string().nullable(), rememberMe: z.boolean() }),
})
export type Waiting = z.infer<typeof waiting>

const kind = 'second-step'

/** What protects an account besides its password. */
export async function readProtection(
  house: Pick<House, 'configuration'>,
  tx: Tx | House['database'],
  { id, role }: Pick<Stepping, 'id' | 'role'>,
): Promise<Protection & { recoveryCodes: number; since: Date | null }> {
  const { since, ...counts } = await readFactors(tx, { accountId: id, secret: house.configuration.secret })
  const required = mustHaveSecondStep({ role, demo: house.configuration.demo })
  return { ...counts, since, oneTimeCodes: since !== null, required }
}

type Step = {
  account: Stepping
  /** The code that was sent along, if any. */
  code: string | undefined
  entry: Entry
  by?: NetworkPerson | undefined
  toLink?: NetworkPerson | undefined
}

/**
 * Lets a sign-in pass that has proved its first step: at once where none follows, otherwise by a code, which counts once.
 * Within the transaction that starts the session, whose account is locked.
 * @throws second_factor_required, with what waits for the code; wrong_second_code
 */
export async function passSecondStep(tx: Tx, house: House, { account, code, entry, by, toLink }: Step): Promise<void> {
  if (!asksSecondStep(await readProtection(house, tx, account))) return
  if (code !== undefined) return takeCode(tx, house, { accountId: account.id, code })
  const value: Waiting = {
    accountId: account.id,
    stamp: stampOf(house, account),
    by: by ?? null,
    toLink: toLink ?? null,
    entry,
  }
  refuseKeeping('second_factor_required', sealValue(house, kind, value))
}

/** Opens what waits for its second step. @throws second_step_expired if it isn't ours or too old */
export function openWaiting(house: House, kept: string): Waiting {
  return openValue(house, kept, { kind, shape: waiting, lifetime: secondStepLifetime }) ?? refuse('second_step_expired')
}

type Stamped = Pick<Stepping, 'id' | 'email' | 'passwordHash'>

/** A fingerprint of an account's e-mail and password: it changes when either does. */
export function stampOf({ configuration }: Pick<House, 'configuration'>, account: Stamped): string {
  return sign(configuration.secret, partsOfStamp(account))
}

/** Whether an account is still what it was when it was stamped. */
export function isStampOf({ configuration }: Pick<House, 'configuration'>, account: Stamped, stamp: string): boolean {
  return isSealOf(configuration.secret, partsOfStamp(account), Buffer.from(stamp, 'base64url'))
}

const partsOfStamp = ({ id, email, passwordHash }: Stamped) => ['stamp', id, email, passwordHash ?? '']

/** Uses up a one-time code or a recovery code of an account. @throws wrong_second_code */
async function takeCode(tx: Tx, house: House, { accountId, code: typed }: { accountId: string; code: string }) {
  const read = readSecondCode(typed) ?? refuse('wrong_second_code')
  const { code } = read
  const now = house.now()
  if (read.kind === 'recovery') {
    const used = await useRecoveryCode(tx, { accountId, hashes: hashesOfRecoveryCode(house, accountId, code) })
    if (!used) refuse('wrong_second_code')
    const payload = { accountId, change: 'recovery-code-used' } as const
    await record(tx, { type: 'account.second-step-changed', payload, actorId: accountId, now })
    return
  }
  const app = (await findCodeApp(tx, accountId)) ?? refuse('wrong_second_code')
  const secret = unseal(house.configuration.secret, app.sealedSecret)
  const period = secret === null ? null : periodOf(secret, { code, now })
  if (period === null || !(await usePeriod(tx, { accountId, period }))) refuse('wrong_second_code')
}

type Trying = { accountId: string; address: string; device: KnownDevice | undefined; code: string | undefined }

/**
 * Runs a sign-in, counting its code as wrong in advance, so that parallel guesses can't slip through; the count is taken
 * back if the sign-in succeeds, or fails for another reason. @returns what started, and the device if it stays known as it
 * is @throws too_many_sign_ins
 */
export async function countingCode<Result>(
  house: House,
  { accountId, address, device: known, code }: Trying,
  enter: (takeBack: (tx: Tx) => Promise<void>) => Promise<Result>,
): Promise<{ started: Result; device: KnownDevice | undefined }> {
  if (code === undefined) return { started: await enter(async () => undefined), device: known }
  const device = await knownByCode(house, accountId, known)
  const tried: Tried = triedCode({ accountId, network: networkOf(address), device })
  const failures = await countTry(house, tried)
  try {
    return { started: await enter((tx) => takeTryBack(tx, tried)), device }
  } catch (problem) {
    const isWrong = problem instanceof Refusal && problem.code === 'wrong_second_code'
    if (!isWrong) await house.database.transaction().execute((tx) => takeTryBack(tx, tried))
    else if (isLimitReached(failures)) await warn(house, accountId)
    throw problem
  }
}

/** Has the owner told that somebody got as far as the code. */
async function warn(house: House, accountId: string) {
  const account = await readCredentials(house.database, accountId)
  if (account) await queueWarning(house, account.email, 'second-step')
}

/**
 * A device, unless it became known before one-time codes were switched on: by the password alone, by which anybody who has
 * it could make as many devices known as they want, each with tries of its own.
 */
async function knownByCode(
  { database, configuration: { secret } }: House,
  accountId: string,
  device: KnownDevice | undefined,
) {
  if (!device) return undefined
  const { since } = await readFactors(database, { accountId, secret })
  return since !== null && device.madeAt <= since ? undefined : device
}

/** Adds to a caller whether they must protect their account first; the database is only asked about who must. */
export async function withProtection<Caller extends { accountId: string; role: Role }>(
  house: House,
  caller: Caller,
): Promise<Caller & { isUnprotected?: true }> {
  const { accountId: id, role } = caller
  if (!mustHaveSecondStep({ role, demo: house.configuration.demo })) return caller
  const protection = await readProtection(house, house.database, { id, role })
  return isUnprotected(protection) ? { ...caller, isUnprotected: true } : caller
}
