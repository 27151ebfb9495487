/**
 * What a recruiter or reviewer reads of a candidate when they look at them: the curriculum, contact data, the disability,
 * the medical report, or the whole profile, which reviewers check. Lists don't count as looks.
 */
export const lookParts = ['curriculum', 'contact', 'disability', 'medical-report', 'profile'] as const
export type LookPart = (typeof lookParts)[number]

/** Looks of one viewer at the same things within this many seconds are one entry that counts them. */
export const lookWindowSeconds = 600

/** The longest report on a look, and the longest answer to it. */
export const longestLookReport = 1000
