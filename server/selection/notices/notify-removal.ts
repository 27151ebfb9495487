import { z } from 'zod'
import { firstName, queueLetters } from '../../letters/send-letter.ts'
import { enqueue } from '../../platform/background/enqueue.ts'
import type { Work } from '../../platform/background/work.ts'
import { claimDelivery } from '../../platform/events/deliver.ts'
import { recordAll } from '../../platform/events/record-all.ts'
import type { House, Tx } from '../../platform/house.ts'
import { newId } from '../../platform/ids.ts'
import { whoWantTheLetter } from '../../preferences/wishes.ts'
import { findAddressees, listCandidaciesToTell, newsOfChange, type StandingNews } from '../endings/ending-queries.ts'

/** `after`: the candidacy notified last; empty at the beginning. */
type Telling = { eventId: string; jobId: string; news: StandingNews; after: string }

export const notifyRemovalWork: Work<Telling> = {
  name: 'tell-removal',
  payload: z.strictObject({
    ...{ eventId: z.string(), jobId: z.string(), after: z.string() },
    news: z.enum(['removed', 'returned']).default('removed'),
  }),
}

/** The names under which completed steps of the notification are recorded. */
const listeners = {
  removed: 'selection.removal-letter',
  returned: 'selection.return-letter',
} as const satisfies Record<StandingNews, string>

/** The number of candidates that one run notifies. */
const batch = 100

/** Queues the notification of a job's candidates that a reviewer took it down or that it is back, when that happens. */
export async function askForRemovalNews(tx: Tx, of: { eventId: string; jobId: string; changeId: string }) {
  const { eventId, jobId, changeId } = of
  const news = await newsOfChange(tx, changeId)
  if (news) await enqueueTelling(tx, { eventId, jobId, news, after: '' })
}

/** Notifies a batch of the candidates who are still in the selection and queues the next one. Each is notified once. */
export async function notifyRemoval({ database, configuration: { secret }, now }: House, telling: Telling) {
  const { eventId, jobId, news, after } = telling
  await database.transaction().execute(async (tx) => {
    if (!(await claimDelivery(tx, { eventId, listener: `${listeners[news]} ${after}`, now: now() }))) return
    const candidacyIds = await listCandidaciesToTell(tx, { eventId, jobId, news, after, most: batch })
    if (candidacyIds.length === 0) return
    const payloads = candidacyIds.map((candidacyId) => ({ candidacyId, news }))
    await recordAll(tx, { type: 'selection.announced', payloads, now: now() })
    const people = await findAddressees(tx, candidacyIds)
    const letters = (await whoWantTheLetter(tx, { kind: 'jobAway', people })).map(
      ({ candidacyId, email, name, jobName, company, forClient }) => {
        const values = { name: firstName(name), jobName, company, forClient }
        const letter = { id: newId(now()), to: email }
        if (news === 'removed') return { ...letter, template: 'job-removed' as const, values }
        return { ...letter, template: 'job-returned' as const, values: { ...values, candidacyId } }
      },
    )
    await queueLetters(tx, { secret, letters })
    if (candidacyIds.length === batch) await enqueueTelling(tx, { ...telling, after: candidacyIds.at(-1) ?? '' })
  })
}

function enqueueTelling(tx: Tx, telling: Telling) {
  return enqueue(tx, notifyRemovalWork, {
    payload: telling,
    key: `tell-removal ${telling.eventId} ${telling.jobId} ${telling.after}`,
  })
}
