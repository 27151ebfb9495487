import {
  hasPlainLetter,
  kindOf,
  type NotificationKind,
  type VariantOf,
} from '@trampolim/marketplace/notifications/kinds.ts'
import { usualWish } from '@trampolim/marketplace/notifications/preferences.ts'
import { sendHint } from '../platform/broker/send-hint.ts'
import type { House, Tx } from '../platform/house.ts'
import { newId } from '../platform/ids.ts'
import { wishesOf } from '../preferences/wishes.ts'
import { queuePlainLetters } from './plain-letters.ts'
import { type MailDue, storeNotifications } from './queries.ts'

/** A notification and its readers. `facts`: further values that its text needs, without personal data. */
export type Telling<Each extends NotificationKind = NotificationKind> = {
  [Kind in Each]: {
    kind: Kind
    variant: VariantOf<Kind>
    accountIds: readonly string[]
    jobId?: string | null
    candidacyId?: string
    /** The colleague that it is about. */
    personId?: string
    jobName?: string
    facts?: Readonly<Record<string, string | number>>
  }
}[Each]

type Teller = Pick<House, 'configuration' | 'now'>

/**
 * Notifies people of something, in the way that each wants for this kind. A listener calls it; its transaction ensures
 * that it happens only once. Letters that contain more than the notification are sent by the nouns where the news
 * originates.
 */
export async function tell(tx: Tx, { kind, ...telling }: Telling, house: Teller) {
  await tellAll(tx, { kind, tellings: [telling] }, house)
}

type TellingOf<Kind extends NotificationKind> = Omit<Telling<Kind>, 'kind'>

/** Notifies about several things of one kind, in as many statements as for one; the hint names the job of the first. */
export async function tellAll<Kind extends NotificationKind>(
  tx: Tx,
  { kind, tellings }: { kind: Kind; tellings: readonly TellingOf<Kind>[] },
  house: Teller,
) {
  const accountIds = [...new Set(tellings.flatMap((telling) => telling.accountIds))]
  if (accountIds.length === 0) return
  const wishes = await wishesOf(tx, { kind, accountIds })
  const wantsAtOnce = (accountId: string) => (wishes.get(accountId) ?? usualWish(kind)).mail === 'at-once'
  const readerOf = (accountId: string, plainLetter: boolean) => {
    const { inApp, mail } = wishes.get(accountId) ?? usualWish(kind)
    const mailDue: MailDue | null = mail === 'daily' || mail === 'weekly' ? mail : null
    return inApp || mailDue || (plainLetter && wantsAtOnce(accountId)) ? [{ accountId, inApp, mailDue }] : []
  }
  const created = house.now()
  const notifications = tellings.flatMap(({ variant, jobId, candidacyId, personId, jobName, facts, ...to }) => {
    const plainLetter = hasPlainLetter(kind, variant)
    const readers = [...new Set(to.accountIds)].flatMap((accountId) => readerOf(accountId, plainLetter))
    if (readers.length === 0) return []
    const about = { jobId: jobId ?? null, candidacyId: candidacyId ?? null, personId: personId ?? null }
    const { type } = kindOf(kind)
    const text = { kind, variant, type, jobName: jobName ?? null, facts: facts ?? {} }
    return [{ id: newId(created), createdAt: created, ...text, ...about, readers }]
  })
  if (notifications.length === 0) return
  await storeNotifications(tx, notifications)
  const withLetter = notifications.filter(({ variant }) => hasPlainLetter(kind, variant)).map(({ id }) => id)
  const wanting = accountIds.filter(wantsAtOnce)
  if (withLetter.length > 0 && wanting.length > 0) {
    await queuePlainLetters(tx, { ids: withLetter, accountIds: wanting }, house)
  }
  const to = notifications.flatMap(({ readers }) => readers.filter(({ inApp }) => inApp)).map((each) => each.accountId)
  const about = { about: 'notifications', jobId: notifications[0]?.jobId ?? null } as const
  await sendHint(tx, { to, hint: { event: 'updateuser', ...about } })
}
