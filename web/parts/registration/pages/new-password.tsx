import type { PasswordOwner } from '@trampolim/marketplace/accounts/passwords/password-owner.ts'
import { faultOfPassword } from '@trampolim/marketplace/accounts/passwords/passwords.ts'
import { registration } from '@trampolim/phrases/pt-br/registration.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { PasswordField } from '../../../design/password-field.tsx'
import { type Faults, faultText } from '../../../platform/faults.ts'
import type { Secret } from '../draft.ts'

const t = speak(registration)

type NewPasswordProps = { owner: PasswordOwner; secret: Secret; faults: Faults; onChange: (secret: Secret) => void }

/** A new password and its repetition, with a hint on what is missing while typing. */
export function NewPassword({ owner, secret, faults, onChange }: NewPasswordProps) {
  const shown = { showLabel: t('access.show'), hideLabel: t('access.hide'), autoComplete: 'new-password' } as const
  return (
    <>
      {/* Password managers store the new password for this account. */}
      <input type="email" name="username" autoComplete="username" value={owner.email} readOnly hidden />
      <PasswordField
        {...shown}
        name="password"
        label={t('access.password')}
        hint={!faults.password && <span aria-live="polite">{hintFor(secret.password, owner)}</span>}
        maxLength={200}
        value={secret.password}
        onChange={(event) => onChange({ ...secret, password: event.currentTarget.value })}
        fault={faults.password}
      />
      <PasswordField
        {...shown}
        name="confirmPassword"
        label={t('access.confirm')}
        maxLength={200}
        value={secret.confirmPassword}
        onChange={(event) => onChange({ ...secret, confirmPassword: event.currentTarget.value })}
        fault={faults.confirmPassword}
      />
    </>
  )
}

/** What the browser can check; the server also compares it with common passwords. */
function hintFor(password: string, owner: PasswordOwner): string {
  if (password === '') return t('access.passwordHint')
  const fault = faultOfPassword(password, { owner })
  return fault ? faultText(fault) : t('access.passwordGood')
}
