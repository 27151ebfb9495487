import type { RefusalCode } from '@trampolim/contract/refusals.ts'
import type { FieldFaults } from '@trampolim/contract/shapes.ts'

/** A "no" that the caller is told: a stable code, and the fields it is about. Everything else thrown is a failure. */
export class Refusal extends Error {
  readonly code: RefusalCode
  readonly fields: FieldFaults | undefined
  /** From when on the same may succeed. */
  readonly until: Date | undefined

  constructor(code: RefusalCode, { fields, until }: { fields?: FieldFaults | undefined; until?: Date } = {}) {
    super(code)
    this.name = 'Refusal'
    this.code = code
    this.fields = fields
    this.until = until
  }
}

/** Ends the call with a refusal. */
export function refuse(code: RefusalCode, fields?: FieldFaults): never {
  throw new Refusal(code, { fields })
}

/** Ends the call with a refusal that lapses. */
export function refuseUntil(code: RefusalCode, until: Date): never {
  throw new Refusal(code, { until })
}
