import { type RefusalClass, refusals } from '@trampolim/marketplace/refusals.ts'

/** A stable code of a refusal; each has a Portuguese text in phrases. */
export type RefusalCode = keyof typeof refusals

const statusOfClass = {
  origin: 400,
  unauthenticated: 401,
  forbidden: 403,
  missing: 404,
  slow: 408,
  state: 409,
  gone: 410,
  input: 422,
  busy: 429,
  failure: 500,
  away: 503,
} as const satisfies Record<RefusalClass, number>

/** The HTTP status of every refusal code. */
export const statuses: Readonly<Record<RefusalCode, number>> = Object.fromEntries(
  Object.entries(refusals).map(([code, kind]) => [code, statusOfClass[kind]]),
) as Record<RefusalCode, number>

/** The HTTP status of a refusal. */
export function statusOf(code: RefusalCode): number {
  return statuses[code]
}
