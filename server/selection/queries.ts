import type { Question } from '@trampolim/marketplace/jobs/questionnaire.ts'
import type { JobStatus } from '@trampolim/marketplace/jobs/status.ts'
import type { JobKindWord, JobSpecificType } from '@trampolim/marketplace/reference/job-types.ts'
import type { HistoryEntry } from '@trampolim/marketplace/selection/history.ts'
import type {
  FinalistOutcome,
  PlaceOrigin,
  PlaceStatus,
  SelectionStep,
  Untold,
} from '@trampolim/marketplace/selection/steps.ts'
import type { Actor } from '@trampolim/marketplace/transitions.ts'
import { sql } from 'kysely'
import type { Database, Tx } from '../platform/house.ts'

/** A job as an application asks for it. */
export type JobFacts = {
  id: string
  status: JobStatus
  everApproved: boolean
  jobSpecificType: JobSpecificType
  onlyHandicap: boolean
  questionnaire: Question[]
  jobName: string
  companyName: string | null
  hideContractingCompanyName: boolean
}

/** What a job asks of applicants; `lock` keeps it from being paused or closed until the transaction ends. */
export async function findJobFacts(database: Database | Tx, jobId: string, { lock = false }: { lock?: boolean } = {}) {
  const query = database
    .selectFrom('job')
    .innerJoin('shown_organization as organization', 'organization.id', 'job.organization_id')
    .select((select) => [
      'job.id',
      'job.status',
      select('job.first_approved_at', 'is not', null).as('everApproved'),
      'job.job_specific_type as jobSpecificType',
      'job.only_handicap as onlyHandicap',
      'job.questionnaire',
      'job.job_name as jobName',
      'organization.company_name as companyName',
      'job.hide_contracting_company_name as hideContractingCompanyName',
    ])
    .where('job.id', '=', jobId)
    .$castTo<JobFacts>()
  return (lock ? query.forShare('job') : query).executeTakeFirst()
}

/** What an application asks of the person. */
export async function findApplicant(database: Database | Tx, professionalId: string) {
  return database
    .selectFrom('professional')
    .select((select) => [
      'status',
      'birth_date as birthDate',
      'is_handicap as isHandicap',
      select
        .selectFrom('curriculum')
        .whereRef('curriculum.professional_id', '=', 'professional.account_id')
        .select(({ fn }) => fn.coalesce(fn.agg<string[]>('array_agg', ['cv_type']), sql<string[]>`'{}'`).as('kinds'))
        .as('curriculums'),
    ])
    .where('account_id', '=', professionalId)
    .$castTo<{ status: string; birthDate: string; isHandicap: boolean; curriculums: JobKindWord[] }>()
    .executeTakeFirst()
}

/** A place as the rules of moving look at it. */
export type PlaceFacts = {
  id: string
  jobId: string | null
  professionalId: string
  step: SelectionStep
  status: PlaceStatus | null
  discardedBy: Actor | null
  discardedFrom: SelectionStep | null
  discardedAt: Date | null
  movedAt: Date
  toldStep: SelectionStep | null
  toldAt: Date | null
  untoldSince: Date | null
  undoStep: SelectionStep | null
  undoUntil: Date | null
  outcome: FinalistOutcome | null
  medicalReportId: string | null
  jobStatus: JobStatus | null
  /** A recruiter has opened the application. */
  viewed: boolean
  /** The candidate is blocked, which hides the place from recruiters. */
  hidden: boolean
}

function placeFacts(database: Database | Tx) {
  return database
    .selectFrom('place')
    .leftJoin('job', 'job.id', 'place.job_id')
    .select((select) => [
      'place.id',
      'place.job_id as jobId',
      'place.professional_id as professionalId',
      'place.step',
      'place.status',
      'place.discarded_by as discardedBy',
      'place.discarded_from as discardedFrom',
      'place.discarded_at as discardedAt',
      'place.moved_at as movedAt',
      'place.told_step as toldStep',
      'place.told_at as toldAt',
      'place.untold_since as untoldSince',
      'place.undo_step as undoStep',
      'place.undo_until as undoUntil',
      'place.outcome',
      'place.medical_report_id as medicalReportId',
      'job.status as jobStatus',
      select('place.viewed_at', 'is not', null).as('viewed'),
      'place.hidden',
    ])
    .$castTo<PlaceFacts>()
}

/** A person's place in a job's selection; `lock` holds it until the transaction ends. */
export async function findPlace(
  database: Database | Tx,
  { jobId, professionalId, lock = false }: { jobId: string; professionalId: string; lock?: boolean },
) {
  const query = placeFacts(database)
    .where('place.job_id', '=', jobId)
    .where('place.professional_id', '=', professionalId)
  return (lock ? query.forUpdate('place') : query).executeTakeFirst()
}

/** A place, held until the transaction ends. */
export async function holdPlace(tx: Tx, placeId: string) {
  return placeFacts(tx).where('place.id', '=', placeId).forUpdate('place').executeTakeFirst()
}

export type NewPlace = {
  id: string
  jobId: string
  professionalId: string
  cvType: JobKindWord
  origin: PlaceOrigin
  step: SelectionStep
  answers: readonly object[]
  medicalReportId: string | null
  jobName: string
  companyName: string | null
  now: Date
}

/** Stores a new place; false where the person has one already. */
export async function storePlace(tx: Tx, place: NewPlace) {
  const stored = await tx
    .insertInto('place')
    .values({
      id: place.id,
      job_id: place.jobId,
      professional_id: place.professionalId,
      cv_type: place.cvType,
      origin: place.origin,
      step: place.step,
      answers: JSON.stringify(place.answers),
      medical_report_id: place.medicalReportId,
      job_name: place.jobName,
      company_name: place.companyName,
      applied_at: place.now,
      moved_at: place.now,
    })
    .onConflict((conflict) => conflict.constraint('place_once').doNothing())
    .returning('id')
    .executeTakeFirst()
  return stored !== undefined
}

/** Writes a new application into the place of an old one; nobody has seen it yet. */
export async function renewPlace(
  tx: Tx,
  id: string,
  place: Omit<NewPlace, 'id' | 'jobId' | 'professionalId' | 'step'>,
) {
  await tx
    .updateTable('place')
    .set({
      cv_type: place.cvType,
      origin: place.origin,
      answers: JSON.stringify(place.answers),
      medical_report_id: place.medicalReportId,
      job_name: place.jobName,
      company_name: place.companyName,
      applied_at: place.now,
      viewed_at: null,
    })
    .where('id', '=', id)
    .execute()
}

/** Writes where a place stands now, when it got there, and what its candidate isn't told of yet. */
export async function rewriteStep(
  tx: Tx,
  {
    id,
    step,
    status,
    discarded,
    moved,
    untold,
    now,
  }: {
    id: string
    step: SelectionStep
    status: PlaceStatus | null
    discarded: { by: Actor; from: SelectionStep } | null
    moved: Date
    /** With when the step was reached of which the candidate was told last. */
    untold: (Untold & { toldAt: Date }) | null
    now: Date
  },
) {
  await tx
    .updateTable('place')
    .set({
      step,
      status,
      outcome: null,
      discarded_by: discarded?.by ?? null,
      discarded_from: discarded?.from ?? null,
      discarded_at: discarded ? now : null,
      moved_at: moved,
      told_step: untold?.told ?? null,
      told_at: untold?.toldAt ?? null,
      untold_since: untold?.since ?? null,
      undo_step: untold?.back ?? null,
      undo_until: untold?.until ?? null,
    })
    .where('id', '=', id)
    .execute()
}

/** What recruiters did with a place since a moment, oldest first. */
export async function listMovesSince(tx: Tx, { placeId, since }: { placeId: string; since: Date }) {
  return tx
    .selectFrom('place_history')
    .select(['type', 'from_step as from', 'to_step as to', 'happened_at as happened'])
    .where('place_id', '=', placeId)
    .where('happened_at', '>=', since)
    .orderBy('happened_at')
    .orderBy('id')
    .$castTo<{ type: string; from: SelectionStep | null; to: SelectionStep | null; happened: Date }>()
    .execute()
}

/** Lets go of a place's medical report. */
export async function dropMedicalReport(tx: Tx, id: string) {
  await tx.updateTable('place').set({ medical_report_id: null }).where('id', '=', id).execute()
}

/** Lets go of the medical reports of selections that ended before a moment; a deleted job's ended with its last move. */
export async function dropEndedReports(tx: Tx, { endedBefore, most }: { endedBefore: Date; most: number }) {
  const { rows } = await sql<{ fileId: string }>`
    with ended as (
      select place.id, place.medical_report_id from place left join job on job.id = place.job_id
      where place.medical_report_id is not null
        and (case when job.id is null then place.moved_at else job.closed_at end) < ${endedBefore}
      limit ${most} for update of place
    ), dropped as (
      update place set medical_report_id = null from ended where place.id = ended.id
    )
    select medical_report_id as "fileId" from ended
  `.execute(tx)
  return rows.map(({ fileId }) => fileId)
}

export type NewHistory = {
  id: string
  placeId: string
  type: HistoryEntry
  from: SelectionStep | null
  to: SelectionStep | null
  actor: Actor
  actorId: string | null
  note: string | null
  now: Date
}

export async function storeHistory(tx: Tx, ...entries: NewHistory[]) {
  if (entries.length === 0) return
  await tx
    .insertInto('place_history')
    .values(
      entries.map((entry) => ({
        id: entry.id,
        place_id: entry.placeId,
        type: entry.type,
        from_step: entry.from,
        to_step: entry.to,
        actor: entry.actor,
        actor_id: entry.actorId,
        note: entry.note,
        happened_at: entry.now,
      })),
    )
    .execute()
}
