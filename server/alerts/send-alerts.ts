import { z } from 'zod'
import { createActionLink } from '../action-links/action-links.ts'
import { understandOccupation } from '../job-search/understand-occupation.ts'
import { understandPlace } from '../job-search/understand-place.ts'
import { queueLetter } from '../letters/send-letter.ts'
import { enqueue } from '../platform/background/enqueue.ts'
import type { Work } from '../platform/background/work.ts'
import type { House, Tx } from '../platform/house.ts'
import { newId } from '../platform/ids.ts'
import { advanceAlerts, findAddressee, holdAlertsOf, newJobsFor, professionalsToAlert } from './queries.ts'

/** Starts the day's round. */
export const sendAlertsWork: Work<Record<string, never>> = { name: 'send-alerts', payload: z.object({}) }

/** One person's share of a round; `until` is when the round began. */
export const sendAlertsToWork: Work<{ professionalId: string; until: string }> = {
  name: 'send-alerts-to',
  payload: z.object({ professionalId: z.string(), until: z.string() }),
}

const batch = 500
const mostJobsOfAlert = 5

/** Queues the alert letter of everyone with due alerts; if it runs twice, the second run finds nothing to do. */
export async function sendAlerts(house: House) {
  const until = house.now()
  let after = ''
  for (;;) {
    const people = await professionalsToAlert(house.database, { before: until, after, most: batch })
    const last = people.at(-1)
    if (!last) return
    await house.database.transaction().execute(async (tx) => {
      for (const professionalId of people) {
        await enqueue(tx, sendAlertsToWork, {
          payload: { professionalId, until: until.toISOString() },
          key: `send-alerts-to ${professionalId}`,
        })
      }
    })
    after = last
  }
}

/** Queues one letter with the new jobs of all alerts of a person, and advances the alerts with it: both or neither. */
export async function sendAlertsTo(
  house: House,
  { professionalId, until: text }: { professionalId: string; until: string },
) {
  const until = new Date(text)
  await house.database.transaction().execute(async (tx) => {
    const waiting = await holdAlertsOf(tx, { professionalId, before: until })
    if (waiting.length === 0) return
    await advanceAlerts(tx, { ids: waiting.map(({ id }) => id), until })
    const addressee = await findAddressee(tx, professionalId)
    if (addressee?.role !== 'user:professional') return
    const found = await withNewJobs(house, { tx, professionalId, waiting, until })
    if (found.length === 0) return
    await queueLetter(tx, {
      secret: house.configuration.secret,
      id: newId(house.now()),
      to: addressee.email,
      template: 'job-alert',
      values: { name: addressee.name, alerts: found },
    })
  })
}

type Waiting = { id: string; occupation: string; location: string; announced_until: Date }
type Round = { tx: Tx; professionalId: string; waiting: readonly Waiting[]; until: Date }

/** The alerts that have something new to tell, each with a link that stops it. */
async function withNewJobs(house: House, { tx, professionalId, waiting, until }: Round) {
  const found = await Promise.all(waiting.map(async (alert) => ({ alert, jobs: await jobsOf(house, alert, until) })))
  const telling = found.filter(({ jobs }) => jobs.length > 0)
  const alerts = []
  for (const { alert, jobs } of telling) {
    const title = [alert.occupation, alert.location].filter(Boolean).join(', ')
    const { token } = await createActionLink(tx, {
      kind: 'stop-alert',
      accountId: professionalId,
      payload: { alertId: alert.id, title },
      now: house.now(),
    })
    alerts.push({
      title,
      stopToken: token,
      jobs: jobs.map(({ id, name, company, city, state }) => ({
        title: name,
        company,
        place: `${city}, ${state}`,
        path: `/jobs/${id}`,
      })),
    })
  }
  return alerts
}

/** The new jobs of one alert, understood as a search understands it; a place that isn't there and no words find nothing. */
async function jobsOf({ searchDatabase }: House, { occupation, location, announced_until }: Waiting, until: Date) {
  const [meant, place] = await Promise.all([
    understandOccupation(searchDatabase, occupation),
    understandPlace(searchDatabase, location),
  ])
  if ((!meant && !place) || (location && !place)) return []
  return newJobsFor(searchDatabase, {
    cbos: meant?.cbos ?? [],
    words: meant?.words ?? null,
    municipality: place?.kind === 'around' ? place.municipality : null,
    state: place?.kind === 'state' ? place.state : null,
    since: announced_until,
    until,
    most: mostJobsOfAlert,
  })
}
