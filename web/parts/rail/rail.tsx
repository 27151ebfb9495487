import { frame } from '@trampolim/phrases/pt-br/frame.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { CountedIcon, mostCounted } from '../../design/count.tsx'
import { Link } from '../../design/link.tsx'
import { Brand } from '../frame/brand.tsx'
import type { FrameData, MenuCounts } from '../frame/frame-data.ts'
import { currentLink } from '../frame/menus/current-link.ts'
import { iconOf } from '../frame/menus/menu-icons.ts'
import { AccountMenu } from './account-menu.tsx'
import classes from './rail.module.css'

const t = speak(frame)

type RailProps = {
  data: FrameData
  /** The notifications, for people who have any. */
  bell: ReactNode
  counts: MenuCounts
}

/**
 * The navigation of an area where people work all day: a side bar at the left of wide screens. On smaller screens it is
 * a slim header, with its links in a bar at the bottom, within reach of the thumb.
 */
export function Rail({ data, bell, counts }: RailProps) {
  const { pages, more, person, signOut } = data
  const { pathname } = useLocation()
  const current = currentLink(
    pages.flatMap(({ to, holds = [] }) => [to, ...holds]).map((to) => ({ to })),
    pathname,
  )
  return (
    <header className={classes.rail}>
      <Brand to={pages[0]?.to ?? '/'} />
      <nav className={classes.pages} aria-label={t('mainMenu')}>
        {pages
          .filter(({ folded }) => !folded)
          .map(({ to, text, short, holds, counts: what }) => {
            const Icon = iconOf(to)
            const count = (what && counts[what]) ?? 0
            const isCurrent = to === current || holds?.some((each) => each === current)
            return (
              <Link key={to} to={to} aria-current={isCurrent ? (to === pathname ? 'page' : true) : undefined}>
                <CountedIcon count={count}>
                  <Icon size={21} stroke={1.8} aria-hidden="true" />
                </CountedIcon>
                <span>{short ?? text}</span>
                {count > 0 && <span className="unseen">, {unreadText(count)}</span>}
              </Link>
            )
          })}
      </nav>
      <div className={classes.tools}>
        {bell}
        {person && (
          <AccountMenu
            person={person}
            links={[...pages.filter(({ folded }) => folded).toReversed(), ...more]}
            signOut={signOut}
          />
        )}
      </div>
    </header>
  )
}

/** The screen reader's text for a count beside a link. */
const unreadText = (count: number) => (count > mostCounted ? t('manyUnreadThreads') : t('unreadThreads', { count }))
