import { describe, expect, it } from 'vitest'
import { delayAfter, isWorthTelling, signInDelays } from './sign-in-delays.ts'

describe('the delay after wrong tries', () => {
  it.each([
    [0, 0],
    [9, 0],
    [10, 60],
    [11, 120],
    [15, 1920],
    [16, 3600],
    [10_000, 3600],
  ])('at one account from one network, after %i: %i seconds', (failures, seconds) => {
    expect(delayAfter(failures, signInDelays.pair)).toBe(seconds)
  })

  it('never locks an account for good, and grows with each failure up to a maximum', () => {
    for (const rule of Object.values(signInDelays)) {
      const delays = Array.from({ length: 400 }, (_, failures) => delayAfter(failures, rule))
      expect(delays).toEqual(delays.toSorted((a, b) => a - b))
      expect(Math.max(...delays)).toBe(rule.longest)
      expect(rule.longest).toBeLessThanOrEqual(3600)
    }
  })

  it('limits distributed guessing to 200 attempts a day at an account', () => {
    const { free, longest } = signInDelays.account
    expect(free + 86_400 / longest).toBeLessThanOrEqual(200)
  })
})

it.each([
  [{ pair: 9, account: 29, network: 100 }, false],
  [{ pair: 10, account: 10 }, true],
  [{ pair: 1, account: 30 }, true],
  [{ device: 10 }, false],
  [{}, false],
])('%j justify warning the owner: %s', (failures, worth) => {
  expect(isWorthTelling(failures)).toBe(worth)
})
