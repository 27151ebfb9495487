import type { StateCode } from '@trampolim/marketplace/reference/states.ts'
import { sql } from 'kysely'
import { stateNumber } from '../job-search/state-number.ts'
import type { Database, Tx } from '../platform/house.ts'

/** A professional's alerts, newest first. */
export function alertsOf(database: Database | Tx, professionalId: string, most: number) {
  return database
    .selectFrom('job_alert')
    .select(['id', 'occupation', 'location', 'created_at'])
    .where('professional_id', '=', professionalId)
    .orderBy('created_at', 'desc')
    .limit(most)
    .execute()
}

/** One of the professional's own alerts. */
export function alertOf(database: Database, { professionalId, id }: { professionalId: string; id: string }) {
  return database
    .selectFrom('job_alert')
    .select(['id', 'occupation', 'location', 'created_at'])
    .where('professional_id', '=', professionalId)
    .where('id', '=', id)
    .executeTakeFirst()
}

/** Holds a professional's row, so that two alerts made at once are made one after the other. */
export async function holdProfessional(tx: Tx, professionalId: string) {
  await tx
    .selectFrom('professional')
    .select('account_id')
    .where('account_id', '=', professionalId)
    .forUpdate()
    .execute()
}

/** Takes an alert away; false where the professional has none with this id. */
export async function removeAlert(
  database: Database | Tx,
  { professionalId, id }: { professionalId: string; id: string },
) {
  const { numDeletedRows } = await database
    .deleteFrom('job_alert')
    .where('professional_id', '=', professionalId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Where a professional's letters go, and their name; undefined once they are gone. */
export async function findAddressee(tx: Tx, professionalId: string) {
  return tx
    .selectFrom('professional')
    .innerJoin('account', 'account.id', 'professional.account_id')
    .select(['account.email', 'account.role', 'professional.name'])
    .where('professional.account_id', '=', professionalId)
    .executeTakeFirst()
}

/** The professionals, some at a time, whose alerts haven't been looked at since a moment; `after` is the last one seen. */
export async function professionalsToAlert(
  database: Database,
  { before, after, most }: { before: Date; after: string; most: number },
): Promise<string[]> {
  const rows = await database
    .selectFrom('job_alert')
    .select('professional_id')
    .distinct()
    .where('announced_until', '<', before)
    .where('professional_id', '>', after)
    .orderBy('professional_id')
    .limit(most)
    .execute()
  return rows.map(({ professional_id }) => professional_id)
}

/** A professional's alerts not looked at since a moment, held until the transaction ends. */
export function holdAlertsOf(tx: Tx, { professionalId, before }: { professionalId: string; before: Date }) {
  return tx
    .selectFrom('job_alert')
    .select(['id', 'occupation', 'location', 'announced_until'])
    .where('professional_id', '=', professionalId)
    .where('announced_until', '<', before)
    .orderBy('created_at')
    .forUpdate()
    .execute()
}

/** Notes that jobs approved up to a moment have been announced. */
export async function advanceAlerts(tx: Tx, { ids, until }: { ids: readonly string[]; until: Date }) {
  await tx.updateTable('job_alert').set({ announced_until: until }).where('id', 'in', ids).execute()
}

/** The words that search knows of a job; those of its name and occupation where it doesn't know the job yet. */
const wordsOfJob = sql`
  coalesce(card.words, to_tsvector('portuguese', plain(concat_ws(' ', job.job_name, occupation.title))))
`

/** The ids of the municipalities of a place; a state's begin with its number. */
function municipalitiesOf({ municipality, state }: { municipality: number | null; state: StateCode | null }) {
  if (municipality !== null) return { from: municipality, to: municipality }
  const number = state && stateNumber(state)
  return number ? { from: number * 100_000, to: number * 100_000 + 99_999 } : { from: 0, to: 9_999_999 }
}

export type NewJob = { id: string; name: string; company: string | null; city: string; state: string }

/**
 * The newest open jobs approved within a span that fit an alert, as a search would find them: of one of its occupations
 * or with all of its words, in its town or state or done from anywhere; null leaves a condition out.
 */
export async function newJobsFor(
  database: Database | Tx,
  of: {
    cbos: readonly number[]
    words: string | null
    municipality: number | null
    state: StateCode | null
    since: Date
    until: Date
    most: number
  },
): Promise<NewJob[]> {
  const { cbos, words, municipality, state, since, until, most } = of
  const saysWords = words === null ? sql`false` : sql`${wordsOfJob} @@ plainto_tsquery('portuguese', plain(${words}))`
  const isMeant =
    cbos.length === 0 && words === null ? sql`true` : sql`job.cbo::integer = any (${cbos}) or ${saysWords}`
  const { from, to } = municipalitiesOf({ municipality, state })
  const { rows } = await sql<NewJob>`
    select job.id, job.job_name as name,
      case when job.hide_contracting_company_name then null else organization.company_name end as company,
      municipality.name as city, municipality.state
    from job
    join shown_organization as organization on organization.id = job.organization_id
    join occupation on occupation.cbo = job.cbo
    left join job_card as card on card.id = job.id
    cross join lateral (
      select town.id, town.name, town.state
      from jsonb_array_elements(case when job.work_places = '[]'
        then jsonb_build_array(jsonb_build_object('cityState', organization.municipality_id)) else job.work_places end)
        with ordinality as listed (place, nth)
      join municipality as town on town.id = (listed.place ->> 'cityState')::integer
      where town.id between ${from} and ${to} or (job.work_type = 2 and job.allow_remote_other_states)
      order by nth limit 1
    ) as municipality
    where job.status = 'job:approved' and job.approved_at > ${since} and job.approved_at <= ${until}
      and (${isMeant})
    order by job.approved_at desc
    limit ${most}
  `.execute(database)
  return rows
}
