import { ORPCError } from '@orpc/client'
import type { RefusalCode } from '../refusals.ts'
import type { FieldFaults } from '../shapes.ts'

/** A call's "no", as its caller handles it. */
export type Refused = { code: RefusalCode; status: number; message: string; fields: FieldFaults }

/** Reads a refusal out of what a call threw; null for anything else. */
export function refusalOf(problem: unknown): Refused | null {
  if (!(problem instanceof ORPCError)) return null
  const { fields } = (problem.data ?? {}) as { fields?: FieldFaults }
  return { code: problem.code as RefusalCode, status: problem.status, message: problem.message, fields: fields ?? {} }
}
