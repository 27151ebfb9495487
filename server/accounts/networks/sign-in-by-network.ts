import { signInAreaOf } from '@trampolim/marketplace/accounts/audiences.ts'
import { type LoginType, loginTypeOf, loginTypes } from '@trampolim/marketplace/accounts/roles.ts'
import type { NetworkPerson } from '@trampolim/marketplace/accounts/sign-in/networks.ts'
import { record } from '../../platform/events/record.ts'
import type { House, Tx } from '../../platform/house.ts'
import { newId } from '../../platform/ids.ts'
import { refuse } from '../../platform/refusal.ts'
import { insertAccount } from '../account-queries.ts'
import { findAccountByEmail } from '../queries.ts'
import { countingCode, passSecondStep } from '../second-step/second-steps.ts'
import { startSession } from '../sessions/sessions.ts'
import { beginSession } from '../sign-in/begin-session.ts'
import { findKnownDevice, newDeviceToken } from '../sign-in/device-tokens.ts'
import type { SignedIn } from '../sign-in/sign-in.ts'
import { findLinkedAccount, holdLink, insertLink, rewriteLink } from './queries.ts'

/** `deviceTokens` are those that the device has from earlier sign-ins. */
type Entering = {
  person: NetworkPerson
  type: LoginType
  rememberMe: boolean
  /** Where to go afterwards. */
  redirect?: string | null
  deviceTokens: readonly string[]
  userAgent: string
  address: string
  /** The code of the second step, where there is one. */
  code?: string | undefined
}
type Account = NonNullable<Awaited<ReturnType<typeof findLinkedAccount>>>

/**
 * Signs in the person whom a network identifies: the owner of the linked account, or a new candidate, whose
 * registration begins. If the address has an account that isn't linked, nobody is signed in until its owner has proved
 * that it is theirs: an e-mail address alone, even a verified one, opens no account.
 * @throws network_unknown (a new recruiter, a reviewer), sign_in_as_…, second_factor_required, wrong_second_code,
 * too_many_sign_ins
 */
export async function signInByNetwork(house: House, entering: Entering): Promise<SignedIn | 'proof-needed'> {
  const { person, type } = entering
  if (type === loginTypes.reviewer) return refuse('network_unknown')
  const linked = await findLinkedAccount(house.database, person)
  if (linked) return enter(house, linked, entering)
  const own =
    person.email !== null && person.isEmailVerified && (await findAccountByEmail(house.database, person.email))
  if (own) {
    assertArea(own, type)
    return 'proof-needed'
  }
  if (type !== loginTypes.professional) return refuse('network_unknown')
  await beginRegistration(house, person)
  // If several first sign-ins happen at once, one of them creates the account and all find it here.
  return enter(house, (await findLinkedAccount(house.database, person)) ?? refuse('network_refused'), entering)
}

async function enter(
  house: House,
  account: Account,
  { person: by, type, rememberMe, redirect = null, deviceTokens, userAgent, address, code }: Entering,
): Promise<SignedIn> {
  assertArea(account, type)
  const { id: accountId, role, email } = account
  const device = findKnownDevice(house, deviceTokens, account)
  const now = house.now()
  const { started, device: stays } = await countingCode(house, { accountId, address, device, code }, (takeBack) =>
    house.database.transaction().execute(async (tx) => {
      if (!(await holdLink(tx, { accountId, person: by }))) refuse('network_refused')
      const way = by.network
      await passSecondStep(tx, house, { account, code, entry: { type, redirect, rememberMe }, way, by })
      await takeBack(tx)
      const beginning = { accountId, rememberMe, userAgent, now }
      if (role !== 'professional:registration:incomplete') return beginSession(tx, { ...beginning, device, way })
      await rewriteLink(tx, by)
      return startSession(tx, beginning)
    }),
  )
  const person = { accountId, sessionId: started.sessionId, role, email }
  return { person, started, deviceToken: stays?.token ?? newDeviceToken(house, account) }
}

/** @throws sign_in_as_… */
export function assertArea({ role }: Pick<Account, 'role'>, type: LoginType) {
  if (loginTypeOf(role) !== type) refuse(`sign_in_as_${signInAreaOf(role)}`)
}

/**
 * Adds the account of a person who still has to register. It doesn't take the network's address: that belongs to the
 * account only once the registration is complete, so that nobody can block the owner's registration.
 */
async function beginRegistration(house: House, person: NetworkPerson) {
  const now = house.now()
  const id = newId(now)
  const role = 'professional:registration:incomplete'
  await house.database
    .transaction()
    .execute(async (tx) => {
      await insertAccount(tx, { id, email: `${id}@registering.invalid`, passwordHash: null, role, now })
      if (!(await insertLink(tx, { accountId: id, person, now }))) throw alreadyBegun
    })
    .catch((problem) => {
      if (problem !== alreadyBegun) throw problem
    })
}

const alreadyBegun = new Error('another request began this registration')

/**
 * Links an account to a person of a network and informs its owner by letter.
 * @throws network_of_another
 */
export async function linkAccount(
  tx: Tx,
  { accountId, person, now }: { accountId: string; person: NetworkPerson; now: Date },
) {
  if (!(await insertLink(tx, { accountId, person, now }))) refuse('network_of_another')
  const payload = { accountId, way: person.network }
  await record(tx, { type: 'account.way-in-added', payload, actorId: accountId, now })
}
