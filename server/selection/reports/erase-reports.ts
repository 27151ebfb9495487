import { tooOldBefore } from '@trampolim/marketplace/retention/deleted-by-age.ts'
import { z } from 'zod'
import { eraseFile } from '../../files/erase-file.ts'
import type { Work } from '../../platform/background/work.ts'
import type { House } from '../../platform/house.ts'
import { dropEndedReports } from './medical-report-queries.ts'

export const eraseReportsWork: Work<Record<string, never>> = {
  name: 'erase-medical-reports',
  payload: z.strictObject({}),
}

const batch = 500

/** Erases the medical reports of selections that ended 90 days ago, in batches (product, who sees what). */
export async function eraseEndedReports({ database, now }: House) {
  const endedBefore = tooOldBefore('medicalReport', now())
  for (let erased = batch; erased === batch; ) {
    erased = await database.transaction().execute(async (tx) => {
      const reports = await dropEndedReports(tx, { endedBefore, most: batch })
      for (const fileId of reports) await eraseFile(tx, fileId)
      return reports.length
    })
  }
}
