import type { RefusalCode } from '@trampolim/contract/refusals.ts'
import type { FieldFaults } from '@trampolim/contract/shapes.ts'

/**
 * A foreseen refusal that the caller receives: a stable code, and the fields it concerns. Everything else thrown is a
 * failure.
 */
export class Refusal extends Error {
  readonly code: RefusalCode
  readonly fields: FieldFaults | undefined
  /** Seconds after which the caller may retry. */
  readonly retryAfter: number | undefined

  /** Values named in its text. */
  readonly values: Readonly<Record<string, string>> | undefined
  /** What the caller needs to go on, sealed. */
  readonly kept: string | undefined

  constructor(
    code: RefusalCode,
    {
      fields,
      retryAfter,
      values,
      kept,
    }: { fields?: FieldFaults; retryAfter?: number; values?: Readonly<Record<string, string>>; kept?: string } = {},
  ) {
    super(code)
    this.name = 'Refusal'
    this.code = code
    this.fields = fields
    this.retryAfter = retryAfter
    this.values = values
    this.kept = kept
  }
}

/** Throws a refusal, which ends the call. */
export function refuse(code: RefusalCode, fields?: FieldFaults): never {
  throw new Refusal(code, fields && { fields })
}

/** Refuses with the number of seconds after which to retry; the text may contain them as `{{wait}}`. */
export function refuseFor(code: RefusalCode, retryAfter: number): never {
  throw new Refusal(code, { retryAfter })
}

/** Refuses with values named in the text: `{{id}}`. */
export function refuseNaming(code: RefusalCode, values: Readonly<Record<string, string>>): never {
  throw new Refusal(code, { values })
}

/** Refuses with what the caller needs to go on. */
export function refuseKeeping(code: RefusalCode, kept: string): never {
  throw new Refusal(code, { kept })
}
