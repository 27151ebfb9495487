import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { untilSendingAgain } from './until-sending-again.ts'

const offerToSendAgain = vi.hoisted(() => vi.fn<() => Promise<void>>())
vi.mock('./offer-again.ts', () => ({ offerToSendAgain }))

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  offerToSendAgain.mockReset()
})

it('asks the person who sent a form', async () => {
  offerToSendAgain.mockResolvedValue()
  await untilSendingAgain(null, false)
  expect(offerToSendAgain).toHaveBeenCalledTimes(1)
})

it('waits without a message for what a page sends by itself', async () => {
  const passed = vi.fn()
  const waiting = untilSendingAgain(null, true).then(passed)
  await vi.advanceTimersByTimeAsync(29_999)
  expect(passed).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  await waiting
  expect(offerToSendAgain).not.toHaveBeenCalled()
})
