import type { Topic } from '@trampolim/contract/search-jobs/topics.ts'
import { type ReactNode, useId } from 'react'
import { Link } from '../../design/link.tsx'
import { jobCount } from '../jobs/search/job-count.ts'
import { topicPath } from './topic-text.ts'
import classes from './topics.module.css'

type TopicLinksProps = {
  title: string
  topics: readonly Topic[]
  nameOf: (topic: Topic) => string
  /** What follows the list: a link to all of them. */
  after?: ReactNode
}

/** Topics under a heading; nothing if there are none. */
export function TopicLinks({ title, topics, nameOf, after }: TopicLinksProps) {
  const id = useId()
  if (topics.length === 0) return null
  return (
    <section aria-labelledby={id} className={classes.links}>
      <h2 id={id}>{title}</h2>
      <TopicList topics={topics} nameOf={nameOf} />
      {after}
    </section>
  )
}

/** Links to topics, each with its number of jobs. */
export function TopicList({ topics, nameOf }: Pick<TopicLinksProps, 'topics' | 'nameOf'>) {
  return (
    <ul className={classes.list}>
      {topics.map((topic) => (
        <li key={topic.address}>
          <Link to={topicPath(topic)}>
            <span>{nameOf(topic)}</span> <small>{jobCount({ count: topic.jobs, more: false })}</small>
          </Link>
        </li>
      ))}
    </ul>
  )
}
