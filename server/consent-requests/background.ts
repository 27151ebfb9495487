import { z } from 'zod'
import { handler, type Schedule, type Work } from '../platform/background/work.ts'
import { recordAll } from '../platform/events/record-all.ts'
import type { House } from '../platform/house.ts'
import { endUnanswered } from './queries.ts'

const batch = 100

const endConsentRequestsWork: Work<Record<string, never>> = {
  name: 'end-consent-requests',
  payload: z.strictObject({}),
}

/** Ends the requests that weren't answered in time. */
export async function endConsentRequests({ database, now }: House) {
  for (let ended = batch; ended === batch; ) {
    ended = await database.transaction().execute(async (tx) => {
      const moment = now()
      const ids = await endUnanswered(tx, { now: moment, most: batch })
      const payloads = ids.map((requestId) => ({ requestId }))
      await recordAll(tx, { type: 'consent.answered', payloads, now: moment })
      return ids.length
    })
  }
}

export const consentRequestHandlers = [handler(endConsentRequestsWork, endConsentRequests)]

export const consentRequestSchedules: readonly Schedule[] = [{ pattern: '*/10 * * * *', work: endConsentRequestsWork }]
