import { tooOldBefore } from '@trampolim/marketplace/retention/timed.ts'
import { z } from 'zod'
import type { Work } from '../../platform/background/work.ts'
import type { House } from '../../platform/house.ts'
import { endKept } from './kept-queries.ts'

export const endKeepingWork: Work<Record<string, never>> = { name: 'end-keeping', payload: z.strictObject({}) }

const batch = 500

/** Forgets that companies kept people for their other jobs, once the time is over for which the terms allow it. */
export async function endKeeping({ database, now }: House) {
  const before = tooOldBefore('keptCandidate', now())
  for (let ended = batch; ended === batch; ) {
    ended = await database.transaction().execute((tx) => endKept(tx, { before, most: batch }))
  }
}
