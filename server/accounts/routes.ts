import { accounts } from '@trampolim/contract/gateway/accounts.ts'
import { loginTypeOf } from '@trampolim/marketplace/accounts/roles.ts'
import { type OpenAction, openAction } from '../action-links/action-links.ts'
import { answer } from '../platform/http/answer.ts'
import { signedIn } from '../platform/http/caller/asking.ts'
import { fieldFaultsOf } from '../platform/http/refusals/field-faults.ts'
import { refuse } from '../platform/refusal.ts'
import { recordAsked } from '../platform/security-log/record-asked.ts'
import { zipCodeAddress } from './addresses/zip-code-address.ts'
import { signInByToken } from './networks/sign-in-by-token.ts'
import { checkPassword } from './passwords/check-password.ts'
import { recoverPassword } from './passwords/recover-password.ts'
import { presentStarted } from './present.ts'
import { readSessionUser } from './sessions/session-user.ts'
import { endSession } from './sessions/sessions.ts'
import { signIn } from './sign-in/sign-in.ts'
import { takeAction } from './take-action.ts'

const done = { done: true } as const

export const accountRoutes = {
  login: answer(accounts.login).handler(async ({ context, input }) => {
    const { house, address, deviceTokens, userAgent } = context
    const { network, accessToken, email, password, ...entry } = input
    if (network || accessToken) {
      return presentStarted(house, await signInByToken(context, { ...entry, network, accessToken, password }))
    }
    if (!email || !password) return refuse('invalid_form', fieldFaultsOf(missingIn({ email, password })))
    return presentStarted(house, await signIn(house, { ...entry, email, password, address, deviceTokens, userAgent }))
  }),

  session: answer(accounts.session).handler(async ({ context }) => {
    const person = signedIn(context)
    const user = await readSessionUser(context.house, person)
    return person.isUnprotected ? { ...user, isUnprotected: true } : user
  }),

  logout: answer(accounts.logout).handler(async ({ context }) => {
    await endSession(context.house.database, signedIn(context).sessionId)
    return done
  }),

  recoverPassword: answer(accounts.recoverPassword).handler(async ({ context, input }) => {
    await recoverPassword(context.house, { email: input.email, address: context.address })
    return done
  }),

  readAction: answer(accounts.readAction).handler(async ({ context, input }) => {
    const { house } = context
    const action = await openAction(house.database, input.id, house.now())
    return { kind: action.kind, email: emailOf(action), subject: subjectOf(action) }
  }),

  takeAction: answer(accounts.takeAction).handler(async ({ context, input }) => {
    const { house, address } = context
    const taken = await takeAction(house, { token: input.id, password: input.password, address })
    // Nobody is signed in, so only here the account is known for the log entry.
    await recordAsked(context, { kind: 'account', call: 'POST /action/{id}', actorId: taken.accountId })
    return { ...done, deviceToken: taken.deviceToken, type: loginTypeOf(taken.role) }
  }),

  checkPassword: answer(accounts.checkPassword).handler(async ({ input }) => {
    await checkPassword(input.password, input.owner)
    return done
  }),

  zipCodeAddress: answer(accounts.zipCodeAddress).handler(({ context, input }) =>
    zipCodeAddress(context.house, input.zip),
  ),
}

/** The address that a link is about; for undoing a change, the previous address. */
const emailOf = (action: OpenAction) => (action.kind === 'undo-email' ? action.payload.email : action.email)

function missingIn(given: Readonly<Record<string, string | undefined>>) {
  return Object.keys(given).flatMap((field) => (given[field] ? [] : [{ field, code: 'required' } as const]))
}

/** The subject of a link, as its page shows it. */
function subjectOf(action: OpenAction): string {
  if (action.kind === 'stop-alert') return action.payload.title
  return action.kind === 'join-organization' ? action.payload.company : ''
}
