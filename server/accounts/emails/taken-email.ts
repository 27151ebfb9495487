import { fieldFaultsOf } from '../../platform/http/refusals/field-faults.ts'
import { refuse } from '../../platform/refusal.ts'

/**
 * Runs `store` and turns its failure, because another account has the address, into a fault of the field.
 * @throws invalid_form
 */
export async function takenEmail<Result>(field: string, store: () => Promise<Result>): Promise<Result> {
  try {
    return await store()
  } catch (problem) {
    if ((problem as { constraint?: string }).constraint !== 'account_email_unique') throw problem
    return refuse('invalid_form', fieldFaultsOf([{ field, code: 'email_taken' }]))
  }
}
