import { type CurriculumKind, kindOfSent, type SentKind } from '@trampolim/marketplace/curriculums/kinds.ts'
import { fieldFaultsOf } from '../platform/http/refusals/field-faults.ts'
import { refuse } from '../platform/refusal.ts'

/** The kind of curriculum that a call names. @throws invalid_form (a variant that the type doesn't have) */
export function kindOf(sent: SentKind): CurriculumKind {
  return kindOfSent(sent) ?? refuse('invalid_form', fieldFaultsOf([{ field: 'variant', code: 'invalid' }]))
}
