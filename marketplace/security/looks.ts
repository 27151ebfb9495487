/**
 * What a recruiter or reviewer can read when they open a candidate's data: the curriculum, contact data with the
 * picture, the disability, the medical report, or the whole profile, which only reviewers read. Lists don't count as
 * looks.
 */
export const lookParts = ['curriculum', 'contact', 'disability', 'medical-report', 'profile'] as const
export type LookPart = (typeof lookParts)[number]

/** Looks of one viewer at the same data within this many seconds are counted in one entry. */
export const lookWindowSeconds = 600

/** The longest report on a look, and the longest answer to it. */
export const longestLookReport = 1000
