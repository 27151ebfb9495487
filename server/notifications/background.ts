import { morningHour } from '@trampolim/marketplace/alerts/letters.ts'
import { tooOldBefore } from '@trampolim/marketplace/retention/deleted-by-age.ts'
import { z } from 'zod'
import { type Handler, handler, type Schedule, type Work } from '../platform/background/work.ts'
import type { House } from '../platform/house.ts'
import { eraseOld, forgetOfFormerOrganizations } from './queries.ts'
import { sendSomeSummaries, sendSomeSummariesWork, sendSummaries } from './send-summaries.ts'

const eraseOldWork: Work<Record<string, never>> = { name: 'erase-notifications', payload: z.strictObject({}) }

const sendSummariesWork: Work<Record<string, never>> = { name: 'send-summaries', payload: z.strictObject({}) }

/** Queued once, by a migration. */
const forgetFormerMembersWork: Work<Record<string, never>> = {
  name: 'forget-notifications-of-former-members',
  payload: z.strictObject({}),
}

const batch = 1000

/** Deletes the notifications that have been kept long enough. */
export async function eraseOldNotifications({ database, now }: House) {
  const before = tooOldBefore('notification', now())
  for (let erased = batch; erased === batch; ) {
    erased = await database.transaction().execute((tx) => eraseOld(tx, { before, most: batch }))
  }
}

/** Takes away what people were notified of about an organisation that had put them out before that took it away. */
export async function forgetFormerMembers({ database }: Pick<House, 'database'>) {
  await forgetOfFormerOrganizations(database)
}

export const notificationHandlers: readonly Handler[] = [
  handler(eraseOldWork, eraseOldNotifications),
  handler(forgetFormerMembersWork, forgetFormerMembers),
  handler(sendSummariesWork, sendSummaries),
  handler(sendSomeSummariesWork, sendSomeSummaries),
]

export const notificationSchedules: readonly Schedule[] = [
  { pattern: `10 ${morningHour} * * *`, work: sendSummariesWork },
  { pattern: '53 4 * * *', work: eraseOldWork },
]
