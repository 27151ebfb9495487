import { isAgreed } from '@trampolim/marketplace/interviews/statuses.ts'
import { interviewLetters } from '@trampolim/phrases/pt-br/interview-letters.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { firstName } from '../../letters/send-letter.ts'
import { employerOf, obstacleTo } from '../../organizations/policy.ts'
import { type CalendarEvent, writeFeed } from '../../platform/calendar.ts'
import type { House } from '../../platform/house.ts'
import { refuse } from '../../platform/refusal.ts'
import { newToken } from '../../platform/tokens.ts'
import { alarms, uidOf } from '../interviews/calendar.ts'
import {
  dropFeed,
  type FeedRow,
  findFeed,
  findReader,
  listOfCandidate,
  listOfRecruiter,
  noteReading,
  storeFeed,
} from './queries.ts'

const t = speak(interviewLetters.calendar)
const [hour, day] = [3_600_000, 86_400_000]
/** How many days before and after now a calendar subscription covers. */
const [daysBack, daysAhead] = [31, 366]

/** Whether a person has a calendar address, and when a calendar program last read it. */
export async function readFeedState({ database }: House, accountId: string) {
  const feed = await findFeed(database, accountId)
  return { made: feed?.made.toISOString() ?? null, read: feed?.read?.toISOString() ?? null }
}

/** Creates a calendar address; it replaces the previous one. Only its hash is stored, so it is shown once. */
export async function makeFeed({ database, configuration, now }: House, accountId: string) {
  const token = newToken()
  await storeFeed(database, { accountId, token, now: now() })
  return { address: `${configuration.publicUrl}/calendar/${token}` }
}

export async function removeFeed({ database }: House, accountId: string) {
  await dropFeed(database, accountId)
}

/**
 * The calendar at an address.
 * @throws calendar_not_found, also while its person may not read the interviews themselves
 */
export async function readFeed(house: House, token: string) {
  const { database, now } = house
  const reader = (await findReader(database, token)) ?? refuse('calendar_not_found')
  const moment = now().getTime()
  const span = { from: new Date(moment - daysBack * day), to: new Date(moment + daysAhead * day) }
  const events =
    reader.role === 'user:professional'
      ? (await listOfCandidate(database, { ...reader, ...span })).map((row) => ofCandidate(row, house))
      : await recruitersEvents(house, { ...reader, ...span })
  if (!reader.read || reader.read.getTime() < moment - hour) {
    await noteReading(database, { accountId: reader.accountId, now: now() })
  }
  return { content: writeFeed(t('feed'), events) }
}

type Recruiter = { accountId: string; role: string; from: Date; to: Date }

async function recruitersEvents(house: House, { accountId, role, from, to }: Recruiter) {
  if (role !== 'user:recruiter') return refuse('calendar_not_found')
  const employer = await employerOf(house.database, accountId)
  const { organizationId } = employer
  if (organizationId === null || obstacleTo(employer, 'select-candidates')) return refuse('calendar_not_found')
  const rows = await listOfRecruiter(house.database, { accountId, organizationId, from, to })
  return rows.map((row) => ({
    ...shown(row, house),
    uid: uidOf(`${row.id}-r`, house),
    title: t('withCandidate', { name: firstName(row.candidateName), jobName: row.jobName }),
    url: `${house.configuration.publicUrl}/recruiter/interviews`,
  }))
}

function ofCandidate(row: FeedRow, house: House): CalendarEvent {
  const { jobName, company } = row
  return {
    ...shown(row, house),
    uid: uidOf(row.id, house),
    title: company ? t('titleOf', { jobName, company }) : t('title', { jobName }),
    url: `${house.configuration.publicUrl}/interviews`,
  }
}

function shown(row: FeedRow, { now }: House): Omit<CalendarEvent, 'uid' | 'title' | 'url'> {
  const { sequence, start, end, timeZone, type, address, link, typeInfo, notes, status } = row
  return {
    ...{ sequence: 2 * sequence, method: 'REQUEST', stamp: now().toISOString(), timeZone, alarms },
    ...{ start: start.toISOString(), end: end.toISOString(), place: type === 'live' ? address : link },
    text: [typeInfo, notes].filter(Boolean).join('\n\n'),
    tentative: start > now() && !isAgreed(status),
  }
}
