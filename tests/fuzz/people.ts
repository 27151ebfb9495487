import { startSession } from '@trampolim/server/accounts/sessions.ts'
import type { Database } from '@trampolim/server/platform/house.ts'
import { hashToken } from '@trampolim/server/platform/tokens.ts'
import { hashOfCode } from '@trampolim/server/verifications/send-code.ts'
import { sql } from 'kysely'
import { type Ground, insertProof } from '../faults/crowd.ts'
import { registering } from './examples.ts'

/** What an id may name; each person has rows of ids that belong together. */
export type IdKind =
  | 'job'
  | 'place'
  | 'curriculum'
  | 'candidate'
  | 'note'
  | 'review'
  | 'subject'
  | 'file'
  | 'alert'
  | 'verification'
  | 'document'
  | 'joiner'
  | 'member'
export type KnownIds = Partial<Record<IdKind, string>>

/** Somebody who sends requests, with ids that are theirs. */
export type FuzzPerson = { email: string; role: string; token: string; ids: readonly KnownIds[] }

/** What the house's secret is, so that codes can be known that it would send. */
export const secret = 'what only the house of the fuzz run knows'
const code = '1234'
const openCodes = Array.from({ length: 10 }, (_, at) => `d${at}`.padEnd(24, '0'))
/** What ends the links that act for somebody. */
export const actionTokens = Array.from({ length: 10 }, (_, at) => `action-of-the-fuzz-run-${at}`)

/**
 * What the demo world has none of: notes, alerts, files, medical reports, links that act, codes that wait to be entered, and
 * proofs of the addresses that the examples register.
 */
export async function addToWorld(ground: Ground) {
  const { database } = ground
  await sql`
    insert into note (id, job_id, professional_id, organization_id, author_id, author_name, text, created_at, modified_at)
    select substr(md5(place.id), 1, 24), place.job_id, place.professional_id, job.organization_id, recruiter.account_id,
      recruiter.name, 'Boa conversa.', now(), now()
    from place join job on job.id = place.job_id
    join lateral (select * from recruiter where organization_id = job.organization_id order by account_id limit 1) recruiter on true
  `.execute(database)
  await sql`
    insert into job_alert (id, professional_id, occupation, location, announced_until, created_at)
    select substr(md5(account_id), 1, 24), account_id, 'garçom', '', now(), now() from professional
  `.execute(database)
  await sql`
    insert into stored_file (id, purpose, owner_id, storage_key, original_name, content_type, byte_size, created_at, uploaded_at)
    select substr(md5('logo' || account_id), 1, 24), 'logo', account_id, md5('logo' || account_id), 'logo.webp', 'image/webp', 10, now(), now()
    from recruiter
  `.execute(database)
  await sql`
    insert into stored_file (id, purpose, owner_id, storage_key, original_name, content_type, byte_size, created_at, uploaded_at, attached_at)
    select substr(md5('report' || id), 1, 24), 'medical-report', professional_id, md5('report' || id), 'laudo.pdf',
      'application/pdf', 10, now(), now(), now()
    from place
  `.execute(database)
  await sql`update place set medical_report_id = substr(md5('report' || id), 1, 24)`.execute(database)
  await sql`
    update job set only_handicap = true where md5(id) < '8' and id in (select job_id from place)
  `.execute(database)
  await insertActionLinks(database)
  for (const id of openCodes) await insertOpenCode(ground, id)
  for (const { candidateEmail, candidateProof, phone, phoneProof, recruiterEmail, recruiterProof } of registering) {
    await insertProof(ground, candidateEmail, candidateProof)
    await insertProof(ground, phone, phoneProof)
    await insertProof(ground, recruiterEmail, recruiterProof)
  }
}

/** Links for new passwords of people who send no requests, whose sessions end with it. */
async function insertActionLinks(database: Database) {
  for (const [at, token] of actionTokens.entries()) {
    await sql`
      insert into action_link (id, token_hash, kind, account_id, created_at, expires_at)
      select substr(md5(${token}), 1, 24), ${hashToken(token)}, 'reset-password', account.id, now(), now() + interval '1 hour'
      from account left join place on place.professional_id = account.id
      where role = 'user:professional' group by account.id order by count(place.id), account.id desc offset ${at} limit 1
    `.execute(database)
  }
}

async function insertOpenCode({ database, now }: Ground, id: string) {
  await database
    .insertInto('verification')
    .values({
      id,
      channel: 'email',
      destination: `${id}@example.com`,
      code_hash: hashOfCode(secret, { verificationId: id, code }),
      created_at: now(),
      expires_at: new Date(now().getTime() + 3_600_000),
    })
    .execute()
}

/**
 * Puts back what earlier requests took away: everybody approved, the jobs open, no limit reached. Else one edit, which
 * sends its subject back to the reviewers, would hide all that comes after it.
 */
export async function mendWorld({ database }: Ground) {
  // What waited for a reviewer from the start keeps waiting, for the calls that are about that.
  const stays = sql`(select subject_id from review where entered_at < (select min(created_at) from session))`
  // One table at a time and never what another holds: requests go on meanwhile, and nobody may wait in a circle.
  const changes = [
    sql`
      update professional set status = 'approved' where account_id in (
        select account_id from professional where status <> 'approved' and account_id not in ${stays}
        for update skip locked
      )`,
    sql`
      update recruiter set status = 'approved' where account_id in (
        select account_id from recruiter
        where status <> 'approved' and joining_organization_id is null and account_id not in ${stays}
        for update skip locked
      )`,
    sql`
      update organization set status = 'approved' where id in (
        select id from organization where status <> 'approved' and id not in ${stays} for update skip locked
      )`,
    sql`
      update job set status = 'job:approved', closes_at = now() + interval '5 days' where id in (
        select id from job
        where organization_id in (select organization_id from recruiter) and id not in ${stays}
        for update skip locked
      )`,
    sql`
      update action_link set used_at = null where id in (
        select id from action_link where used_at is not null for update skip locked
      )`,
    sql`
      update verification set verified_at = null, tries = 0 where id in (
        select id from verification where id = any (${openCodes}::text[]) for update skip locked
      )`,
    sql`
      delete from limit_count where (subject, window_start) in (
        select subject, window_start from limit_count for update skip locked
      )`,
  ]
  for (const change of changes) await change.execute(database)
}

/** Everybody of the demo world who is worth being: those who have most of what calls are about, each signed in. */
export async function signInPeople(database: Database): Promise<FuzzPerson[]> {
  const { rows: accounts } = await sql<{ id: string; email: string; role: string }>`
    (select account.id, email, role from account
      left join place on place.professional_id = account.id
      where role = 'user:professional' group by account.id order by count(place.id) desc, account.id limit 12)
    union all
    (select account.id, email, role from account
      join recruiter on recruiter.account_id = account.id
      left join job on job.organization_id = recruiter.organization_id left join place on place.job_id = job.id
      group by account.id, recruiter.joining_organization_id
      order by recruiter.joining_organization_id is null, count(place.id) desc, account.id limit 12)
    union all select id, email, role from account where role not in ('user:professional', 'user:recruiter')
  `.execute(database)
  const now = new Date()
  const tokens = await database
    .transaction()
    .execute((tx) => Promise.all(accounts.map(({ id }) => startSession(tx, { accountId: id, rememberMe: true, now }))))
  const ids = await Promise.all(accounts.map(({ id, role }) => idsOf(database, id, role)))
  return accounts.map(({ email, role }, at) => ({ email, role, token: tokens[at]!.token, ids: ids[at]! }))
}

async function idsOf(database: Database, accountId: string, role: string): Promise<KnownIds[]> {
  const organization = sql`(select organization_id from recruiter where account_id = ${accountId})`
  const isReviewer = role === 'user:reviewer'
  const jobs = isReviewer
    ? sql`true`
    : role === 'user:recruiter'
      ? sql`job.organization_id = ${organization}`
      : sql`place.professional_id = ${accountId} or (place.id is null and job.status = 'job:approved')`
  const reviews = sql`${isReviewer} or subject_id = ${accountId} or organization_id = ${organization}`
  const [{ rows: places }, { rows: rounds }, { rows: owned }] = await Promise.all([
    sql<KnownIds>`
      select job.id as job, place.id as place, place.professional_id as candidate,
        coalesce(place.curriculum_id, (select id from curriculum where professional_id = place.professional_id limit 1)) as curriculum,
        (select id from note where job_id = job.id and professional_id = place.professional_id limit 1) as note
      from job left join place on place.job_id = job.id
      where ${jobs} order by place.id nulls last, job.created_at limit 60
    `.execute(database),
    sql<KnownIds>`
      select id as review, subject_id as subject from review where ${reviews} order by entered_at desc limit 20
    `.execute(database),
    sql<KnownIds>`
      select (select id from stored_file where owner_id = ${accountId} limit 1) as file,
        (select id from job_alert where professional_id = ${accountId} limit 1) as alert,
        (select account_id from recruiter where joining_organization_id = ${organization} order by account_id limit 1) as joiner,
        (select account_id from recruiter
          where organization_id = ${organization} and account_id <> ${accountId} order by account_id limit 1) as member,
        (select id from reference_document limit 1) as document
    `.execute(database),
  ])
  // As many as there are codes, tasks and the like to be chosen from.
  const rows = Array.from({ length: Math.max(places.length, 10) }, (_, at) => places[at % places.length] ?? {})
  return rows.map((row, at) => ({
    ...given(owned[0] ?? {}),
    verification: openCodes[at % openCodes.length]!,
    ...given(rounds[at % rounds.length] ?? {}),
    ...given(row),
  }))
}

const given = (ids: KnownIds): KnownIds =>
  Object.fromEntries(Object.entries(ids).filter(([, id]) => id !== null)) as KnownIds

/** What a field of this name and path names. */
export function kindOfId(path: string, field: string): IdKind | null {
  if (field === 'jobId') return 'job'
  if (field === 'cvId') return 'curriculum'
  if (field === 'candidateId') return 'candidate'
  if (field === 'processId') return path.includes('/task/') ? 'review' : 'place'
  if (field === 'taskId' || field === 'subjectId') return 'subject'
  if (field === 'accountId') return path.includes('/joining/') ? 'joiner' : 'member'
  if (field === 'noteId' || path.includes('/note/')) return 'note'
  if (/verificationId$/i.test(field)) return 'verification'
  if (['fileId', 'fileCV', 'medicalReport', 'image'].includes(field)) return 'file'
  if (path.includes('/document/')) return 'document'
  if (path.includes('/alert')) return 'alert'
  if (path.includes('/selectiveprocess/')) return 'place'
  if (path.startsWith('/review/')) return 'review'
  return path.includes('/job/') || path.startsWith('/jobs/') ? 'job' : null
}
