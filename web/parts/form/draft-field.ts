import { readJson } from '../../platform/form-fields.ts'

/** The name of the hidden field that carries a draft whole, so that what isn't in view isn't lost. */
export const draftField = 'draft'

/** The hidden draft that a form sent, to be made whole by its form's `shape`. */
export const sentDraft = (form: FormData): unknown => readJson(form.get(draftField))
