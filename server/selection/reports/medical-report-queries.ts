import { sql } from 'kysely'
import type { Database, Tx } from '../../platform/house.ts'

export type ReportView = {
  id: string
  candidacyId: string
  viewerId: string
  viewerName: string
  now: Date
}

/** Records a view of a medical report, which its owner can see. */
export async function storeReportView(tx: Tx, { id, candidacyId, viewerId, viewerName, now }: ReportView) {
  await tx
    .insertInto('medical_report_view')
    .values({ id, candidacy_id: candidacyId, viewer_id: viewerId, viewer_name: viewerName, viewed_at: now })
    .execute()
}

/** Returns the candidate's name as the candidacy's list shows it. */
export async function findNameOfCandidacy(tx: Tx, candidacyId: string): Promise<string | null> {
  const candidacy = await tx
    .selectFrom('candidacy')
    .select('candidate_name as name')
    .where('id', '=', candidacyId)
    .executeTakeFirst()
  return candidacy?.name ?? null
}

/** Lists who viewed the medical reports of several candidacies, latest first. */
export async function listReportViews(database: Database, candidacyIds: readonly string[]) {
  if (candidacyIds.length === 0) return []
  return database
    .selectFrom('medical_report_view')
    .select(['candidacy_id as candidacyId', 'viewer_name as viewer', 'viewed_at as viewedAt'])
    .where('candidacy_id', 'in', candidacyIds)
    .orderBy('viewed_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

/** Unlinks a medical report from its candidacy. */
export async function dropReport(tx: Tx, fileId: string) {
  await tx.updateTable('candidacy').set({ medical_report_id: null }).where('medical_report_id', '=', fileId).execute()
}

/** Unlinks a candidacy's medical report. */
export async function dropMedicalReport(tx: Tx, id: string) {
  await tx.updateTable('candidacy').set({ medical_report_id: null }).where('id', '=', id).execute()
}

/** Unlinks the medical reports of selections that ended before a moment; for a deleted job that is its last move. */
export async function dropEndedReports(tx: Tx, { endedBefore, most }: { endedBefore: Date; most: number }) {
  const { rows } = await sql<{ fileId: string }>`
    with ended as (
      select candidacy.id, candidacy.medical_report_id from candidacy left join job on job.id = candidacy.job_id
      where candidacy.medical_report_id is not null
        and (case when job.id is null then candidacy.moved_at else job.closed_at end) < ${endedBefore}
      limit ${most} for no key update of candidacy
    ), dropped as (
      update candidacy set medical_report_id = null from ended where candidacy.id = ended.id
    )
    select medical_report_id as "fileId" from ended
  `.execute(tx)
  return rows.map(({ fileId }) => fileId)
}
