import {
  asksSecondStep,
  isUnprotected,
  type SecondStepChange,
  secondStepLifetime,
} from '@trampolim/marketplace/accounts/sign-in/second-step.ts'
import { z } from 'zod'
import { record } from '../../platform/events/record.ts'
import type { House, Tx } from '../../platform/house.ts'
import type { Person } from '../../platform/http/caller/asking.ts'
import { refuse } from '../../platform/refusal.ts'
import { openValue, sealValue } from '../../platform/sealed-value.ts'
import { seal } from '../../platform/tokens.ts'
import { assertPassword, holdVerified } from '../passwords/assert-password.ts'
import { lockCredentials } from '../queries.ts'
import { endOtherSessions, isSession } from '../sessions/sessions.ts'
import { countTry, takeTryBack, triedBy } from '../sign-in/count-tries.ts'
import { giveRecoveryCodes, newSecret, periodOf, showSecret } from './codes.ts'
import { deleteCodeApp, deleteRecoveryCodes, insertCodeApp, readFactors } from './queries.ts'
import { isStampOf, readProtection, stampOf } from './second-steps.ts'

const begun = z.object({ secret: z.string(), accountId: z.string(), sessionId: z.string(), stamp: z.string() })
const kind = 'one-time-codes'

/**
 * Starts the setup of one-time codes, after the person has given their password again. Nothing is stored until their
 * app has produced a right code.
 * @throws wrong_password, too_many_sign_ins, one_time_codes_on
 */
export async function startOneTimeCodes(house: House, person: Person, password: string) {
  const { accountId, sessionId, email } = person
  const passwordHash = await assertPassword(house, accountId, password)
  if ((await readFactors(house.database, { accountId, secret: house.configuration.secret })).since)
    refuse('one_time_codes_on')
  const secret = newSecret()
  const stamp = stampOf(house, { id: accountId, email, passwordHash })
  const kept = sealValue(house, kind, { secret, accountId, sessionId, stamp })
  return { kept, ...showSecret(secret, email) }
}

/**
 * Returns the started setup, to show it again after a wrong code.
 * @throws second_step_expired
 */
export function showStarted(house: House, person: Person, kept: string) {
  return showSecret(openBegun(house, person, kept).secret, person.email)
}

function openBegun(house: House, { accountId, sessionId }: Person, kept: string) {
  const value = openValue(house, kept, { kind, shape: begun, lifetime: secondStepLifetime })
  if (value?.accountId !== accountId || value.sessionId !== sessionId) return refuse('second_step_expired')
  return value
}

/**
 * Switches on one-time codes with a first right code: from now on signing in requires one. All other sessions end,
 * since they began without a code.
 * @returns the recovery codes, which are shown only here
 * @throws second_step_expired, wrong_second_code, too_many_sign_ins, one_time_codes_on
 */
export async function switchOn(
  house: House,
  person: Person,
  { kept, code }: { kept: string; code: string },
): Promise<string[]> {
  const { accountId } = person
  const { secret, stamp } = openBegun(house, person, kept)
  const tried = triedBy(accountId)
  await countTry(house, tried)
  const now = house.now()
  const lastPeriod = periodOf(secret, { code: code.replace(/[\s-]/g, ''), now }) ?? refuse('wrong_second_code')
  return house.database.transaction().execute(async (tx) => {
    await takeTryBack(tx, tried)
    await assertUnchanged(tx, house, { person, stamp })
    const sealedSecret = seal(house.configuration.secret, secret)
    if (!(await insertCodeApp(tx, { accountId, sealedSecret, lastPeriod, now }))) refuse('one_time_codes_on')
    await tell(tx, house, { accountId, change: 'switched-on' })
    await endOtherSessions(tx, person)
    return giveRecoveryCodes(tx, house, accountId)
  })
}

/**
 * Locks the account and checks that it is unchanged.
 * @throws second_step_expired; sign_in_required if its owner has taken it back
 */
async function assertUnchanged(tx: Tx, house: House, { person, stamp }: { person: Person; stamp: string }) {
  const held = await lockCredentials(tx, person.accountId)
  if (!held || !isStampOf(house, { id: person.accountId, ...held }, stamp)) refuse('second_step_expired')
  if (!(await isSession(tx, person))) refuse('sign_in_required')
}

/** Switches off one-time codes. @throws wrong_password, too_many_sign_ins, one_time_codes_off, last_second_step */
export async function switchOff(house: House, person: Person, password: string): Promise<void> {
  const { accountId } = person
  const passwordHash = await assertPassword(house, accountId, password)
  await house.database.transaction().execute(async (tx) => {
    await holdVerified(tx, person, passwordHash)
    if (!(await deleteCodeApp(tx, accountId))) refuse('one_time_codes_off')
    await afterFactorRemoved(tx, house, person)
    await tell(tx, house, { accountId, change: 'switched-off' })
  })
}

/** Replaces the recovery codes. @throws wrong_password, too_many_sign_ins, no_second_step */
export async function renewRecoveryCodes(house: House, person: Person, password: string): Promise<string[]> {
  const { accountId, role } = person
  const passwordHash = await assertPassword(house, accountId, password)
  return house.database.transaction().execute(async (tx) => {
    await holdVerified(tx, person, passwordHash)
    if (!asksSecondStep(await readProtection(house, tx, { id: accountId, role }))) refuse('no_second_step')
    await tell(tx, house, { accountId, change: 'recovery-codes-new' })
    return giveRecoveryCodes(tx, house, accountId)
  })
}

/**
 * If adding a passkey means that signing in now requires a second step: creates recovery codes and ends the sessions
 * that began without that step. Null if nothing changes.
 */
export async function afterFactorAdded(tx: Tx, house: House, person: Person): Promise<string[] | null> {
  const { accountId, role } = person
  const protection = await readProtection(house, tx, { id: accountId, role })
  if (!asksSecondStep(protection) || protection.recoveryCodes > 0 || protection.oneTimeCodes) return null
  await endOtherSessions(tx, person)
  return giveRecoveryCodes(tx, house, accountId)
}

/**
 * Deletes the recovery codes if signing in no longer requires a second step.
 * @throws last_second_step
 */
export async function afterFactorRemoved(tx: Tx, house: House, { accountId, role }: Person): Promise<void> {
  const protection = await readProtection(house, tx, { id: accountId, role })
  if (isUnprotected(protection)) refuse('last_second_step')
  if (!asksSecondStep(protection)) await deleteRecoveryCodes(tx, accountId)
}

/** Records the event for the letter that informs the account's owner. */
async function tell(tx: Tx, house: House, { accountId, change }: { accountId: string; change: SecondStepChange }) {
  const payload = { accountId, change }
  await record(tx, { type: 'account.second-step-changed', payload, actorId: accountId, now: house.now() })
}
