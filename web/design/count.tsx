import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import classes from './count.module.css'

/** Above it, only that there are more. */
export const mostCounted = 99

/** How many there are, as far as it is worth counting; to be read with what says of what. */
export function Count({ count, className }: { count: number; className?: string | undefined }) {
  return (
    <span className={classNames(classes.count, className)} aria-hidden="true">
      {count > mostCounted ? `${mostCounted}+` : count}
    </span>
  )
}

/** An icon with a count at its corner, if there is anything to count. */
export function CountedIcon({ count, children }: { count: number; children: ReactNode }) {
  return (
    <span className={classes.sign}>
      {children}
      {count > 0 && <Count count={count} className={classes.corner} />}
    </span>
  )
}
