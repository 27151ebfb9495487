import type { Refusal } from '../refusals.ts'

/** E-mail and phone codes (product, limits and abuse). */
export const codeRules = {
  digits: 4,
  minutes: 10,
  tries: 5,
  secondsBetweenSends: 60,
  sendsAnHour: 5,
} as const

const second = 1000
const minute = 60 * second
const hour = 60 * minute

/** Whether a text has the form of a code: four digits. */
export function isCode(text: string): boolean {
  return /^[0-9]{4}$/.test(text)
}

/** When a code sent now stops working. */
export function codeExpiry(now: Date): Date {
  return new Date(now.getTime() + codeRules.minutes * minute)
}

/** A code that was sent; `tries` counts the wrong ones entered so far. */
export type SentCode = { readonly expiresAt: Date; readonly tries: number; readonly verifiedAt: Date | null }

/** Why a code can't be entered any more, undefined where it can: a right one then proves the address. */
export function obstacleToCode(
  sent: SentCode,
  { now }: { now: Date },
): Extract<Refusal, 'code_expired' | 'too_many_tries'> | undefined {
  if (sent.verifiedAt !== null || now >= sent.expiresAt) return 'code_expired'
  return sent.tries >= codeRules.tries ? 'too_many_tries' : undefined
}

/** Whether another code may be sent, and in how many seconds at the earliest. */
export type Resend =
  | { readonly may: true }
  | {
      readonly may: false
      readonly code: Extract<Refusal, 'code_sent_recently' | 'too_many_codes'>
      readonly seconds: number
    }

/** Decides on another code for a destination, given when codes were sent to it before. */
export function resend(sentAt: readonly Date[], { now }: { now: Date }): Resend {
  const ages = sentAt.map((date) => now.getTime() - date.getTime()).filter((age) => age < hour)
  if (ages.length >= codeRules.sendsAnHour) {
    const oldestThatCounts = ages.toSorted((a, b) => a - b)[codeRules.sendsAnHour - 1] ?? 0
    return { may: false, code: 'too_many_codes', seconds: Math.ceil((hour - oldestThatCounts) / second) }
  }
  const sinceLast = Math.min(...ages)
  const pause = codeRules.secondsBetweenSends * second
  if (sinceLast >= pause) return { may: true }
  return { may: false, code: 'code_sent_recently', seconds: Math.ceil((pause - sinceLast) / second) }
}
