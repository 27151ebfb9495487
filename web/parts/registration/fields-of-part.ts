import { fieldsOfPart, type LaterPart } from '@trampolim/marketplace/registration/later-parts.ts'

/** The fields of a part that can wait, as its form has them: the skills also ask for a file. */
export const formFieldsOfPart: Readonly<Record<LaterPart, readonly string[]>> = {
  ...fieldsOfPart,
  skills: [...fieldsOfPart.skills, 'fileCV'],
}
