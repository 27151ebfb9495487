import { type Refusal, type RefusalClass, refusals } from '../refusals.ts'

/**
 * What the security log holds: who came in and left, changes of what proves or opens an account, changes of what others
 * may do or be seen doing, looks at personal data of others, and what was refused.
 */
export const securityKinds = ['sign-in', 'sign-out', 'account', 'rights', 'look', 'refusal'] as const
export type SecurityKind = (typeof securityKinds)[number]

/** How long an entry is kept, in days: the six months that the law asks of access records (Lei 12.965/2014, art. 15). */
export const securityLogDays = 183

/** How many entries are kept at most; the oldest go first. */
export const securityLogEntries = 2_000_000

/** For so many seconds alike events count in one entry, so that a flood of them fills nothing. */
export const securityWindowSeconds = 600

/** Refusals of a visitor that are of use to whoever looks for an attack; a page that asks to sign in is none. */
const ofVisitors: ReadonlySet<Refusal> = new Set<Refusal>([
  'wrong_credentials',
  'sign_in_as_professional',
  'sign_in_as_recruiter',
  'sign_in_as_reviewer',
  'wrong_password',
  'wrong_code',
  'too_many_tries',
  'too_many_sign_ins',
  'too_many_codes',
  'too_many_requests',
  'action_not_found',
])

/** With somebody signed in also a foreign id and a call that isn't for their role. */
const classesOfPeople: ReadonlySet<RefusalClass> = new Set<RefusalClass>(['forbidden', 'missing', 'busy'])

/** Whether a refusal belongs in the security log. */
export function isSecurityRefusal(code: Refusal, { signedIn }: { signedIn: boolean }): boolean {
  return ofVisitors.has(code) || (signedIn && classesOfPeople.has(refusals[code]))
}

/** What the HTTP layer refuses before it knows of a call: floods, forged and malformed requests, and what probes for a way in. */
const ofRequests: ReadonlySet<Refusal> = new Set<Refusal>([
  'too_many_requests',
  'foreign_origin',
  'malformed_request',
  'sent_too_slowly',
  'file_too_large',
  'call_not_found',
  'metrics_closed',
  'file_not_found',
])

/** Whether the refusal of a request that reached no call belongs in the security log. */
export function isRequestRefusal(code: Refusal): boolean {
  return ofRequests.has(code)
}

/** How many entries one process begins in a window for requests it refuses; everything beyond counts in one for each code. */
export const requestRefusalEntries = 200

const id = /^[0-9a-f]{24}$/

/** What a call was about: the ids among what it was given, by name. Everything else may be personal and stays out. */
export function idsOf(input: unknown): Record<string, string> {
  if (typeof input !== 'object' || input === null) return {}
  const ids = Object.entries(input).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && id.test(entry[1]),
  )
  return Object.fromEntries(ids.slice(0, 6))
}
