import type { SelectionStep } from '@trampolim/contract/codes.ts'
import type { SelectiveProcess } from '@trampolim/contract/gateway/selection.ts'
import type { FinalistOutcome } from '@trampolim/marketplace/selection/steps.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../platform/house.ts'

/** A place as its candidate may see it, but for its history. */
export type ListedPlace = {
  id: string
  jobId: string | null
  jobName: string
  company: string | null
  jobStatus: SelectiveProcess['jobStatus']
  takenDown: boolean
  cvType: SelectiveProcess['cvType']
  origin: SelectiveProcess['origin']
  step: SelectionStep
  status: string | null
  withdrawn: boolean
  /** Since when recruiters made moves that aren't told yet. */
  untoldSince: Date | null
  /** What a recruiter said became of the finalist. */
  outcome: FinalistOutcome | null
  appliedAt: Date
  movedAt: Date
}

/** Whether the last moves aren't told yet, as `isUndoable` in the rules. */
const undoable = (now: Date) => sql<boolean>`coalesce(place.undo_until > ${now}::timestamptz, false)`

/** The step that the candidate sees, as `visibleStep` in the rules. */
const visibleStep = (now: Date) => sql<SelectionStep>`
  (case when ${undoable(now)} then place.told_step else place.step end)
`

/** When the place got to the step that the candidate sees. */
const visibleMove = (now: Date) => sql<Date>`
  (case when ${undoable(now)} then place.told_at else place.moved_at end)
`

export type Listing = {
  professionalId: string
  /** Only places in this step. */
  step?: SelectionStep | undefined
  /** Only those applied to and still in. */
  candidated?: boolean
  /** Only this one. */
  placeId?: string
  page: number
  size: number
  sort: 'asc' | 'desc'
  sortField: 'moved' | 'applied' | 'jobName'
  now: Date
}

/** A page of a professional's places, with how many there are. */
export async function listPlaces(database: Database, asked: Listing): Promise<{ total: number; rows: ListedPlace[] }> {
  const { professionalId, step, candidated = false, placeId, page, size, sort, sortField, now } = asked
  const orders: Record<Listing['sortField'], RawBuilder<unknown>> = {
    moved: visibleMove(now),
    applied: sql`place.applied_at`,
    jobName: sql`plain(place.job_name)`,
  }
  const direction = sort === 'asc' ? sql`asc` : sql`desc`
  const own = sql`
    place.professional_id = ${professionalId}
    ${placeId === undefined ? sql`` : sql`and place.id = ${placeId}`}
    ${step === undefined ? sql`` : sql`and ${visibleStep(now)} = ${step}`}
    ${candidated ? sql`and place.origin = 'applied' and ${visibleStep(now)} <> 'discarded'` : sql``}
  `
  const { rows } = await sql<{ total: number } & (ListedPlace | { id: null })>`
    select counted.total, listed.*
    from (select count(*) as total from place where ${own}) as counted
    left join lateral (
      select place.id, place.job_id as "jobId", place.job_name as "jobName", place.company_name as company,
        job.status as "jobStatus", job.taken_down_at is not null as "takenDown", place.cv_type as "cvType", place.origin, ${visibleStep(now)} as step,
        place.status, coalesce(place.step = 'discarded' and place.discarded_by = 'candidate', false) as withdrawn,
        case when ${undoable(now)} then place.untold_since end as "untoldSince", place.outcome, place.applied_at as "appliedAt", ${visibleMove(now)} as "movedAt"
      from place left join job on job.id = place.job_id
      where ${own}
      order by ${orders[sortField]} ${direction}, place.id ${direction}
      limit ${size} offset ${(page - 1) * size}
    ) as listed on true
  `.execute(database)
  return {
    total: rows[0]?.total ?? 0,
    rows: rows.filter((row): row is { total: number } & ListedPlace => row.id !== null),
  }
}

/** What happened at several places, oldest first. */
export async function listHistory(database: Database, placeIds: readonly string[]) {
  if (placeIds.length === 0) return []
  return database
    .selectFrom('place_history')
    .select((select) => [
      'place_id as placeId',
      'type',
      'from_step as from',
      'to_step as to',
      'happened_at as happened',
      // A recruiter's word on a discard is for the candidate; other notes are the house's own.
      select
        .case()
        .when(select.and([select('type', '=', 'discarded'), select('actor', '=', 'recruiter')]))
        .then(select.ref('note'))
        .end()
        .as('feedback'),
    ])
    .where('place_id', 'in', placeIds)
    .orderBy('happened_at')
    .orderBy('id')
    .$castTo<{
      placeId: string
      type: string
      from: SelectionStep | null
      to: SelectionStep | null
      happened: Date
      feedback: string | null
    }>()
    .execute()
}

/** How many of a professional's places stand in each step, as they see it; steps without any are left out. */
export async function countPlaces(database: Database, { professionalId, now }: { professionalId: string; now: Date }) {
  const { rows } = await sql<{ step: SelectionStep; count: number }>`
    select ${visibleStep(now)} as step, count(*) as count from place
    where place.professional_id = ${professionalId} group by 1
  `.execute(database)
  return rows
}

/** What the letter about an application says, and to whom it goes. */
export async function findReceipt(database: Database, placeId: string) {
  return database
    .selectFrom('place')
    .innerJoin('professional', 'professional.account_id', 'place.professional_id')
    .innerJoin('account', 'account.id', 'place.professional_id')
    .select(['account.email', 'professional.name', 'place.job_name as jobName', 'place.company_name as company'])
    .where('place.id', '=', placeId)
    .executeTakeFirst()
}
