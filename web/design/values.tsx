import type { ReactNode } from 'react'
import classes from './values.module.css'

/** A person's stored data, one row for each value, with a link or button to change it. */
export function Values({ children }: { children: ReactNode }) {
  return <dl className={classes.values}>{children}</dl>
}

export type ValueProps = {
  name: string
  children: ReactNode
  /** Additional information about the value, in small print. */
  note?: ReactNode
  /** The link or button that changes it, with a name of its own ('Mudar: Nome'). */
  action?: ReactNode
}

/** A row of 54 to 60 px: label, value, and action. */
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
