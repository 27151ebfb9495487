import { sql } from 'kysely'
import type { Database, Tx } from '../platform/house.ts'

export type ReportView = {
  id: string
  auditId: string
  placeId: string
  viewerId: string
  viewerName: string
  now: Date
}

/** Keeps a look at a medical report, for its owner and for the audit. */
export async function storeReportView(tx: Tx, { id, auditId, placeId, viewerId, viewerName, now }: ReportView) {
  await tx
    .insertInto('medical_report_view')
    .values({ id, place_id: placeId, viewer_id: viewerId, viewer_name: viewerName, viewed_at: now })
    .execute()
  await sql`
    insert into audit_entry (id, action, actor_id, subject, subject_id, details, happened_at)
    select ${auditId}, 'medical-report.view', ${viewerId}, 'candidate', professional_id,
      jsonb_build_object('name', candidate_name, 'placeId', id, 'jobId', job_id), ${now}
    from place where id = ${placeId}
  `.execute(tx)
}

/** Who looked at the medical reports of several places, latest first. */
export async function listReportViews(database: Database, placeIds: readonly string[]) {
  if (placeIds.length === 0) return []
  return database
    .selectFrom('medical_report_view')
    .select(['place_id as placeId', 'viewer_name as viewer', 'viewed_at as viewedAt'])
    .where('place_id', 'in', placeIds)
    .orderBy('viewed_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

/** Takes a medical report away from the place that holds it. */
export async function dropReport(tx: Tx, fileId: string) {
  await tx.updateTable('place').set({ medical_report_id: null }).where('medical_report_id', '=', fileId).execute()
}
