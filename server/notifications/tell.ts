import { kindOf, type NotificationKind, type VariantOf } from '@trampolim/marketplace/notifications/kinds.ts'
import { usualWish } from '@trampolim/marketplace/notifications/preferences.ts'
import { sendHint } from '../platform/broker/send-hint.ts'
import type { House, Tx } from '../platform/house.ts'
import { newId } from '../platform/ids.ts'
import { wishesOf } from '../preferences/wishes.ts'
import { storeNotification } from './queries.ts'

/** What is told to whom. `facts`: what its text needs besides, without personal data. */
export type Telling<Each extends NotificationKind = NotificationKind> = {
  [Kind in Each]: {
    kind: Kind
    variant: VariantOf<Kind>
    accountIds: readonly string[]
    jobId?: string | null
    candidacyId?: string
    /** A colleague of whom it tells. */
    personId?: string
    jobName?: string
    facts?: Readonly<Record<string, string | number>>
  }
}[Each]

/**
 * Tells people of something, as each wants to hear of that kind. Called by a listener, whose transaction makes it happen
 * once. Letters of their own are sent by the nouns that the news comes from.
 */
export async function tell(tx: Tx, telling: Telling, { now }: Pick<House, 'now'>) {
  const { kind } = telling
  const accountIds = [...new Set(telling.accountIds)]
  if (accountIds.length === 0) return
  const wishes = await wishesOf(tx, { kind, accountIds })
  const readers = accountIds.flatMap((accountId) => {
    const { inApp, mail } = wishes.get(accountId) ?? usualWish(kind)
    const mailDue = mail === 'daily' || mail === 'weekly' ? mail : null
    return inApp || mailDue ? [{ accountId, inApp, mailDue }] : []
  })
  if (readers.length === 0) return
  await storeNotification(tx, {
    ...{ id: newId(now()), kind, variant: telling.variant, type: kindOf(kind).type, createdAt: now() },
    jobId: telling.jobId ?? null,
    candidacyId: telling.candidacyId ?? null,
    personId: telling.personId ?? null,
    jobName: telling.jobName ?? null,
    facts: telling.facts ?? {},
    readers,
  })
  const to = readers.filter(({ inApp }) => inApp).map(({ accountId }) => accountId)
  const about = { about: 'notifications', jobId: telling.jobId ?? null } as const
  await sendHint(tx, { to, hint: { event: 'updateuser', ...about } })
}
