import { frame } from '@trampolim/phrases/pt-br/frame.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import type { MenuLink } from '../frame/menus/links.ts'
import { MenuAnchor } from './menu-anchor.tsx'
import classes from './rail.module.css'

const t = speak(frame)

/** The footer of the work areas: only links. */
export function WorkFooter({ links }: { links: readonly MenuLink[] }) {
  return (
    <footer className={classes.footer}>
      <nav aria-label={t('footerMenu')}>
        {links.map((link) => (
          <MenuAnchor key={link.to} link={link} />
        ))}
      </nav>
    </footer>
  )
}
