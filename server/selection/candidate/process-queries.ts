import type { SelectionStep } from '@trampolim/contract/codes.ts'
import type { SelectiveProcess } from '@trampolim/contract/gateway/selection.ts'
import type { FinalistOutcome } from '@trampolim/marketplace/selection/steps.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../platform/house.ts'
import { isTakenDown } from '../../profiles/standing.ts'
import { hasWithdrawn, isHalted, isSilenced, isUnannounced } from '../queries.ts'

/** A candidacy as its candidate sees it, without the history. */
export type ListedCandidacy = {
  id: string
  jobId: string | null
  jobName: string
  company: string | null
  jobStatus: SelectiveProcess['jobStatus']
  takenDown: boolean
  /** Whether it is taken down or its company blocked, also once it has ended. */
  halted: boolean
  /** Whether what its company wrote isn't shown (see `isSilenced`). */
  silenced: boolean
  cvType: SelectiveProcess['cvType']
  origin: SelectiveProcess['origin']
  step: SelectionStep
  status: string | null
  withdrawn: boolean
  /** Whether the candidate was in the selection until its job ended or was deleted. */
  fell: boolean
  hasReceipt: boolean
  /** The time of the first move that hasn't been announced to the candidate. */
  unannouncedSince: Date | null
  /** The outcome that a recruiter recorded for the finalist. */
  outcome: FinalistOutcome | null
  /** When the candidate left, if the company keeps them for its other jobs and a reviewer hasn't blocked it. */
  keptSince: Date | null
  appliedAt: Date
  movedAt: Date
}

/** The step that the candidate sees; `visibleStep` in the rules computes the same for jobs that aren't taken down. */
const visibleStep = (now: Date) => sql<SelectionStep>`
  (case when ${isUnannounced(now)} then candidacy.told_step else candidacy.step end)
`

/** When the candidacy reached the step that the candidate sees. */
const visibleMove = (now: Date) => sql<Date>`
  (case when ${isUnannounced(now)} then candidacy.told_at else candidacy.moved_at end)
`

export type Listing = {
  professionalId: string
  /** Only candidacies in this step. */
  step?: SelectionStep | undefined
  /** Only candidacies that began with an application and whose candidate hasn't left. */
  candidated?: boolean
  /** Only this candidacy. */
  candidacyId?: string
  page: number
  size: number
  sort: 'asc' | 'desc'
  sortField: 'moved' | 'applied' | 'jobName'
  now: Date
}

/** Returns a page of a professional's candidacies with their total. */
export async function listCandidacies(
  database: Database,
  asked: Listing,
): Promise<{ total: number; rows: ListedCandidacy[] }> {
  const { professionalId, step, candidated = false, candidacyId, page, size, sort, sortField, now } = asked
  const orders: Record<Listing['sortField'], RawBuilder<unknown>> = {
    moved: visibleMove(now),
    applied: sql`candidacy.applied_at`,
    jobName: sql`plain(candidacy.job_name)`,
  }
  const direction = sort === 'asc' ? sql`asc` : sql`desc`
  const own = sql`
    candidacy.professional_id = ${professionalId}
    ${candidacyId === undefined ? sql`` : sql`and candidacy.id = ${candidacyId}`}
    ${step === undefined ? sql`` : sql`and ${visibleStep(now)} = ${step}`}
    ${candidated ? sql`and candidacy.origin = 'applied' and ${visibleStep(now)} <> 'discarded'` : sql``}
  `
  const { rows } = await sql<{ total: number } & (ListedCandidacy | { id: null })>`
    select counted.total, listed.*
    from (select count(*) as total from candidacy where ${own}) as counted
    left join lateral (
      select candidacy.id, candidacy.job_id as "jobId", candidacy.job_name as "jobName", candidacy.company_name as company,
        job.status as "jobStatus", job.taken_down_at is not null as "takenDown", coalesce(${isHalted}, false) as halted,
        ${isSilenced} as silenced, candidacy.cv_type as "cvType", candidacy.origin, ${visibleStep(now)} as step,
        candidacy.status, ${hasWithdrawn} as withdrawn,
        coalesce(candidacy.step = 'discarded' and candidacy.discarded_by = 'automation', false) as fell,
        exists (select from application_receipt as receipt where receipt.candidacy_id = candidacy.id) as "hasReceipt",
        case when ${isUnannounced(now)} then candidacy.untold_since end as "unannouncedSince", candidacy.outcome,
        case when candidacy.outcome = 'kept' and not ${isUnannounced(now)} and not ${isTakenDown('employer')}
          then candidacy.discarded_at end as "keptSince", candidacy.applied_at as "appliedAt", ${visibleMove(now)} as "movedAt"
      from candidacy left join job on job.id = candidacy.job_id left join organization as employer on employer.id = job.organization_id
      where ${own}
      order by ${orders[sortField]} ${direction}, candidacy.id ${direction}
      limit ${size} offset ${(page - 1) * size}
    ) as listed on true
  `.execute(database)
  return {
    total: rows[0]?.total ?? 0,
    rows: rows.filter((row): row is { total: number } & ListedCandidacy => row.id !== null),
  }
}

/** Lists the history of several candidacies, oldest first. */
export async function listHistory(database: Database, candidacyIds: readonly string[]) {
  if (candidacyIds.length === 0) return []
  return database
    .selectFrom('candidacy_history')
    .select((select) => [
      'candidacy_id as candidacyId',
      'type',
      'from_step as from',
      'to_step as to',
      'happened_at as happened',
      // Only the feedback of a recruiter's discard is meant for the candidate; other notes are internal.
      select
        .case()
        .when(select.and([select('type', '=', 'discarded'), select('actor', '=', 'recruiter')]))
        .then(select.ref('note'))
        .end()
        .as('feedback'),
    ])
    .where('candidacy_id', 'in', candidacyIds)
    .orderBy('happened_at')
    .orderBy('id')
    .$castTo<{
      candidacyId: string
      type: string
      from: SelectionStep | null
      to: SelectionStep | null
      happened: Date
      feedback: string | null
    }>()
    .execute()
}

/** Counts a professional's candidacies by the step that they see; empty steps are left out. */
export async function countCandidacies(
  database: Database,
  { professionalId, now }: { professionalId: string; now: Date },
) {
  const { rows } = await sql<{ step: SelectionStep; count: number }>`
    select ${visibleStep(now)} as step, count(*) as count from candidacy
    where candidacy.professional_id = ${professionalId} group by 1
  `.execute(database)
  return rows
}

/** Loads the content and the addressee of the letter that confirms an application. */
export async function findReceipt(database: Database, candidacyId: string) {
  return database
    .selectFrom('candidacy')
    .innerJoin('professional', 'professional.account_id', 'candidacy.professional_id')
    .innerJoin('account', 'account.id', 'candidacy.professional_id')
    .select([
      'account.email',
      'professional.name',
      'candidacy.job_name as jobName',
      'candidacy.company_name as company',
      'candidacy.for_client as forClient',
    ])
    .where('candidacy.id', '=', candidacyId)
    .executeTakeFirst()
}
