import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Breakdown, type Item, sumOf } from './breakdown.ts'
import { tablesOf2026 as tables } from './tables/of-2026.ts'
import { noticeWays, type TerminationInputs, termination, terminationReasons } from './termination.ts'

const linesOf = ({ parts }: Breakdown) => parts.flatMap(({ lines }) => lines)
const centsOf = (breakdown: Breakdown, item: Item) => linesOf(breakdown).find((line) => line.item === item)?.cents
const amount = fc.integer({ min: 100, max: 3_000_000 })
const few = fc.integer({ min: 0, max: 5 })

// The amounts here were worked out by hand from the tables of 2026; comments show the steps where there are any.

/** The lines of the main part add up to its sum. */
function expectSum({ parts: [main] }: Breakdown) {
  expect(sumOf(main?.lines ?? [])).toBe(main?.lines.findLast(({ role }) => role === 'sum')?.cents)
}

describe('the end of employment', () => {
  const usual: TerminationInputs = {
    salary: 300_000,
    reason: 'dismissal',
    admission: '2024-03-11',
    lastDay: '2026-09-20',
    notice: 'notWorked',
    vacationsDue: 1,
    dependants: 0,
  }

  it('by dismissal pays the notice, which counts as service, and a fine of 40%', () => {
    const breakdown = termination(usual, tables)
    expect(linesOf(breakdown).map(({ item, cents }) => [item, cents])).toEqual([
      ['balance', 200_000],
      ['noticePaid', 360_000],
      ['thirteenthProportional', 250_000],
      ['vacationDue', 300_000],
      ['vacationProportional', 200_000],
      ['terminationThird', 166_667],
      ['inssOfBalance', 15_568],
      ['inssOfThirteenth', 20_068],
      ['netTermination', 1_441_031],
      ['fgtsEstimated', 764_000],
      ['fgtsOfTermination', 64_800],
      ['fgtsFine', 331_520],
      ['fgtsAccount', 1_160_320],
      ['fgtsWithdrawal', 1_160_320],
    ])
  })

  it.each([
    {
      what: 'resignation without the notice',
      change: { reason: 'resignation' },
      net: 691_614,
      fine: undefined,
      out: 0,
    },
    {
      what: 'resignation with the notice',
      change: { reason: 'resignation', notice: 'worked' },
      net: 991_614,
      fine: undefined,
      out: 0,
    },
    { what: 'agreement', change: { reason: 'agreement' }, net: 1_204_947, fine: 162_480, out: 779_904 },
    { what: 'dismissal for cause', change: { reason: 'cause' }, net: 584_432, fine: undefined, out: 0 },
  ] as const)('by $what', ({ change, net, fine, out }) => {
    const breakdown = termination({ ...usual, ...change }, tables)
    expect(breakdown.result.cents).toBe(net)
    expect([centsOf(breakdown, 'fgtsFine'), centsOf(breakdown, 'fgtsWithdrawal')]).toEqual([fine, out])
  })

  it('of a fixed term has neither notice nor fine, and frees the account', () => {
    const ended = {
      ...usual,
      reason: 'endOfTerm',
      admission: '2026-06-22',
      lastDay: '2026-09-19',
      vacationsDue: 0,
    } as const
    const breakdown = termination({ ...ended, fgtsBalance: 50_000 }, tables)
    expect(breakdown.result.cents).toBe(344_707)
    expect(centsOf(breakdown, 'fgtsFine')).toBeUndefined()
    expect(centsOf(breakdown, 'fgtsWithdrawal')).toBe(50_000 + 21_200)
  })

  it('pays the first of two vacations twice, and subtracts what was already paid of the 13th salary', () => {
    const twice = termination({ ...usual, vacationsDue: 2, thirteenthPaid: 100_000 }, tables)
    expect([
      centsOf(twice, 'vacationDue'),
      centsOf(twice, 'vacationDoubled'),
      centsOf(twice, 'thirteenthPaid'),
    ]).toEqual([600_000, 300_000, 100_000])
  })

  it.each([
    {
      lastDay: '2025-12-20',
      twelfths: [
        ['thirteenthProportional', 12],
        ['thirteenthNextYear', 1],
        ['vacationCompleted', 12],
      ],
    },
    {
      lastDay: '2025-12-31',
      twelfths: [
        ['thirteenthProportional', 12],
        ['thirteenthNextYear', 1],
        ['vacationCompleted', 12],
        ['vacationProportional', 1],
      ],
    },
    {
      lastDay: '2025-11-20',
      twelfths: [
        ['thirteenthProportional', 12],
        ['vacationProportional', 11],
      ],
    },
  ])('on $lastDay counts the year that a paid notice completes apart from the next', ({ lastDay, twelfths }) => {
    const { parts } = termination({ ...usual, admission: '2025-01-10', lastDay, vacationsDue: 0 }, tables)
    const lines = parts[0]?.lines.filter(({ values }) => values?.twelfths !== undefined) ?? []
    expect(lines.map(({ item, values }) => [item, values?.twelfths])).toEqual(twelfths)
    for (const { cents, values } of lines) expect(cents).toBe((300_000 * (values?.twelfths ?? 0)) / 12)
  })

  it('leaves nothing, and no debt, where the notice that is owed is more than what is due', () => {
    const early = { admission: '2026-03-01', lastDay: '2026-03-10', vacationsDue: 0 } as const
    const breakdown = termination({ ...usual, ...early, reason: 'resignation' }, tables)
    expect(breakdown.result.cents).toBe(0)
    expect([centsOf(breakdown, 'noticeOwed'), centsOf(breakdown, 'notCharged')]).toEqual([300_000, 207_500])
    expectSum(breakdown)
  })

  it('adds up for every reason, and a dismissal never pays less than the others', () => {
    const any = fc.record({
      salary: amount,
      reason: fc.constantFrom(...terminationReasons),
      notice: fc.constantFrom(...noticeWays),
      vacationsDue: fc.integer({ min: 0, max: 2 }),
      dependants: few,
    })
    fc.assert(
      fc.property(any, (inputs) => {
        const breakdown = termination({ ...usual, ...inputs }, tables)
        expectSum(breakdown)
        const dismissed = termination({ ...usual, ...inputs, reason: 'dismissal', notice: 'notWorked' }, tables)
        expect(breakdown.result.cents).toBeLessThanOrEqual(dismissed.result.cents)
      }),
    )
  })
})
