/** A month of a year, `2024-07`. */
export type Month = string

/** Whether a text is a month of a year from 1900 on. */
export function isMonth(text: string): boolean {
  return /^(?:19|2\d)\d{2}-(?:0[1-9]|1[0-2])$/.test(text)
}

/** Months since the year 0, for comparing and counting. */
export function monthNumber(month: Month): number {
  const [year, monthOfYear] = month.split('-').map(Number)
  return (year ?? 0) * 12 + (monthOfYear ?? 1) - 1
}

/** The month of a day. */
export function monthOf(day: string): Month {
  return day.slice(0, 7)
}
