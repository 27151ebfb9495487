import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import classes from './tag.module.css'

export type Tone = 'plain' | 'green' | 'sun' | 'coral' | 'sky'

/** A short fact without an action. */
export function Tag({ tone = 'plain', icon, children }: { tone?: Tone; icon?: ReactNode; children: ReactNode }) {
  return (
    <span className={classNames(classes.tag, classes[tone])}>
      {icon}
      {children}
    </span>
  )
}
