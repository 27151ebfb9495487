import { frame } from '@trampolim/phrases/pt-br/frame.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { classNames } from '../../../design/class-names.ts'
import { Count, CountedIcon, mostCounted } from '../../../design/count.tsx'
import { Link } from '../../../design/link.tsx'
import { AccountMenu } from '../../rail/account-menu.tsx'
import { Brand } from '../brand.tsx'
import classes from '../frame.module.css'
import type { FrameData, MenuCounts } from '../frame-data.ts'
import { currentLink } from '../menus/current-link.ts'
import type { MenuLink } from '../menus/links.ts'
import { iconOf } from '../menus/menu-icons.ts'

const t = speak(frame)

type AreaHeaderProps = { data: FrameData; bell: ReactNode; counts: MenuCounts }

/** How many links the navigation bar of a phone can show; the others are in the menu behind the person's picture. */
const mostThumbs = 5

/** The candidate's header; on phones its links are in a bar at the bottom, within the thumb's reach. */
export function AreaHeader({ data: { pages, more, person, signOut }, bell, counts }: AreaHeaderProps) {
  const current = currentLink(pages, useLocation().pathname)
  const beyondThumbs = pages.slice(mostThumbs).map((link): MenuLink => ({ ...link, beyondThumbs: true }))
  const countOf = ({ counts: what }: MenuLink) => (what && counts[what]) ?? 0
  return (
    <>
      <header className={classNames(classes.header, classes.area)}>
        <div className={classes.inner}>
          <Brand to={pages[0]?.to ?? '/'} />
          <nav className={classes.pages} aria-label={t('mainMenu')}>
            {pages.map((link) => (
              <Link key={link.to} to={link.to} aria-current={link.to === current ? 'page' : undefined}>
                <span className={link.short && classes.long}>{link.text}</span>
                {link.short && <span className={classes.short}>{link.short}</span>}
                {countOf(link) > 0 && <Count count={countOf(link)} />}
                <Counted count={countOf(link)} />
              </Link>
            ))}
          </nav>
          <div className={classes.entry}>
            {bell}
            {person && <AccountMenu person={person} links={[...beyondThumbs, ...more]} signOut={signOut} />}
          </div>
        </div>
      </header>
      {pages.length > 0 && (
        <nav className={classes.thumbs} aria-label={t('mainMenu')}>
          {pages.slice(0, mostThumbs).map((link) => {
            const { to, text, short } = link
            const Icon = iconOf(to)
            return (
              <Link key={to} to={to} aria-current={to === current ? 'page' : undefined}>
                <CountedIcon count={countOf(link)}>
                  <Icon size={22} stroke={1.8} aria-hidden="true" />
                </CountedIcon>
                {short ?? text}
                <Counted count={countOf(link)} />
              </Link>
            )
          })}
        </nav>
      )}
    </>
  )
}

/** The screen reader's text for a count beside a link. */
function Counted({ count }: { count: number }) {
  if (count === 0) return null
  return (
    <span className="unseen">, {count > mostCounted ? t('manyUnreadThreads') : t('unreadThreads', { count })}</span>
  )
}
