import { search } from '@trampolim/phrases/pt-br/search.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { useRouteLoaderData } from 'react-router'
import { JobArticle } from '../../../parts/jobs/article/job-article.tsx'
import type { JobView } from '../../../parts/jobs/job-view.ts'
import { href } from '../../../platform/href.ts'
import classes from './search.module.css'

const t = speak(search)

/** The selected job, shown next to the list if there is space. */
export function SelectedJob({ job }: { job: JobView | null }) {
  const { publicUrl = '' } = useRouteLoaderData<{ publicUrl: string }>('root') ?? {}
  const address = job ? publicUrl + href('/jobs/:jobId', { jobId: job.id }) : undefined
  return (
    <section className={classes.selected} aria-label={t('details')}>
      {job && <JobArticle key={job.id} job={job} level={2} address={address} />}
    </section>
  )
}
