import { sql } from 'kysely'
import type { Ground } from '../faults/crowd.ts'
import { type ChangeKind, changeKinds, type Ledger } from './ledger.ts'

/** The difference for a kind of change: how many acknowledged changes are missing, and how many are stored twice. */
export type Difference = { kind: ChangeKind | 'letter'; lost: string[]; twice: string[] }

/**
 * Kinds of which only the latest change counts, since it replaces earlier ones; the first word of their names says what
 * they change.
 */
const latestOf = {
  curriculum: `select id as subject, objective as value from curriculum`,
  profile: `select account_id as subject, share_contact_data::text as value from professional`,
  pause: `select id as subject, status as value from job`,
} as const
type Latest = keyof typeof latestOf

/**
 * Rows about candidacies by their names. Whoever withdrew may apply again, and then the same may be done anew: all that
 * was done to such a candidacy counts once.
 */
const ofCandidacies = (table: string, name: string, which = 'true') => {
  const anew = `exists (
    select from candidacy_history as again where again.candidacy_id = done.candidacy_id and again.type = 'applied_again'
  )`
  const rows = `${name} as name from ${table} as done where ${which}`
  return `select ${rows} and not ${anew} union all select distinct ${rows} and ${anew}`
}

/** The stored rows of the other kinds by their names; a name with several rows was done twice. */
const rowsOf: Record<Exclude<ChangeKind, Latest>, string> = {
  registration: `
    select email as name from account
    join (select account_id from professional union all select account_id from recruiter) person on account_id = account.id`,
  // Who applies after being told of an invitation accepts it.
  application: `
    select job_id || ' ' || professional_id as name
    from candidacy join candidacy_history on candidacy_id = candidacy.id and type in ('applied', 'invited')
    where job_id is not null`,
  // Whoever withdrew may apply and withdraw again.
  withdrawal: `select distinct candidacy_id as name from candidacy_history where type = 'withdrawn'`,
  favourite: `select job_id || ' ' || professional_id as name from job_like`,
  'discarded job': `select job_id || ' ' || professional_id as name from job_discard`,
  alert: `select professional_id || ' ' || occupation || ' ' || location as name from job_alert`,
  picture: `select id as name from account where avatar_file_id is not null`,
  file: `select id as name from stored_file where uploaded_at is not null`,
  export: `select distinct account_id as name from data_export`,
  message: `select client_id as name from message where client_id is not null`,
  move: ofCandidacies('candidacy_history', `candidacy_id || ' ' || to_step`, `type = 'moved'`),
  discard: ofCandidacies('candidacy_history', 'candidacy_id', `type = 'discarded'`),
  note: `select text as name from note`,
  // An invitation of which nobody was told yet is deleted when they apply: the candidacy stands for it.
  invitation: `
    select job_id || ' ' || professional_id as name from invitation where job_id is not null
    union all
    select job_id || ' ' || professional_id from candidacy
    where not exists (
      select from invitation where (invitation.job_id, invitation.professional_id) = (candidacy.job_id, candidacy.professional_id)
    )`,
  'answer to an invitation': `select id as name from invitation where status = 'invite:refused'`,
  interview: ofCandidacies('interview_candidate', 'candidacy_id'),
  'offer of times': ofCandidacies('slot_offer', 'candidacy_id'),
  'answer to an interview': `
    select interview_id || ' ' || candidacy_id as name from interview_candidate where status = 'candidate:confirmed'`,
  'choice of a time': `select id as name from slot_offer where status = 'taken'`,
  'hiring message': ofCandidacies('hiring_message', 'candidacy_id'),
  'answer to a hiring message': `select id as name from hiring_message where status = 'accepted'`,
  publication: `select job_name as name from job`,
  end: `select id as name from job where status = 'job:closed'`,
  decision: `
    select review.id as name from review
    join event on event.type = 'review.decided' and event.payload ->> 'reviewId' = review.id
    where decided_at is not null`,
  'new password': `
    select distinct email as name from action_link join account on account.id = account_id where kind = 'reset-password'`,
  contact: `select message as name from contact_message`,
  'consent request': `select asked_by || ' ' || professional_id as name from consent_request where asked_by is not null`,
  'answer to a consent request': `select id as name from consent_request where status = 'granted'`,
  // Of who left nothing stands but that something of theirs changed.
  leaving: `
    select distinct payload ->> 'accountId' as name from event
    where type = 'professional.changed' and not exists (select from account where id = payload ->> 'accountId')`,
}

/** Compares a ledger with what is in the database; returns the kinds that differ. */
export async function checkLedger(ground: Ground, ledger: Ledger): Promise<Difference[]> {
  const differences: Difference[] = []
  for (const kind of changeKinds) {
    const difference =
      kind in latestOf
        ? await checkLatest(ground, ledger, kind as Latest)
        : await check(ground, ledger, kind as Exclude<ChangeKind, Latest>)
    if (difference.lost.length + difference.twice.length > 0) differences.push(difference)
  }
  return differences
}

async function check({ database }: Ground, ledger: Ledger, kind: Exclude<ChangeKind, Latest>): Promise<Difference> {
  const asked = ledger.of(kind)
  const { rows } = await sql<{ name: string; count: number }>`
    select name, count(*)::integer as count from (${sql.raw(rowsOf[kind])}) as there group by name
  `.execute(database)
  const there = new Map(rows.map(({ name, count }) => [name, count]))
  return {
    kind,
    lost: [...asked]
      .filter(([name, standing]) => standing === 'acknowledged' && !there.has(name))
      .map(([name]) => name),
    twice: [...asked.keys()].filter((name) => (there.get(name) ?? 0) > 1),
  }
}

/** The stored value must be the last acknowledged one, or one of those requested since. */
async function checkLatest({ database }: Ground, ledger: Ledger, kind: Latest): Promise<Difference> {
  const versions = Map.groupBy(ledger.of(kind), ([name]) => name.split(' ')[0] ?? '')
  const { rows } = await sql<{ subject: string; value: string }>`
    select subject, value from (${sql.raw(latestOf[kind])}) as there where subject = any (${[...versions.keys()]}::text[])
  `.execute(database)
  const stored = new Map(rows.map(({ subject, value }) => [subject, value]))
  const lost = [...versions].filter(([subject, all]) => {
    const latest = all.findLastIndex(([, standing]) => standing === 'acknowledged')
    const there = `${subject} ${stored.get(subject)}`
    return latest >= 0 && !all.slice(latest).some(([name]) => name === there || name.startsWith(`${there} `))
  })
  return { kind, lost: lost.map(([subject]) => subject), twice: [] }
}

/** The events and letters in the queue that are due, in words, by their kind of work. */
export async function listWaiting({ database }: Ground): Promise<string[]> {
  const { rows } = await sql<{ waiting: string }>`
    select format(
      '%s %s: %s being done, tried up to %s of %s times, due for %s s%s', count(*), task_identifier,
      count(*) filter (where locked_at is not null), max(attempts), max(max_attempts),
      ceil(extract(epoch from now() - min(run_at))), ', last error: ' || left(max(last_error), 200)
    ) as waiting
    from graphile_worker.jobs
    where task_identifier in ('deliver-event', 'send-letter', 'make-reset-link') and run_at <= now()
    group by task_identifier order by task_identifier
  `.execute(database)
  return rows.map(({ waiting }) => waiting)
}
