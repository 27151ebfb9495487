/** How a recruiter joined an organisation that others registered (product, readings). */
export const waysToJoin = ['link', 'colleague', 'reviewer'] as const
export type WayToJoin = (typeof waysToJoin)[number]

/** How long the link in the letter is valid, in hours. */
export const joinLinkHours = 48

/** How many days a declined recruiter waits before asking the same organisation again. */
export const daysAfterDecline = 30
