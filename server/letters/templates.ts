import { letters } from '@trampolim/phrases/pt-br/letters.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { writeCalendar } from '../platform/calendar.ts'
import type { Letter } from '../platform/mail/mail.ts'
import type { Stop } from '../preferences/stop-letters.ts'
import { asHtml, asText, type Sheet } from './layout.ts'
import { accountTemplates } from './templates/account-templates.ts'
import { alertTemplates } from './templates/alert-template.ts'
import { apiKeyTemplates } from './templates/api-key-templates.ts'
import { consentTemplates } from './templates/consent-templates.ts'
import { contactTemplates } from './templates/contact-templates.ts'
import { deviceTemplates } from './templates/device-template.ts'
import { fileTemplates } from './templates/file-template.ts'
import { hireTemplates } from './templates/hire-templates.ts'
import { interviewTemplates } from './templates/interview-templates.ts'
import { invitationTemplates } from './templates/invitation-templates.ts'
import { jobTemplates } from './templates/job-templates.ts'
import { joiningTemplates } from './templates/joining-templates.ts'
import { messageTemplates } from './templates/message-template.ts'
import { noticeTemplates } from './templates/notice-template.ts'
import { notificationTemplates } from './templates/notification-template.ts'
import { recruiterTemplates } from './templates/recruiter-templates.ts'
import { reviewTemplates } from './templates/review-template.ts'
import { selectionTemplates } from './templates/selection-templates.ts'
import { slotTemplates } from './templates/slot-templates.ts'

const t = speak(letters)

/** Each letter composes its sheet from its values and the public address for its links. */
const templates = {
  ...accountTemplates,
  ...alertTemplates,
  ...apiKeyTemplates,
  ...consentTemplates,
  ...contactTemplates,
  ...deviceTemplates,
  ...fileTemplates,
  ...hireTemplates,
  ...interviewTemplates,
  ...invitationTemplates,
  ...jobTemplates,
  ...joiningTemplates,
  ...messageTemplates,
  ...noticeTemplates,
  ...notificationTemplates,
  ...recruiterTemplates,
  ...reviewTemplates,
  ...selectionTemplates,
  ...slotTemplates,
} as const

export type LetterTemplate = keyof typeof templates

/** The values of each letter. */
export type LetterValues = { [Template in LetterTemplate]: Parameters<(typeof templates)[Template]>[0] }

/** Adds to a letter, in its header and at its end, how it can be turned off, or why it comes although it is. */
function withStop(sheet: Sheet, { url, page, isOff }: Stop): Sheet {
  if (isOff) return { ...sheet, blocks: [...sheet.blocks, { kind: 'small', text: t('outOfCalendar') }] }
  return { ...sheet, stopUrl: url, blocks: [...sheet.blocks, { kind: 'quiet-link', label: t('stop'), url: page }] }
}

/**
 * Composes a letter. `site` is the public address for its links; `stop` has the links that turn off letters of this
 * kind.
 */
export function compose<Template extends LetterTemplate>(
  template: Template,
  values: LetterValues[Template],
  site: string,
  stop: Stop | null = null,
): Omit<Letter, 'id' | 'to'> {
  const composed: { [Each in LetterTemplate]: (values: LetterValues[Each], site: string) => Sheet } = templates
  const own = composed[template](values, site)
  const sheet = stop ? withStop(own, stop) : own
  const { stopUrl, calendar } = sheet
  return {
    ...(stopUrl && { stopUrl }),
    ...(calendar && { calendar: { method: calendar.method, content: writeCalendar(calendar) } }),
    subject: sheet.subject,
    text: asText(sheet),
    html: asHtml(sheet),
  }
}
