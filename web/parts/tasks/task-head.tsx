import { mayStayAsIs } from '@trampolim/marketplace/reviews/review.ts'
import { tasks } from '@trampolim/phrases/pt-br/tasks.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { Notice } from '../../design/notice.tsx'
import type { TaskView } from './task-view.ts'
import classes from './tasks.module.css'

const t = speak(tasks)

/** The decision, its reason and the requested changes; `only`: nothing else can be changed here. */
export function TaskHead({ task, only = false }: { task: TaskView; only?: boolean }) {
  return (
    <div className={classes.head}>
      <Notice tone={task.decision === 'request_changes' ? 'warn' : 'danger'} title={t(`decided.${task.decision}`)}>
        <div className={classes.points}>
          {task.decision !== 'request_changes' && <p>{task.reason ?? t('noReason')}</p>}
          {task.changes.length > 0 && (
            <ul aria-label={t('changes')}>
              {task.changes.map(({ field, name, remark }) => (
                <li key={field}>
                  <strong>{name}:</strong> {remark}
                </li>
              ))}
            </ul>
          )}
          {only && <p>{t('only')}</p>}
          {mayStayAsIs(task) && <p>{t('mistake')}</p>}
          <p>{t('next')}</p>
        </div>
      </Notice>
    </div>
  )
}
