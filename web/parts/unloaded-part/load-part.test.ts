import { isIdempotencyKey } from '@trampolim/contract/idempotency-key.ts'
import { sessionEndedHeader } from '@trampolim/contract/session-ended.ts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { orIfUnanswered } from '../../platform/browser/if-unanswered.ts'
import { patientFetch } from '../../platform/browser/patient-fetch.ts'
import { askingToSignIn, askToSignInBy } from '../../platform/browser/sign-in-again.ts'
import { loadingPages, loadPart } from './load-part.ts'

const offerAgain = vi.hoisted(() => vi.fn<(part: string, isLate: boolean) => Promise<void>>())
const untilSendingAgain = vi.hoisted(() => vi.fn<(signal: unknown, isSentByPage: boolean) => Promise<void>>())
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

const lost = new TypeError('no network')
const answered = () => new Response('done', { headers: { 'x-remix-response': 'yes' } })
/** What stands before the app answers for it: that nobody knows whether a form was handled, or that it wasn't. */
const unconfirmed = (status = 503) => new Response('', { status })
const notBegun = () => new Response('', { status: 503, headers: { 'x-nothing-begun': '1', 'retry-after': '7' } })

/** The keys of what was sent, each by the number of the first request with it. */
function keysOf({ mock }: { mock: { calls: Parameters<typeof fetch>[] } }) {
  const keys = mock.calls.map(([, init]) => new Headers(init?.headers).get('idempotency-key'))
  expect(keys.every(isIdempotencyKey)).toBe(true)
  return keys.map((key) => keys.indexOf(key))
}

/** Sends a form to a server whose first answers are lost. */
function losing(count: number) {
  const ask = vi.fn<typeof fetch>(async () => answered())
  for (let each = 0; each < count; each += 1) ask.mockRejectedValueOnce(lost)
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
  expect(keysOf(ask)).toEqual([0, 0, 0, 3])
})

it.each([
  ['intent=viewed', true],
  ['intent=save&text=intent%3Dviewed', false],
])('tells whether a page sent %s by itself', async (body, isSentByPage) => {
  const ask = vi.fn<typeof fetch>(async () => answered()).mockRejectedValueOnce(lost)
  untilSendingAgain.mockResolvedValue()
  await loadingPages(ask)('/contact.data', { body: new URLSearchParams(body) })
  expect(untilSendingAgain.mock.calls).toEqual([[undefined, isSentByPage]])
})

it.each([502, 503, 504])('asks too where a server before the app answers %i', async (status) => {
  const { ask, send } = losing(0)
  ask.mockResolvedValueOnce(unconfirmed(status))
  untilSendingAgain.mockResolvedValue()
  expect(await (await send()).text()).toBe('done')
  expect([untilSendingAgain.mock.calls.length, ...keysOf(ask)]).toEqual([1, 0, 0])
})

it.each([
  ['the app itself', { status: 503, headers: { 'x-remix-response': 'yes' } }],
  ['a server before the app that refuses it', { status: 413 }],
])('doesn’t ask where the answer is by %s', async (_whose, answer) => {
  const { ask, send } = losing(0)
  ask.mockResolvedValueOnce(new Response('', answer))
  expect((await send()).status).toBe(answer.status)
  expect(untilSendingAgain).not.toHaveBeenCalled()
})

describe('a form that the browser itself repeats', () => {
  /** Sends a form as an open page does, whose owner signs in again when asked. */
  const sendAsPage = (ask: typeof fetch, body: BodyInit) =>
    askingToSignIn(patientFetch(loadingPages(ask), async () => {}))('/contact.data', { method: 'POST', body })
  afterEach(() => askToSignInBy(null))

  it('keeps its key when it wasn’t begun', async () => {
    const { ask } = losing(1)
    ask.mockResolvedValueOnce(notBegun()).mockResolvedValueOnce(notBegun())
    untilSendingAgain.mockResolvedValue()
    expect(await (await sendAsPage(ask, 'typed')).text()).toBe('done')
    expect([untilSendingAgain.mock.calls.length, ...keysOf(ask)]).toEqual([1, 0, 0, 0, 0])
  })

  it('keeps it where the page says itself that no answer came', async () => {
    const { ask } = losing(1)
    ask.mockResolvedValueOnce(notBegun())
    const press = () => {
      const asked = { request: new Request('http://here/contact', { method: 'POST' }) }
      const serverAction = () => sendAsPage(ask, new URLSearchParams('intent=write'))
      return orIfUnanswered({ ...asked, serverAction }, () => null)
    }
    await press()
    await press()
    expect(keysOf(ask)).toEqual([0, 0, 0])
  })

  it('keeps it when the person signed in again', async () => {
    const { ask } = losing(1)
    ask.mockResolvedValueOnce(
      new Response('', { headers: { 'x-remix-response': 'yes', [sessionEndedHeader]: 'true' } }),
    )
    untilSendingAgain.mockResolvedValue()
    askToSignInBy(async () => true)
    expect(await (await sendAsPage(ask, 'typed')).text()).toBe('done')
    expect(keysOf(ask)).toEqual([0, 0, 0])
  })
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
  type Sent = { body?: string; lost?: boolean; status?: number; after?: number; until?: number; calledOff?: boolean }

  /**
   * Sends forms `after` so many milliseconds each, of which the given ones get no answer, each answered `until` so many
   * milliseconds later; returns the number of the key of each.
   */
  async function keysOfSent(...forms: readonly Sent[]) {
    const ask = vi.fn<typeof fetch>()
    const leaving = new AbortController()
    leaving.abort()
    const sending: Promise<unknown>[] = []
    for (const { body = 'intent=move', lost: isLost, status, after = 1, until = 0, calledOff = false } of forms) {
      await vi.advanceTimersByTimeAsync(after)
      ask.mockImplementationOnce(async () => {
        if (until > 0) await new Promise((later) => setTimeout(later, until))
        if (isLost) throw lost
        return status === undefined ? answered() : unconfirmed(status)
      })
      const init = { body: new URLSearchParams(body), ...(calledOff && { signal: leaving.signal }) }
      const asked = { request: new Request('http://here/board', { method: 'POST' }) }
      sending.push(orIfUnanswered({ ...asked, serverAction: () => loadingPages(ask)('/board.data', init) }, () => null))
    }
    await vi.advanceTimersByTimeAsync(1000)
    await Promise.all(sending)
    return keysOf(ask)
  }

  const undo = { body: 'intent=undo' }
  const another = { body: 'intent=move&card=2' }
  it.each<[string, Sent[], number[]]>([
    ['is sent again under the same key', [{ lost: true }, { lost: true }, {}], [0, 0, 0]],
    ['is too where a server before the app answers', [{ status: 503 }, { status: 504 }, {}], [0, 0, 0]],
    ['is a new one once it was answered', [{ lost: true }, {}, {}], [0, 0, 2]],
    ['is a new one after another that was answered', [{ lost: true }, undo, {}], [0, 1, 2]],
    ['is the same one after another without an answer', [{ lost: true }, { ...another, status: 502 }, {}], [0, 1, 0]],
    [
      'is the same one if another was sent before',
      [{ lost: true, until: 5 }, { ...another, until: 9 }, { after: 20 }],
      [0, 1, 0],
    ],
    ['is the same one after what pages send', [{ lost: true }, { body: 'intent=seen' }, {}], [0, 1, 0]],
    ['is a new one after a minute', [{ lost: true }, { after: 60_000 }], [0, 1]],
    ['is a new one if it was called off', [{ lost: true, calledOff: true }, {}], [0, 1]],
  ])('%s', async (_what, forms, keys) => {
    expect(await keysOfSent(...forms)).toEqual(keys)
  })

  it('forgets only what had no answer before the person sent it, though it was repeated later', async () => {
    const ask = vi.fn<typeof fetch>(async () => answered())
    const send = patientFetch(loadingPages(ask), () => new Promise((again) => setTimeout(again, 10)))
    const press = (body: string) => {
      const asked = { request: new Request('http://here/board', { method: 'POST' }) }
      return orIfUnanswered(
        { ...asked, serverAction: () => send('/board.data', { body: new URLSearchParams(body) }) },
        () => null,
      )
    }
    ask.mockResolvedValueOnce(notBegun()).mockRejectedValueOnce(lost)
    const first = press('card=1')
    await vi.advanceTimersByTimeAsync(5)
    await press('card=2')
    await vi.advanceTimersByTimeAsync(5)
    await first
    await press('card=2')
    expect(keysOf(ask)).toEqual([0, 1, 0, 1])
  })
})

it('says nothing of a form that was called off', async () => {
  const leaving = new AbortController()
  leaving.abort()
  await expect(losing(1).send(leaving.signal)).rejects.toThrow('no network')
  expect(untilSendingAgain).not.toHaveBeenCalled()
})
