import { frame } from '@trampolim/phrases/pt-br/frame.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { NavLink } from 'react-router'
import { ButtonLink } from '../../design/button.tsx'
import { Glyph } from '../../design/glyph.tsx'
import { Brand } from './brand.tsx'
import classes from './frame.module.css'
import type { MenuLink } from './links.ts'

const t = speak('frame', frame)

/** The header of the open pages: brand, pages, and the way in or the way home. On phones the pages fold into a menu. */
export function OpenHeader({ pages, entry }: { pages: readonly MenuLink[]; entry: readonly MenuLink[] }) {
  const [first, last] = [entry.slice(0, -1), entry.at(-1)]
  return (
    <header className={classes.header}>
      <div className={classes.inner}>
        <Brand />
        <nav className={classes.pages} aria-label={t('mainMenu')}>
          {pages.map(({ to, text }) => (
            <NavLink key={to} to={to} end>
              {text}
            </NavLink>
          ))}
        </nav>
        <div className={classes.entry}>
          {first.map(({ to, text }) => (
            <ButtonLink key={to} to={to} look="bare">
              {text}
            </ButtonLink>
          ))}
          {last && (
            <ButtonLink to={last.to} look="main">
              <span className={last.short && classes.long}>{last.text}</span>
              {last.short && <span className={classes.short}>{last.short}</span>}
            </ButtonLink>
          )}
          {pages.length + first.length > 0 && <FoldedMenu links={[...pages, ...first]} />}
        </div>
      </div>
    </header>
  )
}

/** A menu that opens without a script; a chosen link closes it. */
function FoldedMenu({ links }: { links: readonly MenuLink[] }) {
  return (
    <details
      className={classes.folded}
      onClick={(event) => {
        if ((event.target as Element).closest('a')) event.currentTarget.open = false
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.currentTarget.open = false
        event.currentTarget.querySelector('summary')?.focus()
      }}
    >
      <summary aria-label={t('openMenu')}>
        <Glyph name="menu" size={24} />
      </summary>
      <nav aria-label={t('mainMenu')}>
        {links.map(({ to, text }) => (
          <NavLink key={to} to={to} end>
            {text}
          </NavLink>
        ))}
      </nav>
    </details>
  )
}
