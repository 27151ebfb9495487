import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { loadPart } from './load-part.ts'

const offerAgain = vi.hoisted(() => vi.fn<(part: string, isLate: boolean) => Promise<void>>())
vi.mock('./offer-again.ts', () => ({ offerAgain }))

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  offerAgain.mockReset()
})

/** A part that loads when the test says so. */
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
