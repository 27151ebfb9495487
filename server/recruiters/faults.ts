import type { Fault } from '@trampolim/marketplace/faults.ts'
import { fieldFaultsOf } from '../platform/http/refusals/field-faults.ts'
import { refuse } from '../platform/refusal.ts'

/** The fault in the recruiter's form for each violated constraint. */
export const takenField = {
  account_email_unique: { field: 'email', code: 'email_taken' },
  recruiter_phone_unique: { field: 'phones.0.phone', code: 'phone_taken' },
} as const satisfies Record<string, Fault>

/**
 * If codes can be sent to phones, a recruiter's phone must be verified; otherwise it stays unverified (product, outside
 * facts).
 */
export const phoneNotValidated: Fault = { field: 'phones.0.phone', code: 'phone_not_validated' }

/**
 * Turns a failure because the e-mail or phone was taken at the same moment into a fault of the form's field, under its
 * path.
 */
export async function takenInForm<Result>(path: string, store: () => Promise<Result>): Promise<Result> {
  try {
    return await store()
  } catch (problem) {
    const { constraint = '' } = problem as { constraint?: string }
    if (!(constraint in takenField)) throw problem
    const { field, code } = takenField[constraint as keyof typeof takenField]
    return refuse('invalid_form', fieldFaultsOf([{ field: `${path}${field}`, code }]))
  }
}
