import { frame } from '@trampolim/phrases/pt-br/frame.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { Link } from '../../design/link.tsx'
import type { MenuLink } from '../frame/menus/links.ts'

const t = speak(frame)

/** A menu's link, which may open a new tab or pass on the page on which it was followed. */
export function MenuAnchor({ link, icon, className }: { link: MenuLink; icon?: ReactNode; className?: string }) {
  const { to, text, newTab, tellsPage } = link
  const { pathname } = useLocation()
  return (
    <Link
      to={tellsPage ? `${to}&page=${encodeURIComponent(pathname)}` : to}
      className={className}
      target={newTab && '_blank'}
      aria-label={newTab && t('inNewTab', { text })}
      aria-current={to === pathname ? 'page' : undefined}
    >
      {icon}
      {text}
    </Link>
  )
}
