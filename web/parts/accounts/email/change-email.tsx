import { codeRules } from '@trampolim/marketplace/accounts/sign-in/codes.ts'
import { account } from '@trampolim/phrases/pt-br/account.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { Form, useNavigation } from 'react-router'
import { Button } from '../../../design/button.tsx'
import { Card } from '../../../design/card.tsx'
import { FormSummary } from '../../../design/form-summary.tsx'
import { PasswordField } from '../../../design/password-field.tsx'
import { TextField } from '../../../design/text-field.tsx'
import { draftField } from '../../form/draft/draft-field.ts'
import { EmailField } from '../../form/email-field.tsx'
import { faultsForSummary, faultsTitle } from '../../form/fault-summary.ts'
import { SavedNotice } from '../../form/saved-notice.tsx'
import { DemoMailHint } from '../demo-mail-hint.tsx'
import classes from '../own-account.module.css'
import type { EmailAnswer } from './do-email-intent.ts'
import { emailIntents } from './email-intents.ts'

const t = speak(account)

type ChangeEmailProps = {
  /** The current address. */
  email: string
  /** Whether the profile was approved. */
  mayEdit: boolean
  demo: boolean
  /** Whether it was changed, and the person has signed in with the new one since. */
  changed: boolean
  answer: EmailAnswer | undefined
}

/** Changes the address with which somebody signs in: the new one, then its code and the password. */
export function ChangeEmail({ email, mayEdit, demo, changed, answer }: ChangeEmailProps) {
  const faults = answer?.faults ?? {}
  return (
    <Card as="section" className={classes.card} aria-labelledby="email">
      <h2 id="email">{t('email.title')}</h2>
      {changed && !answer && <SavedNotice>{t('email.saved', { email })}</SavedNotice>}
      <p className={classes.note}>{t(mayEdit ? 'email.text' : 'email.locked', { email })}</p>
      {mayEdit && (
        <>
          <FormSummary title={faultsTitle(faults, t('email.faults'))} faults={faultsForSummary(faults)} />
          {answer?.draft.verification.id ? (
            <EnterCode {...answer} demo={demo} />
          ) : (
            <AskCode typed={answer?.draft.email ?? ''} fault={faults.email} />
          )}
        </>
      )}
    </Card>
  )
}

const useIntent = () => useNavigation().formData?.get('intent')

function AskCode({ typed, fault }: { typed: string; fault: string | undefined }) {
  const intent = useIntent()
  return (
    <Form method="post" noValidate className={classes.form}>
      <EmailField
        name="email"
        id="field-email"
        label={t('email.next')}
        autoComplete="off"
        defaultValue={typed}
        fault={fault}
      />
      <div className={classes.actions}>
        <Button type="submit" name="intent" value={emailIntents.send} loading={intent === emailIntents.send}>
          {t('email.send')}
        </Button>
      </div>
    </Form>
  )
}

function EnterCode({ draft, faults, resent, demo }: EmailAnswer & { demo: boolean }) {
  const intent = useIntent()
  return (
    <Form method="post" noValidate className={classes.form}>
      <input type="hidden" name={draftField} value={JSON.stringify(draft)} />
      {/* Enter in a field presses the first button of a form. */}
      <button
        type="submit"
        name="intent"
        value={emailIntents.change}
        className="unseen"
        tabIndex={-1}
        aria-hidden="true"
      />
      {draft.verification.verified ? (
        <p>{t('email.proved', { email: draft.email })}</p>
      ) : (
        <>
          <TextField
            name="code"
            label={t('email.code')}
            hint={t('email.sentTo', { email: draft.email })}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={codeRules.longDigits}
            autoFocus
            fault={faults.code}
          />
          {demo && <DemoMailHint />}
        </>
      )}
      <PasswordField
        name="password"
        label={t('email.password')}
        hint={t('email.passwordHint')}
        showLabel={t('password.show')}
        hideLabel={t('password.hide')}
        autoComplete="current-password"
        maxLength={200}
        fault={faults.password}
      />
      <p className={classes.note}>{t('email.note')}</p>
      <div className={classes.actions}>
        <Button
          type="submit"
          name="intent"
          value={emailIntents.change}
          look="main"
          loading={intent === emailIntents.change}
        >
          {t('email.save')}
        </Button>
        {!draft.verification.verified && (
          <Button type="submit" name="intent" value={emailIntents.send} loading={intent === emailIntents.send}>
            {t('code.resend')}
          </Button>
        )}
        <Button type="submit" name="intent" value={emailIntents.again} look="bare">
          {t('email.other')}
        </Button>
      </div>
      <p role="status">{resent && t(`code.${resent}`)}</p>
    </Form>
  )
}
