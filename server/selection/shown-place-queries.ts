import type { JobKindWord } from '@trampolim/marketplace/reference/job-types.ts'
import type { FinalistOutcome, PlaceStatus, SelectionStep } from '@trampolim/marketplace/selection/steps.ts'
import type { Actor } from '@trampolim/marketplace/transitions.ts'
import { sql } from 'kysely'
import type { Database, Tx } from '../platform/house.ts'

/** By what a recruiter's calls name a place: its own id, its curriculum's, both, or its candidate's. */
export type PlaceKey = { placeId?: string; cvId?: string; candidateId?: string }

/** A place as a recruiter's calls look at it. */
export type ShownPlace = {
  id: string
  professionalId: string
  cvType: JobKindWord
  step: SelectionStep
  status: PlaceStatus | null
  discardedBy: Actor | null
  discardedFrom: SelectionStep | null
  discardedAt: Date | null
  toldStep: SelectionStep | null
  untoldSince: Date | null
  undoStep: SelectionStep | null
  undoUntil: Date | null
  outcome: FinalistOutcome | null
  viewed: boolean
  answers: { questionId: string; question: string; type: 'text' | 'boolean'; answer: string }[]
  medicalReportId: string | null
}

/**
 * A job's place that its recruiters may see. Where the candidate deleted the curriculum with which they applied, the
 * place's own id stands for it.
 */
export async function findShownPlace(
  database: Database | Tx,
  jobId: string,
  { placeId, cvId, candidateId }: PlaceKey,
): Promise<ShownPlace | undefined> {
  const { rows } = await sql<ShownPlace>`
    select id, professional_id as "professionalId", cv_type as "cvType", step, status, discarded_by as "discardedBy",
      discarded_from as "discardedFrom", discarded_at as "discardedAt", told_step as "toldStep",
      untold_since as "untoldSince", undo_step as "undoStep", undo_until as "undoUntil", outcome, viewed_at is not null as viewed, answers,
      medical_report_id as "medicalReportId"
    from place
    where job_id = ${jobId} and not hidden
      ${placeId === undefined ? sql`` : sql`and id = ${placeId}`}
      ${candidateId === undefined ? sql`` : sql`and professional_id = ${candidateId}`}
      ${cvId === undefined ? sql`` : sql`and (curriculum_id = ${cvId} or curriculum_id is null and id = ${cvId})`}
  `.execute(database)
  return rows[0]
}

/** Notes that a recruiter has opened an application, and tells where it stands; undefined where one had before. */
export async function markViewed(tx: Tx, placeId: string, now: Date) {
  return tx
    .updateTable('place')
    .set({ viewed_at: now })
    .where('id', '=', placeId)
    .where('viewed_at', 'is', null)
    .returning(['step', 'hidden'])
    .$castTo<Pick<ShownPlace, 'step'> & { hidden: boolean }>()
    .executeTakeFirst()
}
