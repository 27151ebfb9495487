import { signInAreaOf } from '@trampolim/marketplace/accounts/audiences.ts'
import { signInAgain as phrases } from '@trampolim/phrases/pt-br/sign-in-again.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { type FormEvent, useEffect, useId, useState } from 'react'
import { Button } from '../../design/button.tsx'
import { Dialog } from '../../design/dialog.tsx'
import { Notice } from '../../design/notice.tsx'
import { PasswordField } from '../../design/password-field.tsx'
import { TextField } from '../../design/text-field.tsx'
import { forgetAllDrafts } from '../../platform/browser/draft-storage.ts'
import { readJson } from '../../platform/form-fields.ts'
import { href } from '../../platform/href.ts'
import { emailIntents } from '../accounts/email/email-intents.ts'
import classes from './ask-sign-in.module.css'
import type { PageOwner } from './page-owner.ts'

const t = speak(phrases)

type Answer = { same?: boolean; home?: string; message?: string; asksCode?: boolean }

const codeId = 'again-code'

type AskSignInProps = {
  owner: PageOwner
  /** What the form was to do. */
  intent: string | null
  /** Called with whether the page's owner has signed in. */
  onEnd: (isSame: boolean) => void
}

/** The sign-in dialog. */
export function AskSignIn({ owner, intent, onEnd }: AskSignInProps) {
  const form = useId()
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<string | null>(null)
  const [asksCode, setAsksCode] = useState(false)
  const [home, setHome] = useState<string | null>(null)
  const { name, userId, role } = owner
  useEffect(() => {
    if (asksCode) document.getElementById(codeId)?.focus()
  }, [asksCode])
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    // The dialog is rendered inside the page, but its form must not reach the router.
    event.stopPropagation()
    if (busy) return
    const body = new FormData(event.currentTarget)
    body.set('userId', userId)
    body.set('area', signInAreaOf(role))
    setBusy(true)
    const response = await fetch(href('/signin/again'), { method: 'POST', body }).catch(() => null)
    const answer = (response?.ok ? readJson(await response.text().catch(() => '')) : null) as Answer | null
    setBusy(false)
    if (answer?.same) return onEnd(true)
    if (answer?.home !== undefined) {
      forgetAllDrafts()
      return setHome(answer.home)
    }
    if (answer?.asksCode) setAsksCode(true)
    setFault(answer?.message ?? t('failed'))
  }
  if (home !== null) {
    const go = () => location.assign(home)
    return (
      <Dialog
        open
        onClose={go}
        title={t('other.title')}
        closeLabel={t('other.go')}
        actions={
          <Button look="main" onClick={go}>
            {t('other.go')}
          </Button>
        }
      >
        <p>{t('other.text', { name })}</p>
      </Dialog>
    )
  }
  return (
    <Dialog
      open
      onClose={() => onEnd(false)}
      title={t('title')}
      closeLabel={t('close')}
      actions={
        <>
          <Button onClick={() => onEnd(false)}>{t('elsewhere')}</Button>
          <Button type="submit" form={form} look="main" loading={busy}>
            {t('submit')}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={send} noValidate className={classes.form}>
        <p>{intent === emailIntents.change ? t('emailChange') : t('text', { name })}</p>
        {fault && (
          <Notice tone="danger" live>
            {fault}
          </Notice>
        )}
        <TextField
          name="email"
          id="again-email"
          type="email"
          label={t('email')}
          autoComplete="username"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={254}
          data-first-focus
        />
        <PasswordField
          name="password"
          id="again-password"
          label={t('password')}
          showLabel={t('show')}
          hideLabel={t('hide')}
          maxLength={200}
        />
        {asksCode && (
          <TextField
            name="code"
            id={codeId}
            label={t('code')}
            hint={t('codeHint')}
            autoComplete="one-time-code"
            autoCapitalize="off"
            spellCheck={false}
            maxLength={40}
          />
        )}
      </form>
    </Dialog>
  )
}
