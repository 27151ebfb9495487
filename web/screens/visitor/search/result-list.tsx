import { search } from '@trampolim/phrases/pt-br/search.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { useRef } from 'react'
import { Form } from 'react-router'
import { Button } from '../../../design/button.tsx'
import { JobCard } from '../../../parts/jobs/job-card.tsx'
import { LikeButton } from '../../../parts/jobs/like-button.tsx'
import { isList, type SearchQuery, searchPath } from '../../../parts/jobs/search/search-query.ts'
import type { FoundJobs } from '../../../parts/jobs/search/search-results.ts'
import { ListPager } from '../../../parts/list-pager.tsx'
import classes from './search.module.css'
import { useListKeys } from './use-list-keys.ts'

const t = speak(search)

type ResultListProps = {
  query: SearchQuery
  result: FoundJobs
  /** The id of the job shown next to the list. */
  selected: string | null
  now: string
}

/** A page of results, with a button to create an alert. */
export function ResultList({ query, result, selected, now }: ResultListProps) {
  const { items, page, size, total } = result
  const list = useRef<HTMLUListElement>(null)
  const keys = useListKeys(list)
  return (
    <section aria-label={t('results')}>
      <p className={classes.keys}>
        {t(keys.isOff ? 'listKeysOff' : 'listKeys')}{' '}
        <button type="button" onClick={keys.toggle}>
          {t(keys.isOff ? 'turnKeysOn' : 'turnKeysOff')}
        </button>
      </p>
      <ul className={classes.list} ref={list}>
        {items.map((job) => (
          <li key={job.id} className={classes.item}>
            <JobCard
              row
              job={job}
              now={now}
              selected={job.id === selected}
              beside={searchPath(query, { job: job.id })}
              actions={<LikeButton job={{ id: job.id, name: job.jobName }} liked={job.liked} />}
            />
          </li>
        ))}
      </ul>
      <ListPager
        page={page}
        pages={Math.ceil(total.count / size)}
        to={(number) => searchPath({ ...query, page: number })}
        label={t('pages')}
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
