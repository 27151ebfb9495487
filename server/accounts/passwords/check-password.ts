import type { PasswordOwner } from '@trampolim/marketplace/accounts/passwords/password-owner.ts'
import { faultOfPassword } from '@trampolim/marketplace/accounts/passwords/passwords.ts'
import { fieldFaultsOf } from '../../platform/http/refusals/field-faults.ts'
import { refuse } from '../../platform/refusal.ts'
import { knownWords } from './known-words.ts'

/**
 * Refuses a new password that is common or derived from its owner's data. @throws invalid_form (`field`)
 */
export async function checkPassword(password: string, owner: PasswordOwner, field = 'password') {
  const words = await knownWords()
  const fault = faultOfPassword(password, { owner, isKnown: (word) => words.has(word) })
  if (fault) refuse('invalid_form', fieldFaultsOf([{ field, code: fault }]))
}
