import { readJson } from '../../../platform/form-fields.ts'

/** The name of the hidden field that contains the whole draft, so that fields on other pages aren't lost. */
export const draftField = 'draft'

/** Returns the hidden draft that a form submitted; the form's `shape` must complete it. */
export const sentDraft = (form: FormData): unknown => readJson(form.get(draftField))
