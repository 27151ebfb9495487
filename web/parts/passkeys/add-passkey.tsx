import { longestPasskeyName } from '@trampolim/marketplace/accounts/sign-in/passkeys.ts'
import { passkeys } from '@trampolim/phrases/pt-br/passkeys.ts'
import { signIn } from '@trampolim/phrases/pt-br/sign-in.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { type SubmitEvent, useState } from 'react'
import { useNavigation, useSubmit } from 'react-router'
import { Button, ButtonLink } from '../../design/button.tsx'
import { PasswordField } from '../../design/password-field.tsx'
import type { Faults } from '../../platform/faults.ts'
import { href } from '../../platform/href.ts'
import classes from '../access/access.module.css'
import { LimitedField } from '../form/limited-text.tsx'
import { makePasskey, PasskeyFailed, startAt } from './browser-passkeys.ts'
import { type PasskeyTried, passkeyIntents } from './do-passkey-intent.ts'

const t = speak(passkeys)
const s = speak(signIn)

type AddPasskeyProps = { page: string; email: string; usualName: string; tried: PasskeyTried | undefined }

/** Asks for the password and a name, then has the browser create a passkey and sends it. It needs scripts. */
export function AddPasskey({ page, email, usualName, tried }: AddPasskeyProps) {
  const submit = useSubmit()
  const sending = useNavigation().formData?.get('intent') === passkeyIntents.add
  const [asking, setAsking] = useState(false)
  const [faults, setFaults] = useState<Faults>({})
  const shown = { ...tried?.faults, ...faults }

  const add = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const [password, name] = [String(form.get('password')), String(form.get('name')).trim()]
    const missing = faultsOf({ password, name })
    setFaults(missing)
    if (Object.keys(missing).length > 0) return
    setAsking(true)
    const failed = await make(password, (made) =>
      submit({ intent: passkeyIntents.add, name, ...made }, { method: 'post', action: page }),
    )
    setFaults(failed)
    setAsking(false)
  }

  return (
    <form onSubmit={add} className={classes.form} noValidate aria-label={t('add')}>
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      <LimitedField
        name="name"
        id="new-passkey-name"
        label={t('nameLabel')}
        hint={t('nameHint')}
        defaultValue={tried?.name ?? usualName}
        most={longestPasskeyName}
        autoComplete="off"
        fault={shown.name}
      />
      <PasswordField
        name="password"
        id="new-passkey-password"
        label={t('password')}
        hint={t('passwordHint')}
        showLabel={s('show')}
        hideLabel={s('hide')}
        maxLength={200}
        fault={shown.password}
      />
      {shown[''] && !tried && (
        <p role="alert" className={classes.fault}>
          {shown['']}
        </p>
      )}
      <div className={classes.actions}>
        <Button type="submit" look="main" loading={asking || sending}>
          {t('confirm')}
        </Button>
        <ButtonLink look="bare" to={page} preventScrollReset>
          {t('cancel')}
        </ButtonLink>
      </div>
    </form>
  )
}

function faultsOf({ password, name }: { password: string; name: string }): Faults {
  return {
    ...(name === '' && { name: t('faults.nameRequired') }),
    ...(password === '' && { password: s('faults.passwordRequired') }),
  }
}

/** Has a passkey created and passes it on; returns the problem, if any. */
async function make(password: string, send: (made: { kept: string; credential: string }) => unknown): Promise<Faults> {
  const started = await startAt(href('/passkeys'), { password })
  if (!started) return { '': t('away') }
  if (!('options' in started)) return { [started.code === 'wrong_password' ? 'password' : '']: started.message }
  try {
    const credential = await makePasskey(started.options)
    await send({ kept: started.kept ?? '', credential })
    return {}
  } catch (problem) {
    if (!(problem instanceof PasskeyFailed)) throw problem
    return { '': t(`faults.${problem.reason}`) }
  }
}
