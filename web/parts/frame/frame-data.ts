import { type Role, sectionOf } from '@trampolim/marketplace/accounts/roles.ts'
import { menus as phrases } from '@trampolim/phrases/pt-br/menus.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import type { RouterContextProvider } from 'react-router'
import { personContext } from '../../platform/context.ts'
import { homeFor } from '../../platform/guard.ts'
import { pageExists } from '../../platform/pages.ts'
import { linksOf } from './links.ts'

const t = speak(phrases)
const signOutPath = '/signout'

const menuOfRole: Partial<Record<Role, 'candidate' | 'recruiter' | 'reviewer'>> = {
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
    footer: linksOf(isCandidate ? 'candidateFooter' : role === 'user:recruiter' ? 'hiringFooter' : 'footer'),
    signOut: pageExists(signOutPath) ? signOutPath : null,
    termsDue: person?.termsDue ?? false,
  }
  const known = person && { userId: person.userId, name: person.name, avatar: person.avatar, role }
  const menu = menuOfRole[role]
  if (menu) {
    const more = menu === 'candidate' ? [] : linksOf(`${menu}More`)
    return { ...shown, person: known, section: sectionOf(role), pages: linksOf(menu), more, entry: [], hiring: null }
  }
  const isRegistering = role === 'professional:registration:incomplete'
  const toMyArea = pageExists(home)
    ? [
        isRegistering
          ? { to: home, text: t('continueRegistration'), short: t('continueShort') }
          : { to: home, text: t('myArea') },
      ]
    : []
  return {
    ...shown,
    person: known,
    section: sectionOf(role),
    pages: linksOf('open'),
    more: [],
    entry: person ? toMyArea : linksOf('entry'),
    /** The links on a visitor's pages for those who hire. */
    hiring: person
      ? null
      : { pages: linksOf('hiring'), entry: linksOf('hiringEntry'), footer: linksOf('hiringFooter') },
  }
}

export type FrameData = ReturnType<typeof frameData>
