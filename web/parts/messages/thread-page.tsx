import { type ReactNode, useState } from 'react'
import type { MessageOutcome } from './message-intent.ts'
import classes from './messages.module.css'
import { Thread } from './thread.tsx'
import { ThreadList, type ThreadListData } from './thread-list.tsx'
import { type SentNow, type Side, type ThreadView, withSent } from './view.ts'

type ThreadPageProps = {
  side: Side
  list: ThreadListData | null
  open: ThreadView | null
  /** The address of a page of the list. */
  pathOf: (page: number) => string
  outcome?: MessageOutcome | undefined
  /** Content below the list. */
  children?: ReactNode
  /** Content in the thread's place while none is open. */
  rest?: ReactNode
}

/** The list of threads and the open one: side by side on wide screens, otherwise only one of them. */
export function ThreadPage({ side, list, open, pathOf, outcome, children, rest }: ThreadPageProps) {
  const [sent, setSent] = useState<SentNow | null>(null)
  return (
    <div className={classes.page}>
      {list && (
        <ThreadList {...list} lines={withSent(list.lines, sent)} side={side} open={open?.key ?? null} pathOf={pathOf}>
          {children}
        </ThreadList>
      )}
      {open ? (
        <Thread
          key={`${open.key} ${open.isLatest}`}
          thread={open}
          back={pathOf(1)}
          outcome={outcome}
          onSent={(bubble) => setSent({ key: open.key, bubble, on: list?.lines })}
        />
      ) : (
        <p className={classes.rest}>{rest}</p>
      )}
    </div>
  )
}
