import { tooOldBefore } from '@trampolim/marketplace/retention/deleted-by-age.ts'
import { z } from 'zod'
import type { Work } from '../../platform/background/work.ts'
import type { House } from '../../platform/house.ts'
import { endKept } from './kept-queries.ts'

export const endKeepingWork: Work<Record<string, never>> = { name: 'end-keeping', payload: z.strictObject({}) }

const batch = 500

/** Deletes the record that companies keep people for their other jobs, once the time that the terms allow is over. */
export async function endKeeping({ database, now }: House) {
  const before = tooOldBefore('keptCandidate', now())
  for (let ended = batch; ended === batch; ) {
    ended = await database.transaction().execute((tx) => endKept(tx, { before, most: batch }))
  }
}
