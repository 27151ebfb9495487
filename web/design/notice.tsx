import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Glyph } from './glyph.tsx'
import classes from './notice.module.css'

export type NoticeProps = {
  tone?: 'info' | 'warn' | 'danger' | 'success'
  title?: ReactNode
  children?: ReactNode
  /** Buttons or links that act on the message. */
  actions?: ReactNode
  /** Whether screen readers announce it when it appears: danger at once, others when they pause. */
  live?: boolean
}

/** A message in the page, which stays as long as it is true. */
export function Notice({ tone = 'info', title, children, actions, live }: NoticeProps) {
  const role = live ? (tone === 'danger' ? 'alert' : 'status') : undefined
  return (
    <div className={classNames(classes.notice, classes[tone])} role={role} data-notice>
      <Glyph name={tone === 'success' ? 'check' : tone === 'info' ? 'info' : 'alert'} />
      <div className={classes.words}>
        {title && <p className={classes.title}>{title}</p>}
        {children && <div>{children}</div>}
        {actions && <div className={classes.actions}>{actions}</div>}
      </div>
    </div>
  )
}
