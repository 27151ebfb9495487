import { type Role, sectionOf } from '@trampolim/marketplace/accounts/roles.ts'
import { menus as phrases } from '@trampolim/phrases/pt-br/menus.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import type { RouterContextProvider } from 'react-router'
import { personContext } from '../../platform/context.ts'
import { homeFor } from '../../platform/guard.ts'
import { pageExists } from '../../platform/pages.ts'
import type { BellData } from '../notifications/bell-data.ts'
import { linksOf, type MenuLink } from './menus/links.ts'

const t = speak(phrases)
const signOutPath = '/signout'

/** The counts shown beside a menu's links. */
export type MenuCounts = Partial<Pick<BellData, 'threads'>>

/** The areas that have a menu. */
const areaOfRole: Partial<Record<Role, 'candidate' | 'recruiter' | 'reviewer'>> = {
  'user:professional': 'candidate',
  'user:recruiter': 'recruiter',
  'user:reviewer': 'reviewer',
}

/** The data of a frame: the signed-in person and the links. Server only. */
export function frameData(context: Readonly<RouterContextProvider>) {
  const person = context.get(personContext)
  const { role, home } = homeFor(person)
  const isCandidate = role === 'user:professional' || role === 'user:inactive'
  const shown = {
    footer: linksOf(isCandidate ? 'candidateFooter' : role === 'user:recruiter' ? 'recruiterFooter' : 'footer'),
    signOut: pageExists(signOutPath) ? signOutPath : null,
    termsDue: person?.termsDue ?? false,
  }
  const known = person && { userId: person.userId, name: person.name, avatar: person.avatar, role }
  const section = sectionOf(role)
  const area = areaOfRole[role]
  if (area) {
    const links = { pages: linksOf(area), more: linksOf(`${area}More`), entry: [] }
    return { ...shown, ...links, area, person: known, section, hiring: null }
  }
  return {
    ...shown,
    area: null,
    person: known,
    section,
    pages: linksOf('open'),
    more: person ? linksOf(role === 'user:inactive' ? 'inactiveMore' : 'registeringMore') : [],
    entry: person ? linkHome({ role, home }) : linksOf('entry'),
    /** The links on a visitor's pages for employers. */
    hiring: person
      ? null
      : { pages: linksOf('hiring'), entry: linksOf('hiringEntry'), footer: linksOf('hiringFooter') },
  }
}

/** The start page of a person without an area: continuing their registration, or what is left of their account. */
function linkHome({ role, home }: { role: Role; home: string }): readonly MenuLink[] {
  if (!pageExists(home)) return []
  return role === 'user:inactive'
    ? [{ to: home, text: t('ownAccount'), short: t('profile'), quiet: true }]
    : [{ to: home, text: t('continueRegistration'), short: t('continueShort') }]
}

export type FrameData = ReturnType<typeof frameData>
