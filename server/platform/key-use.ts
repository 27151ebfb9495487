import { sql } from 'kysely'
import type { Client } from 'pg'
import type { Database, Tx } from './house.ts'
import { type Keyring, keyIdOf } from './tokens.ts'

/** Records at startup which secret is the current one, and since when. */
export async function noteCurrentKey(database: Database, { id, now }: { id: string; now: Date }) {
  await sql`
    insert into secret_key as noted (id, current_since) values (${id}, ${now})
    on conflict (id) do update set current_since = excluded.current_since
      where exists (select from secret_key as other where other.current_since > noted.current_since)
  `.execute(database)
}

/** The secret that was recorded last. */
export async function findCurrentKey(tx: Tx): Promise<string | undefined> {
  const found = await tx
    .selectFrom('secret_key')
    .select('id')
    .orderBy('current_since', 'desc')
    .orderBy('id')
    .executeTakeFirst()
  return found?.id
}

export type KeyUse = {
  /** Since when the current secret has been used; null before the first start with it. */
  since: Date | null
  /** Authenticator apps whose secrets haven't been resealed yet. */
  apps: number
  /** Recovery codes that only a former secret can check, and the number of their owners. */
  codes: number
  people: number
  /** Waiting events and letters that were sealed with a former secret. */
  waiting: number
  /** Rows that none of the secrets opens. */
  lost: number
}

/** Counts what still needs a former secret, and what none of the secrets opens. */
export async function countKeyUse(client: Client, { current, former }: Keyring): Promise<KeyUse> {
  const [own, known] = [keyIdOf(current), former.map(keyIdOf)]
  const { rows } = await client.query<KeyUse>(
    `with app as (
       select case when sealed_secret like '%.%' then split_part(sealed_secret, '.', 1) end as key_id from one_time_code_app
     ), code as (
       select account_id, key_id from recovery_code where key_id is distinct from $1
     ), waiting as (
       select payload::text from graphile_worker._private_jobs where attempts < max_attempts
       union all
       select payload::text from event where delivered_at is null
     )
     select
       (select current_since from secret_key where id = $1) as since,
       (select count(*)::int from app where key_id is distinct from $1 and (key_id is null or key_id = any($2))) as apps,
       (select count(*)::int from code where key_id is null or key_id = any($2)) as codes,
       (select count(distinct account_id)::int from code where key_id is null or key_id = any($2)) as people,
       (select count(*)::int from waiting where payload ~ '"sealed' and strpos(payload, '"' || $1 || '.') = 0) as waiting,
       (select count(*)::int from app where key_id <> $1 and not key_id = any($2))
         + (select count(*)::int from code where not key_id = any($2)) as lost`,
    [own, known],
  )
  return rows[0] as KeyUse
}

/**
 * Whether former secrets can be removed: everything has been resealed or replaced, and all links signed with them have
 * expired.
 */
export function mayDropFormer({ since, apps, codes, waiting }: KeyUse, now: Date): boolean {
  return apps + codes + waiting === 0 && since !== null && now.getTime() - since.getTime() >= longestLink
}

/** The longest lifetime of a signed link, in milliseconds: that of links to pictures. */
export const longestLink = 24 * 60 * 60 * 1000
