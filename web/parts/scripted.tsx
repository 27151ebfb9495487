import type { ReactNode } from 'react'
import { useIsScripted } from '../platform/browser/is-scripted.ts'
import classes from './scripted.module.css'

/**
 * What can't be done without scripts. Its place is kept until they run, so that nothing moves then; where there are none,
 * nothing is shown.
 */
export function Scripted({ children }: { children: ReactNode }) {
  return <div className={useIsScripted() ? classes.shown : classes.waits}>{children}</div>
}
