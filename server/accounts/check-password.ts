import type { PasswordOwner } from '@trampolim/marketplace/accounts/password-owner.ts'
import { faultOfPassword } from '@trampolim/marketplace/accounts/passwords.ts'
import { fieldFaultsOf } from '../platform/http/field-faults.ts'
import { refuse } from '../platform/refusal.ts'
import { isKnownWord } from './known-words.ts'

/** Lets a new password pass that nobody guesses who knows its owner, or what others choose. @throws invalid_form (password) */
export function checkPassword(password: string, owner: PasswordOwner) {
  const fault = faultOfPassword(password, { owner, isKnown: isKnownWord })
  if (fault) refuse('invalid_form', fieldFaultsOf([{ field: 'password', code: fault }]))
}
