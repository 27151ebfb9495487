import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { roles } from '../roles.ts'
import {
  asksSecondStep,
  isUnprotected,
  mustHaveSecondStep,
  readSecondCode,
  recoveryAlphabet,
  recoveryCodeLength,
  showRecoveryCode,
} from './second-step.ts'

describe('the second step of signing in', () => {
  it('must be there for reviewers, except in the demo', () => {
    for (const role of roles.codes) {
      expect(mustHaveSecondStep({ role, demo: false })).toBe(role === 'user:reviewer')
      expect(mustHaveSecondStep({ role, demo: true })).toBe(false)
    }
  })

  it.each([
    // one-time codes, passkeys, required, asks, unprotected
    [false, 0, false, false, false],
    [true, 0, false, true, false],
    [false, 2, false, false, false],
    [true, 2, false, true, false],
    [false, 0, true, false, true],
    [true, 0, true, true, false],
    [false, 1, true, true, false],
    [true, 1, true, true, false],
  ])('with one-time codes %s, %i passkeys, required %s: asks %s, unprotected %s', (...row) => {
    const [oneTimeCodes, passkeys, required, asks, unprotected] = row
    expect(asksSecondStep({ oneTimeCodes, passkeys, required })).toBe(asks)
    expect(isUnprotected({ oneTimeCodes, passkeys, required })).toBe(unprotected)
  })
})

describe('a typed code', () => {
  it.each([
    ['123456', 'one-time', '123456'],
    [' 123 456 ', 'one-time', '123456'],
    ['abcde-fghjk', 'recovery', 'ABCDEFGHJK'],
    ['ABCDE FGHJO', 'recovery', 'ABCDEFGHJ0'],
    ['il234-56789', 'recovery', '1123456789'],
  ])('%j is a %s code', (typed, kind, code) => {
    expect(readSecondCode(typed)).toEqual({ kind, code })
  })

  it.each(['', '12345', '1234567', 'ABCDE-FGHJ', 'ABCDE-FGHJU', 'ABCDE-FGHJKM', '１２３４５６', '12345é'])(
    '%j is none',
    (typed) => {
      expect(readSecondCode(typed)).toBeNull()
    },
  )

  it('is read as it is shown, for every recovery code', () => {
    const codes = fc.string({
      unit: fc.constantFrom(...recoveryAlphabet),
      minLength: recoveryCodeLength,
      maxLength: recoveryCodeLength,
    })
    fc.assert(
      fc.property(codes, (code) => {
        expect(readSecondCode(showRecoveryCode(code).toLowerCase())).toEqual({ kind: 'recovery', code })
      }),
    )
  })
})
