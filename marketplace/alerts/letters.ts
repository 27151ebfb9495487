const minute = 60_000

/** How long after its approval an alert at once announces a job, so that jobs approved together share a letter. */
export const gathering = 2 * minute

/** The minimum time between two letters of at-once alerts to one person. */
export const pauseBetweenLetters = 15 * minute

/** How many letters of at-once alerts a person gets in a day; jobs found later wait for the next morning. */
export const mostLettersADay = 10

/** The hour (UTC) at which the daily letters are sent: eight in São Paulo. */
export const morningHour = 11

/** When the next letter of at-once alerts to a person may be sent; `announcedAt` is the time of the last one. */
export function nextLetterAt(announcedAt: Date | null, now: Date): Date {
  return new Date(Math.max(now.getTime(), announcedAt ? announcedAt.getTime() + pauseBetweenLetters : 0))
}

/** The next time at which the daily letters are sent. */
export function nextMorning(now: Date): Date {
  const morning = new Date(now)
  morning.setUTCHours(morningHour, 0, 0, 0)
  if (morning <= now) morning.setUTCDate(morning.getUTCDate() + 1)
  return morning
}
