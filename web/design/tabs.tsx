import { type ReactNode, useEffect, useRef } from 'react'
import { classNames } from './class-names.ts'
import { Link } from './link.tsx'
import classes from './tabs.module.css'

/** A tab: its address, its name, and a count. */
export type Tab = { to: string; text: ReactNode; on: boolean; count?: number }

/** Views of one subject, each with its own address, so that they work before JavaScript and are restored by the URL. */
export function Tabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  const ref = useRef<HTMLElement>(null)
  const current = tabs.find(({ on }) => on)?.to
  // On a narrow screen the tabs scroll sideways: the current one is scrolled into view without moving the page.
  useEffect(() => {
    const nav = ref.current
    const tab = current === undefined ? null : nav?.querySelector('[aria-current]')
    if (!nav || !tab) return
    const [frame, shown] = [nav.getBoundingClientRect(), tab.getBoundingClientRect()]
    if (shown.left < frame.left || shown.right > frame.right) {
      nav.scrollLeft += shown.left - frame.left - (frame.width - shown.width) / 2
    }
  }, [current])
  return (
    <nav ref={ref} className={classNames(classes.tabs, 'sideways')} aria-label={label}>
      {tabs.map(({ to, text, on, count }) => (
        <Link key={to} to={to} className={classes.tab} aria-current={on ? 'page' : undefined} preventScrollReset>
          {text}
          {count !== undefined && <span className={classes.count}>{count}</span>}
        </Link>
      ))}
    </nav>
  )
}
