import { agreedStatuses } from '@trampolim/marketplace/interviews/statuses.ts'
import type { JobStatus } from '@trampolim/marketplace/jobs/status.ts'
import type { JobKindWord } from '@trampolim/marketplace/reference/job-types.ts'
import type {
  CandidacyOrigin,
  CandidacyStatus,
  FinalistOutcome,
  SelectionStep,
  Unannounced,
} from '@trampolim/marketplace/selection/steps.ts'
import type { Actor } from '@trampolim/marketplace/transitions.ts'
import { sql } from 'kysely'
import type { Database, Tx } from '../platform/house.ts'
import { isTakenDown } from '../profiles/standing.ts'

/**
 * Whether a job's standing is `removed`: a reviewer took it down, and it is neither back nor ended (see `standingOf`).
 */
export const isRemoved = sql<boolean>`(
  job.status = 'job:blocked' or job.taken_down_at is not null and job.status <> 'job:closed'
)`

/** Whether nothing may be agreed to for a job: it is removed, or its company is blocked, also once the job has ended. */
export const isHalted = sql<boolean>`(${isRemoved} or exists (
  select from organization as employer where employer.id = job.organization_id and ${isTakenDown('employer')}
))`

/**
 * Whether a company says nothing more to its candidates, nor what it said to them is repeated: a reviewer blocked it, or
 * took down the job, which may have ended since. `employer` is the job's organisation.
 */
export const isSilenced = sql<boolean>`coalesce(job.taken_down_at is not null or ${isTakenDown('employer')}, false)`

/** A job's name as its recruiters wrote it last; of a deleted one, that of the candidacy. */
export const ownJobName = sql<string>`coalesce(job.job_name, candidacy.job_name)`

/** Whether the company has paused the job and may resume it; false for none. */
export const isPaused = sql<boolean>`coalesce(job.status = 'job:disabled' and job.taken_down_at is null, false)`

/**
 * Whether the last moves of `candidacy` don't exist for its candidate yet: they can still be undone, or their
 * announcement waits until the job, which is taken down, is back.
 */
export const isUnannounced = (now: Date) => sql<boolean>`(
  candidacy.undo_until is not null and (
    candidacy.undo_until > ${now}::timestamptz
    or exists (select from job where job.id = candidacy.job_id and ${isRemoved})
  )
)`

/** Sets the columns of a candidacy whose last moves its candidate knows. */
export const announced = sql`
  told_step = null, told_at = null, untold_since = null, undo_step = null, undo_until = null
`

/** Whether the candidate withdrew from a candidacy (see `isWithdrawn`). */
export const hasWithdrawn = sql<boolean>`(
  candidacy.step = 'discarded' and candidacy.discarded_by is not distinct from 'candidate'
)`

/** Whether a candidate is in a step in which interviews take place. */
export const hasInterviews = sql<boolean>`(candidacy.step in ('interviews', 'finalists'))`

/** Whether a candidate left the steps in which interviews take place, or the job was deleted. */
export const hasLeftInterviews = sql<boolean>`(not ${hasInterviews} or candidacy.job_id is null)`

/** Whether a finalist is hired: they accepted a hiring message, or a recruiter recorded it. */
export const isHired = sql<boolean>`(
  candidacy.status is not distinct from 'candidate:hire:accepted' or candidacy.outcome is not distinct from 'hired'
)`

/** Whether a hiring message to the candidate is pending or accepted. */
export const hasStandingHire = sql<boolean>`exists (
  select from hiring_message as offer
  where offer.candidacy_id = candidacy.id and offer.status in ('pending', 'accepted')
)`

/** Whether a candidate didn't want to be hired: they rejected the last hiring message, or took back that they accepted it. */
export const hasDeclined = sql<boolean>`coalesce((
  select offer.status = 'rejected' or offer.status = 'canceled' and offer.ended_by = 'candidate'
  from hiring_message as offer where offer.candidacy_id = candidacy.id
  order by offer.made_at desc, offer.id desc limit 1
), false)`

/** A candidacy as needed by the rules for moves. */
export type CandidacyFacts = {
  id: string
  jobId: string | null
  professionalId: string
  step: SelectionStep
  status: CandidacyStatus | null
  discardedBy: Actor | null
  discardedFrom: SelectionStep | null
  discardedAt: Date | null
  movedAt: Date
  announcedStep: SelectionStep | null
  announcedAt: Date | null
  unannouncedSince: Date | null
  undoStep: SelectionStep | null
  undoUntil: Date | null
  outcome: FinalistOutcome | null
  /** Whether a hiring message is pending or accepted. */
  hireStanding: boolean
  /** Whether the candidate has agreed to an upcoming interview, which prevents moving the candidacy back. */
  interviewConfirmed: boolean
  medicalReportId: string | null
  jobStatus: JobStatus | null
  /** Whether its job is taken down, so that nothing is announced. */
  jobRemoved: boolean
  /** Whether its job is taken down or its company blocked, so that nothing new can be agreed to. */
  jobHalted: boolean
  /** Whether a recruiter has opened the application. */
  viewed: boolean
  /** Whether the candidate is blocked, which hides the candidacy from recruiters. */
  hidden: boolean
}

function candidacyFacts(database: Database | Tx) {
  return database
    .selectFrom('candidacy')
    .leftJoin('job', 'job.id', 'candidacy.job_id')
    .select((select) => [
      'candidacy.id',
      'candidacy.job_id as jobId',
      'candidacy.professional_id as professionalId',
      'candidacy.step',
      'candidacy.status',
      'candidacy.discarded_by as discardedBy',
      'candidacy.discarded_from as discardedFrom',
      'candidacy.discarded_at as discardedAt',
      'candidacy.moved_at as movedAt',
      'candidacy.told_step as announcedStep',
      'candidacy.told_at as announcedAt',
      'candidacy.untold_since as unannouncedSince',
      'candidacy.undo_step as undoStep',
      'candidacy.undo_until as undoUntil',
      'candidacy.outcome',
      'candidacy.medical_report_id as medicalReportId',
      'job.status as jobStatus',
      sql<boolean>`coalesce(${isRemoved}, false)`.as('jobRemoved'),
      sql<boolean>`coalesce(${isHalted}, false)`.as('jobHalted'),
      select('candidacy.viewed_at', 'is not', null).as('viewed'),
      select
        .exists(
          select
            .selectFrom('hiring_message')
            .select('hiring_message.id')
            .whereRef('hiring_message.candidacy_id', '=', 'candidacy.id')
            .where('hiring_message.status', 'in', ['pending', 'accepted']),
        )
        .as('hireStanding'),
      select
        .exists(
          select
            .selectFrom('interview_candidate')
            .select('interview_candidate.id')
            .whereRef('interview_candidate.candidacy_id', '=', 'candidacy.id')
            .where('interview_candidate.status', 'in', agreedStatuses),
        )
        .as('interviewConfirmed'),
      'candidacy.hidden',
    ])
    .$castTo<CandidacyFacts>()
}

/** Finds a person's candidacy in a job's selection; `lock` locks it until the transaction ends. */
export async function findCandidacy(
  database: Database | Tx,
  { jobId, professionalId, lock = false }: { jobId: string; professionalId: string; lock?: boolean },
) {
  if (lock) {
    await database
      .selectFrom('candidacy')
      .select('id')
      .where('job_id', '=', jobId)
      .where('professional_id', '=', professionalId)
      .forNoKeyUpdate()
      .execute()
  }
  return candidacyFacts(database)
    .where('candidacy.job_id', '=', jobId)
    .where('candidacy.professional_id', '=', professionalId)
    .executeTakeFirst()
}

/** Finds and locks a candidacy until the transaction ends. */
export async function lockCandidacy(tx: Tx, candidacyId: string) {
  const [held] = await lockCandidacies(tx, [candidacyId])
  return held
}

/**
 * Locks candidacies until the transaction ends, in the same order as all moves. Rows that refer to them may be written
 * meanwhile; a stronger lock would make notifications and moves wait for each other. The facts are read by a statement
 * of their own: one that had to wait for the lock would still see hires and interviews as they were before.
 */
export async function lockCandidacies(tx: Tx, candidacyIds: readonly string[]) {
  await tx.selectFrom('candidacy').select('id').where('id', 'in', candidacyIds).orderBy('id').forNoKeyUpdate().execute()
  return candidacyFacts(tx).where('candidacy.id', 'in', candidacyIds).orderBy('candidacy.id').execute()
}

export type NewCandidacy = {
  id: string
  jobId: string
  professionalId: string
  cvType: JobKindWord
  origin: CandidacyOrigin
  step: SelectionStep
  answers: readonly object[]
  medicalReportId: string | null
  jobName: string
  companyName: string | null
  /** Whether the company selects for a client of its own. */
  forClient: boolean
  now: Date
}

/** Stores a new candidacy; false if the person has one already. */
export async function storeCandidacy(tx: Tx, candidacy: NewCandidacy) {
  const stored = await tx
    .insertInto('candidacy')
    .values({
      id: candidacy.id,
      job_id: candidacy.jobId,
      professional_id: candidacy.professionalId,
      cv_type: candidacy.cvType,
      origin: candidacy.origin,
      step: candidacy.step,
      answers: JSON.stringify(candidacy.answers),
      medical_report_id: candidacy.medicalReportId,
      job_name: candidacy.jobName,
      company_name: candidacy.companyName,
      for_client: candidacy.forClient,
      applied_at: candidacy.now,
      moved_at: candidacy.now,
    })
    .onConflict((conflict) => conflict.constraint('candidacy_once').doNothing())
    .returning('id')
    .executeTakeFirst()
  return stored !== undefined
}

/** Writes a new application into the candidacy of an earlier one, as unopened. */
export async function renewCandidacy(
  tx: Tx,
  id: string,
  candidacy: Omit<NewCandidacy, 'id' | 'jobId' | 'professionalId' | 'step'>,
) {
  await tx
    .updateTable('candidacy')
    .set({
      cv_type: candidacy.cvType,
      origin: candidacy.origin,
      answers: JSON.stringify(candidacy.answers),
      medical_report_id: candidacy.medicalReportId,
      job_name: candidacy.jobName,
      company_name: candidacy.companyName,
      for_client: candidacy.forClient,
      applied_at: candidacy.now,
      viewed_at: null,
    })
    .where('id', '=', id)
    .execute()
}

/** The new step of a candidacy, when it was reached, and which moves the candidate hasn't been notified of. */
export type NewStanding = {
  id: string
  step: SelectionStep
  status: CandidacyStatus | null
  discarded: { by: Actor; from: SelectionStep; at: Date } | null
  moved: Date
  /** With the time at which the candidate reached the step of which they were last notified. */
  unannounced: (Unannounced & { announcedAt: Date }) | null
}

/** Writes the new steps of candidacies. */
export async function rewriteSteps(tx: Tx, standings: readonly NewStanding[]) {
  const rows = standings.map(({ id, step, status, discarded, moved, unannounced }) => ({
    ...{ id, step, status, moved_at: moved },
    ...{ discarded_by: discarded?.by, discarded_from: discarded?.from, discarded_at: discarded?.at },
    ...{ told_step: unannounced?.announced, told_at: unannounced?.announcedAt, untold_since: unannounced?.since },
    ...{ undo_step: unannounced?.back, undo_until: unannounced?.until },
  }))
  await sql`
    update candidacy set step = stands.step, status = stands.status, outcome = null, moved_at = stands.moved_at,
      discarded_by = stands.discarded_by, discarded_from = stands.discarded_from, discarded_at = stands.discarded_at,
      told_step = stands.told_step, told_at = stands.told_at, untold_since = stands.untold_since,
      undo_step = stands.undo_step, undo_until = stands.undo_until
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as stands (
      id text, step text, status text, moved_at timestamptz, discarded_by text, discarded_from text, discarded_at timestamptz,
      told_step text, told_at timestamptz, untold_since timestamptz, undo_step text, undo_until timestamptz
    )
    where candidacy.id = stands.id
  `.execute(tx)
}
