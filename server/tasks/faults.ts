import type { Fault } from '@trampolim/marketplace/faults.ts'
import { under } from '@trampolim/marketplace/faults.ts'
import { fieldFaultsOf } from '../platform/http/field-faults.ts'
import { Refusal, refuse } from '../platform/refusal.ts'

/** What a violated constraint means in the form of a correction. */
const takenField: Readonly<Record<string, Fault>> = {
  professional_cpf_unique: { field: 'cpf', code: 'cpf_taken' },
  recruiter_phone_unique: { field: 'phones.0.phone', code: 'phone_taken' },
}

/** Tells faults by their path in the input, where a correction has its fields under the part that it is about. */
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
