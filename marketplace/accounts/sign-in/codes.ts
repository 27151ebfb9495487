import type { Refusal } from '../../refusals.ts'

/** E-mail and phone codes (product, limits and abuse). */
export const codeRules = {
  digits: 4,
  /**
   * Digits of a code once too many short codes are unconfirmed: it can't be guessed, and its recipient can still enter
   * it.
   */
  longDigits: 8,
  minutes: 10,
  tries: 5,
  /** The delay after each wrong attempt. */
  secondsAfterWrongTry: [2, 5, 15, 30],
  secondsBetweenSends: 60,
  /** Limits for one destination: per network that asks, and for all networks together. */
  sendsAnHour: { asker: 5, all: 20 },
} as const

/**
 * How many codes of four digits may be unconfirmed within a day for one destination, for one company's domain, and
 * overall; further codes are long. Each short code allows five guesses out of ten thousand, so these numbers bound the
 * chance of guessing one: 0.15 %, 0.5 % and 5 % a day.
 */
export const shortCodesADay = { destination: 3, domain: 10, all: 100 } as const

/**
 * How many short codes may be unconfirmed overall on a day on which this many were confirmed: a tenth of them, since in
 * a large crowd some people haven't opened their mailbox yet, and some never do.
 */
export function shortCodesOverall(proven: number): number {
  return Math.max(shortCodesADay.all, Math.floor(proven / 10))
}

/**
 * How many codes to a company's domain one network address may leave unconfirmed in a day before each further one makes
 * the next wait longer.
 */
const unprovenWithoutPause = 10

const second = 1000
const minute = 60 * second
const hour = 60 * minute
const longestPause = hour

/** The form of a code: four digits, or eight. */
export const codeForm = /^(?:[0-9]{4}|[0-9]{8})$/

/** Whether a text has the form of a code. */
export function isCode(text: string): boolean {
  return codeForm.test(text)
}

/** When a code sent now stops working. */
export function codeExpiry(now: Date): Date {
  return new Date(now.getTime() + codeRules.minutes * minute)
}

/** A code that was sent; `tries` counts the wrong attempts so far, the last of them at `triedAt`. */
export type SentCode = {
  readonly expiresAt: Date
  readonly tries: number
  readonly triedAt: Date | null
  readonly verifiedAt: Date | null
}

/** Why a code can't be entered now; undefined if it can. */
export function obstacleToCode(
  sent: SentCode,
  { now }: { now: Date },
): Extract<Refusal, 'code_expired' | 'too_many_tries' | 'wait_before_trying'> | undefined {
  if (sent.verifiedAt !== null || now >= sent.expiresAt) return 'code_expired'
  if (sent.tries >= codeRules.tries) return 'too_many_tries'
  const pause = (codeRules.secondsAfterWrongTry[sent.tries - 1] ?? 0) * second
  return sent.triedAt && now.getTime() - sent.triedAt.getTime() < pause ? 'wait_before_trying' : undefined
}

/** An earlier code for a destination; `own`: the same client requested it. */
export type EarlierSend = { readonly at: Date; readonly own: boolean }

/** Whether another code may be sent, and in how many seconds at the earliest. */
export type Resend =
  | { readonly may: true }
  | {
      readonly may: false
      readonly code: Extract<Refusal, 'code_sent_recently' | 'too_many_codes'>
      readonly seconds: number
    }

/**
 * Decides whether another code may be sent to a destination, given the earlier ones. Codes requested by others delay
 * nobody, until there are so many that the destination itself needs protection.
 */
export function resend(sent: readonly EarlierSend[], { now }: { now: Date }): Resend {
  const ageOf = ({ at }: EarlierSend) => now.getTime() - at.getTime()
  const own = sent.filter((each) => each.own).map(ageOf)
  const seconds = Math.max(
    secondsUntilFewer(own, codeRules.sendsAnHour.asker),
    secondsUntilFewer(sent.map(ageOf), codeRules.sendsAnHour.all),
  )
  if (seconds > 0) return { may: false, code: 'too_many_codes', seconds }
  const sinceLast = Math.min(...own)
  const pause = codeRules.secondsBetweenSends * second
  if (sinceLast >= pause) return { may: true }
  return { may: false, code: 'code_sent_recently', seconds: Math.ceil((pause - sinceLast) / second) }
}

function secondsUntilFewer(ages: readonly number[], most: number): number {
  const inHour = ages.filter((age) => age < hour).toSorted((a, b) => a - b)
  const oldestThatCounts = inHour[most - 1]
  return oldestThatCounts === undefined ? 0 : Math.ceil((hour - oldestThatCounts) / second)
}

/**
 * Decides whether a code may be sent to a company's domain. `unproven` codes are those that one network address
 * requested for the domain within a day and nobody confirmed: each doubles the wait for the next, up to an hour.
 */
export function resendToDomain(
  { unproven, last }: { unproven: number; last: Date | null },
  { now }: { now: Date },
): Resend {
  if (!last || unproven < unprovenWithoutPause) return { may: true }
  const pause = Math.min(30 * second * 2 ** (unproven - unprovenWithoutPause), longestPause)
  const left = pause - (now.getTime() - last.getTime())
  return left <= 0 ? { may: true } : { may: false, code: 'too_many_codes', seconds: Math.ceil(left / second) }
}
