import { isAgreed } from '@trampolim/marketplace/interviews/statuses.ts'
import { dayOf } from '@trampolim/marketplace/time/days.ts'
import { speakTimes } from '@trampolim/phrases/pt-br/speak-times.ts'
import { firstName, queueLetters } from '../../letters/send-letter.ts'
import type { CalendarEvent } from '../../platform/calendar.ts'
import { recordAll } from '../../platform/events/record-all.ts'
import type { House, Tx } from '../../platform/house.ts'
import { newId } from '../../platform/ids.ts'
import { whoWantsLetters } from '../../preferences/wishes.ts'
import { type HireNews, listOpenOf } from '../hiring/duty-queries.ts'
import { absentEventOf, recruitersEventOf } from '../interviews/calendar.ts'
import { type InterviewNews, listAheadOf } from '../interviews/duty-queries.ts'
import { noteCalendars, raiseSequences } from '../interviews/queries.ts'

/**
 * Why recruiters can't count on a person: `left` deleted their account, `hidden` was blocked by reviewers; `shown` is
 * back after that.
 */
export type Absence = 'left' | 'hidden' | 'shown'

type Telling = { professionalId: string; absence: Absence; now: Date }
type Writing = {
  secret: House['configuration']['secret']
  absence: Absence
  house: Pick<House, 'configuration' | 'now'>
}

/**
 * Tells recruiters who count on a person that an interview or a hire can't, or can again, be counted on: by letter, bell
 * and calendar; who is absent isn't named. Runs before a person is deleted, and after they were hidden or shown, in the
 * same transaction.
 */
export async function tellOfAbsence(
  tx: Tx,
  house: Pick<House, 'configuration' | 'now'>,
  { professionalId, absence, now }: Telling,
) {
  const who = { professionalId, evenHidden: absence === 'hidden' }
  const interviews = await listAheadOf(tx, { ...who, now })
  const hires = await listOpenOf(tx, { ...who, today: dayOf(now) })
  const writing = { secret: house.configuration.secret, absence, house }
  await writeOfInterviews(tx, writing, interviews)
  await writeOfHires(tx, writing, hires)
  const payloads = [
    ...jobsOf(interviews).map((jobId) => ({ jobId, from: 'interview' as const })),
    ...jobsOf(hires).map((jobId) => ({ jobId, from: 'hire' as const })),
  ]
  if (absence === 'left') return recordAll(tx, { type: 'selection.departed', payloads, now })
  const hidden = absence === 'hidden'
  await recordAll(tx, { type: 'selection.hidden', payloads: payloads.map((each) => ({ ...each, hidden })), now })
}

const jobsOf = (news: readonly { jobId: string | null }[]) => [...new Set(news.flatMap(({ jobId }) => jobId ?? []))]

/** The recruiter to whom a letter goes; null if none can select for the company any more. */
function recruiterOf({ recruiterId, recruiterName, recruiterEmail }: InterviewNews | HireNews) {
  if (!recruiterId || !recruiterEmail) return null
  return { id: recruiterId, name: recruiterName ?? '', email: recruiterEmail }
}

async function writeOfInterviews(tx: Tx, { absence, house, secret }: Writing, interviews: readonly InterviewNews[]) {
  const wanting = await whoWants(tx, 'interviewAnswer', interviews)
  const isBack = absence === 'shown'
  const told = interviews.flatMap((news) => {
    const recruiter = recruiterOf(news)
    if (!recruiter) return []
    const isWanted = wanting.has(recruiter.id)
    const has = news.isTheirs && (news.inCalendar ?? false)
    const event = isBack
      ? news.isTheirs && isWanted && isAgreed(news.status) && backEventOf({ ...news, recruiter }, house)
      : has && absentEventOf({ ...news, recruiter }, house)
    return event || isWanted ? [{ news, recruiter, event: event || undefined }] : []
  })
  const letters = told.map(({ news, recruiter, event }) => {
    const { ownJobName: jobName, jobId, cvId, candidateName } = news
    const values = {
      ...{ name: firstName(recruiter.name), candidate: isBack ? candidateName : null, jobName, jobId, cvId },
      ...{ when: speakTimes(news), answer: absence, reason: null, needs: false, event },
    }
    return { id: newId(house.now()), to: recruiter.email, template: 'interview-answered' as const, values }
  })
  await queueLetters(tx, { secret, letters })
  const ids = told.flatMap(({ news: { id }, event }) => (event ? [id] : []))
  if (isBack) await raiseSequences(tx, ids)
  await noteCalendars(tx, { ids, of: 'recruiter', has: isBack })
}

/** The event that brings an interview back into its recruiter's calendar, after the one that took it out. */
function backEventOf(
  news: InterviewNews & { recruiter: { name: string; email: string } },
  house: Writing['house'],
): CalendarEvent {
  return recruitersEventOf({ ...news, sequence: news.sequence + 1 }, { method: 'REQUEST', house })
}

async function writeOfHires(tx: Tx, { absence, house, secret }: Writing, hires: readonly HireNews[]) {
  const wanting = await whoWants(tx, 'hireAnswer', hires)
  const letters = hires.flatMap((news) => {
    const recruiter = recruiterOf(news)
    const { ownJobName: jobName, jobId, cvId, candidateName } = news
    if (!recruiter || !jobId || !wanting.has(recruiter.id)) return []
    const candidate = absence === 'shown' ? candidateName : null
    const values = {
      ...{ name: firstName(recruiter.name), candidate, jobName, jobId, cvId, answer: absence, reason: null },
    }
    return [{ id: newId(house.now()), to: recruiter.email, template: 'hire-answered' as const, values }]
  })
  await queueLetters(tx, { secret, letters })
}

async function whoWants(
  tx: Tx,
  kind: 'interviewAnswer' | 'hireAnswer',
  news: readonly { recruiterId: string | null }[],
): Promise<ReadonlySet<string>> {
  const accountIds = news.flatMap(({ recruiterId }) => recruiterId ?? [])
  return accountIds.length > 0 ? whoWantsLetters(tx, { kind, accountIds }) : new Set()
}
