import { IconEye, IconPencil, IconPlayerPause, IconPlayerPlay, IconUserPlus } from '@tabler/icons-react'
import { jobActions } from '@trampolim/phrases/pt-br/job-actions.ts'
import { recruiter } from '@trampolim/phrases/pt-br/recruiter.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { Form } from 'react-router'
import { Link } from '../../../design/link.tsx'
import { href } from '../../../platform/href.ts'
import { newQuery, peoplePath } from '../../curriculum-search/people-query.ts'
import { type ActedJob, findsPeople, intentsFor, mayEdit } from './job-actions.ts'
import classes from './quick-actions.module.css'

const t = speak(jobActions)
const icon = { size: 18, stroke: 1.8, 'aria-hidden': true } as const

/** The most used actions on a job, which appear on hover or focus; the menu contains all actions. */
export function QuickActions({ job, action }: { job: ActedJob; action: string }) {
  const { id, name, status } = job
  const labelled = (text: string) => ({
    className: classes.action,
    title: text,
    'aria-label': speak(recruiter.jobs)('actionOn', { action: text, job: name }),
  })
  const pause = intentsFor(job).find((intent) => intent === 'pause' || intent === 'resume')
  return (
    <div className={classes.actions}>
      <Link to={href('/recruiter/job/:jobId/job-details', { jobId: id })} {...labelled(t('details'))}>
        <IconEye {...icon} />
      </Link>
      {mayEdit(job) && (
        <Link to={href('/recruiter/job/:jobId/edit', { jobId: id })} {...labelled(t('edit'))}>
          <IconPencil {...icon} />
        </Link>
      )}
      {findsPeople(status) && (
        <Link to={peoplePath(newQuery({ job: id }))} {...labelled(t('findPeople'))}>
          <IconUserPlus {...icon} />
        </Link>
      )}
      {pause && (
        <Form method="post" action={action}>
          <input type="hidden" name="jobId" value={id} />
          <button type="submit" name="intent" value={pause} {...labelled(t(pause))}>
            {pause === 'pause' ? <IconPlayerPause {...icon} /> : <IconPlayerPlay {...icon} />}
          </button>
        </Form>
      )}
    </div>
  )
}
