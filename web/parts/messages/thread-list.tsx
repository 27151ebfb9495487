import { messages } from '@trampolim/phrases/pt-br/messages.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import type { ReactNode } from 'react'
import { Link } from '../../design/link.tsx'
import { Tile } from '../../design/tile.tsx'
import { useIsScripted } from '../../platform/browser/is-scripted.ts'
import { ListPager } from '../list-pager.tsx'
import classes from './messages.module.css'
import type { Side, ThreadLine } from './view.ts'

const t = speak(messages)

export type ThreadListData = { lines: readonly ThreadLine[]; page: number; pages: number }

type ThreadListProps = ThreadListData & {
  side: Side
  /** The open thread's key. */
  open: string | null
  pathOf: (page: number) => string
  /** Content below the list. */
  children?: ReactNode
}

/** The threads, each with its last message and the number of unread ones. */
export function ThreadList({ lines, page, pages, side, open, pathOf, children }: ThreadListProps) {
  const isScripted = useIsScripted()
  const Heading = open === null ? 'h1' : 'h2'
  return (
    <nav className={classes.list} aria-label={t('list')} data-beside={open !== null || undefined}>
      <Heading className={classes.title}>{t('title')}</Heading>
      <ul>
        {lines.map(({ key, to, name, title, job, last, when, ...line }) => {
          // Scripts mark the open thread as read.
          const unread = isScripted && key === open ? 0 : line.unread
          return (
            <li key={key}>
              <Link
                to={to}
                className={classes.line}
                aria-current={key === open ? 'page' : undefined}
                data-unread={unread > 0 || undefined}
              >
                <Tile name={name} shape={side === 'recruiter' ? 'person' : 'organization'} />
                <span className={classes.words}>
                  <strong>{title}</strong>
                  <span>{job}</span>
                  <span>{last}</span>
                </span>
                <span className={classes.side}>
                  <span>{when}</span>
                  {unread > 0 && (
                    <span className={classes.count}>
                      <span aria-hidden="true">{unread}</span>
                      <span className="unseen">{t('unread', { count: unread })}</span>
                    </span>
                  )}
                </span>
              </Link>
            </li>
          )
        })}
      </ul>
      <ListPager page={page} pages={pages} to={pathOf} label={t('pages')} />
      {children}
    </nav>
  )
}
