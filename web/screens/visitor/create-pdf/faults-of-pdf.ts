import { type Fault, faultAt } from '@trampolim/marketplace/faults.ts'
import { isEmail } from '@trampolim/marketplace/registration/email.ts'
import { candidateFields } from '@trampolim/marketplace/registration/fields.ts'
import { isCellPhone } from '@trampolim/marketplace/registration/phone.ts'
import type { Day } from '@trampolim/marketplace/time/days.ts'
import { faultsOfDraft } from '../../../parts/curriculums/form/write-curriculum.ts'
import { type Faults, textsOf } from '../../../platform/faults.ts'
import { longestPlace, type PdfDraft } from './pdf-draft.ts'

/** The messages about a draft's faults; only the name and an occupation are required. */
export function faultsOfPdf(draft: PdfDraft, { today }: { today: Day }): Faults {
  const { name, email, phone, place } = draft
  const tooLong = (text: string, most: number) => (text.length > most ? 'too_long' : undefined)
  const found: Fault[] = [
    ...faultAt('name', name.trim() === '' ? 'required' : tooLong(name, candidateFields.name.longest)),
    ...faultAt('email', email.trim() !== '' && !isEmail(email) ? 'invalid_email' : undefined),
    ...faultAt('phone', phone.trim() !== '' && !isCellPhone(phone) ? 'invalid_phone' : undefined),
    ...faultAt('place', tooLong(place, longestPlace)),
  ]
  return { ...textsOf(found), ...faultsOfDraft('professional', draft, { today }) }
}
