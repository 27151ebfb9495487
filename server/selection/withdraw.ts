import { eraseFile } from '../files/erase-file.ts'
import type { House } from '../platform/house.ts'
import { refuse } from '../platform/refusal.ts'
import { movePlace } from './move-place.ts'
import { dropMedicalReport, holdPlace } from './queries.ts'

/**
 * Withdraws a candidate from a selection and erases their medical report.
 * @throws process_not_found (also someone else's), move_not_allowed (already out of it)
 */
export async function withdraw(
  { database, now }: House,
  { professionalId, placeId }: { professionalId: string; placeId: string },
) {
  await database.transaction().execute(async (tx) => {
    const place = await holdPlace(tx, placeId)
    if (place?.professionalId !== professionalId) return refuse('process_not_found')
    await movePlace(tx, { placeId, to: 'discarded', actor: 'candidate', actorId: professionalId, now: now() })
    if (!place.medicalReportId) return
    await dropMedicalReport(tx, placeId)
    await eraseFile(tx, place.medicalReportId)
  })
}
