import type { ReactNode } from 'react'
import classes from './values.module.css'

/** What is kept of somebody, one row for each value, which can be changed where it is shown. */
export function Values({ children }: { children: ReactNode }) {
  return <dl className={classes.values}>{children}</dl>
}

export type ValueProps = {
  name: string
  children: ReactNode
  /** What else there is to know of it, in small. */
  note?: ReactNode
  /** The link or button that changes it, with a name of its own ('Mudar: Nome'). */
  action?: ReactNode
}

/** A row of 54 to 60 px: label, value, what can be done. */
export function Value({ name, children, note, action }: ValueProps) {
  return (
    <div className={classes.value}>
      <dt>{name}</dt>
      <dd className={classes.content}>
        {children} {note && <span className={classes.note}>{note}</span>}
      </dd>
      {action && <dd className={classes.action}>{action}</dd>}
    </div>
  )
}
