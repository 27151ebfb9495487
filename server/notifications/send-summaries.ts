import { dayOf, weekdayNumber } from '@trampolim/marketplace/time/days.ts'
import { speakNotification } from '@trampolim/phrases/pt-br/speak-notification.ts'
import { firstName, queueLetter } from '../letters/send-letter.ts'
import type { House } from '../platform/house.ts'
import { newId } from '../platform/ids.ts'
import { findDue, type MailDue } from './queries.ts'
import { findDueReader, settleDue } from './summary-queries.ts'

const monday = 1
/** How many notifications a letter tells of; the page has them all. */
const mostTexts = 10

/** Queues a letter for everybody for whom notifications wait: those of a day each morning, those of a week on Mondays. */
export async function sendSummaries(house: House) {
  await sendDue(house, 'daily')
  if (weekdayNumber(dayOf(house.now())) === monday) await sendDue(house, 'weekly')
}

/** One person in each transaction, so that a letter is queued exactly when what it tells of no longer waits. */
async function sendDue(house: House, due: MailDue) {
  const { configuration, database, now } = house
  for (let after: string | undefined = ''; after !== undefined; ) {
    const from: string = after
    after = await database.transaction().execute(async (tx) => {
      const reader = await findDueReader(tx, { due, after: from })
      if (!reader) return undefined
      const { accountId, email, name, role } = reader
      const rows = await findDue(tx, { accountId, due })
      await settleDue(tx, { accountId, due, upTo: rows[0]?.id ?? '' })
      const texts = rows.slice(0, mostTexts).map(speakNotification)
      const path = role === 'user:recruiter' ? '/recruiter/notifications' : '/notifications'
      const values = { name: firstName(name), texts, more: rows.length - texts.length, path, due }
      const letter = { secret: configuration.secret, id: newId(now()), to: email, values } as const
      await queueLetter(tx, { ...letter, template: 'notifications-due' })
      return accountId
    })
  }
}
