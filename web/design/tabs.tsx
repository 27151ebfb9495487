import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { Link } from './link.tsx'
import classes from './tabs.module.css'

/** A tab: its address, its name, and a count. */
export type Tab = { to: string; text: ReactNode; on: boolean; count?: number }

/** Views of one subject, each with its own address, so that they work before JavaScript and are restored by the URL. */
export function Tabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  const nav = useRef<HTMLElement>(null)
  const current = tabs.find(({ on }) => on)?.to
  // On a narrow screen the tabs scroll sideways: the current one is scrolled into view without moving the page.
  useEffect(() => {
    const tab = current === undefined ? null : nav.current?.querySelector('[aria-current]')
    if (!nav.current || !tab) return
    const [frame, shown] = [nav.current.getBoundingClientRect(), tab.getBoundingClientRect()]
    if (shown.left < frame.left || shown.right > frame.right) {
      nav.current.scrollLeft += shown.left - frame.left - (frame.width - shown.width) / 2
    }
  }, [current])
  const more = useMore(nav)
  return (
    <nav ref={nav} className={classes.tabs} aria-label={label} data-more={more}>
      {tabs.map(({ to, text, on, count }) => (
        <Link key={to} to={to} className={classes.tab} aria-current={on ? 'page' : undefined} preventScrollReset>
          {text}
          {count !== undefined && <span className={classes.count}>{count}</span>}
        </Link>
      ))}
    </nav>
  )
}

/** On which sides a sideways-scrolling row has more content. */
function useMore(row: RefObject<HTMLElement | null>): 'before' | 'after' | 'both' | undefined {
  const [more, setMore] = useState<'before' | 'after' | 'both'>()
  useEffect(() => {
    const element = row.current
    if (!element) return
    const look = () => {
      const before = element.scrollLeft > 1
      const after = element.scrollLeft + element.clientWidth < element.scrollWidth - 1
      setMore(before && after ? 'both' : before ? 'before' : after ? 'after' : undefined)
    }
    look()
    const sizes = new ResizeObserver(look)
    sizes.observe(element)
    element.addEventListener('scroll', look, { passive: true })
    return () => {
      sizes.disconnect()
      element.removeEventListener('scroll', look)
    }
  }, [row])
  return more
}
