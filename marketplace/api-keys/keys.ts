/** The prefix of every key for public reading, so that anybody who finds a key knows what it is. */
export const keyPrefix = 'trampolim_'

/** The most keys that one address has at a time. */
export const mostKeys = 5

/** How long the link of a letter works, in hours. */
export const keyLinkHours = 24

/** The most letters about keys that one address gets in a day, since anybody can type any address. */
export const keyLettersADay = 3

/** After this many days without use a key is deleted. */
export const unusedKeyDays = 365

/** For how many days an ended key stays in the reviewers' list. */
export const endedKeyDays = 90

export const longestProject = 120
export const longestPurpose = 1000

/** Who ended a key. */
export const keyEnders = ['holder', 'reviewer'] as const
export type KeyEnder = (typeof keyEnders)[number]

/** When a link made now ends. */
export const keyLinkEnd = (now: Date): Date => new Date(now.getTime() + keyLinkHours * 3_600_000)
