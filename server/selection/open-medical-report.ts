import { medicalReportLinkMinutes } from '@trampolim/marketplace/selection/medical-report.ts'
import { maySeeMedicalReport } from '@trampolim/marketplace/selection/who-sees.ts'
import { writeAudit } from '../audit/queries.ts'
import { hiringJobFor } from '../candidates/hiring-job.ts'
import { findFile } from '../files/queries.ts'
import { signedFileUrl } from '../files/signed-link.ts'
import { employerOf } from '../organizations/policy.ts'
import type { House } from '../platform/house.ts'
import { newId } from '../platform/ids.ts'
import { refuse } from '../platform/refusal.ts'
import { findNameOfPlace, storeReportView } from './medical-report-queries.ts'
import { ruled } from './move-place.ts'
import { findShownPlace } from './shown-place-queries.ts'

/**
 * A link of 5 minutes to a candidate's medical report. Each one asked for is a look: it is kept, for the candidate to see
 * and for the audit. @throws job_not_found, process_not_found, file_not_found, file_being_checked
 */
export async function openMedicalReport(
  house: House,
  { recruiterId, jobId, placeId }: { recruiterId: string; jobId: string; placeId: string },
): Promise<{ url: string; expiresAt: string }> {
  const now = house.now()
  const fileId = await house.database.transaction().execute(async (tx) => {
    const job = await hiringJobFor(tx, { recruiterId, jobId })
    const place = (await findShownPlace(tx, jobId, { placeId })) ?? refuse('process_not_found')
    const maySee = maySeeMedicalReport({
      sameOrganization: true,
      onlyHandicap: job.onlyHandicap,
      place: ruled(place),
      // A report is kept with a place only under its owner's consent, and let go of when it is erased.
      consented: place.medicalReportId !== null,
      erased: place.medicalReportId === null,
    })
    if (!maySee || !place.medicalReportId) return refuse('file_not_found')
    if ((await findFile(tx, place.medicalReportId))?.state === 'waiting') refuse('file_being_checked')
    const { name } = await employerOf(tx, recruiterId)
    await storeReportView(tx, {
      id: newId(now),
      placeId,
      viewerId: recruiterId,
      viewerName: name,
      now,
    })
    await writeAudit(tx, {
      action: 'medical-report.view',
      actorId: recruiterId,
      subject: 'candidate',
      subjectId: place.professionalId,
      details: { name: await findNameOfPlace(tx, placeId), placeId, jobId },
      now,
    })
    return place.medicalReportId
  })
  const { url, expiresAt } = signedFileUrl(house, { method: 'get', fileId, minutes: medicalReportLinkMinutes })
  return { url, expiresAt: expiresAt.toISOString() }
}
