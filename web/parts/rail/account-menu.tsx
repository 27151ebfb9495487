import { IconChevronRight, IconDevicesOff, IconLogout } from '@tabler/icons-react'
import { frame } from '@trampolim/phrases/pt-br/frame.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { Form } from 'react-router'
import { FoldMenu, foldItem } from '../../design/fold-menu.tsx'
import { Tile } from '../../design/tile.tsx'
import type { MenuIcons } from '../frame/area-header.tsx'
import type { MenuLink } from '../frame/links.ts'
import { ThemeToggle } from '../frame/theme-toggle.tsx'
import { MenuAnchor } from './menu-anchor.tsx'
import classes from './rail.module.css'

const t = speak(frame)

type AccountMenuProps = {
  person: { name: string; avatar: string | null }
  links: readonly MenuLink[]
  icons: MenuIcons
  /** The path whose action ends the session, if any. */
  signOut: string | null
}

/** The person's picture, and behind it what an area's rail has no room for: the account, help, colours, the way out. */
export function AccountMenu({ person: { name, avatar }, links, icons, signOut }: AccountMenuProps) {
  return (
    <FoldMenu
      className={classes.account}
      trigger={
        <>
          <Tile name={name} logo={avatar} shape="person" size="small" />
          <span className="unseen">{t('account', { name })}</span>
        </>
      }
    >
      <p className={classes.who}>{name}</p>
      {links.map((link) => {
        const Icon = icons[link.to.replace(/\?.*/, '')] ?? IconChevronRight
        return (
          <MenuAnchor key={link.to} link={link} icon={<Icon size={18} aria-hidden="true" />} className={foldItem()} />
        )
      })}
      <div className={classes.colours}>
        <span aria-hidden="true">{t('theme.label')}</span>
        <ThemeToggle />
      </div>
      {signOut && (
        <Form method="post" action={signOut} className={classes.leave}>
          <button type="submit" className={foldItem()}>
            <IconLogout size={18} aria-hidden="true" />
            {t('signOutHere')}
          </button>
          <button type="submit" name="everywhere" value="true" className={foldItem()}>
            <IconDevicesOff size={18} aria-hidden="true" />
            {t('signOutEverywhere')}
          </button>
        </Form>
      )}
    </FoldMenu>
  )
}
