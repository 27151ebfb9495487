import { reviewDueAt } from '../time/working-days.ts'

/** What a contact message is about (product, public face). */
export const contactKinds = ['help', 'reportJob', 'reportPerson', 'siteError', 'dataProtection', 'press'] as const
export type ContactKind = (typeof contactKinds)[number]

/** The most characters of a contact message and of the answer to it. */
export const longestContactMessage = 4000
/** The most characters of the address of the page with the error: a path with its query. */
export const longestReportedPage = 500

/** Hours within which a report of illegal content is answered (specification, data §9). */
export const reportHours = 24

/** Whether a message reports content or a person. */
export function isReport(kind: ContactKind): boolean {
  return kind === 'reportJob' || kind === 'reportPerson'
}

/** By when a message is to be answered: a report within 24 hours, others by the end of the second working day. */
export function contactDueAt(kind: ContactKind, sent: Date): Date {
  return isReport(kind) ? new Date(sent.getTime() + reportHours * 3_600_000) : reviewDueAt(sent)
}

/** Days for which an answered message is kept. */
export const contactKeptDays = 90
