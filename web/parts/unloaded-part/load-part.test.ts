import { isIdempotencyKey } from '@trampolim/contract/idempotency-key.ts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { orIfUnanswered } from '../../platform/browser/if-unanswered.ts'
import { loadingPages, loadPart } from './load-part.ts'

const offerAgain = vi.hoisted(() => vi.fn<(part: string, isLate: boolean) => Promise<void>>())
const untilSendingAgain = vi.hoisted(() => vi.fn<() => Promise<void>>())
vi.mock('./at-rest.ts', () => ({ offerAgain, untilSendingAgain }))

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('window', { location: { href: 'http://here/contact' } })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  offerAgain.mockReset()
  untilSendingAgain.mockReset()
})

/** A part that finishes loading when the test says so. */
function slowPart() {
  let arrive = (_part: string) => {}
  const arrival = new Promise<string>((resolve) => {
    arrive = resolve
  })
  return { arrival, arrive }
}

it('waits for a part for 120 seconds, and not a moment less', async () => {
  const { arrival, arrive } = slowPart()
  const loading = loadPart(() => arrival, 'page:/news')
  await vi.advanceTimersByTimeAsync(119_999)
  expect(offerAgain).not.toHaveBeenCalled()
  arrive('news')
  expect(await loading).toBe('news')
  await vi.advanceTimersByTimeAsync(1)
  expect(offerAgain).not.toHaveBeenCalled()
})

it('says after 120 seconds that a part is late, and loads it once it is asked for again', async () => {
  const { arrival } = slowPart()
  let ask = () => {}
  offerAgain.mockReturnValueOnce(
    new Promise((resolve) => {
      ask = resolve
    }),
  )
  const load = vi.fn(() => arrival)
  const loading = loadPart(load, 'page:/news')
  await vi.advanceTimersByTimeAsync(120_000)
  expect(offerAgain.mock.calls).toEqual([['page:/news', true, undefined]])
  expect(load).toHaveBeenCalledTimes(1)
  load.mockResolvedValueOnce('news')
  ask()
  expect(await loading).toBe('news')
})

it('says at once that a part failed, and every time that it fails again', async () => {
  offerAgain.mockResolvedValue()
  const load = vi.fn(async () => 'news')
  load.mockRejectedValueOnce(new TypeError('no network')).mockRejectedValueOnce(new TypeError('no network'))
  expect(await loadPart(load, 'page:/news')).toBe('news')
  expect(offerAgain.mock.calls.map(([, isLate]) => isLate)).toEqual([false, false])
})

it('offers nothing to who has gone elsewhere', async () => {
  const leaving = new AbortController()
  leaving.abort()
  const failed = new TypeError('aborted')
  await expect(loadPart(() => Promise.reject(failed), '/news.data', leaving.signal)).rejects.toBe(failed)
  expect(offerAgain).not.toHaveBeenCalled()
})

/** Sends a form to a server whose first answers are lost. */
function losing(count: number) {
  const ask = vi.fn<typeof fetch>(async () => new Response('done'))
  for (let each = 0; each < count; each += 1) ask.mockRejectedValueOnce(new TypeError('no network'))
  return {
    ask,
    send: (signal?: AbortSignal) => loadingPages(ask)('/contact.data', { body: 'typed', ...(signal && { signal }) }),
  }
}

it('sends a form that had no answer again only when it is asked for', async () => {
  const { ask, send } = losing(1)
  let again = () => {}
  untilSendingAgain.mockReturnValueOnce(
    new Promise((resolve) => {
      again = resolve
    }),
  )
  const sending = send()
  await vi.advanceTimersByTimeAsync(300_000)
  expect(ask).toHaveBeenCalledTimes(1)
  again()
  expect(await (await sending).text()).toBe('done')
  expect([ask.mock.calls.length, offerAgain.mock.calls.length]).toEqual([2, 0])
})

it('sends it again under the same key, and every other form under its own', async () => {
  const { ask, send } = losing(2)
  untilSendingAgain.mockResolvedValue()
  await send()
  await send()
  const keys = ask.mock.calls.map(([, init]) => new Headers(init?.headers).get('idempotency-key'))
  expect(keys.every(isIdempotencyKey)).toBe(true)
  expect([keys.length, new Set(keys.slice(0, 3)).size, new Set(keys).size]).toEqual([4, 1, 2])
})

it('leaves it to pages that answer for themselves', async () => {
  const { ask, send } = losing(1)
  const asked = { request: new Request('http://here/contact', { method: 'POST' }), serverAction: () => send() }
  expect(await orIfUnanswered(asked, () => 'kept')).toBe('kept')
  expect([ask.mock.calls.length, untilSendingAgain.mock.calls.length]).toEqual([1, 0])
  // The next request isn't in progress any more.
  const { send: sendLater } = losing(1)
  untilSendingAgain.mockResolvedValue()
  await sendLater()
  expect(untilSendingAgain).toHaveBeenCalledTimes(1)
})

describe('a form whose page says itself that no answer came', () => {
  /** Sends forms in turn, of which the given ones get no answer; returns the number of the key of each. */
  async function keysOf(...forms: readonly { body?: string; lost?: boolean; after?: number; calledOff?: boolean }[]) {
    const ask = vi.fn<typeof fetch>(async () => new Response('done'))
    const leaving = new AbortController()
    leaving.abort()
    for (const { body = 'intent=move', lost = false, after = 0, calledOff = false } of forms) {
      await vi.advanceTimersByTimeAsync(after)
      if (lost) ask.mockRejectedValueOnce(new TypeError('no network'))
      const init = { body: new URLSearchParams(body), ...(calledOff && { signal: leaving.signal }) }
      const asked = { request: new Request('http://here/board', { method: 'POST' }) }
      await orIfUnanswered({ ...asked, serverAction: () => loadingPages(ask)('/board.data', init) }, () => null)
    }
    const keys = ask.mock.calls.map(([, init]) => new Headers(init?.headers).get('idempotency-key'))
    expect(keys.every(isIdempotencyKey)).toBe(true)
    return keys.map((key) => keys.indexOf(key))
  }

  it.each([
    ['is sent again under the same key', [{ lost: true }, { lost: true }, {}], [0, 0, 0]],
    ['is a new one once it was answered', [{ lost: true }, {}, {}], [0, 0, 2]],
    ['is a new one with other content', [{ lost: true }, { body: 'intent=undo' }, {}], [0, 1, 2]],
    ['is a new one after a minute', [{ lost: true }, { after: 60_000 }], [0, 1]],
    ['is a new one if it was called off', [{ lost: true, calledOff: true }, {}], [0, 1]],
  ])('%s', async (_what, forms, keys) => {
    expect(await keysOf(...forms)).toEqual(keys)
  })
})

it('says nothing of a form that was called off', async () => {
  const leaving = new AbortController()
  leaving.abort()
  await expect(losing(1).send(leaving.signal)).rejects.toThrow('no network')
  expect(untilSendingAgain).not.toHaveBeenCalled()
})
