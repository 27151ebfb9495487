import { tasks } from '@trampolim/phrases/pt-br/tasks.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { ButtonLink } from '../../design/button.tsx'
import { EmptyState } from '../../design/states.tsx'
import { href } from '../../platform/href.ts'

const t = speak(tasks)

/** A correction that was already made, with a link to its subject. */
export function TaskDone({ taskType, taskId }: { taskType: string; taskId: string }) {
  return (
    <EmptyState
      scene="done"
      level={1}
      title={t('done.title')}
      text={t('done.text')}
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
