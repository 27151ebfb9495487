import type { RefusalCode } from '@trampolim/contract/refusals.ts'
import type { FieldFaults } from '@trampolim/contract/shapes.ts'

/** A "no" that the caller is told: a stable code, and the fields it is about. Everything else thrown is a failure. */
export class Refusal extends Error {
  readonly code: RefusalCode
  readonly fields: FieldFaults | undefined
  /** Seconds after which it is worth asking again. */
  readonly retryAfter: number | undefined

  /** What its text names. */
  readonly values: Readonly<Record<string, string>> | undefined

  constructor(
    code: RefusalCode,
    {
      fields,
      retryAfter,
      values,
    }: { fields?: FieldFaults; retryAfter?: number; values?: Readonly<Record<string, string>> } = {},
  ) {
    super(code)
    this.name = 'Refusal'
    this.code = code
    this.fields = fields
    this.retryAfter = retryAfter
    this.values = values
  }
}

/** Throws a refusal, which ends the call. */
export function refuse(code: RefusalCode, fields?: FieldFaults): never {
  throw new Refusal(code, fields && { fields })
}

/** Ends the call with a refusal that says after how many seconds to ask again; its text may say so as `{{wait}}`. */
export function refuseFor(code: RefusalCode, retryAfter: number): never {
  throw new Refusal(code, { retryAfter })
}

/** Ends the call with a refusal whose text names something: `{{id}}`. */
export function refuseNaming(code: RefusalCode, values: Readonly<Record<string, string>>): never {
  throw new Refusal(code, { values })
}
