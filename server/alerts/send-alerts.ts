import type { AlertFrequency } from '@trampolim/marketplace/alerts/alert.ts'
import type { AlertPlace } from '@trampolim/marketplace/alerts/grounds.ts'
import { mostLettersADay, nextLetterAt, nextMorning } from '@trampolim/marketplace/alerts/letters.ts'
import { dayOf, weekdayNumber } from '@trampolim/marketplace/time/days.ts'
import { createActionLink, createActionLinks } from '../action-links/action-links.ts'
import { firstName, queueLetter } from '../letters/send-letter.ts'
import type { LetterValues } from '../letters/templates.ts'
import { enqueue, enqueueAll } from '../platform/background/enqueue.ts'
import { record } from '../platform/events/record.ts'
import type { House, Tx } from '../platform/house.ts'
import { newId } from '../platform/ids.ts'
import { countWithin, type Limit } from '../platform/limits.ts'
import {
  advanceAlerts,
  findAddressee,
  type HeldAlert,
  lockAlerts,
  type NewsRow,
  newsOf,
  professionalsToTell,
  professionalsWithNews,
} from './letter-queries.ts'
import { notifyAtOnceWork, sendAlertLetterWork } from './work.ts'

const batch = 500
const mostJobsOfAlert = 5
const monday = 1
/**
 * Jobs found in the last moments wait for the next letter, since the transaction that found them may not be visible
 * here yet.
 */
const settling = 30_000
const letters: Limit = { name: 'alert-letters', most: mostLettersADay, seconds: 86_400 }

type PersonalLetter = { professionalId: string; frequencies: AlertFrequency[] }

const keyOf = ({ professionalId, frequencies }: PersonalLetter) =>
  `${sendAlertLetterWork.name} ${professionalId} ${frequencies.join(' ')}`

/** Queues the morning letters; running it twice has no further effect. */
export async function sendMorningLetters(house: House) {
  const isMonday = weekdayNumber(dayOf(house.now())) === monday
  const frequencies: AlertFrequency[] = isMonday ? ['daily', 'weekly'] : ['daily']
  let after = ''
  for (;;) {
    const people = await professionalsWithNews(house.database, { frequencies, after, most: batch })
    const last = people.at(-1)
    if (last === undefined) return
    const personal = people.map((professionalId) => ({ professionalId, frequencies }))
    await enqueueAll(
      house.database,
      sendAlertLetterWork,
      personal.map((payload) => ({ payload, key: keyOf(payload), round: true })),
    )
    after = last
  }
}

/** Queues letters to people who want to hear of a job at once, none too soon after their last one. */
export async function notifyAtOnce(house: House, { jobId, after }: { jobId: string; after: string }) {
  await house.database.transaction().execute(async (tx) => {
    const people = await professionalsToTell(tx, { jobId, after, most: batch })
    const now = house.now()
    const due = people.map(({ id, announcedAt }) => {
      const payload: PersonalLetter = { professionalId: id, frequencies: ['at-once'] }
      return { payload, key: keyOf(payload), runAt: nextLetterAt(announcedAt, now) }
    })
    await enqueueAll(tx, sendAlertLetterWork, due)
    const last = people.at(-1)
    if (people.length < batch || !last) return
    await enqueue(tx, notifyAtOnceWork, {
      payload: { jobId, after: last.id },
      key: `${notifyAtOnceWork.name} ${jobId}`,
    })
  })
}

/**
 * Queues one letter with the news of a person's alerts of these frequencies, and marks the news as announced in the
 * same transaction. Without news there is no letter. A person who got too many letters in a day gets the next one in
 * the morning.
 */
export async function sendAlertLetter(house: House, { professionalId, frequencies }: PersonalLetter) {
  const now = house.now()
  const until = new Date(now.getTime() - settling)
  await house.database.transaction().execute(async (tx) => {
    const held = await lockAlerts(tx, { professionalId, frequencies })
    if (held.length === 0) return
    const ids = held.map(({ id }) => id)
    const addressee = await findAddressee(tx, professionalId)
    if (addressee?.role !== 'user:professional') return advanceAlerts(tx, { ids, until, announcedAt: null })
    const alerts = withNews(held, await newsOf(tx, { ids, until, most: mostJobsOfAlert }))
    const isAtOnce = frequencies.includes('at-once')
    if (alerts.length > 0 && isAtOnce && !(await countWithin(tx, letters, { subject: professionalId, now }))) {
      const payload = { professionalId, frequencies }
      return enqueue(tx, sendAlertLetterWork, { payload, key: keyOf(payload), runAt: nextMorning(now) })
    }
    await advanceAlerts(tx, { ids, until, announcedAt: alerts.length > 0 ? now : null })
    if (alerts.length === 0) return
    const found = alerts.reduce((sum, each) => sum + each.found, 0)
    await record(tx, { type: 'alert.told', payload: { professionalId, found }, now })
    const { token } = await createActionLink(tx, {
      kind: 'stop-letter',
      accountId: professionalId,
      payload: { alertIds: alerts.map(({ alert }) => alert.id) },
      now,
    })
    await queueLetter(tx, {
      secret: house.configuration.secret,
      id: newId(now),
      to: addressee.email,
      template: 'job-alert',
      values: {
        name: firstName(addressee.name),
        alerts: await withStopLinks(tx, { professionalId, alerts, now }),
        stopToken: token,
      },
    })
  })
}

type AlertNews = { alert: HeldAlert; jobs: NewsRow[]; found: number }

/** The alerts that have news. */
function withNews(held: readonly HeldAlert[], news: readonly NewsRow[]): AlertNews[] {
  const jobsOf = Map.groupBy(news, ({ alertId }) => alertId)
  return held.flatMap((alert) => {
    const jobs = jobsOf.get(alert.id)
    return jobs ? [{ alert, jobs, found: jobs[0]?.found ?? 0 }] : []
  })
}

type Letter = LetterValues['job-alert']

/** The letter's content for each alert, with a link that pauses it. */
async function withStopLinks(
  tx: Tx,
  { professionalId, alerts, now }: { professionalId: string; alerts: readonly AlertNews[]; now: Date },
): Promise<Letter['alerts']> {
  const titles = alerts.map(({ alert }) => alert.name ?? [alert.occupation, alert.location].filter(Boolean).join(', '))
  const links = await createActionLinks(
    tx,
    alerts.map(({ alert }, at) => ({
      kind: 'stop-alert' as const,
      accountId: professionalId,
      payload: { alertId: alert.id, title: titles[at] as string },
      now,
    })),
  )
  return alerts.map(({ alert, jobs, found }, at) => ({
    id: alert.id,
    title: titles[at] as string,
    stopToken: (links[at] as { token: string }).token,
    path: `/jobs?tab=alerts&alert=${alert.id}`,
    found,
    jobs: jobs.map(({ jobId, card }) => ({
      title: card.jobName,
      ...{ company: card.company, forClient: card.forClient ?? false },
      place: placeIn(card.places, alert.meaning?.place ?? null),
      path: `/jobs/${jobId}`,
    })),
  }))
}

/** The workplace in the alert's town or state, otherwise the first. */
function placeIn(places: NewsRow['card']['places'], asked: AlertPlace | null): string {
  const isAsked = ({ cityState }: { cityState: number }) =>
    (asked?.kind === 'around' && cityState === asked.municipality) ||
    (asked?.kind === 'state' && Math.floor(cityState / 100_000) === asked.state) ||
    (asked?.kind === 'area' && asked.states.includes(Math.floor(cityState / 100_000)))
  const place = places.find(isAsked) ?? places[0]
  return place ? `${place.city}, ${place.state}` : ''
}
