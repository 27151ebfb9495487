import fc from 'fast-check'
import { expect, test } from 'vitest'
import { byUrgency, type WaitingKind, waitingKinds } from './urgency.ts'

const now = new Date('2026-03-10T12:00:00Z')
const inHours = (hours: number) => new Date(now.getTime() + hours * 3_600_000)
const waits = (kind: WaitingKind, hours: number | null = null) => ({ kind, at: hours === null ? null : inHours(hours) })
const kindsOf = (...waiting: ReturnType<typeof waits>[]) => byUrgency(waiting, now).map(({ kind }) => kind)

test.each([
  // the waiting items, the most urgent first
  [
    [waits('invitation', 5), waits('unconfirmedInterview', 100)],
    ['unconfirmedInterview', 'invitation'],
  ],
  [
    [waits('unconfirmedInterview', 3), waits('keptTime', 2)],
    ['keptTime', 'unconfirmedInterview'],
  ],
  [
    [waits('agreedInterview', 20), waits('invitation', 5)],
    ['agreedInterview', 'invitation'],
  ],
  [
    [waits('agreedInterview', 72), waits('times', 90)],
    ['agreedInterview', 'times'],
  ],
  [
    [waits('agreedInterview', 73), waits('times', 90), waits('invitation', 90)],
    ['times', 'invitation', 'agreedInterview'],
  ],
  [
    [waits('correction'), waits('agreedInterview', 200)],
    ['agreedInterview', 'correction'],
  ],
  [
    [waits('agreedInterview', 2), waits('hire', 100)],
    ['hire', 'agreedInterview'],
  ],
  [
    [waits('firstJob'), waits('curriculum'), waits('correction')],
    ['correction', 'curriculum', 'firstJob'],
  ],
] as const)('of what waits the most urgent comes first', (waiting, order) => {
  expect(kindsOf(...waiting)).toEqual(order)
  expect(kindsOf(...waiting.toReversed())).toEqual(order)
})

test('of equal ones the earlier comes first', () => {
  const [later, sooner] = [waits('invitation', 30), waits('invitation', 10)]
  expect(byUrgency([later, sooner], now)).toEqual([sooner, later])
})

const anything = fc.record({
  kind: fc.constantFrom(...waitingKinds),
  at: fc.option(fc.integer({ min: -100, max: 1000 }).map(inHours)),
})

test('nothing is lost, and the order doesn’t depend on the order given', () => {
  fc.assert(
    fc.property(fc.array(anything), (waiting) => {
      const ordered = byUrgency(waiting, now)
      expect(ordered).toHaveLength(waiting.length)
      expect(new Set(ordered)).toEqual(new Set(waiting))
      const momentsOf = (list: typeof waiting) => list.map(({ kind, at }) => [kind, at?.getTime()])
      expect(momentsOf(byUrgency(waiting.toReversed(), now))).toEqual(momentsOf(ordered))
    }),
  )
})
