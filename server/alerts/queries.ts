import type { AlertFrequency, AlertSearch } from '@trampolim/marketplace/alerts/alert.ts'
import { sql } from 'kysely'
import type { Database, Tx } from '../platform/house.ts'

/** An alert as its owner reads it; `found` counts open jobs that it found, up to a limit. */
export type AlertRow = {
  id: string
  occupation: string
  location: string
  created_at: Date
  name: string | null
  frequency: AlertFrequency
  paused: boolean
  search: AlertSearch
  understood: boolean
  found: number
}

type Asked = {
  professionalId: string
  /** Only the alert with this id. */
  id?: string
  most: number
  /** Only jobs approved since this moment are counted, up to `countTo`. */
  since: Date
  countTo: number
}

/** Lists a professional's alerts, newest first, each with the number of open jobs that it found. */
export async function alertsOf(database: Database | Tx, of: Asked): Promise<AlertRow[]> {
  const { professionalId, id, most, since, countTo } = of
  const { rows } = await sql<AlertRow>`
    select alert.id, alert.occupation, alert.location, alert.created_at, alert.name, alert.frequency, alert.paused,
      asked.search, asked.meaning is not null or asked.understood_at = 'epoch' as understood, counted.found
    from job_alert as alert
    join alert_search as asked on asked.search_no = alert.search_no
    cross join lateral (
      select count(*)::integer as found from (
        select distinct card.id from alert_news as news join job_card as card on card.id = news.job_id
        where news.search_no in (asked.search_no, asked.anywhere_no)
          and news.found_at > ${since} and card.approved_at > ${since}
        limit ${countTo}
      ) as first_ones
    ) as counted
    where alert.professional_id = ${professionalId} and ${id === undefined ? sql`true` : sql`alert.id = ${id}`}
    order by alert.created_at desc, alert.id desc
    limit ${most}
  `.execute(database)
  return rows
}

/** Counts a professional's alerts, and whether one of them has this search. */
export async function countAlerts(
  tx: Tx,
  { professionalId, searchNo }: { professionalId: string; searchNo: number | undefined },
): Promise<{ count: number; hasSame: boolean }> {
  const { rows } = await sql<{ count: number; hasSame: boolean }>`
    select count(*)::integer as count, coalesce(bool_or(search_no = ${searchNo ?? null}::integer), false) as "hasSame"
    from job_alert where professional_id = ${professionalId}
  `.execute(tx)
  return rows[0] ?? { count: 0, hasSame: false }
}

/** Locks a professional's row, so that alerts created at the same time are counted one after the other. */
export async function lockProfessional(tx: Tx, professionalId: string) {
  await tx
    .selectFrom('professional')
    .select('account_id')
    .where('account_id', '=', professionalId)
    .forUpdate()
    .execute()
}

/** Inserts an alert. */
export async function insertAlert(
  tx: Tx | Database,
  alert: {
    id: string
    professionalId: string
    occupation: string
    location: string
    searchNo: number
    name: string | null
    frequency: AlertFrequency
    paused: boolean
    now: Date
  },
) {
  const { professionalId, searchNo, now, ...columns } = alert
  await tx
    .insertInto('job_alert')
    .values({
      ...columns,
      professional_id: professionalId,
      search_no: searchNo,
      created_at: now,
      since: now,
      announced_until: now,
    })
    .execute()
}

type OfAlert = { professionalId: string; id: string }

/** Writes an alert's name and frequency, each if given; false if the professional has none with this id. */
export async function rewriteAlert(
  database: Database | Tx,
  { professionalId, id, name, frequency }: OfAlert & { name?: string | null; frequency?: AlertFrequency },
): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable('job_alert')
    .set({ ...(name !== undefined && { name }), ...(frequency !== undefined && { frequency }), id })
    .where('professional_id', '=', professionalId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Pauses an alert; false if the professional has none with this id. */
export async function pauseAlert(database: Database | Tx, { professionalId, id }: OfAlert): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable('job_alert')
    .set({ paused: true })
    .where('professional_id', '=', professionalId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Pauses several alerts of a professional. */
export async function pauseAlerts(tx: Tx, { professionalId, ids }: { professionalId: string; ids: readonly string[] }) {
  await tx
    .updateTable('job_alert')
    .set({ paused: true })
    .where('professional_id', '=', professionalId)
    .where('id', 'in', ids)
    .execute()
}

/** Resumes a paused alert, which then announces jobs approved from now on. */
export async function resumeAlert(database: Database | Tx, { professionalId, id, now }: OfAlert & { now: Date }) {
  await database
    .updateTable('job_alert')
    .set({ paused: false, since: now, announced_until: now })
    .where('professional_id', '=', professionalId)
    .where('id', '=', id)
    .where('paused', '=', true)
    .execute()
}

/** Deletes an alert; false if the professional has none with this id. */
export async function deleteAlert(database: Database | Tx, { professionalId, id }: OfAlert): Promise<boolean> {
  const { numDeletedRows } = await database
    .deleteFrom('job_alert')
    .where('professional_id', '=', professionalId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
