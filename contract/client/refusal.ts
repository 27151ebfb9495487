import { ORPCError } from '@orpc/client'
import type { RefusalCode } from '../refusals.ts'
import type { FieldFaults } from '../shapes.ts'

/**
 * A refused call, as its caller handles it. `retryAfter`: seconds after which to retry. `kept`: what the next call
 * needs to continue, where the refusal asks for a further step.
 */
export type Refused = {
  code: RefusalCode
  status: number
  message: string
  fields: FieldFaults
  retryAfter?: number
  kept?: string
}

/** The refusal in an error that a call threw; null for any other error. */
export function refusalOf(problem: unknown): Refused | null {
  if (!(problem instanceof ORPCError)) return null
  const { fields = {}, retryAfter, kept } = (problem.data ?? {}) as Partial<Refused>
  const { status, message } = problem
  return {
    code: problem.code as RefusalCode,
    status,
    message,
    fields,
    ...(retryAfter !== undefined && { retryAfter }),
    ...(kept !== undefined && { kept }),
  }
}
