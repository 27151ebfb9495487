import { receiptCodeBytes, receiptCodeOf } from '@trampolim/marketplace/selection/receipt-code.ts'
import type { Database, House } from '@trampolim/server/platform/house.ts'
import { readSent } from '@trampolim/server/receipts/keep-receipt.ts'
import { storeReceipt } from '@trampolim/server/receipts/queries.ts'
import { worldId } from '../ids.ts'
import { before } from './days.ts'

type Ground = Pick<House, 'database' | 'now'>
type Application = { id: string; candidacyId: string; professionalId: string; jobId: string; code: string }

/**
 * Inserts the receipt of an application to an open job. Nothing that is signed here is stored, so any secret will do.
 */
export async function insertReceipt(
  { database, now }: Ground,
  { id, candidacyId, professionalId, jobId, code }: Application,
) {
  const configuration = { secret: { current: 'of nothing', former: [] }, publicUrl: 'http://localhost' }
  const house = { database, configuration, now } as unknown as House
  const sent = await readSent(house, { professionalId, jobId, cvType: 'professional' })
  await storeReceipt(database, { id, candidacyId, code, ...sent })
}

/** The receipts of Ana's applications. */
export async function fillReceipts(database: Database, { now, ana }: { now: Date; ana: string }) {
  const candidacies = await database
    .selectFrom('candidacy')
    .innerJoin('job', 'job.id', 'candidacy.job_id')
    .select(['candidacy.id', 'candidacy.job_id as jobId'])
    .where('candidacy.professional_id', '=', ana)
    .where('job.status', '=', 'job:approved')
    .orderBy('candidacy.id')
    .execute()
  for (const [at, { id: candidacyId, jobId }] of candidacies.entries()) {
    const chance = Uint8Array.from({ length: receiptCodeBytes }, (_, byte) => byte * 7 + at * 11 + 3)
    await insertReceipt(
      { database, now: () => now },
      {
        ...{ id: worldId('other', 980_000 + at, before(now, 6)), code: receiptCodeOf(chance) },
        ...{ candidacyId, professionalId: ana, jobId: jobId as string },
      },
    )
  }
}
