/** A calendar day, `2026-03-31`, without a time or a place. */
export type Day = string

const dayForm = /^(\d{4})-(\d{2})-(\d{2})$/

/** Whether a text is an existing day: the 29th of February only in leap years. */
export function isDay(text: string): boolean {
  const [, year = '', month = '', day = ''] = dayForm.exec(text) ?? []
  if (year === '') return false
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)))
  return Number(year) > 0 && date.toISOString().startsWith(text)
}

/** The day a number of days later, or earlier if negative. */
export function addDays(day: Day, days: number): Day {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}

/** The midnight at the end of a day, in São Paulo. */
export function endOfDay(day: Day): Date {
  return new Date(`${addDays(day, 1)}T00:00:00-03:00`)
}

/** The day that a moment ends, in São Paulo; null if the moment is no midnight. */
export function dayEndedAt(moment: Date): Day | null {
  const day = dayOf(new Date(moment.getTime() - 1))
  return endOfDay(day).getTime() === moment.getTime() ? day : null
}

/** The day of a moment in a time zone, by default that of São Paulo. */
export function dayOf(moment: Date, timeZone = 'America/Sao_Paulo'): Day {
  const parts = calendarOf(timeZone)
    .formatToParts(moment)
    .map(({ type, value }) => [type, value])
  const { year, month, day } = Object.fromEntries(parts) as Record<'year' | 'month' | 'day', string>
  return `${year}-${month}-${day}`
}

const calendars = new Map<string, Intl.DateTimeFormat>()

/** Creating a formatter takes fifty times as long as using it, so they are kept. */
function calendarOf(timeZone: string): Intl.DateTimeFormat {
  const known = calendars.get(timeZone)
  if (known) return known
  const made = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })
  calendars.set(timeZone, made)
  return made
}

/** Day of the week, 1 Monday to 7 Sunday. */
export function weekdayNumber(day: Day): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay() || 7
}
