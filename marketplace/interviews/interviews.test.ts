import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Actor, mayMove, move } from '../transitions.ts'
import { groupInterviews } from './groups.ts'
import { type InterviewStatus, interviewStatuses, interviewTransitions, simplifiedStatus } from './status.ts'
import { faultsOfInterval, isReconfirmationDue, overlap, overlapping, reconfirmationAt } from './times.ts'

/** The product's table a second time, one line a row: from > to > who. */
const rows = `
automation:notifications:sent > candidate:pending > A
automation:notifications:sent > recruiter:canceled > R
automation:notifications:sent > recruiter:reschedule > R
candidate:pending > candidate:pending:viewed > C
candidate:pending > candidate:confirmed > C
candidate:pending > candidate:refused > C
candidate:pending > automation:canceled > A
candidate:pending > recruiter:canceled > R
candidate:pending > recruiter:reschedule > R
candidate:pending:viewed > candidate:confirmed > C
candidate:pending:viewed > candidate:refused > C
candidate:pending:viewed > automation:canceled > A
candidate:pending:viewed > recruiter:canceled > R
candidate:pending:viewed > recruiter:reschedule > R
candidate:confirmed > candidate:reconfirm:pending > A
candidate:confirmed > candidate:canceled > C
candidate:confirmed > recruiter:canceled > R
candidate:confirmed > recruiter:reschedule > R
candidate:confirmed > automation:finish > A
candidate:reconfirm:pending > candidate:accepted > C
candidate:reconfirm:pending > candidate:canceled > C
candidate:reconfirm:pending > recruiter:canceled > R
candidate:reconfirm:pending > recruiter:reschedule > R
candidate:reconfirm:pending > automation:finish > A
candidate:accepted > candidate:canceled > C
candidate:accepted > recruiter:canceled > R
candidate:accepted > recruiter:reschedule > R
candidate:accepted > automation:finish > A
candidate:refused > recruiter:reschedule > R
candidate:canceled > recruiter:reschedule > R
automation:canceled > recruiter:reschedule > R
recruiter:reschedule > automation:notifications:sent > R
automation:finish > candidate:show > R
automation:finish > candidate:noshow > R
candidate:show > recruiter:disqualified > R
candidate:noshow > recruiter:disqualified > R
`
const allowed = new Set(rows.trim().split('\n'))
const letters: [Actor, string][] = [
  ['recruiter', 'R'],
  ['candidate', 'C'],
  ['reviewer', 'V'],
  ['automation', 'A'],
]
const moves = interviewStatuses.flatMap((from) =>
  interviewStatuses.flatMap((to) =>
    letters.map(([actor, letter]) => [from, to, actor, allowed.has(`${from} > ${to} > ${letter}`)] as const),
  ),
)

it.each(moves)('interview from %s to %s by %s: %o', (from, to, actor, may) => {
  expect(mayMove<InterviewStatus>(interviewTransitions, { from, to, actor })).toBe(may)
})

it('reads every row of the table', () => {
  expect(moves.filter(([, , , may]) => may)).toHaveLength(allowed.size)
})

it("isn't answered or changed once it has started", () => {
  const obstacles = { interview_started: true }
  const asked = { from: 'candidate:pending', obstacles } as const
  for (const [to, actor] of [
    ['candidate:confirmed', 'candidate'],
    ['recruiter:canceled', 'recruiter'],
  ] as const) {
    expect(move<InterviewStatus>(interviewTransitions, { ...asked, to, actor })).toEqual({
      ok: false,
      code: 'interview_started',
    })
  }
})

it('is simplified as the specification says', () => {
  const of = (view: string) => interviewStatuses.filter((status) => simplifiedStatus(status) === view)
  expect(of('confirmed')).toEqual(['candidate:confirmed', 'candidate:accepted'])
  expect(of('canceled')).toHaveLength(4)
  expect(of('waiting')).toHaveLength(5)
})

const at = (text: string) => new Date(`2026-04-${text}:00Z`)
const interval = (start: string, end: string) => ({ start: at(start), end: at(end) })

describe('reconfirmation', () => {
  const interview = interval('20T18:00', '20T19:00')

  it('is asked 12 hours before', () => {
    expect(reconfirmationAt(interview, at('18T10:00'))).toEqual(at('20T06:00'))
    const due = (now: Date) => isReconfirmationDue(interview, { set: at('18T10:00'), now })
    expect([due(at('20T05:59')), due(at('20T06:00')), due(at('20T18:00'))]).toEqual([false, true, false])
  })

  it("isn't asked for an interview set with less notice", () => {
    expect(reconfirmationAt(interview, at('20T06:01'))).toBeUndefined()
    expect(isReconfirmationDue(interview, { set: at('20T06:01'), now: at('20T10:00') })).toBe(false)
  })
})

describe('times', () => {
  const now = at('20T12:00')
  it.each([
    [interval('20T13:00', '20T14:00'), []],
    [interval('20T12:00', '20T14:00'), ['startDateTime date_in_past']],
    [interval('20T14:00', '20T14:00'), ['endDateTime start_after_end']],
    [interval('20T15:00', '20T14:00'), ['endDateTime start_after_end']],
    [{ start: at('21T10:00') }, ['endDateTime required']],
    [{}, ['startDateTime required', 'endDateTime required']],
    [{ start: new Date('x'), end: at('21T10:00') }, ['startDateTime invalid_date']],
  ])('%# have the faults %o', (given, faults) => {
    expect(faultsOfInterval(given, now).map(({ field, code }) => `${field} ${code}`)).toEqual(faults)
  })

  it('that touch share nothing', () => {
    expect(overlap(interval('20T10:00', '20T11:00'), interval('20T11:00', '20T12:00'))).toBe(false)
    expect(overlap(interval('20T10:00', '20T11:01'), interval('20T11:00', '20T12:00'))).toBe(true)
  })

  it('overlap alike from both sides', () => {
    const hour = fc.integer({ min: 1, max: 48 })
    const some = fc
      .tuple(hour, hour)
      .map(([start, length]) => ({ start: new Date(start), end: new Date(start + length) }))
    fc.assert(
      fc.property(some, some, (one, other) => {
        const shared = Array.from({ length: 100 }, (_, time) => time + 0.5).some((time) =>
          [one, other].every(({ start, end }) => start.getTime() < time && time < end.getTime()),
        )
        return overlap(one, other) === shared && overlap(other, one) === shared
      }),
    )
  })

  it('of cancelled interviews and of the same one warn of nothing', () => {
    const asked = { ...interval('20T10:00', '20T11:00'), id: 'a' }
    const all = [
      { ...asked, status: 'candidate:pending' },
      { ...asked, id: 'b', status: 'candidate:canceled' },
      { ...asked, id: 'c', status: 'candidate:confirmed' },
    ] as const
    expect(overlapping(asked, all).map(({ id }) => id)).toEqual(['c'])
  })
})

describe('the agenda', () => {
  const interview = (status: InterviewStatus, start: string) => ({ status, ...interval(start, start) })
  const now = at('20T12:00')

  it('groups by day in the municipality, past by start, cancelled apart', () => {
    const agenda = groupInterviews(
      [
        interview('candidate:pending', '22T02:30'),
        interview('candidate:confirmed', '21T15:00'),
        interview('candidate:pending', '20T12:00'),
        interview('candidate:refused', '25T12:00'),
        interview('candidate:pending', '20T11:00'),
        interview('candidate:confirmed', '19T11:00'),
        interview('automation:finish', '18T11:00'),
        interview('automation:canceled', '17T11:00'),
      ],
      { now, zone: 'America/Sao_Paulo' },
    )
    expect(agenda.upcoming.map(({ day, interviews }) => [day, interviews.length])).toEqual([
      ['2026-04-20', 1],
      ['2026-04-21', 2],
    ])
    expect(agenda.past.map(({ status }) => status)).toEqual([
      'automation:finish',
      'candidate:confirmed',
      'candidate:pending',
    ])
    expect(agenda.canceled.map(({ status }) => status)).toEqual(['candidate:refused', 'automation:canceled'])
  })

  it('loses and doubles none', () => {
    const some = fc.record({
      status: fc.constantFrom(...interviewStatuses),
      start: fc.date({ min: at('01T00:00'), max: at('30T00:00'), noInvalidDate: true }),
    })
    fc.assert(
      fc.property(fc.array(some), (given) => {
        const all = given.map((each) => ({ ...each, end: each.start }))
        const { upcoming, past, canceled } = groupInterviews(all, { now })
        const grouped = [...upcoming.flatMap(({ interviews }) => interviews), ...past, ...canceled]
        return grouped.length === all.length && new Set(grouped).size === all.length
      }),
    )
  })
})
