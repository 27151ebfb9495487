import { IconHome, IconLogout } from '@tabler/icons-react'
import { frame } from '@trampolim/phrases/pt-br/frame.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import type { ReactNode } from 'react'
import { Form, useLocation } from 'react-router'
import { Button } from '../../design/button.tsx'
import { classNames } from '../../design/class-names.ts'
import { Count, CountedIcon, mostCounted } from '../../design/count.tsx'
import { Link } from '../../design/link.tsx'
import { Tile } from '../../design/tile.tsx'
import { Brand } from './brand.tsx'
import { currentLink } from './current-link.ts'
import { Folding } from './folding.tsx'
import classes from './frame.module.css'
import type { MenuLink } from './links.ts'

const t = speak(frame)

/** The icons of a menu's links, by path. */
export type MenuIcons = Readonly<Record<string, typeof IconHome>>

type AreaHeaderProps = {
  links: readonly MenuLink[]
  icons: MenuIcons
  /** The signed-in person. */
  person: { name: string; avatar: string | null } | null
  /** The path whose action ends the session, if any. */
  signOut: string | null
  /** Whether the account's page offers that too, so that a phone's header needn't. */
  leavesFromAccount?: boolean
  /** The notifications of somebody who has any; not on the pages that visitors see too, which stay small. */
  bell?: ReactNode
  counts?: MenuCounts | undefined
}

/** What is counted beside a menu's links. */
export type MenuCounts = Record<NonNullable<MenuLink['counts']>, number>

/** How many links the bar of a phone has room for; the last one of a menu, the account, is also the person's picture. */
const mostThumbs = 5

/** The header of an area; on phones its links are in a bar at the bottom, within the thumb's reach. */
export function AreaHeader({ links, icons, person, signOut, leavesFromAccount, bell, counts }: AreaHeaderProps) {
  const current = currentLink(links, useLocation().pathname)
  const countOf = ({ counts: what }: MenuLink) => (what && counts?.[what]) ?? 0
  return (
    <>
      <header className={classNames(classes.header, classes.area)}>
        <div className={classes.inner}>
          <Brand to={links[0]?.to ?? '/'} />
          <nav className={classes.pages} aria-label={t('mainMenu')}>
            {links.map((link) => (
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
            {person && <Person person={person} to={links.at(-1)?.to ?? '/'} />}
            {signOut && (
              <Folding
                className={classNames(classes.leave, leavesFromAccount && classes.onDesks)}
                summary={
                  <>
                    <IconLogout size={18} aria-hidden="true" />
                    {t('signOut')}
                  </>
                }
              >
                <Form method="post" action={signOut}>
                  <Button type="submit">{t('signOutHere')}</Button>
                  <Button type="submit" name="everywhere" value="true">
                    {t('signOutEverywhere')}
                  </Button>
                </Form>
              </Folding>
            )}
          </div>
        </div>
      </header>
      {links.length > 0 && (
        <nav className={classes.thumbs} aria-label={t('mainMenu')}>
          {links.slice(0, mostThumbs).map((link) => {
            const { to, text, short } = link
            const Icon = icons[to] ?? IconHome
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

/** What a count beside a link says to those who don't see it. */
function Counted({ count }: { count: number }) {
  if (count === 0) return null
  return (
    <span className="unseen">, {count > mostCounted ? t('manyUnreadThreads') : t('unreadThreads', { count })}</span>
  )
}

/** The signed-in person, who leads to their account. */
function Person({ person: { name, avatar }, to }: { person: NonNullable<AreaHeaderProps['person']>; to: string }) {
  return (
    <Link to={to} className={classes.person}>
      <Tile name={name} logo={avatar} shape="person" size="small" />
      <span className={classes.name} aria-hidden="true">
        {name}
      </span>
      <span className="unseen">{t('account', { name })}</span>
    </Link>
  )
}
