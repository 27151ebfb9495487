import { faultOfMedicalReport } from '@trampolim/marketplace/selection/medical-report.ts'
import { selection } from '@trampolim/phrases/pt-br/selection.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { useRef, useState } from 'react'
import { Button } from '../../design/button.tsx'
import { FileDrop } from '../../design/file-drop.tsx'
import { faultText } from '../../platform/faults.ts'
import { useSubmitAfterUpload } from '../files/hold-submit.ts'
import { UploadFailed, upload } from '../files/upload.ts'
import classes from './full-apply-panel.module.css'

const t = speak(selection)
const accept = '.pdf,.jpg,.jpeg,.png'
const nothing = { id: '', name: '' }

type MedicalReportProps = {
  /** The report uploaded before, if the form is shown again. */
  initial: { id: string; name: string }
  fault: string | undefined
}

/** The upload of a medical report, started as soon as a file is chosen; the form submits its id. */
export function MedicalReport({ initial, fault }: MedicalReportProps) {
  const [report, setReport] = useState(initial)
  const [sending, setSending] = useState<{ name: string; share: number } | null>(null)
  const [checking, setChecking] = useState(false)
  const [wrong, setWrong] = useState(fault)
  const isDone = useRef(false)
  const field = useSubmitAfterUpload(sending !== null, isDone)
  const take = async (file: File) => {
    const found = faultOfMedicalReport({ type: file.type, bytes: file.size })
    setWrong(found && faultText(found))
    if (found) return
    isDone.current = false
    setSending({ name: file.name, share: 0 })
    try {
      const onProgress = (share: number) => setSending({ name: file.name, share })
      const sent = await upload({ file, purpose: 'medical-report', onProgress })
      setChecking(sent.checking)
      setReport({ id: sent.id, name: file.name })
      isDone.current = true
    } catch (problem) {
      if (!(problem instanceof UploadFailed)) throw problem
      setWrong(problem.message || t('apply.reportFailed'))
    } finally {
      setSending(null)
    }
  }
  const said = sending
    ? t('apply.reportSending', sending)
    : report.id
      ? t(checking ? 'apply.reportChecking' : 'apply.reportSent', report)
      : ''
  return (
    <div ref={field} className={classes.report}>
      <input type="hidden" name="medicalReport" value={report.id} />
      <input type="hidden" name="medicalReportName" value={report.name} />
      <FileDrop
        // A new field after each file, so that the same file can be chosen again after a failure.
        key={`${report.id} ${wrong ?? ''}`}
        name="medicalReportFile"
        id="field-medicalReport"
        label={t('apply.report')}
        hint={t('apply.reportHint')}
        accept={accept}
        invitation={t('apply.reportInvite')}
        fileName={sending?.name ?? (report.name || null)}
        progress={sending?.share ?? null}
        onFile={take}
        fault={wrong}
      />
      <p className={checking && report.id && !sending ? classes.checking : 'unseen'} role="status">
        {said}
      </p>
      {report.id && !sending && (
        <div>
          <Button look="bare" size="small" onClick={() => setReport(nothing)}>
            {t('apply.reportRemove')}
          </Button>
        </div>
      )}
    </div>
  )
}
