import { z } from 'zod'
import { call } from '../call.ts'
import { done, instant } from '../shapes.ts'
import { typedText } from '../values.ts'

const people = ['user:professional', 'user:recruiter'] as const

export const readCalendarFeed = call({
  specified: false,
  purpose:
    'Whether the caller has an address for calendars, and when one read it last. The address itself is shown once.',
  request: 'GET /calendar',
  allows: people,
  input: z.object({}),
  answers: z.object({ made: instant.nullable(), read: instant.nullable() }),
})

export const makeCalendarFeed = call({
  specified: false,
  purpose: 'Makes a secret address at which calendars read the caller’s interviews. One from before ends at once.',
  request: 'POST /calendar',
  quota: 'calendar-feeds',
  allows: people,
  input: z.object({}),
  answers: z.object({ address: z.string() }),
})

export const removeCalendarFeed = call({
  specified: false,
  purpose: 'Ends the caller’s address for calendars.',
  request: 'DELETE /calendar',
  quota: 'calendar-feeds',
  allows: people,
  input: z.object({}),
  answers: done,
})

export const readCalendar = call({
  specified: false,
  purpose:
    'The interviews of whoever made this address, from a month ago to a year ahead, as an iCalendar file. Recruiters read those that they set, with first names.',
  request: 'GET /calendar/{token}',
  allows: ['anyone'],
  input: z.object({ token: typedText(100) }),
  answers: z.object({ content: z.string() }),
  fails: ['calendar_not_found'],
})

export const calendarFeeds = { readCalendarFeed, makeCalendarFeed, removeCalendarFeed, readCalendar }
