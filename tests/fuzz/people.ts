import { startSession } from '@trampolim/server/accounts/sessions/sessions.ts'
import type { Database } from '@trampolim/server/platform/house.ts'
import { hashToken } from '@trampolim/server/platform/tokens.ts'
import { hashOfCode } from '@trampolim/server/verifications/send-code.ts'
import { sql } from 'kysely'
import type { Ground } from '../faults/crowd.ts'
import { insertProof } from '../fixtures/accounts/proofs.ts'
import { addEndedJob, endedJob, mendEndedJob } from './ended-job.ts'
import { registering } from './examples.ts'
import { addNewcomers, askingNewcomers, joinTokenOf, letters, mendNewcomers, newcomers } from './newcomers.ts'

/** The kinds of things that an id identifies; each person has groups of ids that belong together. */
export type IdKind =
  | 'job'
  | 'candidacy'
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
  | 'link'
  | 'letter'
  | 'curriculumKind'
  | 'endedJob'
  | 'finalist'
export type KnownIds = Partial<Record<IdKind, string>>

/** A person who sends requests, with their own ids. */
export type FuzzPerson = {
  email: string
  role: string
  token: string
  ids: readonly KnownIds[]
  /** Whether they don't belong to an organisation yet; most recruiters' calls are then refused. */
  isNewcomer: boolean
}

/** The house's secret, from which valid codes can be computed. */
export const secret = 'what only the house of the fuzz run knows'
const code = '1234'
const openCodes = Array.from({ length: 10 }, (_, at) => `d${at}`.padEnd(24, '0'))
/** The tokens of action links. */
export const actionTokens = Array.from({ length: 10 }, (_, at) => `action-of-the-fuzz-run-${at}`)

/**
 * Adds what the demo world lacks: notes, alerts, files, medical reports, action links, codes to enter, and
 * verifications of the addresses that the examples register.
 */
export async function addToWorld(ground: Ground) {
  const { database } = ground
  await sql`
    insert into note (id, job_id, professional_id, organization_id, author_id, author_name, text, created_at, modified_at)
    select substr(md5(candidacy.id), 1, 24), candidacy.job_id, candidacy.professional_id, job.organization_id, recruiter.account_id,
      recruiter.name, 'Boa conversa.', now(), now()
    from candidacy join job on job.id = candidacy.job_id
    join lateral (select * from recruiter where organization_id = job.organization_id order by account_id limit 1) recruiter on true
  `.execute(database)
  await sql`
    with asked as (
      insert into alert_search (search, understood_at) values ('{"occupation": "garcom", "location": ""}', 'epoch')
      returning search_no
    )
    insert into job_alert (id, professional_id, occupation, location, search_no, since, announced_until, created_at)
    select substr(md5(account_id), 1, 24), account_id, 'garçom', '', search_no, now(), now(), now()
    from professional cross join asked
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
    from candidacy
  `.execute(database)
  await sql`update candidacy set medical_report_id = substr(md5('report' || id), 1, 24)`.execute(database)
  await sql`
    update job set only_handicap = true where md5(id) < '8' and id in (select job_id from candidacy)
  `.execute(database)
  await insertActionLinks(database)
  await insertBegun(database)
  await addNewcomers(ground)
  await addEndedJob(ground)
  for (const id of openCodes) await insertOpenCode(ground, id)
  for (const {
    candidateEmail,
    candidateProof,
    phone,
    phoneProof,
    recruiterEmail,
    recruiterProof,
    ...other
  } of registering) {
    await insertProof(ground, { channel: 'email', destination: candidateEmail, id: candidateProof })
    await insertProof(ground, { channel: 'phone', destination: phone, id: phoneProof })
    await insertProof(ground, { channel: 'email', destination: recruiterEmail, id: recruiterProof })
    await insertProof(ground, {
      channel: 'phone',
      destination: other.recruiterPhone,
      id: other.recruiterPhoneProof,
    })
  }
}

/** Inserts people who began their registration through a network. */
async function insertBegun(database: Database) {
  for (const at of [1, 2, 3]) {
    const id = `ae${at}`.padEnd(24, '0')
    await sql`
      insert into account (id, email, role, email_validated_at, created_at, modified_at)
      values (${id}, ${`${id}@registering.invalid`}, 'professional:registration:incomplete', now(), now(), now())
    `.execute(database)
    await sql`
      insert into linked_login (network, subject, account_id, email, email_verified, name, created_at)
      values ('google', ${id}, ${id}, ${`${id}@exemplo.com.br`}, true, 'Téo Campos', now())
    `.execute(database)
  }
}

/** Inserts links for new passwords of people who send no requests, since using one ends their sessions. */
async function insertActionLinks(database: Database) {
  for (const [at, token] of actionTokens.entries()) {
    await sql`
      insert into action_link (id, token_hash, kind, account_id, created_at, expires_at)
      select substr(md5(${token}), 1, 24), ${hashToken(token)}, 'reset-password', account.id, now(), now() + interval '1 hour'
      from account left join candidacy on candidacy.professional_id = account.id
      where role = 'user:professional' group by account.id order by count(candidacy.id), account.id desc offset ${at} limit 1
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
      code_hash: hashOfCode({ current: secret, former: [] }, { verificationId: id, code }),
      created_at: now(),
      expires_at: new Date(now().getTime() + 3_600_000),
    })
    .execute()
}

/**
 * Restores what earlier requests changed: everybody is approved, the jobs are open, no limit is reached. Otherwise a
 * single edit, which returns its subject to review, would block everything after it.
 */
export async function mendWorld({ database }: Ground) {
  // Subjects that awaited a reviewer from the start stay pending, for the calls that need them.
  const stays = sql`(select subject_id from review where entered_at < (select min(created_at) from session))`
  // One table at a time and never rows that another statement locks: requests continue meanwhile, and there must be no
  // deadlock.
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
          and account_id <> all (${newcomers}::text[])
        for update skip locked
      )`,
    sql`
      update organization set status = 'approved' where id in (
        select id from organization where status <> 'approved' and id not in ${stays} for update skip locked
      )`,
    sql`
      update job set status = 'job:approved', closes_at = now() + interval '5 days', taken_down_at = null where id in (
        select id from job
        where organization_id in (select organization_id from recruiter) and id not in ${stays} and id <> ${endedJob}
          and (status <> 'job:approved' or taken_down_at is not null or closes_at is null or closes_at < now() + interval '4 days')
        for update skip locked
      )`,
    sql`
      update action_link set used_at = null where id in (
        select id from action_link where used_at is not null for update skip locked
      )`,
    sql`
      update verification set verified_at = null, tries = 0 where id in (
        select id from verification where id = any (${openCodes}::text[]) and (verified_at is not null or tries > 0)
        for update skip locked
      )`,
    sql`
      delete from limit_count where (subject, window_start) in (
        select subject, window_start from limit_count for update skip locked
      )`,
  ]
  for (const change of [...changes, ...mendNewcomers, ...mendEndedJob]) await change.execute(database)
}

/** Signs in the people of the demo world who have most of what calls need. */
export async function signInPeople(database: Database): Promise<FuzzPerson[]> {
  const { rows: accounts } = await sql<{ id: string; email: string; role: string }>`
    (select account.id, email, role from account
      left join candidacy on candidacy.professional_id = account.id
      where role = 'user:professional' group by account.id order by count(candidacy.id) desc, account.id limit 12)
    union all
    (select account.id, email, role from account
      join recruiter on recruiter.account_id = account.id
      left join job on job.organization_id = recruiter.organization_id left join candidacy on candidacy.job_id = job.id
      where account.id <> all (${newcomers}::text[]) group by account.id, recruiter.joining_organization_id
      order by recruiter.joining_organization_id is null, count(candidacy.id) desc, account.id limit 12)
    union all select id, email, role from account where id = any (${askingNewcomers}::text[])
    union all select id, email, role from account where role not in ('user:professional', 'user:recruiter')
  `.execute(database)
  const now = new Date()
  const tokens = await database
    .transaction()
    .execute((tx) => Promise.all(accounts.map(({ id }) => startSession(tx, { accountId: id, rememberMe: true, now }))))
  // One after another, since all at once would wait too long for connections.
  const ids: KnownIds[][] = []
  for (const { id, role } of accounts) ids.push(await idsOf(database, id, role))
  return accounts.map(({ id, email, role }, at) => ({
    email,
    role,
    token: tokens[at]!.token,
    ids: ids[at]!,
    isNewcomer: newcomers.includes(id),
  }))
}

async function idsOf(database: Database, accountId: string, role: string): Promise<KnownIds[]> {
  const organization = sql`(select organization_id from recruiter where account_id = ${accountId})`
  const isReviewer = role === 'user:reviewer'
  const jobs = isReviewer
    ? sql`true`
    : role === 'user:recruiter'
      ? sql`job.organization_id = ${organization}`
      : sql`candidacy.professional_id = ${accountId} or (candidacy.id is null and job.status = 'job:approved')`
  const reviews = sql`${isReviewer} or subject_id = ${accountId} or organization_id = ${organization}`
  const [{ rows: candidacies }, { rows: openJobs }, { rows: finalists }, { rows: rounds }, { rows: owned }] =
    await Promise.all([
      sql<KnownIds>`
      select job.id as job, candidacy.id as candidacy, candidacy.professional_id as candidate,
        coalesce(candidacy.curriculum_id, (select id from curriculum where professional_id = candidacy.professional_id limit 1)) as curriculum,
        (select id from note where job_id = job.id and professional_id = candidacy.professional_id limit 1) as note
      from job left join candidacy on candidacy.job_id = job.id
      where ${jobs} order by candidacy.id nulls last, job.created_at limit 60
    `.execute(database),
      // Jobs to which they can apply at once, a share of their own for each person.
      sql<KnownIds>`
      select job.id as job, curriculum.cv_type as "curriculumKind" from job
      join curriculum on curriculum.professional_id = ${accountId} and curriculum.cv_type = case job.job_specific_type
        when 1 then 'professional' when 2 then 'internship' else 'apprentice' end
      where job.status = 'job:approved' and job.questionnaire = '[]' and not job.only_handicap
        and not exists (select from candidacy where candidacy.job_id = job.id)
      order by md5(job.id || ${accountId}::text) limit 20
    `.execute(database),
      sql<KnownIds>`
      select candidacy.id as finalist, job_id as "endedJob" from candidacy join job on job.id = job_id
      where job.id = ${endedJob} and job.organization_id = ${organization}
    `.execute(database),
      sql<KnownIds>`
      select id as review, subject_id as subject from review where ${reviews} order by entered_at desc limit 20
    `.execute(database),
      sql<KnownIds>`
      select (select id from stored_file where owner_id = ${accountId} limit 1) as file,
        (select id from job_alert where professional_id = ${accountId} limit 1) as alert,
        (select account_id from recruiter where joining_organization_id = ${organization} order by account_id limit 1) as joiner,
        (select account_id from recruiter
          where organization_id = ${organization} and account_id <> ${accountId}
          order by first_approved_at is not null, account_id limit 1) as member,
        (select id from reference_document limit 1) as document
    `.execute(database),
    ])
  // As many as there are codes, tasks and other things to choose from.
  const things = [...candidacies, ...openJobs]
  const rows = Array.from({ length: Math.max(things.length, 10) }, (_, at) => things[at % things.length] ?? {})
  return rows.map((row, at) => ({
    ...given(owned[0] ?? {}),
    verification: openCodes[at % openCodes.length]!,
    letter: letters[at % letters.length]!,
    ...(askingNewcomers.includes(accountId) && { link: joinTokenOf(accountId) }),
    ...given(rounds[at % rounds.length] ?? {}),
    ...given(finalists[at % finalists.length] ?? {}),
    ...given(row),
  }))
}

const given = (ids: KnownIds): KnownIds =>
  Object.fromEntries(Object.entries(ids).filter(([, id]) => id !== null)) as KnownIds

/** The kind of thing that a field of this name and path identifies. */
export function kindOfId(path: string, field: string): IdKind | null {
  if (field === 'jobId') return 'job'
  if (field === 'cvId') return 'curriculum'
  if (field === 'candidateId') return 'candidate'
  if (path.endsWith('/finalists')) return field === 'processId' ? 'finalist' : 'endedJob'
  if (field === 'processId') return path.includes('/task/') ? 'review' : 'candidacy'
  if (field === 'cvType') return 'curriculumKind'
  if (field === 'taskId' || field === 'subjectId') return 'subject'
  if (field === 'accountId') return path.includes('/joining/') ? 'joiner' : 'member'
  if (field === 'noteId' || path.includes('/note/')) return 'note'
  if (/verificationId$/i.test(field)) return 'verification'
  if (['fileId', 'fileCV', 'medicalReport', 'image'].includes(field)) return 'file'
  if (path.startsWith('/recruiter/joining')) return 'link'
  if (path.includes('/mailbox/')) return 'letter'
  if (path.includes('/document/')) return 'document'
  if (path.includes('/alert')) return 'alert'
  if (path.includes('/selectiveprocess/')) return 'candidacy'
  if (path.startsWith('/review/')) return 'review'
  return path.includes('/job/') || path.startsWith('/jobs/') ? 'job' : null
}
