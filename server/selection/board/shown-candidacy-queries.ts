import { agreedStatuses } from '@trampolim/marketplace/interviews/statuses.ts'
import type { KeptAnswer } from '@trampolim/marketplace/jobs/questionnaire.ts'
import type { JobKindWord } from '@trampolim/marketplace/reference/job-types.ts'
import type { CandidacyStatus, FinalistOutcome, SelectionStep } from '@trampolim/marketplace/selection/steps.ts'
import type { Actor } from '@trampolim/marketplace/transitions.ts'
import { sql } from 'kysely'
import type { Database, Tx } from '../../platform/house.ts'

/** How a recruiter's calls identify a candidacy: by its own id, its curriculum's, both, or its candidate's. */
export type CandidacyKey = { candidacyId?: string; cvId?: string; candidateId?: string }

/** A candidacy as a recruiter's calls need it. */
export type ShownCandidacy = {
  id: string
  professionalId: string
  name: string
  cvType: JobKindWord
  step: SelectionStep
  status: CandidacyStatus | null
  discardedBy: Actor | null
  discardedFrom: SelectionStep | null
  discardedAt: Date | null
  announcedStep: SelectionStep | null
  unannouncedSince: Date | null
  undoStep: SelectionStep | null
  undoUntil: Date | null
  outcome: FinalistOutcome | null
  /** Whether a hiring message is pending or accepted. */
  hireStanding: boolean
  /** Whether the candidate has agreed to an interview that is ahead. */
  interviewConfirmed: boolean
  viewed: boolean
  answers: KeptAnswer[]
  medicalReportId: string | null
}

/**
 * Finds a job's candidacy that its recruiters may see. If the candidate deleted the curriculum with which they applied,
 * the candidacy's own id takes its place.
 */
export async function findShownCandidacy(
  database: Database | Tx,
  jobId: string,
  { candidacyId, cvId, candidateId }: CandidacyKey,
): Promise<ShownCandidacy | undefined> {
  const { rows } = await sql<ShownCandidacy>`
    ${shownCandidacies(jobId)}
      ${candidacyId === undefined ? sql`` : sql`and id = ${candidacyId}`}
      ${candidateId === undefined ? sql`` : sql`and professional_id = ${candidateId}`}
      ${cvId === undefined ? sql`` : sql`and (curriculum_id = ${cvId} or curriculum_id is null and id = ${cvId})`}
  `.execute(database)
  return rows[0]
}

/** Those of a job's candidacies that its recruiters may see, by their ids. */
export async function findShownCandidacies(
  database: Database | Tx,
  jobId: string,
  candidacyIds: readonly string[],
): Promise<ShownCandidacy[]> {
  const { rows } = await sql<ShownCandidacy>`
    ${shownCandidacies(jobId)} and id = any(${candidacyIds}::text[])
  `.execute(database)
  return rows
}

const shownCandidacies = (jobId: string) => sql`
  select id, professional_id as "professionalId", candidate_name as name, cv_type as "cvType", step, status, discarded_by as "discardedBy",
    discarded_from as "discardedFrom", discarded_at as "discardedAt", told_step as "announcedStep",
    untold_since as "unannouncedSince", undo_step as "undoStep", undo_until as "undoUntil", outcome, viewed_at is not null as viewed, answers,
    medical_report_id as "medicalReportId", exists (
      select from hiring_message as hire where hire.candidacy_id = candidacy.id and hire.status in ('pending', 'accepted')
    ) as "hireStanding", exists (
      select from interview_candidate as each
      where each.candidacy_id = candidacy.id and each.status = any(${agreedStatuses}::text[])
    ) as "interviewConfirmed"
  from candidacy
  where job_id = ${jobId} and not hidden
`

/** Marks an application as opened and returns its step; undefined if it was opened before. */
export async function markViewed(tx: Tx, candidacyId: string, now: Date) {
  return tx
    .updateTable('candidacy')
    .set({ viewed_at: now })
    .where('id', '=', candidacyId)
    .where('viewed_at', 'is', null)
    .returning(['step', 'hidden'])
    .$castTo<Pick<ShownCandidacy, 'step'> & { hidden: boolean }>()
    .executeTakeFirst()
}
