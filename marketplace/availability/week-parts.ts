import { type CodeOf, wordTable } from '../reference/code-table.ts'
import { type Availability, type Span, spansOf } from './availability.ts'

/** Parts of the week in which a person is available: of working days the morning, afternoon and evening, and the weekend. */
export const weekParts = wordTable('morning', 'afternoon', 'evening', 'weekend')
export type WeekPart = CodeOf<typeof weekParts>

/** From when to when a part of a working day lasts. */
const hours: Readonly<Record<Exclude<WeekPart, 'weekend'>, Span>> = {
  morning: { start: '05:00', end: '12:00' },
  afternoon: { start: '12:00', end: '18:00' },
  evening: { start: '18:00', end: '24:00' },
}

/** Less time within a part doesn't count: a person who is free from 8:00 to 12:15 isn't free in the afternoon. */
const leastMinutes = 60

/**
 * The parts of the week in which a person is available for an hour or more. Searches reveal nothing more precise about
 * their times.
 */
export function weekPartsOf(availability: Availability): WeekPart[] {
  const free = spansOf(availability)
  const isWeekend = (day: string) => day === 'saturday' || day === 'sunday'
  const workingDays = free.filter(({ day }) => !isWeekend(day)).flatMap(({ spans }) => spans)
  const weekend = free.filter(({ day }) => isWeekend(day)).flatMap(({ spans }) => spans)
  const wholeDay = { start: '00:00', end: '24:00' }
  return weekParts.codes.filter((part) =>
    part === 'weekend'
      ? weekend.some((span) => minutesWithin(span, wholeDay) >= leastMinutes)
      : workingDays.some((span) => minutesWithin(span, hours[part]) >= leastMinutes),
  )
}

function minutesWithin(span: Span, part: Span): number {
  return Math.min(minuteOf(span.end), minuteOf(part.end)) - Math.max(minuteOf(span.start), minuteOf(part.start))
}

function minuteOf(time: string): number {
  const [hour = '0', minute = '0'] = time.split(':')
  return Number(hour) * 60 + Number(minute)
}
