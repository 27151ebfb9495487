import type { NotificationKind, Side } from '@trampolim/marketplace/notifications/kinds.ts'
import { isOffered, kindsOf, type Wish, wishOf } from '@trampolim/marketplace/notifications/preferences.ts'
import { sql } from 'kysely'
import type { Database, Tx } from '../platform/house.ts'
import { refuse } from '../platform/refusal.ts'

type Chosen = Wish & { accountId: string; kind: NotificationKind }

/** The preference of each of these accounts for a kind of notification. */
export async function wishesOf(
  tx: Tx,
  { kind, accountIds }: { kind: NotificationKind; accountIds: readonly string[] },
): Promise<ReadonlyMap<string, Wish>> {
  const { rows } = await sql<Chosen>`
    select account_id as "accountId", kind, in_app as "inApp", mail from notification_preference
    where account_id = any(${accountIds}::text[]) and kind = ${kind}
  `.execute(tx)
  const chosen = new Map(rows.map(({ accountId, inApp, mail }) => [accountId, { inApp, mail }]))
  return new Map(accountIds.map((id) => [id, wishOf(kind, chosen.get(id))]))
}

/** Which of these accounts want a separate letter for each notification of a kind. */
export async function whoWantsLetters(tx: Tx, asked: { kind: NotificationKind; accountIds: readonly string[] }) {
  const wishes = await wishesOf(tx, asked)
  return new Set(asked.accountIds.filter((id) => wishes.get(id)?.mail === 'at-once'))
}

/** The same for candidates as the recipients of letters. */
export async function whoWantTheLetter<Person extends { professionalId: string }>(
  tx: Tx,
  { kind, people }: { kind: NotificationKind; people: readonly Person[] },
): Promise<Person[]> {
  const wanting = await whoWantsLetters(tx, { kind, accountIds: people.map(({ professionalId }) => professionalId) })
  return people.filter(({ professionalId }) => wanting.has(professionalId))
}

/** An account's preferences for each kind that it can get. */
export async function listWishes(database: Database, { accountId, side }: { accountId: string; side: Side | null }) {
  const rows = await database
    .selectFrom('notification_preference')
    .select(['kind', 'in_app as inApp', 'mail'])
    .where('account_id', '=', accountId)
    .$narrowType<{ mail: Wish['mail'] }>()
    .execute()
  return kindsOf(side).map((kind) => ({
    kind,
    ...wishOf(
      kind,
      rows.find((row) => row.kind === kind),
    ),
  }))
}

/**
 * Sets an account's preferences for some kinds.
 * @throws preference_not_offered
 */
export async function chooseWishes(
  database: Database,
  {
    accountId,
    side,
    wishes,
  }: { accountId: string; side: Side | null; wishes: readonly (Wish & { kind: NotificationKind })[] },
) {
  if (wishes.some(({ kind, ...wish }) => !isOffered(kind, { side, wish }))) refuse('preference_not_offered')
  await sql`
    insert into notification_preference (account_id, kind, in_app, mail)
    select distinct on (kind) ${accountId}, kind, "inApp", mail
    from jsonb_to_recordset(${JSON.stringify(wishes)}::jsonb) as wish (kind text, "inApp" boolean, mail text)
    order by kind
    on conflict (account_id, kind) do update set in_app = excluded.in_app, mail = excluded.mail
  `.execute(database)
}
