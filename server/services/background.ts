import type { Pool } from 'pg'
import { accountHandlers, accountSchedules } from '../accounts/background.ts'
import { accountListeners } from '../accounts/listeners.ts'
import { alertHandlers, alertSchedules } from '../alerts/background.ts'
import { alertListeners } from '../alerts/listeners.ts'
import { apiKeyHandlers, apiKeySchedules } from '../api-keys/background.ts'
import { auditHandlers } from '../audit/background.ts'
import { consentRequestHandlers, consentRequestSchedules } from '../consent-requests/background.ts'
import { consentRequestListeners } from '../consent-requests/listeners.ts'
import { contactHandlers, contactSchedules } from '../contact/background.ts'
import { contentHandlers, contentSchedules } from '../content/background.ts'
import { curriculumListeners } from '../curriculums/listeners.ts'
import { cvSearchHandlers, cvSearchSchedules } from '../cv-search/background.ts'
import { cvSearchListeners } from '../cv-search/listeners.ts'
import { dataExportHandlers, dataExportSchedules } from '../data-exports/background.ts'
import { fileHandlers, fileSchedules } from '../files/background.ts'
import { jobSearchHandlers, jobSearchSchedules } from '../job-search/background.ts'
import { jobSearchListeners } from '../job-search/listeners.ts'
import { jobHandlers, jobSchedules } from '../jobs/background.ts'
import { leavingHandlers, leavingSchedules } from '../leaving/background.ts'
import { letterHandlers, letterSchedules } from '../letters/background.ts'
import { countLetters } from '../letters/sending/count-letters.ts'
import { linkPreviewHandlers, linkPreviewSchedules } from '../link-previews/background.ts'
import { lookHandlers } from '../looks/background.ts'
import { messageHandlers, messageListeners } from '../messages/background.ts'
import { noticeHandlers, noticeSchedules } from '../notices/background.ts'
import { notificationHandlers, notificationSchedules } from '../notifications/background.ts'
import { notificationListeners } from '../notifications/listeners.ts'
import { organizationProfiles } from '../organizations/change-status.ts'
import { organizationListeners } from '../organizations/listeners.ts'
import { kindOf, watchQueue } from '../platform/background/queue-figures.ts'
import { runBackground } from '../platform/background/run.ts'
import { handler } from '../platform/background/work.ts'
import { eventHandlers, eventSchedules } from '../platform/events/clear-past-events.ts'
import { deliverEvent, deliverEventWork } from '../platform/events/deliver.ts'
import type { House } from '../platform/house.ts'
import { answeredFormHandlers, answeredFormSchedules } from '../platform/http/answered-forms.ts'
import { limitHandlers, limitSchedules } from '../platform/limits.ts'
import type { Metrics } from '../platform/metrics/metrics.ts'
import { securityHandlers, securitySchedules } from '../platform/security-log/background.ts'
import type { Tracing } from '../platform/tracing/span.ts'
import { popularityHandlers, popularitySchedules } from '../popularity/background.ts'
import { candidateProfiles } from '../professionals/change-status.ts'
import { takenDownHandler } from '../profiles/mark-taken-down.ts'
import { realtimeListeners } from '../realtime/listeners.ts'
import { recruiterHandlers, recruiterSchedules } from '../recruiters/background.ts'
import { recruiterProfiles } from '../recruiters/change-status.ts'
import { joiningListeners } from '../recruiters/joining/joining-listeners.ts'
import { recruiterListeners } from '../recruiters/listeners.ts'
import { reviewHandlers } from '../reviews/background.ts'
import { reviewListeners } from '../reviews/listeners.ts'
import { watchReviews } from '../reviews/queue/queue-figures.ts'
import { searchEngineHandlers, searchEngineSchedules } from '../search-engines/background.ts'
import { searchEngineListeners } from '../search-engines/listeners.ts'
import { selectionHandlers, selectionSchedules } from '../selection/background.ts'
import { selectionListeners } from '../selection/listeners.ts'
import { verificationHandlers, verificationSchedules } from '../verifications/background.ts'
import { verificationListeners } from '../verifications/listeners.ts'

/** The listeners of all events. */
export const listeners = [
  // First, since people are watching the pages that they concern.
  ...realtimeListeners,
  ...accountListeners,
  ...verificationListeners,
  ...organizationListeners,
  ...recruiterListeners,
  ...joiningListeners,
  ...selectionListeners,
  ...messageListeners,
  ...consentRequestListeners,
  ...jobSearchListeners,
  // After the search, whose rows it reads.
  ...alertListeners,
  ...cvSearchListeners,
  ...reviewListeners,
  ...curriculumListeners,
  ...notificationListeners,
  ...searchEngineListeners,
]

/** The handlers of all kinds of background work. */
export const handlers = [
  handler(deliverEventWork, (house, { eventId }) => deliverEvent(house, listeners, eventId)),
  ...accountHandlers,
  ...leavingHandlers,
  ...verificationHandlers,
  ...letterHandlers,
  ...alertHandlers,
  ...jobHandlers,
  ...selectionHandlers,
  ...messageHandlers,
  ...consentRequestHandlers,
  ...contactHandlers,
  ...apiKeyHandlers,
  ...noticeHandlers,
  ...contentHandlers,
  ...reviewHandlers,
  ...recruiterHandlers,
  ...[organizationProfiles, recruiterProfiles, candidateProfiles].map(takenDownHandler),
  ...fileHandlers,
  ...dataExportHandlers,
  ...linkPreviewHandlers,
  ...jobSearchHandlers,
  ...cvSearchHandlers,
  ...popularityHandlers,
  ...searchEngineHandlers,
  ...notificationHandlers,
  ...limitHandlers,
  ...answeredFormHandlers,
  ...securityHandlers,
  ...auditHandlers,
  ...lookHandlers,
  ...eventHandlers,
]

const schedules = [
  ...accountSchedules,
  ...leavingSchedules,
  ...verificationSchedules,
  ...alertSchedules,
  ...jobSchedules,
  ...selectionSchedules,
  ...letterSchedules,
  ...consentRequestSchedules,
  ...contactSchedules,
  ...apiKeySchedules,
  ...noticeSchedules,
  ...contentSchedules,
  ...notificationSchedules,
  ...fileSchedules,
  ...dataExportSchedules,
  ...linkPreviewSchedules,
  ...jobSearchSchedules,
  ...popularitySchedules,
  ...searchEngineSchedules,
  ...cvSearchSchedules,
  ...recruiterSchedules,
  ...limitSchedules,
  ...answeredFormSchedules,
  ...securitySchedules,
  ...eventSchedules,
]

/** Processes the queue in this process, and adds metrics of the queue and the reviews. */
export function startBackground(
  house: House,
  { pool, metrics, tracing }: { pool: Pool; metrics: Metrics; tracing: Tracing | undefined },
) {
  watchQueue(metrics, { database: house.database, kinds: handlers.map(({ work }) => work.name) })
  watchReviews(metrics, house)
  const counted = { ...house, post: countLetters(metrics, house) }
  // Without a first figure an alert could not tell that nothing was ever done.
  metrics.work.inc({ name: 'other', outcome: 'done' }, 0)
  const onDone = (name: string, outcome: string) => metrics.work.inc({ name: kindOf(name), outcome })
  return runBackground(counted, { pool, handlers, schedules, onDone, tracing })
}
