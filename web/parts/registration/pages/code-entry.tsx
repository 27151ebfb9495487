import { codeRules } from '@trampolim/marketplace/accounts/sign-in/codes.ts'
import { likelyEmail } from '@trampolim/marketplace/registration/likely-email.ts'
import { likelyEmailTexts } from '@trampolim/phrases/pt-br/likely-email.ts'
import { registration } from '@trampolim/phrases/pt-br/registration.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { useEffect, useState } from 'react'
import { Button } from '../../../design/button.tsx'
import { Notice } from '../../../design/notice.tsx'
import { TextField } from '../../../design/text-field.tsx'
import type { Faults } from '../../../platform/faults.ts'
import { DemoMailHint } from '../../accounts/demo-mail-hint.tsx'
import classes from '../registration.module.css'
import type { Resent } from '../wizard.ts'

const t = speak(registration)
const likelyTexts = speak(likelyEmailTexts)

type CodeEntryProps = {
  channel: 'email' | 'phone'
  code: string
  faults: Faults
  onCode: (code: string) => void
  resent: Resent | undefined
  /** When another code may be sent, in milliseconds. */
  resendAt: number
  /** The address of the code. */
  email?: string
  /** The page on which the address can be changed. */
  changeOn?: string
  demo: boolean
}

/** The code sent to the e-mail address or phone; another can be requested after a minute. */
export function CodeEntry(props: CodeEntryProps) {
  const { channel, code, faults, onCode, resent, resendAt, email = '', changeOn = 'contact', demo } = props
  const likely = likelyEmail(email)
  const seconds = useSecondsUntil(resendAt)
  return (
    <>
      {likely && <Notice title={likelyTexts('ask', { email: likely })}>{likelyTexts('change')}</Notice>}
      <div className={classes.code}>
        <TextField
          name="code"
          label={t('code.label')}
          hint={t(`code.notThere.${channel}`)}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={codeRules.longDigits}
          value={code}
          onChange={(event) => onCode(event.currentTarget.value.replace(/\D/g, ''))}
          fault={faults.code}
        />
      </div>
      {demo && <DemoMailHint />}
      <div className={classes.actions}>
        <Button type="submit" name="intent" value="resend" size="small" disabled={seconds > 0}>
          {seconds > 0 ? t('code.resendIn', { count: seconds }) : t('code.resend')}
        </Button>
        <Button type="submit" name="intent" value={`go:${changeOn}`} size="small" look="bare">
          {t(`code.change.${channel}`)}
        </Button>
      </div>
      <p role="status">{resent && t(`code.${resent}`)}</p>
    </>
  )
}

/** Whole seconds until a moment, counting down; 0 before hydration. */
function useSecondsUntil(moment: number): number {
  const [seconds, setSeconds] = useState(0)
  useEffect(() => {
    const count = () => setSeconds(Math.max(0, Math.ceil((moment - Date.now()) / 1000)))
    count()
    const timer = setInterval(count, 500)
    return () => clearInterval(timer)
  }, [moment])
  return seconds
}
