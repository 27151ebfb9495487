import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { roles, sectionOf } from './roles.ts'
import { codeExpiry, isCode, obstacleToCode, resend, resendToDomain } from './sign-in/codes.ts'
import { sessionExpiry } from './sign-in/sessions.ts'

const now = new Date('2026-04-20T12:00:00Z')
const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000)

const own = (seconds: number) => ({ at: ago(seconds), own: true })

describe('a code', () => {
  it.each(['0000', '1234', '9999', '01234567'])('%s has the form of one', (text) => {
    expect(isCode(text)).toBe(true)
  })
  it.each(['', '123', '12345', '12 4', 'abcd', '１２３４', '123456', '1234567', '123456789', ' 1234', '1234\n'])(
    '%o has not',
    (text) => {
      expect(isCode(text)).toBe(false)
    },
  )

  it.each([
    [0, null, -1, undefined],
    [4, null, 599, undefined],
    [5, null, 10, 'too_many_tries'],
    [0, null, 600, 'code_expired'],
    [9, null, 601, 'code_expired'],
    [0, now, 10, 'code_expired'],
  ] as const)('after %i wrong tries, verified %o, %i seconds old: %o', (tries, verifiedAt, age, obstacle) => {
    const sent = { tries, triedAt: tries ? ago(31) : null, verifiedAt, expiresAt: codeExpiry(ago(age)) }
    expect(obstacleToCode(sent, { now })).toBe(obstacle)
  })

  it.each([
    [1, 1, 2],
    [2, 4, 5],
    [3, 14, 15],
    [4, 29, 30],
  ])('after %i wrong tries waits longer than %i seconds for the next one', (tries, early, late) => {
    const tried = (seconds: number) => ({ tries, triedAt: ago(seconds), verifiedAt: null, expiresAt: codeExpiry(now) })
    expect(obstacleToCode(tried(early), { now })).toBe('wait_before_trying')
    expect(obstacleToCode(tried(late), { now })).toBeUndefined()
  })

  it.each([
    [[], { may: true }],
    [[60], { may: true }],
    [[59], { may: false, code: 'code_sent_recently', seconds: 1 }],
    [[0], { may: false, code: 'code_sent_recently', seconds: 60 }],
    [[3000, 2000, 1000, 500], { may: true }],
    [[3000, 2000, 1000, 500, 100], { may: false, code: 'too_many_codes', seconds: 600 }],
    [[3600, 2000, 1000, 500, 100], { may: true }],
  ])('sent %j seconds ago: %j', (ages, decision) => {
    expect(resend(ages.map(own), { now })).toEqual(decision)
  })

  it('may be sent again once the announced seconds have passed, and no second earlier', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer({ min: 0, max: 7200 }), { maxLength: 5 }), (ages) => {
        const sentAt = ages.map(own)
        const first = resend(sentAt, { now })
        if (first.may) return true
        const at = (seconds: number) => ({ now: new Date(now.getTime() + seconds * 1000) })
        const then = resend(sentAt, at(first.seconds))
        const before = resend(sentAt, at(first.seconds - 1))
        return !before.may && (then.may || then.code !== first.code)
      }),
    )
  })
})

describe('codes requested by strangers', () => {
  const strangers = (count: number) => Array.from({ length: count }, (_, at) => ({ at: ago(at * 60), own: false }))

  it('delay nobody until there are very many of them', () => {
    expect(resend(strangers(19), { now })).toEqual({ may: true })
    expect(resend([...strangers(18), own(60)], { now })).toEqual({ may: true })
    expect(resend(strangers(20), { now })).toEqual({ may: false, code: 'too_many_codes', seconds: 3600 - 19 * 60 })
  })
})

describe('codes to one company from one network address', () => {
  it.each([
    [0, null, 0],
    [9, 0, 0],
    [10, 0, 30],
    [10, 29, 1],
    [10, 30, 0],
    [12, 0, 120],
    [40, 0, 3600],
  ])('%i unproven, the last %o seconds ago: %i seconds more', (unproven, age, seconds) => {
    const last = age === null ? null : ago(age)
    const expected = seconds ? { may: false, code: 'too_many_codes', seconds } : { may: true }
    expect(resendToDomain({ unproven, last }, { now })).toEqual(expected)
  })
})

it('lasts 12 hours, or 30 days when remembered', () => {
  expect(sessionExpiry(now, { rememberMe: false }).toISOString()).toBe('2026-04-21T00:00:00.000Z')
  expect(sessionExpiry(now, { rememberMe: true }).toISOString()).toBe('2026-05-20T12:00:00.000Z')
})

it('signs each role in to one area', () => {
  expect(roles.codes.map(sectionOf)).toEqual([
    'unlogged',
    'candidate',
    'recruiter',
    'candidate',
    'reviewer',
    'candidate',
  ])
})
