import { kindNames, kindOf, type MailFrequency, mailFrequencies, type NotificationKind, type Side } from './kinds.ts'

/** A person's preference for one kind of notification. */
export type Wish = { inApp: boolean; mail: MailFrequency }

/** The preference of a person who hasn't chosen. */
export function usualWish(kind: NotificationKind): Wish {
  const { mail } = kindOf(kind)
  if (mail === 'always') return { inApp: true, mail: 'at-once' }
  if (mail === 'elsewhere') return { inApp: true, mail: 'never' }
  return { inApp: true, mail: mail.usual }
}

/** Whether neither channel of a kind can be switched off, since law or security requires both. */
export const isFixed = (kind: NotificationKind): boolean => kindOf(kind).mail === 'always'

/** The frequencies that can be chosen for letters of a kind; empty if they can't be chosen here. */
export function mailsOf(kind: NotificationKind): readonly MailFrequency[] {
  const { mail } = kindOf(kind)
  return typeof mail === 'object' ? mailFrequencies : []
}

/** Whether the letters of a kind are chosen here. */
const isMailChosen = (kind: NotificationKind): boolean => mailsOf(kind).length > 0

/** The effective preference: where nothing can be chosen, the usual one. */
export function wishOf(kind: NotificationKind, chosen: Wish | undefined): Wish {
  if (!chosen || isFixed(kind)) return usualWish(kind)
  return { inApp: chosen.inApp, mail: isMailChosen(kind) ? chosen.mail : usualWish(kind).mail }
}

/** Whether a person on this side can choose this preference for a kind. */
export function isOffered(kind: NotificationKind, { side, wish }: { side: Side | null; wish: Wish }): boolean {
  if (side === null || !kindOf(kind).sides.includes(side)) return false
  if (isMailChosen(kind) && !mailsOf(kind).includes(wish.mail)) return false
  const counts = wishOf(kind, wish)
  return counts.inApp === wish.inApp && counts.mail === wish.mail
}

/** The kinds that somebody on a side can get. */
export const kindsOf = (side: Side | null): NotificationKind[] =>
  side === null ? [] : kindNames.filter((kind) => kindOf(kind).sides.includes(side))
