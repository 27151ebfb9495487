import { visibleHistory } from '@trampolim/marketplace/selection/history.ts'
import type { SelectionStep } from '@trampolim/marketplace/selection/steps.ts'
import { sql } from 'kysely'
import type { Database, Tx } from '../platform/house.ts'
import { statusForCandidate } from '../selection/interviews/queries.ts'
import { isSilenced, isUnannounced } from '../selection/queries.ts'
import type { ExportedTable } from './areas.ts'
import { type AreaName, areasOf, type ExportedRole } from './areas-of.ts'

export type ExportRow = Readonly<Record<string, unknown>>
/** The rows of each table, by area. */
export type Exported = readonly { area: AreaName; tables: Record<string, readonly ExportRow[]> }[]

/** Reads everything that is exported for a person, in one consistent snapshot. */
export async function readEverything(
  database: Database,
  { accountId, role, now }: { accountId: string; role: ExportedRole; now: Date },
): Promise<Exported> {
  return database
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (tx) => {
      const read = []
      for (const [area, exported] of areasOf(role)) {
        const tables: Record<string, readonly ExportRow[]> = {}
        for (const each of exported)
          tables[each.table] =
            each.table === 'candidacy_history'
              ? await readHistory(tx, { accountId, now })
              : await readRows(tx, each, { accountId, now })
        read.push({ area, tables })
      }
      return read
    })
}

/** The names of municipalities with their states, by their IBGE ids. */
export async function namesOfTowns(database: Database, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map()
  const rows = await database
    .selectFrom('municipality')
    .select(['id', 'name', 'state'])
    .where('id', 'in', [...new Set(ids)])
    .execute()
  return new Map(rows.map(({ id, name, state }) => [id, `${name}, ${state}`]))
}

async function readRows(tx: Tx, each: ExportedTable, { accountId, now }: { accountId: string; now: Date }) {
  const named = each.columns.map((column) => sql`${shown(each.table, column, now)} as ${sql.id(column)}`)
  const { rows } = await sql<ExportRow>`
    select ${sql.join(named)}${namesOf(each)} from ${sql.table(each.table)}
    where ${isOwn(each, accountId)} ${each.told ? sql`and ${sql.id(each.table, each.told)} is not null` : sql``}
    order by ${sql.id(each.table, each.columns.at(-1) as string)}
  `.execute(tx)
  return rows
}

function isOwn({ table, whose }: ExportedTable, accountId: string) {
  const column = sql.id(table, whose.column)
  if ('of' in whose) {
    if (whose.of === 'notification_reader')
      return sql`${column} in (select notification_id from notification_reader where account_id = ${accountId})`
    return sql`${column} in (select id from ${sql.table(whose.of)} where professional_id = ${accountId})`
  }
  if ('subject' in whose) return sql`${column} = ${accountId} and ${sql.id(table, 'subject')} = ${whose.subject}`
  if (table === 'stored_file') return sql`${column} = ${accountId} and purpose <> 'data-export'`
  return sql`${column} = ${accountId}`
}

/**
 * What is read in addition to the columns: the names of jobs, as approved last, and of towns, and the filters of alerts,
 * which share their searches.
 */
function namesOf({ table, columns }: ExportedTable) {
  if (table === 'job_alert')
    return sql`, (
      select search - 'occupation' - 'location' from alert_search where alert_search.search_no = job_alert.search_no
    ) as filters`
  if (columns.includes('municipality_id'))
    return sql`, (select name || ', ' || state from municipality where id = municipality_id) as municipality`
  if (columns.includes('job_id') && !columns.includes('job_name'))
    return sql`, (
      select coalesce(shown ->> 'job_name', job_name) from job where job.id = ${sql.id(table, 'job_id')}
    ) as job_name`
  return sql``
}

/**
 * A column's value; for a selection only what was announced, as on the person's own pages, and of a company that the job
 * hides no place.
 */
function shown(table: string, column: string, now: Date) {
  const unannounced = isUnannounced(now)
  if (table === 'candidacy' && column === 'step') return sql`case when ${unannounced} then told_step else step end`
  if (table === 'candidacy' && column === 'moved_at')
    return sql`case when ${unannounced} then told_at else moved_at end`
  if (table === 'candidacy' && (column === 'status' || column === 'outcome'))
    return sql`case when ${unannounced} then null else ${sql.id(column)} end`
  if (table === 'interview_candidate' && column === 'status') return statusForCandidate(table, now)
  if (table === 'candidacy' && column === 'within_km') return sql`case when not ${hidesCompany} then within_km end`
  if (column === 'occupations')
    return sql`(select coalesce(jsonb_agg(each || jsonb_build_object('title',
      (select title from occupation where occupation.cbo = each ->> 'cbo' limit 1))), '[]')
      from jsonb_array_elements(occupations) as each)`
  return sql.id(table, column)
}

/** Whether the job of a candidacy hides its company: when the person applied, now or in its approved version. */
const hidesCompany = sql<boolean>`(candidacy.company_name is null or exists (
  select from job where job.id = candidacy.job_id and (
    job.hide_contracting_company_name or coalesce((job.shown ->> 'hide_contracting_company_name')::boolean, false)
  )
))`

/** The histories of selections as the person's page shows them. */
async function readHistory(tx: Tx, { accountId, now }: { accountId: string; now: Date }) {
  const { rows } = await sql<HistoryRow>`
    select entry.candidacy_id, entry.type, entry.from_step, entry.to_step, entry.happened_at,
      case when entry.type = 'discarded' and entry.actor = 'recruiter' and not ${isSilenced} then entry.note end as note,
      case when ${isUnannounced(now)} then candidacy.untold_since end as untold
    from candidacy_history as entry join candidacy on candidacy.id = entry.candidacy_id
      left join job on job.id = candidacy.job_id left join organization as employer on employer.id = job.organization_id
    where candidacy.professional_id = ${accountId} order by entry.happened_at, entry.id
  `.execute(tx)
  return [...Map.groupBy(rows, (row) => row.candidacy_id).values()].flatMap((of) =>
    visibleHistory(
      of.map((row) => ({ ...row, from: row.from_step, to: row.to_step, happened: row.happened_at })),
      { unannouncedSince: of[0]?.untold ?? null },
    ).map(({ candidacy_id, type, from_step, to_step, note, happened_at }) => ({
      ...{ candidacy_id, type, from_step, to_step, note, happened_at },
    })),
  )
}

type HistoryRow = {
  candidacy_id: string
  type: string
  from_step: SelectionStep | null
  to_step: SelectionStep | null
  happened_at: Date
  note: string | null
  untold: Date | null
}

/** The person's readable files, smallest first, without exports and unattached uploads. */
export async function listOwnFiles(database: Database, accountId: string) {
  return database
    .selectFrom('stored_file')
    .select(['id', 'storage_key as storageKey', 'original_name as name', 'byte_size as size'])
    .where('owner_id', '=', accountId)
    .where('purpose', '<>', 'data-export')
    .where('state', '=', 'clear')
    .where('attached_at', 'is not', null)
    .where('uploaded_at', 'is not', null)
    .orderBy('byte_size')
    .orderBy('id')
    .execute()
}

/** How long building an export may take before it counts as failed. */
const hour = 3_600_000

/** The export of a person that is being made, ready or failed; undefined once it has ended. */
export async function findExport(database: Database, { accountId, now }: { accountId: string; now: Date }) {
  const row = await database
    .selectFrom('data_export')
    .select(['id', 'state', 'asked_at as asked', 'file_id as fileId', 'ends_at as ends'])
    .where('account_id', '=', accountId)
    .where((where) => where.or([where('ends_at', 'is', null), where('ends_at', '>', now)]))
    .executeTakeFirst()
  const isLate = row?.state === 'making' && row.asked.getTime() < now.getTime() - hour
  return row && { ...row, state: (isLate ? 'failed' : row.state) as 'making' | 'ready' | 'failed' }
}

/** Begins an export and returns the file of the previous one; undefined if one is being made. */
export async function beginExport(tx: Tx, { id, accountId, now }: { id: string; accountId: string; now: Date }) {
  // The account's row is locked, so that of several simultaneous requests only one begins an export.
  await sql`select 1 from account where id = ${accountId} for no key update`.execute(tx)
  const before = await tx
    .selectFrom('data_export')
    .select(['state', 'asked_at', 'file_id as fileId'])
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  if (before?.state === 'making' && before.asked_at.getTime() >= now.getTime() - hour) return undefined
  const begun = { id, state: 'making', asked_at: now, file_id: null, ends_at: null }
  await tx
    .insertInto('data_export')
    .values({ account_id: accountId, ...begun })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(begun))
    .execute()
  return { fileId: before?.fileId ?? null }
}

export type BeingMade = { accountId: string; email: string; name: string; role: ExportedRole }

/** The person whose export is being made. */
export async function findBeingMade(database: Database, id: string): Promise<BeingMade | undefined> {
  const { rows } = await sql<BeingMade>`
    select account.id as "accountId", account.email, coalesce(recruiter.name, professional.name) as name,
      case when recruiter.account_id is null then 'candidate' else 'recruiter' end as role
    from data_export join account on account.id = data_export.account_id
    left join professional on professional.account_id = account.id
    left join recruiter on recruiter.account_id = account.id
    where data_export.id = ${id} and data_export.state = 'making'
      and (professional.account_id is not null or recruiter.account_id is not null)
  `.execute(database)
  return rows[0]
}

/** Records that an export is ready; false if it is no longer wanted. */
export async function finishExport(tx: Tx, { id, fileId, ends }: { id: string; fileId: string; ends: Date }) {
  const finished = await tx
    .updateTable('data_export')
    .set({ state: 'ready', file_id: fileId, ends_at: ends })
    .where('id', '=', id)
    .where('state', '=', 'making')
    .returning('id')
    .executeTakeFirst()
  return finished !== undefined
}

export async function failExport(database: Database, id: string) {
  await database
    .updateTable('data_export')
    .set({ state: 'failed' })
    .where('id', '=', id)
    .where('state', '=', 'making')
    .execute()
}

/** Deletes ended exports, and returns their files. */
export async function dropEnded(tx: Tx, now: Date): Promise<string[]> {
  const rows = await tx.deleteFrom('data_export').where('ends_at', '<=', now).returning('file_id as fileId').execute()
  return rows.flatMap(({ fileId }) => fileId ?? [])
}
