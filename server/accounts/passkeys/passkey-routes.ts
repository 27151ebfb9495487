import { passkeys } from '@trampolim/contract/gateway/passkeys.ts'
import { relyingPartyOf } from '@trampolim/marketplace/accounts/sign-in/passkeys.ts'
import { answer } from '../../platform/http/answer.ts'
import { signedIn } from '../../platform/http/caller/asking.ts'
import { refuse } from '../../platform/refusal.ts'
import { presentStarted } from '../present.ts'
import { addPasskey, startPasskey } from './add-passkey.ts'
import { listPasskeysOf, writePasskeyName } from './queries.ts'
import { removePasskey } from './remove-passkey.ts'
import { finishPasskeySignIn, startPasskeySignIn } from './sign-in-by-passkey.ts'

const done = { done: true } as const

export const passkeyRoutes = {
  listPasskeys: answer(passkeys.listPasskeys).handler(async ({ context }) => {
    const { database, configuration } = context.house
    const own = await listPasskeysOf(database, signedIn(context).accountId)
    return {
      available: relyingPartyOf(configuration.publicUrl) !== null,
      passkeys: own.map(({ id, name, addedAt, lastUsedAt }) => ({
        id,
        name,
        added: addedAt.toISOString(),
        lastUsed: lastUsedAt?.toISOString() ?? null,
      })),
    }
  }),

  startPasskey: answer(passkeys.startPasskey).handler(({ context, input }) =>
    startPasskey(context.house, signedIn(context), input.password),
  ),

  addPasskey: answer(passkeys.addPasskey).handler(({ context, input }) =>
    addPasskey(context.house, signedIn(context), input),
  ),

  renamePasskey: answer(passkeys.renamePasskey).handler(async ({ context, input }) => {
    const { accountId } = signedIn(context)
    return (await writePasskeyName(context.house.database, { accountId, ...input }))
      ? done
      : refuse('passkey_not_found')
  }),

  removePasskey: answer(passkeys.removePasskey).handler(async ({ context, input }) => {
    await removePasskey(context.house, signedIn(context), input)
    return done
  }),

  startPasskeySignIn: answer(passkeys.startPasskeySignIn).handler(({ context, input }) =>
    startPasskeySignIn(context.house, input),
  ),

  finishPasskeySignIn: answer(passkeys.finishPasskeySignIn).handler(async ({ context, input }) => {
    const { signedIn: entered, rememberMe } = await finishPasskeySignIn(context, input)
    return { ...(await presentStarted(context.house, entered)), rememberMe }
  }),
}
