import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Actor, mayMove } from '../transitions.ts'
import {
  type ConsentFacts,
  type ConsentStatus,
  consentEnds,
  consentObstacle,
  consentPauseDays,
  consentStatuses,
  consentTransitions,
  mostConsentsAsked,
  overIfAskedBefore,
  standingOfConsent,
} from './consent-requests.ts'

const actors: readonly Actor[] = ['candidate', 'recruiter', 'automation', 'reviewer']
const allowed = new Set([
  'asked granted candidate',
  'asked refused candidate',
  'asked expired automation',
  'asked canceled recruiter',
  'granted revoked candidate',
  'refused granted candidate',
  'revoked granted candidate',
  'expired asked recruiter',
  'canceled asked recruiter',
])
const moves = consentStatuses.flatMap((from) =>
  consentStatuses.flatMap((to) =>
    actors.map((actor) => [from, to, actor, allowed.has(`${from} ${to} ${actor}`)] as const),
  ),
)

it.each(moves)('a request from %s to %s by %s: %o', (from, to, actor, may) => {
  expect(mayMove<ConsentStatus>(consentTransitions, { from, to, actor })).toBe(may)
})

const now = new Date('2026-11-23T15:00:00.000Z')
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000)

it.each([
  ['in the morning', '2026-11-16T09:00:00-03:00', '2026-11-24T00:00:00-03:00'],
  ['a minute before midnight', '2026-11-16T23:59:00-03:00', '2026-11-24T00:00:00-03:00'],
  ['at midnight', '2026-11-17T00:00:00-03:00', '2026-11-25T00:00:00-03:00'],
])('a request made %s ends with the seventh day after it', (_when, asked, ends) => {
  expect(consentEnds(new Date(asked))).toEqual(new Date(ends))
})

it('is over at the moment at which it ends', () => {
  const moments = fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
  fc.assert(
    fc.property(moments, fc.integer({ min: -2 * 86_400_000, max: 2 * 86_400_000 }), (asked, later) => {
      const at = new Date(consentEnds(asked).getTime() + later)
      expect(asked < overIfAskedBefore(at)).toBe(later >= 0)
    }),
  )
})

describe('a company may', () => {
  const free: ConsentFacts = {
    ...{ offered: true, visibility: 'limited', inSelection: false, latest: null, askedInDay: 0, now },
  }
  it.each<[string, Partial<ConsentFacts>, string | undefined]>([
    ['ask whoever limits access', {}, undefined],
    ['not ask whom it can’t find', { offered: false, visibility: 'hidden' }, 'curriculum_not_found'],
    ['not ask whose name it reads', { visibility: 'free' }, 'consent_not_needed'],
    ['not ask who is in the selection', { inSelection: true }, 'consent_not_needed'],
    ['not ask twice', { latest: { status: 'asked', asked: daysAgo(1) } }, 'consent_already_asked'],
    ['not ask who agreed', { latest: { status: 'granted', asked: daysAgo(90) } }, 'consent_already_asked'],
    ['not ask who refused', { latest: { status: 'refused', asked: daysAgo(400) } }, 'consent_refused'],
    ['not ask who took it back', { latest: { status: 'revoked', asked: daysAgo(400) } }, 'consent_refused'],
    ['not repeat it soon', { latest: { status: 'expired', asked: daysAgo(29) } }, 'consent_asked_lately'],
    ['not cancel and ask again', { latest: { status: 'canceled', asked: daysAgo(0) } }, 'consent_asked_lately'],
    ['repeat it after a month', { latest: { status: 'expired', asked: daysAgo(30) } }, undefined],
    ['ask fifty people a day', { askedInDay: mostConsentsAsked - 1 }, undefined],
    ['not ask more', { askedInDay: mostConsentsAsked }, 'too_many_consent_requests'],
  ])('%s', (_, facts, code) => {
    expect(consentObstacle({ ...free, ...facts })).toBe(code)
  })
})

it('a company reads that it may ask exactly when it may', () => {
  const latest = fc.record({
    status: fc.constantFrom(...consentStatuses),
    asked: fc.integer({ min: 0, max: 2 * consentPauseDays }).map(daysAgo),
  })
  fc.assert(
    fc.property(fc.option(latest), (each) => {
      const facts = { offered: true, visibility: 'limited', inSelection: false, askedInDay: 0 } as const
      expect(standingOfConsent(each, now) === null).toBe(consentObstacle({ ...facts, latest: each, now }) === undefined)
    }),
  )
})
