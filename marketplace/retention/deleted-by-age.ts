import { dataExportHours } from '../accounts/data-export.ts'
import { endedKeyDays, unusedKeyDays } from '../api-keys/keys.ts'
import { contactKeptDays } from '../contact/messages.ts'
import { noticeKeptDays } from '../notices/status.ts'
import { notificationKeptDays } from '../notifications/kinds.ts'
import { endedInvitationDays } from '../organizations/joining.ts'
import { securityLogDays } from '../security/security-events.ts'
import { keptDays } from '../selection/ending.ts'
import { medicalReportKeptDays } from '../selection/medical-report.ts'

type DeletedByAge = {
  table: string
  /** Which rows of the table, in words for the documentation. */
  what: string
  /** The moment from which the time is counted. */
  since: string
  /** For how many days the rows are kept after that moment. */
  days: number
  /** The source of the rule. */
  source: string
  /** The background work that removes the rows. */
  work: string
}

/** For how many days the status of a letter, and the fact that an address returned letters, are kept. */
const letterKeptDays = 60
const returningKeptDays = 180

const needed = 'LGPD art. 16: kept no longer than it is needed'

/**
 * All data that is deleted after a time. The background work uses these numbers, docs/privacy.md lists them, and tests
 * check each line.
 */
export const deletedByAge = {
  session: {
    ...{ table: 'session', what: 'sessions', since: 'their end', days: 0 },
    ...{ source: needed, work: 'clear-ended-sessions' },
  },
  actionLink: {
    ...{ table: 'action_link', what: 'links in letters', since: 'their end', days: 1 },
    ...{ source: needed, work: 'clear-ended-sessions' },
  },
  begunAccount: {
    ...{
      table: 'account',
      what: 'accounts whose registration was begun by a network and left',
      since: 'their creation',
    },
    ...{ days: 30, source: needed, work: 'clear-begun-accounts' },
  },
  spentChallenge: {
    ...{ table: 'spent_challenge', what: 'used challenges of passkeys', since: 'their end', days: 0 },
    ...{ source: needed, work: 'clear-ended-sessions' },
  },
  failedTry: {
    ...{ table: 'failed_try', what: 'counts of wrong passwords and codes', since: 'their end', days: 0 },
    ...{ source: needed, work: 'clear-forgotten-tries' },
  },
  verification: {
    ...{ table: 'verification', what: 'codes to e-mails and phones', since: 'their end', days: 1 },
    ...{ source: needed, work: 'clear-verifications' },
  },
  limitCount: {
    ...{ table: 'limit_count', what: 'counts of limits, by hashed subject', since: 'their end', days: 0 },
    ...{ source: needed, work: 'clean-limits' },
  },
  answeredForm: {
    ...{
      table: 'answered_form',
      what: 'forms that may be repeated, by hashed sender',
      since: 'minutes after their answer',
    },
    ...{ days: 0, source: needed, work: 'clean-answered-forms' },
  },
  securityEvent: {
    ...{ table: 'security_event', what: 'the security log', since: 'the last time', days: securityLogDays },
    ...{ source: 'Marco Civil da Internet art. 15: six months', work: 'trim-security-log' },
  },
  notification: {
    ...{ table: 'notification', what: 'notifications', since: 'their creation', days: notificationKeptDays },
    ...{ source: needed, work: 'erase-notifications' },
  },
  contact: {
    ...{ table: 'contact_message', what: 'messages to the people who run the marketplace', since: 'the answer' },
    ...{ days: contactKeptDays, source: 'docs/decisions/2026-11-25-contact.md', work: 'erase-contacts' },
  },
  notice: {
    ...{ table: 'notice', what: 'notices of organisations', since: 'their end, withdrawal or rejection' },
    ...{ days: noticeKeptDays, source: 'docs/decisions/2026-11-25-notices.md', work: 'tidy-notices' },
  },
  helpRating: {
    ...{ table: 'help_rating', what: 'opinions on answers of the help, counted by day', since: 'the day', days: 90 },
    ...{ source: needed, work: 'forget-ratings' },
  },
  invitation: {
    ...{ table: 'organization_invitation', what: 'invitations of colleagues', since: 'their end' },
    ...{ days: endedInvitationDays, source: needed, work: 'clear-ended-invitations' },
  },
  // Two days and not one: of a clock that was a day behind and is set right, nothing new is deleted.
  unattachedFile: {
    ...{ table: 'stored_file', what: 'uploads that nobody used, row and bytes', since: 'their creation', days: 2 },
    ...{ source: needed, work: 'clear-unattached-files' },
  },
  medicalReport: {
    ...{ table: 'stored_file', what: 'medical reports, row and bytes', since: 'the selection’s end' },
    ...{ days: medicalReportKeptDays, source: 'terms, and LGPD art. 11', work: 'erase-medical-reports' },
  },
  keptCandidate: {
    ...{ table: 'candidacy.outcome', what: 'that a company keeps somebody for its other jobs', since: 'the answer' },
    ...{ days: keptDays, source: 'terms, and LGPD art. 16', work: 'end-keeping' },
  },
  dataExport: {
    ...{ table: 'data_export', what: 'files with everything about a person, row and bytes' },
    ...{ since: 'their making', days: dataExportHours / 24, source: needed, work: 'drop-ended-data-exports' },
  },
  linkPreview: {
    ...{ table: 'link_preview', what: 'titles and pictures of links', since: 'their reading', days: 1 },
    ...{ source: needed, work: 'clear-link-previews' },
  },
  countedUse: {
    ...{ table: 'counted_use', what: 'digests that count a search once a day', since: 'the end of the day', days: 0 },
    ...{ source: needed, work: 'tidy-uses' },
  },
  alertNews: {
    ...{ table: 'alert_news', what: 'jobs that searches of alerts found', since: 'the finding', days: 60 },
    ...{ source: needed, work: 'tidy-alerts' },
  },
  unusedKey: {
    ...{ table: 'api_key', what: 'keys for public reading that nobody uses', since: 'the last use, or their making' },
    ...{ days: unusedKeyDays, source: 'docs/decisions/2026-11-25-keys-for-public-reading.md', work: 'clear-api-keys' },
  },
  endedKey: {
    ...{ table: 'api_key', what: 'ended keys for public reading', since: 'their end', days: endedKeyDays },
    ...{ source: 'docs/decisions/2026-11-25-keys-for-public-reading.md', work: 'clear-api-keys' },
  },
  keyLink: {
    ...{
      table: 'api_key_link',
      what: 'links for keys, and keys that were only asked for',
      since: 'their end',
      days: 0,
    },
    ...{ source: needed, work: 'clear-api-keys' },
  },
  letter: {
    ...{ table: 'letter', what: 'what became of letters, without addressee and content', since: 'the last change' },
    ...{ days: letterKeptDays, source: needed, work: 'tidy-letters' },
  },
  returningAddress: {
    ...{ table: 'returning_address', what: 'hashes of addresses whose letters come back', since: 'the first return' },
    ...{ days: returningKeptDays, source: needed, work: 'tidy-letters' },
  },
  event: {
    ...{ table: 'event', what: 'what happened, by ids, with sealed tokens of letters', since: 'the event', days: 30 },
    ...{ source: needed, work: 'clear-past-events' },
  },
  failedWork: {
    ...{ table: 'graphile_worker._private_jobs', what: 'work that failed for good, such as sealed letters' },
    ...{ since: 'its last attempt', days: 30, source: needed, work: 'clear-past-events' },
  },
} as const satisfies Readonly<Record<string, DeletedByAge>>

export type DeletedByAgeName = keyof typeof deletedByAge

/** Rows of this entry whose time began before this moment are too old. */
export function tooOldBefore(name: DeletedByAgeName, now: Date): Date {
  return new Date(now.getTime() - deletedByAge[name].days * 86_400_000)
}
