import { selectionIn } from '@trampolim/tests/fixtures/selection/selection.ts'
import { codeOf, testHouse } from '@trampolim/tests/house.ts'
import ICAL from 'ical.js'
import { describe, expect, it } from 'vitest'
import { enqueue } from '../../platform/background/enqueue.ts'
import type { Person } from '../../platform/http/caller/asking.ts'
import { selectionHandlers } from '../background.ts'
import { attendInterviewsWork } from '../interviews/attend.ts'
import { interviewRoutes, recruiterInterviewRoutes } from '../interviews/routes.ts'
import { calendarFeedRoutes } from './routes.ts'

const terms = { date: '2026-03-12', start: '09:00', end: '09:30', type: 'live', address: 'Rua das Flores, 10' } as const

describe('the address for calendars', async () => {
  const house = await testHouse()
  const { hiring, placed } = selectionIn(house)
  const feeds = (who: Person | null) => house.as(calendarFeedRoutes, who)
  const tokenFor = async (who: Person) => (await feeds(who).makeCalendarFeed({})).address.split('/calendar/')[1] ?? ''
  async function told() {
    house.clock.pass(600)
    await house.database
      .transaction()
      .execute((tx) => enqueue(tx, attendInterviewsWork, { payload: {}, key: 'attend' }))
    await house.work({ handlers: selectionHandlers, listeners: [] })
  }
  async function eventsAt(token: string) {
    const calendar = new ICAL.Component(ICAL.parse((await feeds(null).readCalendar({ token })).content))
    expect(calendar.getFirstPropertyValue('method')).toBe('PUBLISH')
    return calendar.getAllSubcomponents('vevent').map((each) => {
      const { uid, summary, location } = new ICAL.Event(each)
      return { uid, summary, location, status: each.getFirstPropertyValue('status') }
    })
  }

  it('shows each side its interviews in their present state, and candidates only those that were announced to them', async () => {
    house.clock.set(new Date('2026-03-10T15:00:00.000Z'))
    const { bruno, elisa, jobId } = await hiring()
    const ana = await placed(jobId)
    const [own, his, hers] = [await tokenFor(ana), await tokenFor(bruno), await tokenFor(elisa)]
    const { interviewId } = await house
      .as(recruiterInterviewRoutes, bruno)
      .scheduleInterview({ jobId, candidates: [ana.processId], ...terms })
    expect(await eventsAt(own)).toEqual([])
    expect(await eventsAt(hers)).toEqual([])
    expect(await eventsAt(his)).toMatchObject([
      { summary: 'Entrevista com Ana: Vendedor de loja', status: 'TENTATIVE' },
    ])
    await told()
    const hide = (hidden: boolean) =>
      house.database.updateTable('candidacy').set({ hidden }).where('id', '=', ana.processId).execute()
    await hide(true)
    expect(await eventsAt(his)).toEqual([])
    await hide(false)
    const [shown] = await eventsAt(own)
    expect(shown).toMatchObject({ location: 'Rua das Flores, 10', status: 'TENTATIVE' })
    expect(shown?.summary).toBe('Entrevista: Vendedor de loja, Padaria Aurora')
    const interviews = house.as(interviewRoutes, ana)
    const { startDateTime: start } = await interviews.readOwnInterview({ id: interviewId })
    await interviews.answerInterview({ id: interviewId, start, answer: 'confirmed' })
    expect(await eventsAt(own)).toEqual([{ ...shown, status: 'CONFIRMED' }])
    const { content } = await interviews.readInterviewCalendar({ id: interviewId })
    expect(content).toContain(shown?.uid)
    await house.as(recruiterInterviewRoutes, bruno).cancelInterview({ jobId, interviewId })
    expect(await eventsAt(own)).toEqual([])
    expect(await eventsAt(his)).toEqual([])
  })

  it('is unique, and ends when it is replaced or removed, and with the right to read', async () => {
    const { bruno, jobId } = await hiring()
    const ana = await placed(jobId)
    expect(await feeds(ana).readCalendarFeed({})).toEqual({ made: null, read: null })
    const first = await tokenFor(ana)
    const second = await tokenFor(ana)
    expect(await codeOf(feeds(null).readCalendar({ token: first }))).toBe('calendar_not_found')
    expect(await eventsAt(second)).toEqual([])
    const now = house.now().toISOString()
    expect(await feeds(ana).readCalendarFeed({})).toEqual({ made: now, read: now })
    await feeds(ana).removeCalendarFeed({})
    expect(await codeOf(feeds(null).readCalendar({ token: second }))).toBe('calendar_not_found')
    const his = await tokenFor(bruno)
    expect(await eventsAt(his)).toEqual([])
    await house.database
      .updateTable('recruiter')
      .set({ status: 'blocked' })
      .where('account_id', '=', bruno.accountId)
      .execute()
    expect(await codeOf(feeds(null).readCalendar({ token: his }))).toBe('calendar_not_found')
  })
})
