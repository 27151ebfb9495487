import { longestPasskeyName } from '@trampolim/marketplace/accounts/sign-in/passkeys.ts'
import { z } from 'zod'
import { call } from '../call.ts'
import { done, instant, recordId } from '../shapes.ts'
import { requiredText, typedText, wholeText } from '../values.ts'
import { startedSession } from './accounts.ts'

/** The state of a passkey ceremony, sealed by the server; it can be finished once, within five minutes. */
const kept = typedText(3000)

/** A browser's answer as JSON text: `PublicKeyCredential.toJSON()`. */
const credential = typedText(10_000)

const name = requiredText(longestPasskeyName)

const owners = ['user:professional', 'user:inactive', 'user:recruiter', 'user:reviewer'] as const

/**
 * `options`: the request to the browser, as JSON text (`PublicKeyCredential.parseCreationOptionsFromJSON`, or
 * `parseRequestOptionsFromJSON` to sign in). `kept`: the state that finishing needs.
 */
const started = z.object({ options: z.string(), kept: z.string() })

/** A passkey as its owner sees it. */
const ownPasskey = z.object({ id: recordId, name: z.string(), added: instant, lastUsed: instant.nullable() })
export type OwnPasskey = z.infer<typeof ownPasskey>

export const listPasskeys = call({
  specified: false,
  purpose: 'One’s own passkeys, oldest first.',
  request: 'GET /account/passkeys',
  allows: owners,
  beforeProtection: true,
  input: z.object({}),
  answers: z.object({
    /** False if browsers offer no passkeys, because the product’s address is a bare IP address or isn’t secure. */
    available: z.boolean(),
    passkeys: z.array(ownPasskey),
  }),
})

export const startPasskey = call({
  specified: false,
  purpose: 'Starts adding a passkey; the password is asked for, since this adds a way in.',
  request: 'POST /account/passkeys/start',
  quota: 'passkeys-started',
  allows: owners,
  beforeProtection: true,
  input: z.object({ password: requiredText(200) }),
  answers: started,
  fails: ['passkeys_not_available', 'wrong_password', 'too_many_sign_ins', 'too_many_passkeys'],
})

export const addPasskey = call({
  specified: false,
  purpose: 'Adds the passkey that the browser made, with a name for its owner; a letter tells of it.',
  request: 'POST /account/passkeys',
  quota: 'ways-in-changed',
  allows: owners,
  beforeProtection: true,
  logged: 'account',
  input: z.object({ kept, credential, name }),
  /** `recoveryCodes`: given if signing in requires a second step from now on; they are shown only here. */
  answers: z.object({ id: recordId, recoveryCodes: z.array(z.string()).nullable() }),
  fails: ['passkeys_not_available', 'passkey_refused', 'passkey_known', 'too_many_passkeys'],
})

export const renamePasskey = call({
  specified: false,
  purpose: 'Gives one of one’s own passkeys another name.',
  request: 'PUT /account/passkeys/{id}',
  quota: 'ways-in-changed',
  allows: owners,
  input: z.object({ id: recordId, name }),
  answers: done,
  fails: ['passkey_not_found'],
})

export const removePasskey = call({
  specified: false,
  purpose:
    'Removes one of one’s own passkeys: nobody signs in by it any more. The password is asked for, and a letter tells of it.',
  request: 'DELETE /account/passkeys/{id}',
  quota: 'ways-in-changed',
  allows: owners,
  logged: 'account',
  input: z.object({ id: recordId, password: requiredText(200) }),
  answers: done,
  fails: ['wrong_password', 'too_many_sign_ins', 'passkey_not_found', 'last_second_step'],
})

export const startPasskeySignIn = call({
  specified: false,
  purpose: 'Starts signing in by a passkey: whose it is the browser says, so no e-mail is needed.',
  request: 'POST /login/passkey/start',
  quota: 'passkey-sign-ins',
  allows: ['anyone'],
  input: z.object({
    /** 1 recruiter, 2 professional, 3 reviewer: the area in which the person signs in. */
    type: wholeText().pipe(z.literal([1, 2, 3])),
    rememberMe: z.boolean().default(false),
  }),
  answers: started,
  fails: ['passkeys_not_available'],
})

export const finishPasskeySignIn = call({
  specified: false,
  purpose: 'Signs in by the browser’s answer to the challenge, and starts a session.',
  request: 'POST /login/passkey',
  quota: 'passkey-sign-ins',
  allows: ['anyone'],
  logged: 'sign-in',
  input: z.object({ kept, credential }),
  answers: startedSession.extend({ rememberMe: z.boolean() }),
  /** The answer reveals that an account belongs to another area only if the passkey is right. */
  fails: [
    'passkeys_not_available',
    'passkey_refused',
    'passkey_unknown',
    'passkey_copied',
    'sign_in_as_professional',
    'sign_in_as_recruiter',
    'sign_in_as_reviewer',
  ],
})

export const passkeys = {
  listPasskeys,
  startPasskey,
  addPasskey,
  renamePasskey,
  removePasskey,
  startPasskeySignIn,
  finishPasskeySignIn,
}
