import { account } from '@trampolim/phrases/pt-br/account.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { Form, useNavigation } from 'react-router'
import { Button } from '../../../design/button.tsx'
import { Card } from '../../../design/card.tsx'
import { FormSummary } from '../../../design/form-summary.tsx'
import { PasswordField } from '../../../design/password-field.tsx'
import { faultsForSummary, faultsTitle } from '../../form/fault-summary.ts'
import { SavedNotice } from '../../form/saved-notice.tsx'
import classes from '../own-account.module.css'
import { type PasswordAnswer, passwordIntents } from './do-password-intent.ts'
import { PasswordLink } from './password-link.tsx'

const t = speak(account)

type ChangePasswordProps = {
  email: string
  demo: boolean
  /** Whether it has just been changed. */
  changed: boolean
  answer: PasswordAnswer | undefined
}

/** Changes the password, given the current one; a person who forgot it gets a link by letter. */
export function ChangePassword({ email, demo, changed, answer }: ChangePasswordProps) {
  const intent = useNavigation().formData?.get('intent')
  const faults = answer?.faults ?? {}
  const shown = { showLabel: t('password.show'), hideLabel: t('password.hide'), maxLength: 200 } as const
  return (
    <>
      {changed && <SavedNotice>{t('password.saved')}</SavedNotice>}
      <Card as="section" className={classes.card} aria-labelledby="password">
        <h2 id="password">{t('password.title')}</h2>
        <FormSummary title={faultsTitle(faults, t('password.faults'))} faults={faultsForSummary(faults)} />
        <Form method="post" noValidate className={classes.form} key={String(changed)}>
          {/* Password managers store the new password for this account. */}
          <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
          <PasswordField
            {...shown}
            name="oldPassword"
            label={t('password.old')}
            autoComplete="current-password"
            fault={faults.oldPassword}
          />
          <PasswordField
            {...shown}
            name="newPassword"
            label={t('password.next')}
            hint={t('password.nextHint')}
            autoComplete="new-password"
            fault={faults.newPassword}
          />
          <PasswordField
            {...shown}
            name="confirmPassword"
            label={t('password.confirm')}
            autoComplete="new-password"
            fault={faults.confirmPassword}
          />
          <p className={classes.note}>{t('password.note')}</p>
          <div className={classes.actions}>
            <Button
              type="submit"
              name="intent"
              value={passwordIntents.change}
              look="main"
              loading={intent === passwordIntents.change}
            >
              {t('password.save')}
            </Button>
          </div>
        </Form>
      </Card>
      <PasswordLink title={t('password.forgotten')} {...{ email, demo }} sent={answer?.link} />
    </>
  )
}
