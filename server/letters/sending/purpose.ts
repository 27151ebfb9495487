import { dataExportHours } from '@trampolim/marketplace/accounts/data-export.ts'
import { codeExpiry } from '@trampolim/marketplace/accounts/sign-in/codes.ts'
import { keyLinkEnd } from '@trampolim/marketplace/api-keys/keys.ts'
import { longestWait } from '@trampolim/marketplace/letters/tries.ts'
import { joinLinkHours } from '@trampolim/marketplace/organizations/joining.ts'
import type { LetterTemplate, LetterValues } from '../templates.ts'

const hour = 3_600_000

/** A letter as it is queued: its addressee and its content. */
export type Written = {
  [Template in LetterTemplate]: { to: string; template: Template; values: LetterValues[Template] }
}[LetterTemplate]

/**
 * The letters that are also sent to an address from which others came back: they protect the account, verify the
 * address, or confirm the deletion of an account.
 */
const always: ReadonlySet<LetterTemplate> = new Set([
  'account-deleted',
  'data-ready',
  'email-changed',
  'email-code',
  'join-link',
  'new-device',
  'password-changed',
  'password-reset',
  'password-tried',
  'phone-code',
  'recruiter-account-deleted',
  'own-organization-deleted',
  'second-step-changed',
  'way-in-changed',
])

/** Whether a letter is sent even to an address from which others came back. */
export const isAlwaysSent = (template: LetterTemplate): boolean => always.has(template)

/**
 * The letters that nobody can turn off by a link of ours and that only concern somebody with an account: once it is
 * deleted or has another address, they aren't sent to this one.
 */
const toAccounts: ReadonlySet<LetterTemplate> = new Set(['data-ready', 'job-alert', 'job-summaries', 'unread-messages'])

/** Whether a letter only concerns somebody who has an account with its address. */
export const isToAccount = (template: LetterTemplate): boolean => toAccounts.has(template)

/** Letters that are part of mass mailings and that nobody is waiting for; requested letters are sent before them. */
const ofRounds: ReadonlySet<LetterTemplate> = new Set([
  'job-alert',
  'job-summaries',
  'jobs-closed',
  'jobs-closing',
  'notifications-due',
])

/** Whether a letter is part of a mass mailing. */
export const isOfRound = (template: LetterTemplate): boolean => ofRounds.has(template)

/**
 * Until when a letter is useful to its reader: the thing that it contains or announces ends then, or the letter has
 * waited for too long.
 */
export function endOfPurpose(letter: Written, queued: Date): Date {
  const last = new Date(queued.getTime() + longestWait)
  const own = ownEnd(letter, queued)
  return own && own < last ? own : last
}

function ownEnd({ template, values }: Written, queued: Date): Date | null {
  switch (template) {
    case 'email-code':
    case 'phone-code':
      return codeExpiry(queued)
    case 'password-reset':
      return new Date(queued.getTime() + hour)
    case 'join-link':
      return new Date(queued.getTime() + joinLinkHours * hour)
    case 'api-key-asked':
    case 'api-key-manage':
      return keyLinkEnd(queued)
    case 'data-ready':
      return new Date(queued.getTime() + dataExportHours * hour)
    case 'interview-told':
      return new Date(values.event.start)
    case 'hire-received':
    case 'invitation-received':
    case 'slots-offered':
      return values.ends ? new Date(values.ends) : null
    default:
      return null
  }
}

const [earliest, ahead] = [Date.UTC(2020), 24 * hour]

/** When a letter was queued, read from its id, which starts with the milliseconds; null for other ids. */
export function queuedAt(id: string, now: Date): Date | null {
  const moment = /^[0-9a-f]{12}/.test(id) ? Number.parseInt(id.slice(0, 12), 16) : 0
  return moment >= earliest && moment <= now.getTime() + ahead ? new Date(moment) : null
}
