import { randomBytes } from 'node:crypto'
import type { CvType } from '@trampolim/contract/codes.ts'
import { receiptCodeBytes, receiptCodeOf } from '@trampolim/marketplace/selection/receipt-code.ts'
import { readCurriculum } from '../curriculums/read-curriculum.ts'
import { readJob } from '../jobs/read-job.ts'
import type { House, Tx } from '../platform/house.ts'
import { newId } from '../platform/ids.ts'
import { storeReceipt } from './queries.ts'

type Sent = { professionalId: string; jobId: string; cvType: CvType }

/**
 * Stores what was sent with an application, in the application's transaction, since the job and the curriculum may
 * change immediately afterwards.
 */
export async function keepReceipt(
  house: House,
  tx: Tx,
  { candidacyId, now, ...sent }: Sent & { candidacyId: string; now: Date },
): Promise<void> {
  const code = receiptCodeOf(randomBytes(receiptCodeBytes))
  await storeReceipt(tx, { id: newId(now), candidacyId, code, ...(await readSent({ ...house, database: tx }, sent)) })
}

/** Reads an open job and a curriculum in the form in which a receipt stores them. */
export async function readSent(house: House, { professionalId, jobId, cvType }: Sent) {
  const { logo: _logo, viewer: _viewer, own: _own, ...job } = await readJob(house, null, jobId)
  const { handicaps: _, fileCV, ...content } = await readCurriculum(house, { professionalId, cvType })
  // The file's address expires within minutes, so it isn't stored.
  return { job, curriculum: { ...content, fileCV: fileCV && { ...fileCV, url: null } } }
}
