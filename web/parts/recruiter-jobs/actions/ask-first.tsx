import { jobActions } from '@trampolim/phrases/pt-br/job-actions.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { ConfirmDialog } from '../../../design/dialog.tsx'
import { type ActedJob, type Question, questionAfter } from './job-actions.ts'
import { Lost } from './lost.tsx'

const t = speak(jobActions)

type AskFirstProps = {
  asking: Question | null
  job: ActedJob
  /** Opens another question, or none. */
  ask: (question: Question | null) => void
  /** Called when the last question is confirmed. */
  onConfirm: (question: Question) => void
}

/** Asks before a selection ends, and twice before a job is deleted, naming what will be lost. */
export function AskFirst({ asking, job, ask, onConfirm }: AskFirstProps) {
  if (!asking) return null
  const next = questionAfter(asking)
  return (
    <ConfirmDialog
      key={asking}
      open
      onClose={() => ask(null)}
      title={t(`ask.${asking}.title`, { job: job.name })}
      confirmText={t(`ask.${asking}.confirm`)}
      cancelText={t('keep')}
      closeLabel={t('close')}
      onConfirm={() => (next ? ask(next) : onConfirm(asking))}
    >
      <Lost asking={asking} job={job} />
    </ConfirmDialog>
  )
}
