import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import ICAL from 'ical.js'

/** Follows a link to a calendar file and reads its event with an independent parser. Moments are ISO 8601 in UTC. */
export async function downloadEvent(page: Page, link: Locator) {
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()])
  const calendar = new ICAL.Component(ICAL.parse(await readFile(await download.path(), 'utf8')))
  for (const zone of calendar.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone)
  const { uid, sequence, startDate, location } = new ICAL.Event(
    calendar.getFirstSubcomponent('vevent') as ICAL.Component,
  )
  return {
    ...{ uid, sequence, start: startDate.toJSDate().toISOString(), place: location },
    method: calendar.getFirstPropertyValue('method'),
  }
}
