import { tooOldBefore } from '@trampolim/marketplace/retention/deleted-by-age.ts'
import { dayOf } from '@trampolim/marketplace/time/days.ts'
import { z } from 'zod'
import { forgetNames } from '../audit/queries.ts'
import { handler, type Schedule, type Work } from '../platform/background/work.ts'
import type { House } from '../platform/house.ts'
import { awaitMovedDays } from './edit-queries.ts'
import { deleteOver, endBefore } from './write-queries.ts'

const tidyNoticesWork: Work<Record<string, never>> = { name: 'tidy-notices', payload: z.strictObject({}) }
const batch = 500

/**
 * Ends the notices of past days; one with an edit that moves the day awaits reviewers instead. Deletes notices 180 days
 * after they ended, with their names in the audit log.
 */
export async function tidyNotices({ database, now }: House) {
  const moment = now()
  const today = dayOf(moment)
  for (let moved = batch; moved === batch; ) {
    moved = await database.transaction().execute((tx) => awaitMovedDays(tx, { today, most: batch }))
  }
  for (let ended = batch; ended === batch; ) {
    ended = await endBefore(database, { today, now: moment, most: batch })
  }
  const before = tooOldBefore('notice', moment)
  for (let deleted = batch; deleted === batch; ) {
    deleted = await database.transaction().execute(async (tx) => {
      const subjectIds = await deleteOver(tx, { before, most: batch })
      await forgetNames(tx, { subject: 'notice', subjectIds })
      return subjectIds.length
    })
  }
}

export const noticeHandlers = [handler(tidyNoticesWork, tidyNotices)]

export const noticeSchedules: readonly Schedule[] = [{ pattern: '11 3 * * *', work: tidyNoticesWork }]
