import { type CodeOf, wordTable } from '../reference/code-table.ts'

/**
 * Who sees a curriculum: `free` every recruiter; `limited` without name, contact and photo until the candidate
 * consents; `hidden` nobody (specification, data §4.4; product, curriculum visibility).
 */
export const visibilities = wordTable('free', 'limited', 'hidden')
export type Visibility = CodeOf<typeof visibilities>

/** Days a candidate has to answer a company's request to see a limited curriculum (specification, data §9). */
export const consentWindowDays = 7

const day = 24 * 60 * 60 * 1000

/** When a request made at a moment lapses unanswered. */
export function consentLapsesAt(askedAt: Date): Date {
  return new Date(askedAt.getTime() + consentWindowDays * day)
}

/** Whether a request can still be answered. */
export function mayAnswerConsent(askedAt: Date, { now }: { now: Date }): boolean {
  return now < consentLapsesAt(askedAt)
}

/** Whether recruiters find a curriculum: it is switched on (searchingJob) and not hidden. */
export function isFoundBySearch(curriculum: { searchingJob: boolean; visibility: Visibility }): boolean {
  return curriculum.searchingJob && curriculum.visibility !== 'hidden'
}

/** Whether a recruiter who finds it sees name and photo without asking. */
export function showsIdentity(visibility: Visibility, { consented }: { consented: boolean }): boolean {
  return visibility === 'free' || (visibility === 'limited' && consented)
}
