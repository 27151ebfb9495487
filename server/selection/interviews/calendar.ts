import { interviewLetters } from '@trampolim/phrases/pt-br/interview-letters.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { firstName } from '../../letters/send-letter.ts'
import type { CalendarEvent } from '../../platform/calendar.ts'
import type { House } from '../../platform/house.ts'
import { addressIn } from '../../platform/mail/mail.ts'

const t = speak(interviewLetters.calendar)

type Facts = {
  id: string
  sequence: number
  start: Date
  end: Date
  timeZone: string
  type: 'live' | 'remote'
  address: string
  link: string
  typeInfo: string
  notes: string
  jobName: string
  company: string | null
  candidateName: string
  candidateEmail: string
}

/** The same for the recruiter who set it, with the job's name as its recruiters wrote it last. */
type RecruitersFacts = Facts & { ownJobName: string; recruiter: { name: string; email: string } }

/** Reminders one day and two hours before, in minutes. */
export const alarms = [24 * 60, 2 * 60]

/** The `uid` by which calendars identify the event of an interview. */
export function uidOf(id: string, { configuration: { publicUrl } }: Pick<House, 'configuration'>): string {
  return `interview-${id}@${new URL(publicUrl).hostname}`
}

/**
 * A candidate's interview for their calendar. The event that cancels it has a higher sequence than the one that set it.
 */
export function eventOf(
  facts: Facts,
  { method, house }: { method: CalendarEvent['method']; house: Pick<House, 'configuration' | 'now'> },
): CalendarEvent {
  const { id, sequence, start, end, timeZone, type, address, link, typeInfo, notes, jobName, company } = facts
  const { configuration, now } = house
  const { publicUrl, mailFrom } = configuration
  return {
    uid: uidOf(id, house),
    sequence: 2 * sequence + (method === 'CANCEL' ? 1 : 0),
    ...{ method, stamp: now().toISOString(), start: start.toISOString(), end: end.toISOString(), timeZone },
    title: company ? t('titleOf', { jobName, company }) : t('title', { jobName }),
    place: type === 'live' ? address : link,
    text: [typeInfo, notes].filter(Boolean).join('\n\n'),
    url: `${publicUrl}/interviews`,
    organizer: { name: company ?? 'Trampolim', email: addressIn(mailFrom) },
    attendee: { name: facts.candidateName, email: facts.candidateEmail },
    alarms,
  }
}

/** The same for the calendar of the recruiter who set it; it contains only first names, like their calendar address. */
export function recruitersEventOf(
  facts: RecruitersFacts,
  { method, house }: { method: CalendarEvent['method']; house: Pick<House, 'configuration' | 'now'> },
): CalendarEvent {
  const { id, ownJobName: jobName, candidateName, recruiter } = facts
  return {
    ...eventOf(facts, { method, house }),
    uid: uidOf(`${id}-r`, house),
    title: t('withCandidate', { name: firstName(candidateName), jobName }),
    url: `${house.configuration.publicUrl}/recruiter/interviews`,
    attendee: recruiter,
  }
}

/** The event that takes an interview out of its recruiter's calendar, without the person, who isn't there any more. */
export function absentEventOf(facts: RecruitersFacts, house: Pick<House, 'configuration' | 'now'>): CalendarEvent {
  const without = { ...facts, candidateName: '', candidateEmail: '', typeInfo: '', notes: '' }
  const title = t('title', { jobName: facts.ownJobName })
  return { ...recruitersEventOf(without, { method: 'CANCEL', house }), title }
}
