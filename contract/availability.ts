import { availabilityTypes, mostSpans } from '@trampolim/marketplace/availability/availability.ts'
import { type Weekday, weekdays } from '@trampolim/marketplace/reference/weekdays.ts'
import { z } from 'zod'
import { oneOf } from './codes.ts'
import { trimmed } from './values.ts'

const time = trimmed(5, { tooLong: 'invalid_time' })
const dayOfAvailability = z
  .object({
    available: z.boolean().default(false),
    spans: z
      .array(z.object({ start: time, end: time }))
      .max(mostSpans, 'too_many')
      .default([]),
  })
  .prefault({})

/**
 * When a person is available (data.md §3.3): either the usual times, Monday to Friday from 08:00 to 20:00, or times of
 * their own. Times are `HH:MM` in São Paulo. Each day has a flag and a list of times that don't overlap.
 */
export const availability = z.object({
  type: oneOf(availabilityTypes.codes),
  days: z
    .object(
      Object.fromEntries(weekdays.codes.map((day) => [day, dayOfAvailability])) as Record<
        Weekday,
        typeof dayOfAvailability
      >,
    )
    .prefault({}),
})
