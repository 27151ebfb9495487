import { type ErrorMap, oc } from '@orpc/contract'
import type { Role } from '@trampolim/marketplace/accounts/roles.ts'
import type { QuotaName } from '@trampolim/marketplace/quotas.ts'
import type { SecurityKind } from '@trampolim/marketplace/security/security-events.ts'
import type { z } from 'zod'
import { type RefusalCode, statusOf } from './refusals.ts'

/** Who may make a call: anyone, any signed-in person, or the roles named. */
export type Audience = 'anyone' | 'session' | Exclude<Role, 'user:visitor'>

/** The kind under which a successful call is recorded in the security log. */
export type Logged = Exclude<SecurityKind, 'refusal'>

/** What the server needs to know of a call besides its schemas. */
export type CallMeta = {
  allows: readonly Audience[]
  fails: readonly RefusalCode[]
  quota: CallQuota | undefined
  logged: Logged | null
  /** Whether the specification has this call. */
  specified: boolean
  /** Fields of the body that may stand in the query as well. */
  alsoInQuery: readonly string[]
  /** Whether the call is open to people who must first protect their account with a second step. */
  beforeProtection: boolean
  /** The maximum size in bytes of the uploaded file; 0 if the call takes no file. */
  takesFile: number
}

/** The quota that a call counts against, or why a changing call has none. */
export type CallQuota = QuotaName | { none: string }

type Request = `${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} /${string}`

/**
 * Defines one call of the contract: its purpose, its method and path, who may make it, its input and answer, and the
 * refusals that a caller must handle. Path parameters, query parameters and the body form one input object. A call that
 * changes something names its quota. Every call may also fail with `sign_in_required`, `role_not_allowed`,
 * `second_step_needed`, `invalid_form`, `too_many_requests`, `quota_reached`, `foreign_origin`, `sent_too_slowly`,
 * `not_available_now`, `gone_meanwhile` and `unexpected`.
 */
export function call<Input extends z.ZodType, Output extends z.ZodType>(entry: {
  /** False for a call that the specification lacks but the product needs. */
  specified?: false
  purpose: string
  request: Request
  quota?: CallQuota
  allows: readonly Audience[]
  input: Input
  /**
   * Set if a call whose method allows a body reads its query instead, as a `DELETE` of the specification does: `input`
   * then has the parameters under `query`. A `GET` always reads its query.
   */
  reads?: 'query'
  /**
   * Fields of the body that may also be given in the query, where the specification names both. If both are given, the
   * body's value is used.
   */
  alsoInQuery?: readonly string[]
  /** Set if the call takes a form with a file (`multipart/form-data`): the maximum size of that file in bytes. */
  takesFile?: number
  answers: Output
  fails?: readonly RefusalCode[]
  /**
   * Set if the call is open to people who must first protect their account (`second_step_needed`). They may also make
   * the calls for any session, and the calls for anyone, in which they count as visitors.
   */
  beforeProtection?: true
  /** Set if the call changes rights or an account, or shows another person's personal data. */
  logged?: Logged
}) {
  const [method, path] = entry.request.split(' ') as ['GET', `/${string}`]
  const fails = entry.fails ?? []
  const errors: ErrorMap = Object.fromEntries(fails.map((code) => [code, { status: statusOf(code) }]))
  return oc
    .$meta<CallMeta>({
      allows: entry.allows,
      fails,
      quota: entry.quota,
      logged: entry.logged ?? null,
      specified: entry.specified ?? true,
      alsoInQuery: entry.alsoInQuery ?? [],
      beforeProtection: entry.beforeProtection ?? false,
      takesFile: entry.takesFile ?? 0,
    })
    .errors(errors)
    .route({
      method,
      path,
      ...(entry.reads === 'query' && { inputStructure: 'detailed' as const }),
      summary: entry.purpose,
      description: `Allows: ${entry.allows.join(', ')}.${fails.length ? ` Fails with: ${fails.join(', ')}.` : ''}`,
    })
    .input(entry.input)
    .output(entry.answers)
}
