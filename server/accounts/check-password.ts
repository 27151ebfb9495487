import type { PasswordOwner } from '@trampolim/marketplace/accounts/password-owner.ts'
import { faultOfPassword } from '@trampolim/marketplace/accounts/passwords.ts'
import { fieldFaultsOf } from '../platform/http/field-faults.ts'
import { refuse } from '../platform/refusal.ts'
import { isKnownWord } from './known-words.ts'

/** Refuses a new password that is common or made from what is known of its owner. @throws invalid_form (password) */
export function checkPassword(password: string, owner: PasswordOwner) {
  const fault = faultOfPassword(password, { owner, isKnown: isKnownWord })
  if (fault) refuse('invalid_form', fieldFaultsOf([{ field: 'password', code: fault }]))
}
