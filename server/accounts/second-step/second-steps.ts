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
import { type WayIn, waysIn } from '@trampolim/marketplace/accounts/sign-in/ways-in.ts'
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

/** The account that signs in, as it was when its owner passed the first step. */
export type Stepping = { id: string; email: string; role: Role; passwordHash: string | null }

/** The settings of the sign-in, and what to link once it succeeds. */
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
  /** A fingerprint of the account at the first step. */
  stamp: z.string(),
  /** The network's person who passed the first step, or who is to be linked afterwards. */
  by: person.nullable(),
  toLink: person.nullable(),
  /** How the first step was passed. */
  way: z.enum(waysIn).default('password'),
  entry: z.object({ type: z.literal([1, 2, 3]), redirect: z.string().nullable(), rememberMe: z.boolean() }),
})
export type Waiting = z.infer<typeof waiting>

const kind = 'second-step'

/** Reads how an account is protected besides its password. */
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
  /** The code that the caller sent, if any. */
  code: string | undefined
  entry: Entry
  way: WayIn
  by?: NetworkPerson | undefined
  toLink?: NetworkPerson | undefined
}

/**
 * Completes a sign-in that passed its first step: at once if no second step is required, otherwise with a code, which
 * works once. It runs in the transaction that starts the session, with the account locked.
 * @throws second_factor_required, with the state that waits for the code; wrong_second_code
 */
export async function passSecondStep(
  tx: Tx,
  house: House,
  { account, code, entry, way, by, toLink }: Step,
): Promise<void> {
  if (!asksSecondStep(await readProtection(house, tx, account))) return
  if (code !== undefined) return takeCode(tx, house, { accountId: account.id, code })
  const value: Waiting = {
    accountId: account.id,
    stamp: stampOf(house, account),
    by: by ?? null,
    toLink: toLink ?? null,
    way,
    entry,
  }
  refuseKeeping('second_factor_required', sealValue(house, kind, value))
}

/**
 * Opens the sealed state of a sign-in that waits for its second step.
 * @throws second_step_expired if it wasn't sealed by us or is too old
 */
export function openWaiting(house: House, kept: string): Waiting {
  return openValue(house, kept, { kind, shape: waiting, lifetime: secondStepLifetime }) ?? refuse('second_step_expired')
}

type Stamped = Pick<Stepping, 'id' | 'email' | 'passwordHash'>

/** A fingerprint of an account's e-mail and password: it changes when either does. */
export function stampOf({ configuration }: Pick<House, 'configuration'>, account: Stamped): string {
  return sign(configuration.secret, partsOfStamp(account))
}

/** Whether an account is unchanged since this fingerprint was made. */
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
 * Runs a sign-in and counts its code as wrong in advance, so that parallel guesses can't exceed the limit. The count is
 * undone if the sign-in succeeds or fails for another reason.
 * @returns the started session, and the device if it stays known
 * @throws too_many_sign_ins
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

/** Warns the owner that somebody reached the second step. */
async function warn(house: House, accountId: string) {
  const account = await readCredentials(house.database, accountId)
  if (account) await queueWarning(house, account.email, 'second-step')
}

/**
 * A known device, unless it became known before one-time codes were switched on. At that time the password alone was
 * enough, so a person who has it could have registered any number of devices, each with its own count of attempts.
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

/** Adds to a caller whether they must protect their account first. The database is only queried for roles that must. */
export async function withProtection<Caller extends { accountId: string; role: Role }>(
  house: House,
  caller: Caller,
): Promise<Caller & { isUnprotected?: true }> {
  const { accountId: id, role } = caller
  if (!mustHaveSecondStep({ role, demo: house.configuration.demo })) return caller
  const protection = await readProtection(house, house.database, { id, role })
  return isUnprotected(protection) ? { ...caller, isUnprotected: true } : caller
}
