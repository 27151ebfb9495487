import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import classes from './count.module.css'

/** Above it, only that there are more. */
export const mostCounted = 99

/** A count, shown exactly up to a limit. Its meaning must be readable from the text around it. */
export function Count({ count, className }: { count: number; className?: string | undefined }) {
  return (
    <span className={classNames(classes.count, className)} aria-hidden="true">
      {count > mostCounted ? `${mostCounted}+` : count}
    </span>
  )
}

/** An icon with a count at its corner, if the count isn't 0. */
export function CountedIcon({ count, children }: { count: number; children: ReactNode }) {
  return (
    <span className={classes.sign}>
      {children}
      {count > 0 && <Count count={count} className={classes.corner} />}
    </span>
  )
}
