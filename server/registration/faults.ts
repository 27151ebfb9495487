import type { FieldFaults } from '@trampolim/contract/shapes.ts'
import { type Fault, under } from '@trampolim/marketplace/faults.ts'
import { faultsOfPcdData } from '@trampolim/marketplace/registration/pcd-data.ts'
import { faultsOfPersonalData } from '@trampolim/marketplace/registration/personal-data.ts'
import type { Day } from '@trampolim/marketplace/time/days.ts'
import { isKnownWord } from '../accounts/known-words.ts'
import { faultsOfContent } from '../curriculums/faults-of-content.ts'
import { fieldFaultsOf } from '../platform/http/field-faults.ts'
import { Refusal, refuse } from '../platform/refusal.ts'
import type { Registration } from './registration.ts'

/** What is wrong with a registration, each fault by its field's path in the input (specification, data §5). */
export function faultsOfRegistration(registration: Registration, { today }: { today: Day }): Fault[] {
  const { personalData, pcdData, cvTypeData, simpleCvData, coursesData } = registration
  const curriculum = { ...simpleCvData, ...coursesData }
  return [
    ...under('personalData', faultsOfPersonalData(personalData, { today, isKnown: isKnownWord })),
    ...(pcdData ? under('pcdData', faultsOfPcdData(pcdData, { today })) : []),
    ...faultsOfContent(cvTypeData.cvType, curriculum, { today }).map((fault) => ({
      ...fault,
      field: curriculumField(fault.field),
    })),
  ]
}

/** Where codes reach phones, the first one must be proved (specification, data §5). */
export const phoneNotValidated: Fault = { field: 'personalData.phones.0.phone', code: 'phone_not_validated' }

/** What a violated constraint means to the person who fills in the form. */
export const takenField = {
  account_email_unique: { field: 'personalData.email', code: 'email_taken' },
  professional_cpf_unique: { field: 'personalData.cpf', code: 'cpf_taken' },
} as const satisfies Record<string, Fault>

/** Turns a lost race for an e-mail or CPF, and faults found in the curriculum, into faults of the form's own fields. */
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

/** Where the form has a field of the curriculum. */
function curriculumField(field: string): string {
  const [first = ''] = field.split('.', 1)
  return `${coursesFields.has(first) ? 'coursesData' : 'simpleCvData'}.${field}`
}
