import type { Role } from '@trampolim/marketplace/accounts/roles.ts'
import { joinLinkHours } from '@trampolim/marketplace/organizations/joining.ts'
import { z } from 'zod'
import type { Database, Tx } from '../platform/house.ts'
import { newId } from '../platform/ids.ts'
import { refuse } from '../platform/refusal.ts'
import { hashToken, newToken } from '../platform/tokens.ts'
import { findActionLink } from './queries.ts'

const day = 86_400_000

/** What an action link can be for, and what it must know to do it. `title` is how the alert's owner knows it. */
const payloads = {
  'reset-password': z.object({}),
  'stop-alert': z.object({ alertId: z.string(), title: z.string() }),
  'join-organization': z.object({ organizationId: z.string(), company: z.string() }),
} as const

export type ActionKind = keyof typeof payloads
export type ActionPayload<Kind extends ActionKind> = z.infer<(typeof payloads)[Kind]>

/** For how long a link of each kind works, in milliseconds. */
const lifetimes: Readonly<Record<ActionKind, number>> = {
  'reset-password': day / 24,
  'stop-alert': 60 * day,
  'join-organization': (joinLinkHours / 24) * day,
}

/**
 * Makes a link that acts for an account once. The token is told here once and stored hashed; it belongs at the end of
 * `/take-action?id=` and may only wait sealed.
 */
export async function createActionLink<Kind extends ActionKind>(
  tx: Tx,
  { kind, accountId, payload, now }: { kind: Kind; accountId: string; payload: ActionPayload<Kind>; now: Date },
): Promise<{ id: string; token: string }> {
  const id = newId(now)
  const token = newToken()
  await tx
    .insertInto('action_link')
    .values({
      id,
      token_hash: hashToken(token),
      kind,
      account_id: accountId,
      payload: JSON.stringify(payload),
      created_at: now,
      expires_at: new Date(now.getTime() + lifetimes[kind]),
    })
    .execute()
  return { id, token }
}

export type OpenAction = { id: string; accountId: string; email: string; role: Role } & {
  [Kind in ActionKind]: { kind: Kind; payload: ActionPayload<Kind> }
}[ActionKind]

/** The link of a token, still to be used. @throws action_not_found, action_expired (also once used) */
export async function openAction(database: Database | Tx, token: string, now: Date): Promise<OpenAction> {
  const link = (await findActionLink(database, hashToken(token))) ?? refuse('action_not_found')
  if (link.usedAt || link.expiresAt <= now) refuse('action_expired')
  const { id, accountId, email, role, kind, payload } = link
  const whose = { id, accountId, email, role }
  if (kind === 'stop-alert') return { ...whose, kind, payload: payloads[kind].parse(payload) }
  if (kind === 'join-organization') return { ...whose, kind, payload: payloads[kind].parse(payload) }
  return { ...whose, kind: 'reset-password', payload: {} }
}
