import dayjs from 'dayjs'
import timezone from 'dayjs/plugin/timezone.js'
import utc from 'dayjs/plugin/utc.js'
import ical, { ICalAlarmType, type ICalCalendar, ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import { tzlib_get_ical_block } from 'timezones-ical-library'

dayjs.extend(utc)
dayjs.extend(timezone)

type Person = { name: string; email: string }

/**
 * An event for a person's calendar; it replaces an event with the same `uid` and a lower `sequence`. Moments are ISO
 * 8601.
 */
export type CalendarEvent = {
  uid: string
  sequence: number
  /** `REQUEST` adds the event, `CANCEL` removes it. */
  method: 'REQUEST' | 'CANCEL'
  /** When this version was made. */
  stamp: string
  start: string
  end: string
  timeZone: string
  title: string
  place: string
  text: string
  url: string
  /** The organiser and the attendee, if the event is sent to somebody. */
  organizer?: Person
  attendee?: Person
  /** Whether the event isn't agreed yet. */
  tentative?: boolean
  /** Minutes before the start at which the calendar reminds. */
  alarms: readonly number[]
}

/** Writes an event as an iCalendar file (RFC 5545) in its time zone. */
export function writeCalendar(event: CalendarEvent): string {
  const calendar = newCalendar(event.method)
  addEvent(calendar, event)
  return calendar.toString()
}

/**
 * Writes events as a calendar for subscription; events that it no longer contains disappear from the subscriber's
 * calendar.
 */
export function writeFeed(name: string, events: readonly CalendarEvent[]): string {
  const calendar = newCalendar('PUBLISH')
    .name(name)
    .ttl(60 * 60)
  for (const event of events) addEvent(calendar, event)
  return calendar.toString()
}

function newCalendar(method: CalendarEvent['method'] | 'PUBLISH'): ICalCalendar {
  return ical({
    prodId: { company: 'Trampolim', product: 'Trampolim', language: 'PT' },
    method: ICalCalendarMethod[method],
    timezone: { name: null, generator: (zone) => tzlib_get_ical_block(zone)[0] ?? null },
  })
}

function addEvent(calendar: ICalCalendar, event: CalendarEvent) {
  const { method, timeZone, organizer, attendee, alarms, title, tentative } = event
  const inZone = (moment: string) => dayjs(moment).tz(timeZone)
  const standing = tentative ? ICalEventStatus.TENTATIVE : ICalEventStatus.CONFIRMED
  const entry = calendar.createEvent({
    id: event.uid,
    sequence: event.sequence,
    stamp: new Date(event.stamp),
    start: inZone(event.start),
    end: inZone(event.end),
    timezone: timeZone,
    summary: title,
    description: event.text,
    location: event.place,
    url: event.url,
    ...(organizer && { organizer }),
    status: method === 'CANCEL' ? ICalEventStatus.CANCELLED : standing,
  })
  if (attendee) entry.createAttendee({ ...attendee, rsvp: false })
  if (method === 'REQUEST')
    for (const minutes of alarms)
      entry.createAlarm({ type: ICalAlarmType.display, trigger: minutes * 60, description: title })
}
