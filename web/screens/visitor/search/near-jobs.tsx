import type { JobCard as Card } from '@trampolim/contract/jobs.ts'
import { search } from '@trampolim/phrases/pt-br/search.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { useEffect, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import { JobCard } from '../../../parts/jobs/job-card.tsx'
import { useRecentSearches } from '../../../parts/jobs/search/recent-searches.ts'
import type { SearchOutcome } from '../../../parts/jobs/search/search-results.ts'
import { href } from '../../../platform/href.ts'
import classes from './search.module.css'

const t = speak(search)
const most = 6

type NearJobsProps = {
  /** The newest jobs near the person's home that match their curriculum; none for visitors. */
  fitting: readonly Card[]
  /** The newest jobs in the country. */
  recent: readonly Card[]
  now: string
}

/** As many jobs as the newest ones, whose room they take: first those nearby, then others of the country. */
export function filledUp(near: readonly Card[], recent: readonly Card[]): Card[] {
  const others = recent.filter(({ id }) => near.every((job) => job.id !== id))
  return [...near, ...others.slice(0, Math.max(0, recent.length - near.length))]
}

/**
 * The newest jobs nearby: in the place of this browser's last search; otherwise near the home in the person's
 * curriculum; otherwise in the whole country.
 */
export function NearJobs({ fitting, recent, now }: NearJobsProps) {
  const place = useRecentSearches().find(({ location }) => location !== '')?.location
  const near = useFetcher<{ outcome: SearchOutcome }>()
  const { load } = near
  const list = useRef<HTMLUListElement>(null)
  const [room, setRoom] = useState<number>()
  useEffect(() => {
    if (!place) return
    setRoom(list.current?.offsetHeight)
    void load(href('/search', {}, { location: place, sort: 'newest' }))
  }, [place, load])
  const found = place && near.data?.outcome.state === 'found' ? near.data.outcome.result.items.slice(0, most) : []
  const [title, shown] =
    place && found.length > 0
      ? [t(found.length < recent.length ? 'startNearFirst' : 'startNear', { place }), filledUp(found, recent)]
      : fitting.length > 0
        ? [t('startFitting'), fitting]
        : [t('startRecent'), recent]
  if (shown.length === 0) return null
  return (
    <section aria-labelledby="recent" className={classes.others}>
      <h2 id="recent">{title}</h2>
      {/* Another list takes the place and the room of the first: a job that is in both would grow by its distance, and fewer jobs would pull up what follows. */}
      <ul key={title} ref={list} className={classes.recent} style={{ minHeight: room }}>
        {shown.map((job) => (
          <li key={job.id}>
            <JobCard job={job} now={now} level={3} row />
          </li>
        ))}
      </ul>
    </section>
  )
}
