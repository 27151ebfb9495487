import { eraseFile } from '../../files/erase-file.ts'
import { record } from '../../platform/events/record.ts'
import type { House } from '../../platform/house.ts'
import { refuse } from '../../platform/refusal.ts'
import { moveCandidacy } from '../move-candidacy.ts'
import { lockCandidacy } from '../queries.ts'
import { dropMedicalReport } from '../reports/medical-report-queries.ts'

/**
 * Withdraws a candidate from a selection and erases their medical report.
 * @throws process_not_found (also someone else's), move_not_allowed (no longer in it, or hired before the job was deleted,
 * when nobody is left who would learn of it)
 */
export async function withdraw(
  { database, now }: House,
  { professionalId, candidacyId }: { professionalId: string; candidacyId: string },
) {
  await database.transaction().execute(async (tx) => {
    const candidacy = await lockCandidacy(tx, candidacyId)
    if (candidacy?.professionalId !== professionalId) return refuse('process_not_found')
    if (candidacy.jobId === null) return refuse('move_not_allowed')
    const by = { actorId: professionalId, now: now() }
    await moveCandidacy(tx, { candidacyId, to: 'discarded', actor: 'candidate', ...by })
    if (candidacy.outcome === 'hired' && !candidacy.hireStanding) {
      await record(tx, { type: 'selection.hire-withdrawn', payload: { candidacyId }, ...by })
    }
    if (!candidacy.medicalReportId) return
    await dropMedicalReport(tx, candidacyId)
    await eraseFile(tx, candidacy.medicalReportId)
  })
}
