import type { Fault } from '@trampolim/marketplace/faults.ts'
import { under } from '@trampolim/marketplace/faults.ts'
import { fieldFaultsOf } from '../platform/http/refusals/field-faults.ts'
import { Refusal, refuse } from '../platform/refusal.ts'

/** The fault in a correction's form for each violated constraint. */
const takenField: Readonly<Record<string, Fault>> = {
  professional_cpf_unique: { field: 'cpf', code: 'cpf_taken' },
  recruiter_phone_unique: { field: 'phones.0.phone', code: 'phone_taken' },
}

/** Reports faults by their path in the input, where a correction's fields are under its part. */
export async function faultsUnder<Result>(part: 'profile' | 'organization' | 'job', correct: () => Promise<Result>) {
  try {
    return await correct()
  } catch (problem) {
    const taken = takenField[(problem as { constraint?: string }).constraint ?? '']
    if (taken) return refuse('invalid_form', fieldFaultsOf(under(part, [taken])))
    if (!(problem instanceof Refusal) || !problem.fields) throw problem
    const fields = Object.entries(problem.fields).map(([field, fault]) => [`${part}.${field}`, fault])
    return refuse(problem.code, Object.fromEntries(fields))
  }
}
