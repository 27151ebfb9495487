import { kindNames, kindOf, type MailFrequency, mailFrequencies, type NotificationKind, type Side } from './kinds.ts'

/** What somebody wants of a kind. */
export type Wish = { inApp: boolean; mail: MailFrequency }

/** What is done without a choice. */
export function usualWish(kind: NotificationKind): Wish {
  const { mail } = kindOf(kind)
  if (mail === 'always') return { inApp: true, mail: 'at-once' }
  if (mail === 'elsewhere') return { inApp: true, mail: 'never' }
  return { inApp: true, mail: mail.usual }
}

/** Whether both ways of a kind are fixed, since law or safety needs them. */
export const isFixed = (kind: NotificationKind): boolean => kindOf(kind).mail === 'always'

/** How often letters of a kind can be chosen to come; nothing where that isn't chosen here. */
export function mailsOf(kind: NotificationKind): readonly MailFrequency[] {
  const { mail } = kindOf(kind)
  return typeof mail === 'object' ? mailFrequencies : []
}

/** Whether the letters of a kind are chosen here. */
const isMailChosen = (kind: NotificationKind): boolean => mailsOf(kind).length > 0

/** A choice as it counts: what can't be chosen is as usual. */
export function wishOf(kind: NotificationKind, chosen: Wish | undefined): Wish {
  if (!chosen || isFixed(kind)) return usualWish(kind)
  return { inApp: chosen.inApp, mail: isMailChosen(kind) ? chosen.mail : usualWish(kind).mail }
}

/** Whether a wish can be chosen for a kind by somebody on this side. */
export function isOffered(kind: NotificationKind, { side, wish }: { side: Side | null; wish: Wish }): boolean {
  if (side === null || !kindOf(kind).sides.includes(side)) return false
  if (isMailChosen(kind) && !mailsOf(kind).includes(wish.mail)) return false
  const counts = wishOf(kind, wish)
  return counts.inApp === wish.inApp && counts.mail === wish.mail
}

/** The kinds that somebody on a side can get. */
export const kindsOf = (side: Side | null): NotificationKind[] =>
  side === null ? [] : kindNames.filter((kind) => kindOf(kind).sides.includes(side))
