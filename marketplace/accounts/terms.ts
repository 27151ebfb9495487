/** The texts to which people agree, each with its present version (product, who sees what). */
export const consentVersions = {
  /** Terms of use and privacy. */
  terms: '2026-11',
  /** Sharing contact data with the recruiters of the jobs to which the person applies. */
  'share-contact-data': '2026-01',
  /** Sharing a medical report with the recruiter of a job for people with disabilities. */
  'medical-report': '2026-01',
  /** Being found by recruiters as a person with a disability. */
  'found-by-disability': '2026-11',
} as const

export type ConsentDocument = keyof typeof consentVersions
