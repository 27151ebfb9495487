import type { ReactNode } from 'react'
import { Link } from 'react-router'
import classes from './tabs.module.css'

/** A tab: its address, its name, and how many things are behind it. */
export type Tab = { to: string; text: ReactNode; on: boolean; count?: number }

/** Views of one subject, each with its own address, so that they work before JavaScript and come back with the URL. */
export function Tabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  return (
    <nav className={classes.tabs} aria-label={label}>
      {tabs.map(({ to, text, on, count }) => (
        <Link key={to} to={to} className={classes.tab} aria-current={on ? 'page' : undefined} preventScrollReset>
          {text}
          {count !== undefined && <span className={classes.count}>{count}</span>}
        </Link>
      ))}
    </nav>
  )
}
