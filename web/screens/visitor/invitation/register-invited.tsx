import { invitation } from '@trampolim/phrases/pt-br/invitation.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { Form, Link } from 'react-router'
import { Button } from '../../../design/button.tsx'
import { Checkbox } from '../../../design/choice.tsx'
import { FormSummary } from '../../../design/form-summary.tsx'
import { MaskedField } from '../../../design/masked-field.tsx'
import { PasswordField } from '../../../design/password-field.tsx'
import { AccountFields } from '../../../parts/accounts/account-page.tsx'
import { faultsForSummary, faultsTitle } from '../../../parts/form/fault-summary.ts'
import { LimitedField } from '../../../parts/form/limited-text.tsx'
import type { Faults } from '../../../platform/faults.ts'
import { href } from '../../../platform/href.ts'

const t = speak(invitation)

/** The typed text, without the passwords. */
export type TypedRegistration = { name: string; phone: string; isWhatsApp: boolean; agreeTerms: boolean }

type RegisterInvitedProps = {
  email: string
  /** The maximal length of a name. */
  nameMost: number
  typed: TypedRegistration | undefined
  faults: Faults
  busy: boolean
}

/** The registration of an invited person: only their personal data, since the organisation already exists. */
export function RegisterInvited({ email, nameMost, typed, faults, busy }: RegisterInvitedProps) {
  const shown = { showLabel: t('form.show'), hideLabel: t('form.hide'), autoComplete: 'new-password' } as const
  return (
    <>
      <FormSummary title={faultsTitle(faults, t('form.faults'))} faults={faultsForSummary(faults)} />
      <Form method="post" noValidate>
        {/* Password managers store the password for this account. */}
        <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
        <AccountFields>
          <p>{t('form.email', { email })}</p>
          <LimitedField
            name="name"
            label={t('form.name')}
            autoComplete="name"
            autoCapitalize="words"
            most={nameMost}
            defaultValue={typed?.name}
            fault={faults.name}
          />
          <MaskedField
            mask="phone"
            name="phone"
            label={t('form.phone')}
            placeholder="(00) 00000-0000"
            autoComplete="tel-national"
            defaultValue={typed?.phone ?? ''}
            fault={faults.phone}
          />
          <Checkbox name="isWhatsApp" label={t('form.whatsApp')} defaultChecked={typed?.isWhatsApp} />
          <PasswordField
            {...shown}
            name="password"
            label={t('form.password')}
            hint={t('form.passwordHint')}
            maxLength={200}
            fault={faults.password}
          />
          <PasswordField
            {...shown}
            name="confirmPassword"
            label={t('form.confirm')}
            maxLength={200}
            fault={faults.confirmPassword}
          />
          <Checkbox
            id="field-agreeTerms"
            name="agreeTerms"
            defaultChecked={typed?.agreeTerms}
            label={
              <>
                {t('form.terms')}{' '}
                <Link to={href('/recruiter/terms-privacy')} target="_blank" rel="noopener">
                  {t('form.termsLink')}
                </Link>
              </>
            }
            fault={faults.agreeTerms}
          />
          <Button type="submit" name="intent" value="register" look="main" size="large" wide loading={busy}>
            {t('form.submit')}
          </Button>
        </AccountFields>
      </Form>
    </>
  )
}
