import type { ReactNode } from 'react'
import { Glyph } from './glyph.tsx'
import { Link } from './link.tsx'
import classes from './page-head.module.css'

export type PageHeadProps = {
  title: ReactNode
  /** A line under the title. */
  text?: ReactNode
  /** The screen's one primary action. */
  action?: ReactNode
  /** The breadcrumb. */
  crumbs?: ReactNode
}

/** The head of every screen: breadcrumb, title and primary action. */
export function PageHead({ title, text, action, crumbs }: PageHeadProps) {
  return (
    <div className={classes.head}>
      {crumbs}
      <div className={classes.row}>
        <div className={classes.words}>
          <h1>{title}</h1>
          {text && <p className={classes.text}>{text}</p>}
        </div>
        {action}
      </div>
    </div>
  )
}

/** The pages above this one, nearest last; the page itself isn't included. */
export function Breadcrumbs({ label, crumbs }: { label: string; crumbs: readonly { to: string; text: string }[] }) {
  return (
    <nav aria-label={label}>
      <ol className={classes.crumbs}>
        {crumbs.map(({ to, text }, at) => (
          <li key={to}>
            <Glyph name={at === 0 ? 'left' : 'right'} size={16} />
            <Link to={to}>{text}</Link>
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** The width and padding of a page; `narrow` is for forms and reading. */
export function PageBody({ width = 'wide', children }: { width?: 'wide' | 'narrow'; children: ReactNode }) {
  return <div className={classes[width]}>{children}</div>
}
