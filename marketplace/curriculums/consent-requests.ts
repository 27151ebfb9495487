import type { Refusal } from '../refusals.ts'
import { addDays, dayOf, endOfDay } from '../time/days.ts'
import type { Transitions } from '../transitions.ts'
import type { Visibility } from './visibility.ts'

/**
 * A company's request to see who a curriculum of limited access belongs to (specification, data §4.4; product, curriculum
 * visibility). `revoked`: the candidate took a consent back; `canceled`: the company took the request back.
 */
export const consentStatuses = ['asked', 'granted', 'refused', 'expired', 'canceled', 'revoked'] as const
export type ConsentStatus = (typeof consentStatuses)[number]

/**
 * Who may change the status of a request. A candidate may change their mind. Otherwise an open request ends only when
 * its time is over or the company cancels it.
 */
export const consentTransitions = {
  asked: { granted: 'candidate', refused: 'candidate', expired: 'automation', canceled: 'recruiter' },
  granted: { revoked: 'candidate' },
  refused: { granted: 'candidate' },
  revoked: { granted: 'candidate' },
  expired: { asked: 'recruiter' },
  canceled: { asked: 'recruiter' },
} as const satisfies Transitions<ConsentStatus>

const day = 24 * 60 * 60_000

/** Days in which a candidate may answer (specification, data §4.4). */
const consentDays = 7
/** Days for which the company can't ask the same person again after an unanswered or canceled request. */
export const consentPauseDays = 30
/** The most requests of a company in a day. */
export const mostConsentsAsked = 50

/**
 * When a request made at a moment ends without an answer: at midnight, so that it can be answered on the whole of the
 * last day that is named to the candidate.
 */
export function consentEnds(asked: Date): Date {
  return endOfDay(addDays(dayOf(asked), consentDays))
}

/** The moment before which a request must have been made to be over now. */
export function overIfAskedBefore(now: Date): Date {
  return endOfDay(addDays(dayOf(now), -consentDays - 1))
}

/** The latest request of a company to a person. */
export type LatestConsent = { readonly status: ConsentStatus; readonly asked: Date }

/** What decides whether a company may ask. */
export type ConsentFacts = {
  /** Whether the curriculum may still be found by recruiters. */
  readonly offered: boolean
  readonly visibility: Visibility
  /** Whether the person is in the selection for which the curriculum is read: then their name is shown. */
  readonly inSelection: boolean
  readonly latest: LatestConsent | null
  /** How many people the company asked in the last 24 hours. */
  readonly askedInDay: number
  readonly now: Date
}

/**
 * Why a company can't ask: curriculum_not_found, consent_not_needed, consent_already_asked, consent_refused,
 * consent_asked_lately, too_many_consent_requests. A person who refused, or took a consent back, is never asked again.
 */
export function consentObstacle(facts: ConsentFacts): Refusal | undefined {
  const { offered, visibility, inSelection, latest, askedInDay, now } = facts
  if (inSelection) return 'consent_not_needed'
  if (!offered) return 'curriculum_not_found'
  if (visibility !== 'limited') return 'consent_not_needed'
  if (latest?.status === 'asked' || latest?.status === 'granted') return 'consent_already_asked'
  if (latest?.status === 'refused' || latest?.status === 'revoked') return 'consent_refused'
  if (latest && now < mayAskAgain(latest)) return 'consent_asked_lately'
  return askedInDay >= mostConsentsAsked ? 'too_many_consent_requests' : undefined
}

/** From when on a company may repeat an unanswered or canceled request. */
export function mayAskAgain({ asked }: Pick<LatestConsent, 'asked'>): Date {
  return new Date(asked.getTime() + consentPauseDays * day)
}

/** The status of the company's request that its recruiters see; null if they may ask. */
export function standingOfConsent(latest: LatestConsent | null, now: Date): ConsentStatus | null {
  if (!latest) return null
  const isOver = latest.status === 'expired' || latest.status === 'canceled'
  return isOver && now >= mayAskAgain(latest) ? null : latest.status
}
