import { IconDevicesOff, IconLogout } from '@tabler/icons-react'
import { frame } from '@trampolim/phrases/pt-br/frame.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { Form } from 'react-router'
import { classNames } from '../../design/class-names.ts'
import { FoldMenu, foldItem } from '../../design/fold-menu.tsx'
import { Tile } from '../../design/tile.tsx'
import type { MenuLink } from '../frame/menus/links.ts'
import { iconOf } from '../frame/menus/menu-icons.ts'
import { ThemeToggle } from '../frame/theme-toggle.tsx'
import classes from './account-menu.module.css'
import { MenuAnchor } from './menu-anchor.tsx'

const t = speak(frame)

type AccountMenuProps = {
  person: { name: string; avatar: string | null }
  links: readonly MenuLink[]
  /** The path whose action ends the session, if any. */
  signOut: string | null
}

/**
 * The person's picture, with a menu for what the other menus have no room for: the account, help, colour scheme,
 * signing out.
 */
export function AccountMenu({ person: { name, avatar }, links, signOut }: AccountMenuProps) {
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
      {groupsOf(links).map(({ group, links: members }) => (
        // biome-ignore lint/a11y/useSemanticElements: the items of a menu are links, not form fields.
        <div key={group ?? ''} role="group" aria-label={group ?? undefined} className={classes.group}>
          {group && <p aria-hidden="true">{group}</p>}
          {members.map((link) => {
            const Icon = iconOf(link.to)
            return (
              <MenuAnchor
                key={link.to}
                link={link}
                icon={<Icon size={18} aria-hidden="true" />}
                className={classNames(foldItem(), link.beyondThumbs && classes.beyondThumbs)}
              />
            )
          })}
        </div>
      ))}
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

/** The links grouped by title, in order; null for links without a title. */
function groupsOf(links: readonly MenuLink[]) {
  const groups = [...new Set(links.map(({ group }) => group ?? null))]
  return groups.map((group) => ({ group, links: links.filter((link) => (link.group ?? null) === group) }))
}
