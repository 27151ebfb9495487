import type { Role } from '../roles.ts'

/**
 * How long a sign-in waits for its second step, and the setup of one-time codes for the first code, in milliseconds.
 */
export const secondStepLifetime = 10 * 60 * 1000

/** The parameters of one-time codes (TOTP, RFC 6238) that all authenticator apps support. */
export const oneTimeCodes = { digits: 6, period: 30, algorithm: 'SHA1', secretBytes: 20 } as const

/** How many periods a code may be early or late: clocks differ, and people type slowly. */
export const periodsAround = 1

/** How many recovery codes a person gets at once. */
export const recoveryCodeCount = 10

/**
 * How an account is protected besides its password. `required`: whether it must have such protection
 * (`mustHaveSecondStep`).
 */
export type Protection = {
  readonly oneTimeCodes: boolean
  readonly passkeys: number
  readonly required: boolean
}

/**
 * Whether an account must be protected by more than a password. Reviewers' accounts must, except in the demo, where
 * passwords are public.
 */
export function mustHaveSecondStep({ role, demo }: { role: Role; demo: boolean }): boolean {
  return role === 'user:reviewer' && !demo
}

/**
 * Whether a password or a network alone isn't enough to sign in. A person who must be protected and has only a passkey
 * signs in with the passkey or a recovery code.
 */
export function asksSecondStep({ oneTimeCodes: switchedOn, passkeys, required }: Protection): boolean {
  return switchedOn || (required && passkeys > 0)
}

/**
 * Whether an account lacks the protection that it must have; until it has it, the account can't be used for anything
 * else.
 */
export function isUnprotected({ oneTimeCodes: switchedOn, passkeys, required }: Protection): boolean {
  return required && !switchedOn && passkeys === 0
}

/** A code of the second step, as somebody typed it. */
export type SecondCode = { readonly kind: 'one-time' | 'recovery'; readonly code: string }

/** The letters and digits of recovery codes: none that look alike (Crockford's base 32). */
export const recoveryAlphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** The length of a recovery code: 50 bits. */
export const recoveryCodeLength = 10

/** Reads a typed code, with or without spaces and hyphens, in any case; null if it is neither kind. */
export function readSecondCode(typed: string): SecondCode | null {
  const plain = typed.replace(/[\s-]/g, '').toUpperCase()
  if (/^\d{6}$/.test(plain)) return { kind: 'one-time', code: plain }
  const code = plain.replaceAll('O', '0').replace(/[IL]/g, '1')
  const isRecovery = code.length === recoveryCodeLength && [...code].every((each) => recoveryAlphabet.includes(each))
  return isRecovery ? { kind: 'recovery', code } : null
}

/** A recovery code as it is shown: ABCDE-FGHJK. */
export function showRecoveryCode(code: string): string {
  return `${code.slice(0, recoveryCodeLength / 2)}-${code.slice(recoveryCodeLength / 2)}`
}

/** Changes of the second step about which a letter informs the account's owner. */
export const secondStepChanges = [
  'switched-on',
  'switched-off',
  'recovery-code-used',
  'recovery-codes-new',
  'reset',
] as const
export type SecondStepChange = (typeof secondStepChanges)[number]
