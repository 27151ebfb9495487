import { z } from 'zod'
import { call } from '../call.ts'
import { done, instant } from '../shapes.ts'
import { requiredText, typedText } from '../values.ts'
import { startedSession } from './accounts.ts'

/** The state of a setup that was started, sealed by the server, valid for ten minutes. */
const kept = typedText(3000)
const code = requiredText(40)
const password = requiredText(200)

const owners = ['user:professional', 'user:inactive', 'user:recruiter', 'user:reviewer'] as const

/**
 * What an authenticator app needs to make one-time codes: an address (`otpauth:`), its key for typing, and the address
 * as a QR code. `path` is the SVG path of its dark modules in a picture of `size` modules.
 */
const shown = z.object({ uri: z.string(), key: z.string(), qr: z.object({ size: z.int(), path: z.string() }) })
export type ShownSecret = z.infer<typeof shown>

/** Recovery codes, each of which replaces a one-time code once; they are shown only here. */
const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) })

const ownSecondStep = z.object({
  /** Since when signing in asks for a one-time code; null if it doesn't. */
  oneTimeCodes: instant.nullable(),
  /** How many recovery codes are left; null where signing in takes no second step. */
  recoveryCodes: z.int().nullable(),
  /** Whether this account must have a passkey or one-time codes, and whether it has neither yet. */
  required: z.boolean(),
  missing: z.boolean(),
})
export type OwnSecondStep = z.infer<typeof ownSecondStep>

export const readOwn = call({
  specified: false,
  purpose: 'What signing in to one’s own account asks for besides the password.',
  request: 'GET /account/second-step',
  allows: owners,
  beforeProtection: true,
  input: z.object({}),
  answers: ownSecondStep,
})

export const startOneTimeCodes = call({
  specified: false,
  purpose: 'Starts switching on one-time codes of an app (TOTP); the password is asked for.',
  request: 'POST /account/one-time-codes/start',
  quota: 'second-step-changes',
  allows: owners,
  beforeProtection: true,
  input: z.object({ password }),
  answers: shown.extend({ kept: z.string() }),
  fails: ['wrong_password', 'too_many_sign_ins', 'one_time_codes_on'],
})

export const readStarted = call({
  specified: false,
  purpose: 'Returns again what was started, for another try.',
  request: 'POST /account/one-time-codes/started',
  quota: { none: 'It only reads what the server itself has sealed.' },
  allows: owners,
  beforeProtection: true,
  input: z.object({ kept }),
  answers: shown,
  fails: ['second_step_expired'],
})

export const switchOn = call({
  specified: false,
  purpose:
    'Switches on one-time codes by a first code. All other sessions end, a letter tells of it, and the recovery codes are returned.',
  request: 'POST /account/one-time-codes',
  quota: 'second-step-changes',
  allows: owners,
  beforeProtection: true,
  logged: 'account',
  input: z.object({ kept, code }),
  answers: recoveryCodes,
  fails: ['second_step_expired', 'wrong_second_code', 'too_many_sign_ins', 'one_time_codes_on'],
})

export const switchOff = call({
  specified: false,
  purpose: 'Switches off one-time codes; never if they are the last protection of an account that must have one.',
  request: 'POST /account/one-time-codes/off',
  quota: 'second-step-changes',
  allows: owners,
  logged: 'account',
  input: z.object({ password }),
  answers: done,
  fails: ['wrong_password', 'too_many_sign_ins', 'one_time_codes_off', 'last_second_step'],
})

export const renewRecoveryCodes = call({
  specified: false,
  purpose: 'Makes new recovery codes; those from before no longer count.',
  request: 'POST /account/recovery-codes',
  quota: 'second-step-changes',
  allows: owners,
  logged: 'account',
  input: z.object({ password }),
  answers: recoveryCodes,
  fails: ['wrong_password', 'too_many_sign_ins', 'no_second_step'],
})

export const readWaiting = call({
  specified: false,
  purpose: 'What a sign-in that waits for its second step can go on with; `kept` is that of `second_factor_required`.',
  request: 'POST /login/second-step/waiting',
  quota: { none: 'It only reads what the server itself has sealed.' },
  allows: ['anyone'],
  input: z.object({ kept }),
  answers: z.object({ type: z.literal([1, 2, 3]), oneTimeCodes: z.boolean(), passkeys: z.boolean() }),
  fails: ['second_step_expired'],
})

export const finishSecondStep = call({
  specified: false,
  purpose: 'Finishes a sign-in by a one-time code or a recovery code; `kept` is that of `second_factor_required`.',
  request: 'POST /login/second-step',
  quota: { none: 'Codes have limits of their own, for account and network.' },
  allows: ['anyone'],
  logged: 'sign-in',
  input: z.object({ kept, code }),
  answers: startedSession.extend({ redirect: z.string().nullable(), rememberMe: z.boolean() }),
  fails: ['second_step_expired', 'wrong_second_code', 'too_many_sign_ins', 'network_of_another'],
})

export const secondStep = {
  readOwn,
  startOneTimeCodes,
  readStarted,
  switchOn,
  switchOff,
  renewRecoveryCodes,
  readWaiting,
  finishSecondStep,
}
