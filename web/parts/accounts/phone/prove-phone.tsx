import { codeRules } from '@trampolim/marketplace/accounts/sign-in/codes.ts'
import { formatPhone } from '@trampolim/marketplace/registration/phone.ts'
import { account } from '@trampolim/phrases/pt-br/account.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { Form, useNavigation } from 'react-router'
import { Button } from '../../../design/button.tsx'
import { Notice } from '../../../design/notice.tsx'
import { TextField } from '../../../design/text-field.tsx'
import { draftField } from '../../form/draft/draft-field.ts'
import { isPhoneAsked } from '../../registration/person-draft.ts'
import { DemoMailHint } from '../demo-mail-hint.tsx'
import classes from '../own-account.module.css'
import { enterIntent, proveIntent, type StartedProof } from './phone-proof.ts'

const t = speak(account)

type ProvePhoneProps = { phone: string; started: StartedProof | undefined; demo: boolean }

/** Sends a code to a phone that isn't verified, and accepts the code. */
export function ProvePhone({ phone, started, demo }: ProvePhoneProps) {
  const intent = useNavigation().formData?.get('intent')
  const isSent = started !== undefined && isPhoneAsked(started.draft)
  if (!isSent) {
    return (
      <Form method="post">
        <Notice
          tone={started?.fault ? 'danger' : 'warn'}
          live={started !== undefined}
          title={t('code.missing')}
          actions={
            <Button type="submit" name="intent" value={proveIntent} loading={intent === proveIntent}>
              {t('code.send')}
            </Button>
          }
        >
          {started?.fault ?? t('code.missingText', { phone: formatPhone(phone) })}
        </Notice>
      </Form>
    )
  }
  return (
    <Form method="post" noValidate className={classes.card}>
      <input type="hidden" name={draftField} value={JSON.stringify(started.draft)} />
      <TextField
        name="code"
        label={t('code.label')}
        hint={t('code.sentTo', { phone: formatPhone(phone) })}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={codeRules.longDigits}
        autoFocus
        fault={started.fault ?? undefined}
      />
      {demo && <DemoMailHint />}
      <div className={classes.actions}>
        <Button type="submit" name="intent" value={enterIntent} look="main" loading={intent === enterIntent}>
          {t('code.confirm')}
        </Button>
        <Button type="submit" name="intent" value={proveIntent} loading={intent === proveIntent}>
          {t('code.resend')}
        </Button>
      </div>
      <p role="status">{started.resent && t(`code.${started.resent}`)}</p>
    </Form>
  )
}
