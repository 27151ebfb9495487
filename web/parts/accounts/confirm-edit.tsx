import { codeRules } from '@trampolim/marketplace/accounts/sign-in/codes.ts'
import { formatPhone } from '@trampolim/marketplace/registration/phone.ts'
import { account } from '@trampolim/phrases/pt-br/account.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { Button, ButtonLink } from '../../design/button.tsx'
import { Notice } from '../../design/notice.tsx'
import { TextField } from '../../design/text-field.tsx'
import type { Faults } from '../../platform/faults.ts'
import { useIsSending } from '../form/draft/draft-form.tsx'
import type { PhoneProof } from '../registration/person-draft.ts'
import { DemoMailHint } from './demo-mail-hint.tsx'
import classes from './own-account.module.css'
import { confirmIntent, type ReturnedEdit } from './phone/phone-proof.ts'

const t = speak(account)

type ConfirmEditProps = {
  /** The edit that awaits confirmation, if any; only as long as the draft hasn't changed since. */
  asking: ReturnedEdit<PhoneProof>['asking']
  isSent: boolean
  /** What came of asking for another code. */
  resent: ReturnedEdit<PhoneProof>['resent']
  /** The phone to which the code was sent. */
  destination: string
  faults: Faults
  /** The page to which a cancelled edit leads. */
  page: string
  demo: boolean
  /** What happens to the change once it is saved. */
  note: string
  ask: string
}

/** Whether the draft was sent to be confirmed and hasn't changed since. */
export function askingFor<Draft>(returned: ReturnedEdit<Draft> | undefined, draft: Draft) {
  return returned && JSON.stringify(returned.draft) === JSON.stringify(draft) ? returned.asking : null
}

/**
 * The end of a form for one's own data: its buttons, or the request to confirm the change, with the code for a new
 * phone.
 */
export function ConfirmEdit({ asking, isSent, resent, destination, faults, page, demo, note, ask }: ConfirmEditProps) {
  const busy = useIsSending()
  const cancel = (
    <ButtonLink to={page} look="bare">
      {t('form.cancel')}
    </ButtonLink>
  )
  if (!asking) {
    return (
      <>
        <p className={classes.note}>{note}</p>
        <div className={classes.actions}>
          <Button type="submit" look="main" loading={busy}>
            {t('form.save')}
          </Button>
          {cancel}
        </div>
      </>
    )
  }
  const isProof = asking === 'proof'
  return (
    <>
      {isSent && (
        <>
          <TextField
            name="code"
            label={t('code.label')}
            hint={t('code.sentTo', { phone: formatPhone(destination) })}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={codeRules.longDigits}
            autoFocus
            fault={faults.code}
          />
          {demo && <DemoMailHint />}
        </>
      )}
      <Notice
        tone="warn"
        live
        title={t(isProof ? 'code.title' : 'form.askTitle')}
        actions={
          <>
            <Button type="submit" name="intent" value={confirmIntent} look="main" loading={busy} autoFocus={!isSent}>
              {t(isProof ? 'code.confirm' : 'form.confirm')}
            </Button>
            {cancel}
          </>
        }
      >
        {isProof ? t('code.text') : ask}
      </Notice>
      {isSent && (
        <>
          <div className={classes.actions}>
            <Button type="submit" name="intent" value="resend" size="small" loading={busy}>
              {t('code.resend')}
            </Button>
          </div>
          <p role="status">{resent && t(`code.${resent}`)}</p>
        </>
      )}
    </>
  )
}
