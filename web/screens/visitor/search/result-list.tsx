import { search } from '@trampolim/phrases/pt-br/search.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { Form } from 'react-router'
import { Button } from '../../../design/button.tsx'
import { Pager } from '../../../design/pager.tsx'
import { JobCard } from '../../../parts/jobs/job-card.tsx'
import { LikeButton } from '../../../parts/jobs/like-button.tsx'
import { isList, type SearchQuery, searchPath } from '../../../parts/jobs/search-query.ts'
import type { FoundJobs } from '../../../parts/jobs/search-results.ts'
import classes from './search.module.css'

const t = speak('search', search)

type ResultListProps = {
  query: SearchQuery
  result: FoundJobs
  /** The job that is open beside the list. */
  selected: string | null
  now: string
}

/** A page of results, and the offer to be told of new ones. */
export function ResultList({ query, result, selected, now }: ResultListProps) {
  const { items, page, size, total } = result
  return (
    <section aria-label={t('results')}>
      <ul className={classes.list}>
        {items.map((job) => (
          <li key={job.id} className={classes.item}>
            <JobCard
              job={job}
              now={now}
              selected={job.id === selected}
              beside={searchPath(query, { job: job.id })}
              actions={<LikeButton job={{ id: job.id, name: job.jobName }} liked={job.liked} />}
            />
          </li>
        ))}
      </ul>
      <Pager
        page={page}
        pages={Math.ceil(total.count / size)}
        to={(number) => searchPath({ ...query, page: number })}
        label={t('pages')}
        previousLabel={t('previous')}
        nextLabel={t('next')}
        pageLabel={(number) => t('pageOf', { page: number })}
      />
      {!isList(query) && (
        <Form method="post" className={classes.alert}>
          <p>{t('alertText')}</p>
          <Button type="submit">{t('alert')}</Button>
        </Form>
      )}
    </section>
  )
}
