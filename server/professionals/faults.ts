import type { FieldFaults } from '@trampolim/contract/shapes.ts'
import { faultsOfAvailability } from '@trampolim/marketplace/availability/availability.ts'
import { kindOfSent } from '@trampolim/marketplace/curriculums/kinds.ts'
import { type Fault, faultAt, under } from '@trampolim/marketplace/faults.ts'
import { faultsOfPcdData } from '@trampolim/marketplace/registration/pcd-data.ts'
import { faultsOfPersonalData } from '@trampolim/marketplace/registration/personal-data.ts'
import type { Day } from '@trampolim/marketplace/time/days.ts'
import { knownWords } from '../accounts/passwords/known-words.ts'
import { faultsOfContent } from '../curriculums/faults-of-content.ts'
import { fieldFaultsOf } from '../platform/http/refusals/field-faults.ts'
import { Refusal, refuse } from '../platform/refusal.ts'
import { contentOf, type Registration } from './registration.ts'

/** Returns the faults of a registration, each by its field's path in the input (specification, data §5). */
export async function faultsOfRegistration(registration: Registration, { today }: { today: Day }): Promise<Fault[]> {
  const words = await knownWords()
  const { personalData, pcdData, cvTypeData, availabilityData } = registration
  const kind = kindOfSent(cvTypeData)
  return [
    ...under('personalData', faultsOfPersonalData(personalData, { today, isKnown: (word) => words.has(word) })),
    ...(pcdData ? under('pcdData', faultsOfPcdData(pcdData, { today })) : []),
    ...faultAt('cvTypeData.variant', kind ? undefined : 'invalid'),
    ...faultsOfContent(kind ?? 'professional', contentOf(registration), { today }).map((fault) => ({
      ...fault,
      field: curriculumField(fault.field),
    })),
    ...(availabilityData ? under('availabilityData', faultsOfAvailability(availabilityData)) : []),
  ]
}

/** If codes can be sent to phones, the first phone must be verified (specification, data §5). */
export const phoneNotValidated: Fault = { field: 'personalData.phones.0.phone', code: 'phone_not_validated' }

/** The fault in the form for each violated constraint. */
export const takenField = {
  account_email_unique: { field: 'personalData.email', code: 'email_taken' },
  professional_cpf_unique: { field: 'personalData.cpf', code: 'cpf_taken' },
} as const satisfies Record<string, Fault>

/**
 * Turns a failure because the e-mail or CPF was taken at the same moment, and faults in the curriculum, into faults of
 * the form's own fields.
 */
export async function refusedInForm<Result>(store: () => Promise<Result>): Promise<Result> {
  try {
    return await store()
  } catch (problem) {
    const { constraint } = problem as { constraint?: string }
    if (constraint && constraint in takenField) {
      refuse('invalid_form', fieldFaultsOf([takenField[constraint as keyof typeof takenField]]))
    }
    if (problem instanceof Refusal && problem.fields) refuse(problem.code, inForm(problem.fields))
    throw problem
  }
}

function inForm(fields: FieldFaults): FieldFaults {
  const place = (field: string) => (field === phoneNotValidated.field ? field : curriculumField(field))
  return Object.fromEntries(Object.entries(fields).map(([field, fault]) => [place(field), fault]))
}

const coursesFields = new Set(['formations', 'languages', 'technologiesGeneral'])

/** The path of a curriculum's field in the form. */
function curriculumField(field: string): string {
  const [first = ''] = field.split('.', 1)
  if (first === 'videoUrl') return `videoData.${field}`
  return `${coursesFields.has(first) ? 'coursesData' : 'simpleCvData'}.${field}`
}
