import { type ReactNode, useId } from 'react'
import { Link } from '../../design/link.tsx'
import classes from './topics.module.css'

/** A link to a topic, with its number of jobs in words. */
export type TopicLink = { name: string; path: string; count: string }

type TopicLinksProps = {
  title: string
  links: readonly TopicLink[]
  /** What follows the list: a link to all of them. */
  after?: ReactNode
}

/** Topics under a heading; nothing if there are none. */
export function TopicLinks({ title, links, after }: TopicLinksProps) {
  const id = useId()
  if (links.length === 0) return null
  return (
    <section aria-labelledby={id} className={classes.links}>
      <h2 id={id}>{title}</h2>
      <TopicList links={links} />
      {after}
    </section>
  )
}

/** Links to topics, each with its number of jobs. */
export function TopicList({ links }: Pick<TopicLinksProps, 'links'>) {
  return (
    <ul className={classes.list}>
      {links.map(({ name, path, count }) => (
        <li key={name}>
          <Link to={path}>
            <span>{name}</span> <small>{count}</small>
          </Link>
        </li>
      ))}
    </ul>
  )
}
