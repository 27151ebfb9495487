import { receipts } from '@trampolim/phrases/pt-br/receipts.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { Form } from 'react-router'
import { Button, ButtonLink } from '../../../design/button.tsx'
import { Facts } from '../../../design/facts.tsx'
import { Notice } from '../../../design/notice.tsx'
import { TextField } from '../../../design/text-field.tsx'
import { AccountFields, AccountPage } from '../../../parts/accounts/account-page.tsx'
import { yearMomentText } from '../../../parts/dates-with-year.ts'
import { href } from '../../../platform/href.ts'

const t = speak(receipts)

type ReceiptCheckProps = {
  typed: string
  /** What a valid code confirms. */
  found: { sent: string; jobName: string; company: string | null } | null
  /** Why a typed code wasn't looked up. */
  fault: string | null
  motto: string
}

/** Tells whether a receipt is genuine. Anybody who has its code may check. */
export function ReceiptCheck({ typed, found, fault, motto }: ReceiptCheckProps) {
  if (found) {
    const facts = [
      { name: t('facts.sent'), value: yearMomentText(found.sent) },
      { name: t('facts.job'), value: found.jobName },
      { name: t('facts.company'), value: found.company ?? t('confidential') },
    ]
    return (
      <AccountPage title={t('checkFound')} intro={t('checkFoundText')} motto={motto}>
        <Facts facts={facts} />
        <ButtonLink to={href('/take-action', {}, { kind: 'receipt' })}>{t('checkAnother')}</ButtonLink>
      </AccountPage>
    )
  }
  return (
    <AccountPage title={t('checkTitle')} intro={t('checkText')} motto={motto}>
      {typed && (
        <Notice tone="warn" live {...(!fault && { title: t('checkMissing') })}>
          {fault ?? t('checkMissingText')}
        </Notice>
      )}
      <Form method="get">
        <AccountFields>
          <TextField
            name="code"
            label={t('checkCode')}
            hint={t('checkHint')}
            defaultValue={typed}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={60}
            required
          />
          <Button type="submit" look="main" size="large" wide>
            {t('checkSubmit')}
          </Button>
        </AccountFields>
      </Form>
    </AccountPage>
  )
}
