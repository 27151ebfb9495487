import { describe, expect, it } from 'vitest'
import { delayAfter, isWorthTelling, signInPatience } from './sign-in-delays.ts'

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
    expect(delayAfter(failures, signInPatience.pair)).toBe(seconds)
  })

  it('never ends a way in, and grows with each failure until it is longest', () => {
    for (const patience of Object.values(signInPatience)) {
      const delays = Array.from({ length: 400 }, (_, failures) => delayAfter(failures, patience))
      expect(delays).toEqual(delays.toSorted((a, b) => a - b))
      expect(Math.max(...delays)).toBe(patience.longest)
      expect(patience.longest).toBeLessThanOrEqual(3600)
    }
  })

  it('leaves a guess from everywhere at once no more than 200 tries a day at an account', () => {
    const { free, longest } = signInPatience.account
    expect(free + 86_400 / longest).toBeLessThanOrEqual(200)
  })
})

it.each([
  [{ pair: 9, account: 29, network: 100 }, false],
  [{ pair: 10, account: 10 }, true],
  [{ pair: 1, account: 30 }, true],
  [{ device: 10 }, false],
  [{}, false],
])('%j are worth telling the owner: %s', (failures, worth) => {
  expect(isWorthTelling(failures)).toBe(worth)
})
