const minute = 60_000

/** How long after its approval a job is announced at once, so that jobs approved together share a letter. */
export const gathering = 2 * minute

/** The least time between two letters of alerts at once to one person. */
export const pauseBetweenLetters = 15 * minute

/** How many letters of alerts at once a person gets in a day; what is found later waits for the next morning. */
export const mostLettersADay = 10

/** When the letters of a day are sent, as an hour of UTC: eight in São Paulo. */
export const morningHour = 11

/** When the next letter at once to a person may be sent; `announcedAt` is the moment of the last one. */
export function nextLetterAt(announcedAt: Date | null, now: Date): Date {
  return new Date(Math.max(now.getTime(), announcedAt ? announcedAt.getTime() + pauseBetweenLetters : 0))
}

/** The next time at which the letters of a day are sent. */
export function nextMorning(now: Date): Date {
  const morning = new Date(now)
  morning.setUTCHours(morningHour, 0, 0, 0)
  if (morning <= now) morning.setUTCDate(morning.getUTCDate() + 1)
  return morning
}
