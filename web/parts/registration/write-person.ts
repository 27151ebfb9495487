import { settle } from '@trampolim/marketplace/fields/settle.ts'
import { pcdFields } from '@trampolim/marketplace/registration/fields.ts'
import { typedOf } from '../form/draft/draft-of-fields.ts'
import type { RegistrationDraft } from './draft.ts'
import type { PcdDraft } from './person-draft.ts'

/** The phones without empty rows, if there is another one. */
export function phonesGiven({ phones }: Pick<RegistrationDraft, 'phones'>) {
  const given = phones.filter(({ phone }) => phone.trim() !== '')
  return given.length > 0 ? given : phones.slice(0, 1)
}

/** The data on a disability as the input of calls. */
export function pcdInput(draft: PcdDraft) {
  return settle(pcdFields, typedOf(pcdFields, draft))
}
