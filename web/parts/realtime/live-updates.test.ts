import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { signedInAgain } from '../../platform/browser/sign-in-again.ts'
import type { Connect } from './keep-connection.ts'
import { keepUpToDate } from './live-updates.ts'

const shown = { visibilityState: 'visible' }
let isSignedIn = true
let tickets = 0
const readAgain = vi.fn<() => void>()
let stop = () => {}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('document', Object.assign(new EventTarget(), shown))
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('location', { pathname: '/recruiter/board' })
  vi.stubGlobal('fetch', async (_address: string, { method }: RequestInit) => {
    if (method === 'POST') tickets += 1
    const ticket = { url: null, username: 's', ticket: 't', topic: 'people/p', socketOptions: {} }
    return Response.json(isSignedIn ? (method === 'POST' ? ticket : { unread: 0 }) : null)
  })
  isSignedIn = true
  tickets = 0
  readAgain.mockClear()
})

afterEach(() => {
  stop()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A page whose session ended, and whose connection was then lost. */
async function withEndedSession() {
  const ends: (() => void)[] = []
  const listen: (() => void)[] = []
  const connect: Connect = (_ticket, _options, on) => {
    ends.push(on.end)
    listen.push(on.listening)
    return { end: () => {} }
  }
  stop = keepUpToDate({ showBell: () => {}, readAgain }, connect)
  await vi.advanceTimersByTimeAsync(0)
  isSignedIn = false
  ends[0]?.()
  await vi.advanceTimersByTimeAsync(60_000)
  return { ends, listen }
}

it('asks for no more tickets after the session ended', async () => {
  const { ends } = await withEndedSession()
  await vi.advanceTimersByTimeAsync(3_600_000)
  expect([ends.length, tickets]).toEqual([1, 2])
})

it.each([
  ['the person signed in again on the page', () => window.dispatchEvent(new Event(signedInAgain))],
  ['the page is shown after signing in in another tab', () => document.dispatchEvent(new Event('visibilitychange'))],
])('connects again once %s, and reads what was missed', async (_when, happen) => {
  const { ends, listen } = await withEndedSession()
  isSignedIn = true
  happen()
  await vi.advanceTimersByTimeAsync(0)
  expect(ends).toHaveLength(2)
  expect(readAgain).not.toHaveBeenCalled()
  listen[1]?.()
  await vi.advanceTimersByTimeAsync(500)
  expect(readAgain).toHaveBeenCalledTimes(1)
})
