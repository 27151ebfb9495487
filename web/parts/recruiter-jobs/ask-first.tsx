import { jobActions } from '@trampolim/phrases/pt-br/job-actions.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { ConfirmDialog } from '../../design/dialog.tsx'
import type { ActedJob, AskedIntent } from './job-actions.ts'

const t = speak('job-actions', jobActions)

type AskFirstProps = {
  asking: AskedIntent | null
  job: ActedJob
  onClose: () => void
  onConfirm: (intent: AskedIntent) => void
}

/** Asks before a selection ends or a job is deleted, naming what is lost. */
export function AskFirst({ asking, job, onClose, onConfirm }: AskFirstProps) {
  const intent = asking ?? 'finish'
  return (
    <ConfirmDialog
      open={asking !== null}
      onClose={onClose}
      title={t(`ask.${intent}.title`, { job: job.name })}
      confirmText={t(`ask.${intent}.confirm`)}
      cancelText={t('keep')}
      closeLabel={t('close')}
      onConfirm={() => onConfirm(intent)}
    >
      <p>{t(`ask.${intent}.text`)}</p>
    </ConfirmDialog>
  )
}
