import { frame } from '@trampolim/phrases/pt-br/frame.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { useLocation } from 'react-router'
import { Link } from '../../design/link.tsx'
import { Brand } from './brand.tsx'
import classes from './frame.module.css'
import type { MenuLink } from './menus/links.ts'
import { ThemeToggle } from './theme-toggle.tsx'

const t = speak(frame)

/** The footer of every framed page: brand, promise, links, colour scheme. */
export function Footer({ links }: { links: readonly MenuLink[] }) {
  const { pathname } = useLocation()
  return (
    <footer className={classes.footer}>
      <div className={classes.footerInner}>
        <div>
          <Brand />
          <p>{t('promise')}</p>
        </div>
        <nav aria-label={t('footerMenu')}>
          {links.map(({ to, text, newTab, tellsPage }) => (
            <Link
              key={to}
              to={tellsPage ? `${to}&page=${encodeURIComponent(pathname)}` : to}
              target={newTab && '_blank'}
              aria-label={newTab && t('inNewTab', { text })}
            >
              {text}
            </Link>
          ))}
        </nav>
        <ThemeToggle />
      </div>
    </footer>
  )
}
