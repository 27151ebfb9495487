import type { Role } from '@trampolim/marketplace/accounts/roles.ts'
import { undoEmailDays } from '@trampolim/marketplace/accounts/sign-in/sessions.ts'
import { joinLinkHours } from '@trampolim/marketplace/organizations/joining.ts'
import { z } from 'zod'
import type { Database, Tx } from '../platform/house.ts'
import { newId } from '../platform/ids.ts'
import { refuse } from '../platform/refusal.ts'
import { hashToken, newToken } from '../platform/tokens.ts'
import { findActionLink } from './queries.ts'

const day = 86_400_000

/** The kinds of action links and the data that each needs. `title` is the alert's name as its owner knows it. */
const payloads = {
  'reset-password': z.object({}),
  'stop-alert': z.object({ alertId: z.string(), title: z.string() }),
  /** `email`: the address that the account had before the change. */
  'undo-email': z.object({ email: z.string() }),
  'join-organization': z.object({ organizationId: z.string(), company: z.string() }),
  /** The link in a letter's header, for mail programs: it pauses the letter's alerts without showing a page. */
  'stop-letter': z.object({ alertIds: z.array(z.string()) }),
} as const

export type ActionKind = keyof typeof payloads
export type ActionPayload<Kind extends ActionKind> = z.infer<(typeof payloads)[Kind]>

/** How long a link of each kind works, in milliseconds. */
const lifetimes: Readonly<Record<ActionKind, number>> = {
  'reset-password': day / 24,
  'stop-alert': 60 * day,
  'undo-email': undoEmailDays * day,
  'join-organization': (joinLinkHours / 24) * day,
  'stop-letter': 60 * day,
}

/**
 * Creates a link that acts once for an account. The token is returned only here and stored as a hash. It is the `id` of
 * `/take-action?id=` and must be encrypted wherever it is stored until it is sent.
 */
export async function createActionLink<Kind extends ActionKind>(
  tx: Tx,
  link: NewLink<Kind>,
): Promise<{ id: string; token: string }> {
  const [created] = await createActionLinks(tx, [link])
  return created as { id: string; token: string }
}

/** `id`: the link's, if it was chosen before, so that work that is repeated doesn't make another. */
type NewLink<Kind extends ActionKind> = {
  id?: string | undefined
  kind: Kind
  accountId: string
  payload: ActionPayload<Kind>
  now: Date
}

/** Creates several links, in their order, in one statement; there is at least one. */
export async function createActionLinks<Kind extends ActionKind>(
  tx: Tx,
  links: readonly NewLink<Kind>[],
): Promise<{ id: string; token: string }[]> {
  const created = links.map((link) => ({ ...link, id: link.id ?? newId(link.now), token: newToken() }))
  await tx
    .insertInto('action_link')
    .values(
      created.map(({ id, token, kind, accountId, payload, now }) => ({
        id,
        token_hash: hashToken(token),
        kind,
        account_id: accountId,
        payload: JSON.stringify(payload),
        created_at: now,
        expires_at: new Date(now.getTime() + lifetimes[kind]),
      })),
    )
    .execute()
  return created.map(({ id, token }) => ({ id, token }))
}

export type OpenAction = { id: string; made: Date; accountId: string; email: string; role: Role } & {
  [Kind in OpenKind]: { kind: Kind; payload: ActionPayload<Kind> }
}[OpenKind]

/** The kinds of links that have a page; the link in a letter's header has none. */
type OpenKind = Exclude<ActionKind, 'stop-letter'>

/**
 * Finds the unused link with a token.
 * @throws action_not_found, action_expired (also once it was used)
 */
export async function openAction(database: Database | Tx, token: string, now: Date): Promise<OpenAction> {
  const link = (await findActionLink(database, hashToken(token))) ?? refuse('action_not_found')
  if (link.kind === 'stop-letter') refuse('action_not_found')
  if (link.usedAt || link.expiresAt <= now) refuse('action_expired')
  const { id, made, accountId, email, role, kind, payload } = link
  const whose = { id, made, accountId, email, role }
  if (kind === 'stop-alert') return { ...whose, kind, payload: payloads[kind].parse(payload) }
  if (kind === 'join-organization') return { ...whose, kind, payload: payloads[kind].parse(payload) }
  if (kind === 'undo-email') return { ...whose, kind, payload: payloads[kind].parse(payload) }
  return { ...whose, kind: 'reset-password', payload: {} }
}

/** The alerts of the link in a letter, and whether it was used before; null if the link no longer exists. */
export async function openStopLetter(database: Database | Tx, token: string, now: Date) {
  const link = await findActionLink(database, hashToken(token))
  if (link?.kind !== 'stop-letter' || link.expiresAt <= now) return null
  const { alertIds } = payloads['stop-letter'].parse(link.payload)
  return { id: link.id, accountId: link.accountId, alertIds, isUsed: link.usedAt !== null }
}
