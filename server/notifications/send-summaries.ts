import { dayOf, weekdayNumber } from '@trampolim/marketplace/time/days.ts'
import { z } from 'zod'
import { firstName, queueLetter } from '../letters/send-letter.ts'
import { enqueueAll } from '../platform/background/enqueue.ts'
import type { Work } from '../platform/background/work.ts'
import type { House } from '../platform/house.ts'
import { newId } from '../platform/ids.ts'
import { textOf } from './present.ts'
import { findDue, type MailDue } from './queries.ts'
import { findDueReader, lastOfPart, lockDue, settleDue } from './summary-queries.ts'

const monday = 1
/** How many notifications a letter contains; the page shows all of them. */
const mostTexts = 10
/** How many people are in one part: a few seconds of work. */
const peopleInPart = 200

/** The people of a part are those whose account's id comes after `after`, up to `last`. */
export type SummaryPart = { due: MailDue; after: string; last: string }

/** Queues the letters of one part of the people for whom notifications are waiting. */
export const sendSomeSummariesWork: Work<SummaryPart> = {
  name: 'send-some-summaries',
  payload: z.strictObject({ due: z.enum(['daily', 'weekly']), after: z.string(), last: z.string() }),
}

/**
 * Divides the people for whom notifications are waiting into parts, which all processes share: the daily ones each
 * morning, the weekly ones on Mondays. A second run queues the same parts, or the remaining ones.
 */
export async function sendSummaries(house: House) {
  await shareOut(house, 'daily')
  if (weekdayNumber(dayOf(house.now())) === monday) await shareOut(house, 'weekly')
}

async function shareOut({ database }: House, due: MailDue) {
  for (let after = ''; ; ) {
    const last = await lastOfPart(database, { due, after, most: peopleInPart })
    if (!last) return
    const key = `${sendSomeSummariesWork.name} ${due} ${after}`
    await enqueueAll(database, sendSomeSummariesWork, [{ payload: { due, after, last }, key, round: true }])
    after = last
  }
}

/**
 * Queues a letter for every person of a part. Each person has their own transaction, so that a letter is queued exactly
 * when its notifications stop waiting; people who were already informed are skipped.
 */
export async function sendSomeSummaries({ configuration, database, now }: House, { due, after, last }: SummaryPart) {
  for (let from: string | undefined = after; from !== undefined; ) {
    const previous: string = from
    from = await database.transaction().execute(async (tx) => {
      const reader = await findDueReader(tx, { due, after: previous, last })
      if (!reader) return undefined
      const { accountId, email, name, role } = reader
      const latest = await lockDue(tx, { accountId, due })
      if (latest === undefined) return accountId
      const rows = await findDue(tx, { accountId, due })
      const newest = rows[0]?.id ?? latest
      await settleDue(tx, { accountId, due, upTo: newest > latest ? newest : latest })
      // All of them are about candidates whom the reader may no longer select, or were turned off.
      if (rows.length === 0) return accountId
      const texts = rows.slice(0, mostTexts).map(textOf)
      const path = role === 'user:recruiter' ? '/recruiter/notifications' : '/notifications'
      const values = { name: firstName(name), texts, more: rows.length - texts.length, path, due }
      const letter = { secret: configuration.secret, id: newId(now()), to: email, values } as const
      await queueLetter(tx, { ...letter, template: 'notifications-due' })
      return accountId
    })
  }
}
