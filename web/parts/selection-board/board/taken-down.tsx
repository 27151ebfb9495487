import { selectionBoard } from '@trampolim/phrases/pt-br/selection-board.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { ButtonLink } from '../../../design/button.tsx'
import { Notice } from '../../../design/notice.tsx'
import { href } from '../../../platform/href.ts'

const t = speak(selectionBoard)

/** Says that a reviewer has taken the job down and nobody can be moved, with a link to the reason. */
export function TakenDown({ jobId }: { jobId: string }) {
  return (
    <Notice
      tone="danger"
      title={t('takenDown.title')}
      actions={<ButtonLink to={href('/recruiter/job/:jobId/job-details', { jobId })}>{t('takenDown.see')}</ButtonLink>}
    >
      {t('takenDown.text')}
    </Notice>
  )
}
