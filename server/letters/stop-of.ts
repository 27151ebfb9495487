import type { NotificationKind } from '@trampolim/marketplace/notifications/kinds.ts'
import type { StopSubject } from '../preferences/stop-letters.ts'
import type { Written } from './sending/purpose.ts'
import { isNewTime } from './templates/interview-templates.ts'
import type { LetterTemplate } from './templates.ts'

/**
 * The kind of notification to which each letter that people can turn off belongs. Letters of alerts have a link of
 * their own.
 */
const kinds: Readonly<Partial<Record<LetterTemplate, NotificationKind>>> = {
  'candidacy-moved': 'moved',
  'candidacy-discarded': 'answered',
  'selection-ended': 'answered',
  'job-deleted': 'answered',
  'finalist-hired': 'hired',
  'finalist-undecided': 'hired',
  'job-removed': 'jobAway',
  'job-returned': 'jobAway',
  'invitation-received': 'invitation',
  'invitation-closed': 'invitation',
  'invitation-answered': 'invitationAnswer',
  'hire-received': 'hire',
  'hire-closed': 'hire',
  'hire-answered': 'hireAnswer',
  'interview-told': 'interview',
  'interview-closed': 'interview',
  'slots-offered': 'interview',
  'slots-ended': 'interview',
  'interview-answered': 'interviewAnswer',
  'slots-answered': 'interviewAnswer',
  'consent-asked': 'consent',
  'consent-granted': 'consentAnswer',
  'jobs-closing': 'jobClosing',
  'jobs-closed': 'jobEnded',
}

/** Whether a letter corrects what an earlier one put into a calendar: it goes also to who has turned such letters off. */
export function correctsCalendar({ template, values }: Written): boolean {
  if (template === 'interview-told') return isNewTime(values.what)
  const takesOut = template === 'interview-answered' || template === 'interview-closed'
  return takesOut && values.event?.method === 'CANCEL'
}

/** What the unsubscribe link of a letter turns off; null for letters that can't be turned off or have another link. */
export function stopOf({ template, values }: Written): StopSubject | null {
  if (template === 'notification-told') return values.kind ?? null
  if (template === 'notifications-due') return values.due ?? null
  return kinds[template] ?? null
}
