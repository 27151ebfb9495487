import { frame } from '@trampolim/phrases/pt-br/frame.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { Link } from '../../design/link.tsx'
import { Brand } from './brand.tsx'
import classes from './frame.module.css'
import type { MenuLink } from './links.ts'
import { ThemeToggle } from './theme-toggle.tsx'

const t = speak(frame)

/** The footer of every framed page: brand, promise, links, colour scheme. */
export function Footer({ links }: { links: readonly MenuLink[] }) {
  return (
    <footer className={classes.footer}>
      <div className={classes.footerInner}>
        <div>
          <Brand />
          <p>{t('promise')}</p>
        </div>
        <nav aria-label={t('footerMenu')}>
          {links.map(({ to, text }) => (
            <Link key={to} to={to}>
              {text}
            </Link>
          ))}
        </nav>
        <ThemeToggle />
      </div>
    </footer>
  )
}
