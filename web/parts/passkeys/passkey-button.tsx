import { IconKey } from '@tabler/icons-react'
import { passkeys } from '@trampolim/phrases/pt-br/passkeys.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { useRef, useState } from 'react'
import { Button } from '../../design/button.tsx'
import { Notice } from '../../design/notice.tsx'
import { href } from '../../platform/href.ts'
import { Scripted } from '../scripted.tsx'
import type { SignInArea } from '../sign-in/areas.ts'
import { askForPasskey, startAt, useOffersPasskeys } from './browser-passkeys.ts'

const t = speak(passkeys)

type PasskeyButtonProps = { area: SignInArea; redirect: string | null }

/**
 * Signs in with a passkey, if this browser offers them. The answer is submitted by a form, which loads the next page.
 */
export function PasskeyButton({ area, redirect }: PasskeyButtonProps) {
  const offered = useOffersPasskeys()
  const form = useRef<HTMLFormElement>(null)
  const answer = useRef<HTMLInputElement>(null)
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState('')
  if (offered === false) return null

  const enter = async () => {
    setBusy(true)
    setFault('')
    try {
      const remembered = document.querySelector<HTMLInputElement>('input[name="rememberMe"]')?.checked
      const started = await startAt(href('/signin/passkey'), { area, rememberMe: remembered ? 'on' : '' })
      if (started && 'options' in started && form.current && answer.current) {
        answer.current.value = await askForPasskey(started.options)
        return form.current.submit()
      }
      setFault(started && 'message' in started ? started.message : t('away'))
    } catch {
      setFault(t('signIn.cancelled'))
    }
    setBusy(false)
  }

  return (
    <Scripted>
      {fault && (
        <Notice tone="danger" live title={t('signIn.failedTitle')}>
          {fault}
        </Notice>
      )}
      <Button size="large" wide icon={<IconKey size={20} aria-hidden="true" />} loading={busy} onClick={enter}>
        {t('signIn.button')}
      </Button>
      <form ref={form} method="post" action={href('/signin/passkey')} hidden>
        <input type="hidden" name="area" value={area} />
        {redirect && <input type="hidden" name="redirect" value={redirect} />}
        <input ref={answer} type="hidden" name="credential" />
      </form>
    </Scripted>
  )
}
