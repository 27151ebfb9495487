import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { hashToken } from '@trampolim/server/platform/tokens.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Ground } from '../faults/crowd.ts'

const idOf = (kind: string, at: number) => `${kind}${at}`.padEnd(24, '0')
const several = (kind: string, count = 3) => Array.from({ length: count }, (_, at) => idOf(kind, at))

/** Recruiters who ask to join the bakery, who belong to no organisation, and members of it whom nobody has approved yet. */
const joiners = several('aa')
const loners = several('ab', 2)
const members = several('ac')
export const newcomers: readonly string[] = [...joiners, ...loners, ...members]

/** Those of them who send requests. */
export const askingNewcomers: readonly string[] = [...joiners, ...loners]

/** The token in the link that admits a person into the organisation they ask to join. */
export const joinTokenOf = (accountId: string) => `joining-of-${accountId}`

/** Letters that are in the mailbox from the start. */
export const letters: readonly string[] = several('ad')

const bakery = sql`(select organization_id from recruiter join account on id = account_id where email like 'bruno@%')`

/** Adds the newcomers to the demo world, the joiners with the links of their letters. */
export async function addNewcomers({ database }: Ground) {
  await sql`
    insert into account (id, email, role, email_validated_at, created_at, modified_at)
    select id, 'pessoa-' || id || '@padaria-aurora.example', 'user:recruiter', now(), now(), now()
    from unnest(${newcomers}::text[]) as id
  `.execute(database)
  await sql`
    insert into recruiter (account_id, status, name, phone, created_at, modified_at)
    select id, 'created', 'Marta Reis', '119' || substr(translate(md5(id), 'abcdef', '012345'), 1, 8), now(), now()
    from unnest(${newcomers}::text[]) as id
  `.execute(database)
  const links = joiners.map((id) => ({ id, hash: hashToken(joinTokenOf(id)).toString('hex') }))
  await sql`
    insert into action_link (id, token_hash, kind, account_id, payload, created_at, expires_at)
    select substr(md5(id), 1, 24), decode(hash, 'hex'), 'join-organization', id,
      jsonb_build_object('organizationId', ${bakery}, 'company', 'Padaria Aurora'), now(), now() + interval '1 day'
    from jsonb_to_recordset(${JSON.stringify(links)}::jsonb) as link (id text, hash text)
  `.execute(database)
  for (const change of mendNewcomers) await change.execute(database)
}

/** Resets each newcomer to the initial state; one table at a time and never rows that another statement locks. */
export const mendNewcomers: readonly RawBuilder<unknown>[] = [
  sql`
    update recruiter set status = 'created', first_approved_at = null,
      organization_id = case when account_id = any(${members}::text[]) then ${bakery} end,
      joining_organization_id = case when account_id = any(${joiners}::text[]) then ${bakery} end,
      joining_asked_at = case when account_id = any(${joiners}::text[]) then now() end
    where account_id in (
      select account_id from recruiter where account_id = any(${newcomers}::text[]) for update skip locked
    )`,
  sql`
    update organization set site = 'www.padaria-aurora.example', shown = null where id in (
      select id from organization where id = ${bakery} for update skip locked
    )`,
  sql`
    delete from join_decline where account_id in (
      select account_id from join_decline where account_id = any(${newcomers}::text[]) for update skip locked
    )`,
]

/** Writes the letters into the mailbox of a house before it starts. */
export function writeLetters(dataDir: string) {
  const folder = join(dataDir, 'mail')
  mkdirSync(folder, { recursive: true })
  for (const id of letters) {
    writeFileSync(
      join(folder, `${id}.eml`),
      `From: Trampolim <ola@trampolim.example>\nTo: ana@trampolim.example\nSubject: Oi\n\nOi!\n`,
    )
  }
}
