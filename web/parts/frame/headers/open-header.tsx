import { frame } from '@trampolim/phrases/pt-br/frame.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { ButtonLink } from '../../../design/button.tsx'
import { classNames } from '../../../design/class-names.ts'
import { Glyph } from '../../../design/glyph.tsx'
import { Link } from '../../../design/link.tsx'
import { Brand } from '../brand.tsx'
import classes from '../frame.module.css'
import { Folding } from '../menus/folding.tsx'
import type { MenuLink } from '../menus/links.ts'

const t = speak(frame)

type OpenHeaderProps = {
  pages: readonly MenuLink[]
  entry: readonly MenuLink[]
  /** The account menu of a person who has no area, or not yet. */
  account?: ReactNode
}

/**
 * The header of the public pages: brand, pages, and links to sign in or to the person's start page. On phones the pages
 * fold into a menu.
 */
export function OpenHeader({ pages, entry, account }: OpenHeaderProps) {
  const [first, last] = [entry.slice(0, -1), entry.at(-1)]
  return (
    <header className={classes.header}>
      <div className={classes.inner}>
        <Brand />
        <nav className={classes.pages} aria-label={t('mainMenu')}>
          {pages.map(({ short, ...link }) => (
            <PageLink key={link.to} link={{ ...link, text: short ?? link.text }} />
          ))}
        </nav>
        <div className={classNames(classes.entry, Boolean(account) && classes.known)}>
          {first.map(({ to, text }) => (
            <ButtonLink key={to} to={to} look="bare">
              {text}
            </ButtonLink>
          ))}
          {last && (
            <ButtonLink to={last.to} look={last.quiet ? 'plain' : 'main'}>
              <span className={last.short && classes.long}>{last.text}</span>
              {last.short && <span className={classes.short}>{last.short}</span>}
            </ButtonLink>
          )}
          {pages.length + first.length > 0 && <FoldedMenu pages={pages} entry={first} />}
          {account}
        </div>
      </div>
    </header>
  )
}

/** The links that don't fit into the bar. */
function FoldedMenu({ pages, entry }: Pick<OpenHeaderProps, 'pages' | 'entry'>) {
  return (
    <Folding className={classes.folded} label={t('openMenu')} summary={<Glyph name="menu" size={24} />}>
      <nav aria-label={t('mainMenu')}>
        {pages.map((link) => (
          <PageLink key={link.to} link={link} />
        ))}
        {entry.map((link) => (
          <PageLink key={link.to} link={link} className={classes.entryLink} />
        ))}
      </nav>
    </Folding>
  )
}

function PageLink({ link: { to, text, newTab }, className }: { link: MenuLink; className?: string | undefined }) {
  const { pathname } = useLocation()
  return (
    <Link
      to={to}
      className={className}
      target={newTab && '_blank'}
      aria-label={newTab && t('inNewTab', { text })}
      aria-current={to === pathname ? 'page' : undefined}
    >
      {text}
    </Link>
  )
}
