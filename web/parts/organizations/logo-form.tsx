import { faultOfFile } from '@trampolim/marketplace/curriculums/files.ts'
import { organizations } from '@trampolim/phrases/pt-br/organizations.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { useEffect, useRef, useState } from 'react'
import { Form, useNavigation, useSubmit } from 'react-router'
import { Button } from '../../design/button.tsx'
import { FileDrop } from '../../design/file-drop.tsx'
import { Tile } from '../../design/tile.tsx'
import { faultText } from '../../platform/faults.ts'
import { UploadFailed, upload } from '../files/upload.ts'
import classes from './logo-form.module.css'
import { organizationIntents } from './organization-intents.ts'

const t = speak(organizations)
const types = ['png', 'jpg', 'jpeg'] as const

type LogoFormProps = {
  /** The page whose action handles it. */
  page: string
  name: string
  logo: string | null
  /** Whether a new logo is shown only once it is approved. */
  needsApproval: boolean
  /** The fault of the last attempt. */
  fault: string | undefined
}

/** The organisation's logo: uploaded as soon as a picture is chosen, and removed at once. */
export function LogoForm({ page, name, logo, needsApproval, fault }: LogoFormProps) {
  const [sending, setSending] = useState<{ name: string; share: number } | null>(null)
  const [failed, setFailed] = useState<string | undefined>()
  const submit = useSubmit()
  const isHere = useRef(false)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])
  const busy = useNavigation().formData?.get('intent') === organizationIntents.removeLogo
  const take = async (file: File) => {
    const wrong = faultOfFile(file, types)
    setFailed(wrong && faultText(wrong))
    if (wrong) return
    setSending({ name: file.name, share: 0 })
    try {
      const onProgress = (share: number) => setSending({ name: file.name, share })
      const { id: image } = await upload({ file, purpose: 'logo', onProgress })
      const logoForm = { intent: organizationIntents.setLogo, image }
      if (isHere.current) await submit(logoForm, { method: 'post', action: page })
      else await sendFromElsewhere(page, logoForm)
    } catch (problem) {
      if (!(problem instanceof UploadFailed)) throw problem
      setFailed(problem.message || t('logo.failed'))
    } finally {
      setSending(null)
    }
  }
  return (
    <div className={classes.logo}>
      <Tile name={name} logo={logo} size="large" />
      <div className={classes.choice}>
        <FileDrop
          key={`${logo ?? ''} ${failed ?? fault ?? ''}`}
          name="logo"
          label={t('logo.label')}
          hint={t(needsApproval ? 'logo.hintApproved' : 'logo.hint')}
          accept={types.map((type) => `.${type}`).join(',')}
          invitation={t('logo.invitation')}
          fileName={sending?.name ?? null}
          progress={sending?.share ?? null}
          onFile={take}
          fault={failed ?? fault}
        />
        <p className="unseen" role="status">
          {sending ? t('logo.sending', { name: sending.name }) : ''}
        </p>
        <noscript>{t('logo.needsScript')}</noscript>
        {logo && !sending && (
          <Form method="post" action={page}>
            <Button
              type="submit"
              name="intent"
              value={organizationIntents.removeLogo}
              look="bare"
              size="small"
              loading={busy}
            >
              {t('logo.remove')}
            </Button>
          </Form>
        )}
      </div>
    </div>
  )
}

/** As a form without scripts would send it: whoever has gone to another page meanwhile isn't led away from there. */
async function sendFromElsewhere(page: string, fields: Readonly<Record<string, string>>) {
  await fetch(page, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' }).catch(() => {})
}
