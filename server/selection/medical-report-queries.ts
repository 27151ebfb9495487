import type { Database, Tx } from '../platform/house.ts'

export type ReportView = {
  id: string
  placeId: string
  viewerId: string
  viewerName: string
  now: Date
}

/** Keeps a look at a medical report, for its owner. */
export async function storeReportView(tx: Tx, { id, placeId, viewerId, viewerName, now }: ReportView) {
  await tx
    .insertInto('medical_report_view')
    .values({ id, place_id: placeId, viewer_id: viewerId, viewer_name: viewerName, viewed_at: now })
    .execute()
}

/** What the candidate of a place is called in its list. */
export async function findNameOfPlace(tx: Tx, placeId: string): Promise<string | null> {
  const place = await tx
    .selectFrom('place')
    .select('candidate_name as name')
    .where('id', '=', placeId)
    .executeTakeFirst()
  return place?.name ?? null
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
