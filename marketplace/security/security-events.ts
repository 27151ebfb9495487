import { type Refusal, type RefusalClass, refusals } from '../refusals.ts'

/**
 * The kinds of events in the security log: signing in and out, changes of credentials and accounts, changes of rights and
 * of visibility, views of others' personal data, and refusals.
 */
export const securityKinds = ['sign-in', 'sign-out', 'account', 'rights', 'look', 'refusal'] as const
export type SecurityKind = (typeof securityKinds)[number]

/**
 * How long an entry is kept, in days: the six months that the law requires for access records (Lei 12.965/2014, art. 15).
 */
export const securityLogDays = 183

/** The most entries kept; the oldest are deleted first. */
export const securityLogEntries = 2_000_000

/**
 * The window, in seconds, in which similar events are counted in one entry, so that a flood of them can't fill the log.
 */
export const securityWindowSeconds = 600

/** Refusals of visitors that help to detect an attack. Being asked to sign in isn't one of them. */
const ofVisitors: ReadonlySet<Refusal> = new Set<Refusal>([
  'wrong_credentials',
  'sign_in_as_professional',
  'sign_in_as_recruiter',
  'sign_in_as_reviewer',
  'wrong_password',
  'wrong_code',
  'second_factor_required',
  'wrong_second_code',
  'passkey_refused',
  'passkey_unknown',
  'passkey_copied',
  'too_many_tries',
  'too_many_sign_ins',
  'too_many_codes',
  'too_many_requests',
  'action_not_found',
])

/** For a signed-in person also refusals for another person's id and for a call that their role may not make. */
const classesOfPeople: ReadonlySet<RefusalClass> = new Set<RefusalClass>(['forbidden', 'missing', 'busy'])

/** Whether a refusal belongs in the security log. */
export function isSecurityRefusal(code: Refusal, { signedIn }: { signedIn: boolean }): boolean {
  return ofVisitors.has(code) || (signedIn && classesOfPeople.has(refusals[code]))
}

/**
 * Requests that the HTTP layer refuses before it identifies the call: floods, forged and malformed requests, and
 * probes.
 */
const ofRequests: ReadonlySet<Refusal> = new Set<Refusal>([
  'too_many_requests',
  'foreign_origin',
  'malformed_request',
  'sent_too_slowly',
  'file_too_large',
  'call_not_found',
  'metrics_closed',
  'returned_letters_closed',
  'file_not_found',
  'api_key_unknown',
])

/** Whether the refusal of a request that reached no call belongs in the security log. */
export function isRequestRefusal(code: Refusal): boolean {
  return ofRequests.has(code)
}

/**
 * The maximum number of entries for refused requests that one process creates in a window; further ones are counted in
 * one entry per code.
 */
export const requestRefusalEntries = 200

const id = /^[0-9a-f]{24}$/

/** The ids in a call's input, by name. All other values may be personal and are left out. */
export function idsOf(input: unknown): Record<string, string> {
  if (typeof input !== 'object' || input === null) return {}
  const ids = Object.entries(input).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && id.test(entry[1]),
  )
  return Object.fromEntries(ids.slice(0, 6))
}
