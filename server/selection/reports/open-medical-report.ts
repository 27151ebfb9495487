import { medicalReportLinkMinutes } from '@trampolim/marketplace/selection/medical-report.ts'
import { maySeeMedicalReport } from '@trampolim/marketplace/selection/who-sees.ts'
import { writeAudit } from '../../audit/queries.ts'
import { hiringJobFor } from '../../candidates/hiring-job.ts'
import { findFile } from '../../files/queries.ts'
import { signedFileUrl } from '../../files/signed-link.ts'
import { employerOf } from '../../organizations/policy.ts'
import type { House } from '../../platform/house.ts'
import { newId } from '../../platform/ids.ts'
import { refuse } from '../../platform/refusal.ts'
import { findShownCandidacy } from '../board/shown-candidacy-queries.ts'
import { ruled } from '../move-candidacy.ts'
import { findNameOfCandidacy, storeReportView } from './medical-report-queries.ts'

/**
 * Returns a link to a candidate's medical report, valid for 5 minutes. Each request counts as a view, which is recorded
 * for the candidate and in the audit log.
 * @throws job_not_found, process_not_found, file_not_found, file_being_checked
 */
export async function openMedicalReport(
  house: House,
  { recruiterId, jobId, candidacyId }: { recruiterId: string; jobId: string; candidacyId: string },
): Promise<{ url: string; expiresAt: string }> {
  const now = house.now()
  const fileId = await house.database.transaction().execute(async (tx) => {
    const job = await hiringJobFor(tx, { recruiterId, jobId })
    const candidacy = (await findShownCandidacy(tx, jobId, { candidacyId })) ?? refuse('process_not_found')
    const maySee = maySeeMedicalReport({
      sameOrganization: true,
      onlyHandicap: job.onlyHandicap,
      candidacy: ruled(candidacy),
      // A report is linked to a candidacy only with its owner's consent, and unlinked when it is erased.
      consented: candidacy.medicalReportId !== null,
      erased: candidacy.medicalReportId === null,
    })
    if (!maySee || !candidacy.medicalReportId) return refuse('file_not_found')
    if ((await findFile(tx, candidacy.medicalReportId))?.state === 'waiting') refuse('file_being_checked')
    const { name } = await employerOf(tx, recruiterId)
    await storeReportView(tx, {
      id: newId(now),
      candidacyId,
      viewerId: recruiterId,
      viewerName: name,
      now,
    })
    await writeAudit(tx, {
      action: 'medical-report.view',
      actorId: recruiterId,
      subject: 'candidate',
      subjectId: candidacy.professionalId,
      details: { name: await findNameOfCandidacy(tx, candidacyId), candidacyId, jobId },
      now,
    })
    return candidacy.medicalReportId
  })
  const { url, expiresAt } = signedFileUrl(house, { method: 'get', fileId, minutes: medicalReportLinkMinutes })
  return { url, expiresAt: expiresAt.toISOString() }
}
