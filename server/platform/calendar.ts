import dayjs from 'dayjs'
import timezone from 'dayjs/plugin/timezone.js'
import utc from 'dayjs/plugin/utc.js'
import ical, { ICalAlarmType, ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import { tzlib_get_ical_block } from 'timezones-ical-library'

dayjs.extend(utc)
dayjs.extend(timezone)

/** An event for somebody's calendar; one with the same `uid` and a higher `sequence` replaces it. Moments are ISO 8601. */
export type CalendarEvent = {
  uid: string
  sequence: number
  /** `REQUEST` sets it, `CANCEL` takes it out. */
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
  organizer: { name: string; email: string }
  attendee: { name: string; email: string }
  /** Minutes before the start at which the calendar reminds. */
  alarms: readonly number[]
}

/** Writes an event as an iCalendar file (RFC 5545) in its time zone. */
export function writeCalendar(event: CalendarEvent): string {
  const { method, timeZone, organizer, attendee, alarms, title } = event
  const inZone = (moment: string) => dayjs(moment).tz(timeZone)
  const calendar = ical({
    prodId: { company: 'Trampolim', product: 'Trampolim', language: 'PT' },
    method: ICalCalendarMethod[method],
    timezone: { name: null, generator: (zone) => tzlib_get_ical_block(zone)[0] ?? null },
  })
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
    organizer,
    status: method === 'CANCEL' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  })
  entry.createAttendee({ ...attendee, rsvp: false })
  if (method === 'REQUEST')
    for (const minutes of alarms)
      entry.createAlarm({ type: ICalAlarmType.display, trigger: minutes * 60, description: title })
  return calendar.toString()
}
