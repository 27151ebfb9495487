import { type Fault, faultAt } from '../faults.ts'
import type { JobSpecificType } from '../reference/job-types.ts'
import { type WorkingHours, workingHours } from '../reference/working-hours.ts'

/** A job's working hours: `HH:MM` at the workplace, lunch as a duration; the `alt` fields are Saturday's. */
export type WorkingHoursFields = {
  readonly workingHours?: WorkingHours | null | undefined
  readonly workingHoursStart?: string | null | undefined
  readonly workingHoursEnd?: string | null | undefined
  readonly workingHoursLunch?: string | null | undefined
  readonly workingHoursAltStart?: string | null | undefined
  readonly workingHoursAltEnd?: string | null | undefined
  readonly workingHoursAltLunch?: string | null | undefined
  readonly workingHoursCustom?: string | null | undefined
}

/** The longest description of custom hours, in characters. */
export const longestCustomHours = 500

/** The usual most hours by the kind of job (CF art. 7 XIII; Lei 11.788/2008 art. 10; CLT art. 432). */
const usualHours: Readonly<Record<JobSpecificType, { day?: number; week?: number }>> = {
  1: { week: 44 },
  2: { day: 6, week: 30 },
  3: { day: 6 },
}

/** The fields that each kind of hours asks for: weekdays, Saturday or free text. */
export const hoursAskedFor = {
  'monday-friday': ['weekdays'],
  'monday-saturday': ['weekdays', 'saturday'],
  saturday: ['saturday'],
  custom: ['words'],
} as const satisfies Record<WorkingHours, readonly ('weekdays' | 'saturday' | 'words')[]>

/**
 * Returns the faults of a job's hours. An end before its start is a night shift; an end equal to its start is a mistake.
 */
export function faultsOfWorkingHours(fields: WorkingHoursFields): Fault[] {
  const kind = fields.workingHours
  if (!kind) return faultAt('workingHours', 'required')
  if (!workingHours.has(kind)) return faultAt('workingHours', 'invalid')
  const asked: readonly string[] = hoursAskedFor[kind]
  return [
    ...(asked.includes('weekdays') ? faultsOfShift(fields, shiftFields.weekdays) : []),
    ...(asked.includes('saturday') ? faultsOfShift(fields, shiftFields.saturday) : []),
    ...(asked.includes('words') ? faultsOfCustomHours(fields.workingHoursCustom) : []),
  ]
}

/** Minutes worked on one day, without lunch; undefined if the times are incomplete. */
export function minutesOf(start?: string | null, end?: string | null, lunch?: string | null): number | undefined {
  const from = minuteOfDay(start)
  const to = minuteOfDay(end)
  if (from === undefined || to === undefined || from === to) return undefined
  const length = to > from ? to - from : to + 24 * 60 - from
  return Math.max(0, length - (minuteOfDay(lunch) ?? 0))
}

/** Hours worked on a weekday and on a Saturday; undefined for custom hours and if times are missing or invalid. */
function dailyHours(fields: WorkingHoursFields): { weekday: number; saturday: number } | undefined {
  if (!workingHours.has(fields.workingHours) || fields.workingHours === 'custom') return undefined
  const asked: readonly string[] = hoursAskedFor[fields.workingHours]
  const { workingHoursAltStart: start, workingHoursAltEnd: end, workingHoursAltLunch: lunch } = fields
  const weekday = minutesOf(fields.workingHoursStart, fields.workingHoursEnd, fields.workingHoursLunch)
  const weekdays = asked.includes('weekdays') ? weekday : 0
  const saturday = asked.includes('saturday') ? minutesOf(start, end, lunch) : 0
  return weekdays === undefined || saturday === undefined
    ? undefined
    : { weekday: weekdays / 60, saturday: saturday / 60 }
}

/** Hours worked in a week; undefined for custom hours and if times are missing or invalid. */
export function weeklyHours(fields: WorkingHoursFields): number | undefined {
  const hours = dailyHours(fields)
  return hours && hours.weekday * 5 + hours.saturday
}

/**
 * Whether a day or week is longer than the law usually allows for a kind of job. Some courses and agreements allow more,
 * so it is a warning, never an error.
 */
export function areLongHours(fields: WorkingHoursFields, kind: JobSpecificType): boolean {
  const hours = dailyHours(fields)
  if (!hours) return false
  const { day = 24, week = 24 * 6 } = usualHours[kind]
  return Math.max(hours.weekday, hours.saturday) > day || hours.weekday * 5 + hours.saturday > week
}

/** Hours per month as the minimum wage counts them: 44 a week are 220. */
export function monthlyHours(fields: WorkingHoursFields): number | undefined {
  const weekly = weeklyHours(fields)
  return weekly === undefined ? undefined : weekly * 5
}

const shiftFields = {
  weekdays: ['workingHoursStart', 'workingHoursEnd', 'workingHoursLunch'],
  saturday: ['workingHoursAltStart', 'workingHoursAltEnd', 'workingHoursAltLunch'],
} as const

type ShiftFields = (typeof shiftFields)[keyof typeof shiftFields]

function faultsOfShift(fields: WorkingHoursFields, [start, end, lunch]: ShiftFields): Fault[] {
  const faults = [start, end].flatMap((field) => {
    if (!fields[field]) return faultAt(field, 'required')
    return faultAt(field, minuteOfDay(fields[field]) === undefined ? 'invalid_time' : undefined)
  })
  const wrongLunch = fields[lunch] && minuteOfDay(fields[lunch]) === undefined
  if (faults.length > 0 || wrongLunch) return [...faults, ...faultAt(lunch, wrongLunch ? 'invalid_time' : undefined)]
  const worked = minutesOf(fields[start], fields[end], fields[lunch])
  if (worked === undefined) return faultAt(end, 'invalid_time')
  return faultAt(lunch, worked === 0 ? 'invalid_time' : undefined)
}

function faultsOfCustomHours(words: string | null | undefined): Fault[] {
  return faultAt('workingHoursCustom', words?.trim() ? undefined : 'required')
}

function minuteOfDay(time: string | null | undefined): number | undefined {
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(time ?? '') ?? []
  return hours === undefined || minutes === undefined ? undefined : Number(hours) * 60 + Number(minutes)
}
