import {
  blankItems,
  type CurriculumDraft,
  emptyCurriculum,
  forgetRetyped,
  shapedCurriculum,
} from '../../../parts/curriculums/form/draft.ts'
import { sentDraft } from '../../../parts/form/draft/draft-field.ts'
import { emptyRegistration, type RegistrationDraft } from '../../../parts/registration/draft.ts'
import { blankPhone } from '../../../parts/registration/person-draft.ts'
import { overlay, shaped } from '../../../platform/form-fields.ts'

/** The fields about the person in a PDF, all empty. */
const noPerson = { name: '', email: '', phone: '', place: '' }

/** The draft of a PDF made without an account: a person and a curriculum. */
export type PdfDraft = CurriculumDraft & typeof noPerson

export const emptyPdf: PdfDraft = { ...emptyCurriculum, ...noPerson }

/** The maximal length of a town with its state. */
export const longestPlace = 120

/** Completes a draft from an untrusted source, such as the browser's storage. */
export function shapedPdf(value: unknown): PdfDraft {
  return { ...shapedCurriculum(value), ...shaped(value, noPerson) }
}

/** Returns the draft that a form submitted. */
export function pdfFromForm(form: FormData): PdfDraft {
  const before = shapedPdf(sentDraft(form))
  const after = overlay(before, form, blankItems)
  return { ...after, ...forgetRetyped(before, after) }
}

/** The beginning of a registration, filled with what was typed for a PDF. */
export function registrationOfPdf({ name, email, phone, place: _, ...curriculum }: PdfDraft): RegistrationDraft {
  return {
    ...emptyRegistration,
    name,
    email,
    phones: [{ ...blankPhone, phone }],
    curriculum: shapedCurriculum(curriculum),
  }
}
