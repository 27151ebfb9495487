import type { RefusalCode } from '@trampolim/contract/refusals.ts'
import type { FieldFaults } from '@trampolim/contract/shapes.ts'

/** A "no" that the caller is told: a stable code, and the fields it is about. Everything else thrown is a failure. */
export class Refusal extends Error {
  readonly code: RefusalCode
  readonly fields: FieldFaults | undefined

  constructor(code: RefusalCode, fields?: FieldFaults) {
    super(code)
    this.name = 'Refusal'
    this.code = code
    this.fields = fields
  }
}

/** Ends the call with a refusal. */
export function refuse(code: RefusalCode, fields?: FieldFaults): never {
  throw new Refusal(code, fields)
}
