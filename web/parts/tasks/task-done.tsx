import { refusals } from '@trampolim/phrases/pt-br/refusals.ts'
import { tasks } from '@trampolim/phrases/pt-br/tasks.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { ButtonLink } from '../../design/button.tsx'
import { EmptyState } from '../../design/states.tsx'
import { href } from '../../platform/href.ts'

const t = speak(tasks)

/** A correction that was already made, with a link to its subject. `late`: another one was just sent, for nothing. */
export function TaskDone({ taskType, taskId, late }: { taskType: string; taskId: string; late: boolean }) {
  return (
    <EmptyState
      scene="done"
      level={1}
      title={t(late ? 'late.title' : 'done.title')}
      text={late ? `${refusals.task_done} ${t('late.typed')}` : t('done.text')}
      actions={
        <>
          {taskType === 'review-job' && (
            <ButtonLink look="main" to={href('/recruiter/job/:jobId/job-details', { jobId: taskId })}>
              {t('done.job')}
            </ButtonLink>
          )}
          {taskType === 'review-organization' && (
            <ButtonLink look="main" to={href('/recruiter/organization')}>
              {t('done.organization')}
            </ButtonLink>
          )}
          {taskType === 'review-profile' && (
            <ButtonLink look="main" to={href('/recruiter/profile')}>
              {t('done.profile')}
            </ButtonLink>
          )}
          <ButtonLink to={href('/recruiter/dashboard')}>{t('done.panel')}</ButtonLink>
        </>
      }
    />
  )
}
