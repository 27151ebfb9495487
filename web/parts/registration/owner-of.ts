import { dayFrom } from '../curriculums/form/typed-values.ts'
import type { RegistrationDraft } from './draft.ts'

/** The data about the person that is known so far and must not be part of the password. */
export function ownerOf({ name, email, birthDate, cpf, phones }: RegistrationDraft) {
  return { name, email, cpf, birthDate: dayFrom(birthDate), phones: phones.map(({ phone }) => phone) }
}
