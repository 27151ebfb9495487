import { curriculumFileTypes, faultOfFile } from '@trampolim/marketplace/curriculums/files.ts'
import { curriculumForm } from '@trampolim/phrases/pt-br/curriculum-form.ts'
import { faults as faultPhrases } from '@trampolim/phrases/pt-br/faults.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { useRef, useState } from 'react'
import { Button } from '../../design/button.tsx'
import { FileDrop } from '../../design/file-drop.tsx'
import type { Faults } from '../../platform/faults.ts'
import { useSubmitAfterUpload } from '../files/hold-submit.ts'
import { UploadFailed, upload } from '../files/upload.ts'
import classes from './form/curriculum-form.module.css'
import type { CurriculumDraft } from './form/draft.ts'

const t = speak(curriculumForm)
const accept = curriculumFileTypes.map((type) => `.${type}`).join(',')
const nothing = { id: '', name: '' }
const told = speak(faultPhrases)
/** The texts of what may be wrong with a file, so that the browser loads only these. */
const faultTexts = {
  file_empty: told('file_empty'),
  file_type_refused: told('file_type_refused'),
  file_too_large: told('file_too_large'),
}

type CurriculumFileProps = {
  value: CurriculumDraft['file']
  faults: Faults
  /** Called when the upload is done; the file must be merged into the latest draft. */
  onChange: (file: CurriculumDraft['file']) => void
  /** The verified e-mail code of a person who is still registering. */
  verificationId?: string
}

/** A curriculum's file, uploaded as soon as it is chosen. If that fails, the rest of the form is kept. */
export function CurriculumFile({ value, faults, onChange, verificationId }: CurriculumFileProps) {
  const [sending, setSending] = useState<{ name: string; share: number } | null>(null)
  const [checking, setChecking] = useState(false)
  const [fault, setFault] = useState<string | undefined>()
  const isDone = useRef(false)
  const field = useSubmitAfterUpload(sending !== null, isDone)
  const take = async (file: File) => {
    const wrong = faultOfFile(file, curriculumFileTypes)
    setFault(wrong && faultTexts[wrong])
    if (wrong) return
    isDone.current = false
    setSending({ name: file.name, share: 0 })
    try {
      const onProgress = (share: number) => setSending({ name: file.name, share })
      const sent = await upload({ file, purpose: 'curriculum', verificationId, onProgress })
      setChecking(sent.checking)
      onChange({ id: sent.id, name: file.name })
      isDone.current = true
    } catch (problem) {
      if (!(problem instanceof UploadFailed)) throw problem
      setFault(problem.message || t('file.failed'))
    } finally {
      setSending(null)
    }
  }
  const said = sending
    ? t('file.sending', { name: sending.name })
    : value.id
      ? t(checking ? 'file.checking' : 'file.sent', { name: value.name })
      : ''
  return (
    <div ref={field} className={classes.file}>
      <FileDrop
        // A new field after each file, so that the same file can be chosen again after a failure.
        key={`${value.id} ${fault ?? ''}`}
        name="file.upload"
        label={t('file.label')}
        hint={t('file.hint')}
        optional={t('optional')}
        accept={accept}
        invitation={t('file.invitation')}
        fileName={sending?.name ?? (value.name || null)}
        progress={sending?.share ?? null}
        onFile={take}
        fault={fault ?? faults.fileCV}
      />
      <p className={checking && value.id && !sending ? classes.checking : 'unseen'} role="status">
        {said}
      </p>
      {value.id && !sending && (
        <div>
          <Button look="bare" size="small" onClick={() => onChange(nothing)}>
            {t('file.remove')}
          </Button>
        </div>
      )}
      <noscript>{t('file.needsScript')}</noscript>
    </div>
  )
}
