/** The texts to which people agree, each with its current version (product, who sees what). */
export const consentVersions = {
  /** Terms of use and privacy. */
  terms: '2026-11-30',
  /** Sharing contact data with the recruiters of the jobs to which the person applies. */
  'share-contact-data': '2026-01',
  /** Sharing a medical report with the recruiter of a job for people with disabilities. */
  'medical-report': '2026-01',
  /** Being found by recruiters as a person with a disability. */
  'found-by-disability': '2026-11',
} as const

export type ConsentDocument = keyof typeof consentVersions

/** A text to which a person agreed, in which version and when. */
export type Consent = {
  readonly document: ConsentDocument
  readonly version: string
  readonly accepted: string
  readonly withdrawn: string | null
}

/**
 * How each consent can be withdrawn: on a page of its own, together with the thing it was given for, or not as long as
 * the account exists.
 */
export const withdrawals = {
  terms: 'with-account',
  'share-contact-data': 'at-any-time',
  'medical-report': 'with-application',
  'found-by-disability': 'at-any-time',
} as const satisfies Record<ConsentDocument, string>

/**
 * Whether a person must accept the terms again, because they accepted only another version than the current one. Nobody
 * registers without accepting the terms. Reviewers, whom an operator adds, never accepted them and aren't asked.
 */
export function areTermsDue(accepted: readonly string[]): boolean {
  return accepted.length > 0 && !accepted.includes(consentVersions.terms)
}
