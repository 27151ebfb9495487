import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Actor, mayMove, obstaclesOf } from '../transitions.ts'
import { dutyDue, type InterviewClock, interviewTold, nextDuty } from './duties.ts'
import {
  type InterviewStatus,
  interviewStatuses,
  interviewTransitions,
  isAgreed,
  isAhead,
  simpleStatus,
} from './statuses.ts'
import { groupInterviews, interviewFaults, timesInTurn } from './times.ts'

const letters: [Actor, string][] = [
  ['recruiter', 'R'],
  ['candidate', 'C'],
  ['reviewer', 'V'],
  ['automation', 'A'],
]
const off = { 'recruiter:canceled': 'R', 'recruiter:reschedule': 'R' }
const answered = { 'candidate:confirmed': 'C', 'candidate:refused': 'C', 'automation:canceled': 'A', ...off }
const agreed = { 'candidate:canceled': 'C', 'automation:finish': 'A', ...off }
const allowed: Record<InterviewStatus, Partial<Record<InterviewStatus, string>>> = {
  'automation:notifications:sent': { 'candidate:pending': 'A', ...off },
  'candidate:pending': { 'candidate:pending:viewed': 'C', ...answered },
  'candidate:pending:viewed': answered,
  'candidate:confirmed': { 'candidate:reconfirm:pending': 'A', ...agreed },
  'candidate:reconfirm:pending': { 'candidate:accepted': 'C', ...agreed },
  'candidate:accepted': agreed,
  'candidate:refused': { 'recruiter:reschedule': 'R' },
  'candidate:canceled': { 'recruiter:reschedule': 'R' },
  'automation:canceled': { 'recruiter:reschedule': 'R' },
  'recruiter:canceled': {},
  'recruiter:reschedule': { 'automation:notifications:sent': 'R' },
  'automation:finish': { 'candidate:show': 'R', 'candidate:noshow': 'R' },
  'candidate:show': { 'recruiter:disqualified': 'R' },
  'candidate:noshow': { 'recruiter:disqualified': 'R' },
  'recruiter:disqualified': { 'automation:finish': 'A', 'candidate:show': 'A', 'candidate:noshow': 'A' },
}
const pairs = interviewStatuses.flatMap((from) => interviewStatuses.map((to) => [from, to] as const))

it.each(pairs)('an interview from %s to %s', (from, to) => {
  for (const [actor, letter] of letters)
    expect(mayMove<InterviewStatus>(interviewTransitions, { from, to, actor })).toBe(allowed[from][to] === letter)
})

it('is answered and called off before its start only', () => {
  const until = (from: InterviewStatus, to: InterviewStatus, actor: Actor) =>
    obstaclesOf<InterviewStatus>(interviewTransitions, { from, to, actor })
  expect(until('candidate:pending', 'candidate:confirmed', 'candidate')).toEqual(['interview_started'])
  expect(until('candidate:reconfirm:pending', 'candidate:accepted', 'candidate')).toEqual(['interview_started'])
  expect(until('candidate:accepted', 'recruiter:canceled', 'recruiter')).toEqual(['interview_started'])
  expect(until('candidate:refused', 'recruiter:reschedule', 'recruiter')).toEqual([])
})

it('has three simplified values, holds a place once agreed to, and is ahead until answered or ended', () => {
  expect(new Set(interviewStatuses.map(simpleStatus))).toEqual(new Set(['confirmed', 'waiting', 'canceled']))
  expect(interviewStatuses.filter(isAgreed)).toEqual([
    'candidate:confirmed',
    'candidate:reconfirm:pending',
    'candidate:accepted',
  ])
  expect(interviewStatuses.filter(isAhead)).toHaveLength(6)
})

const at = (hour: number) => new Date(Date.UTC(2026, 2, 10, hour))

describe('the automation of an interview', () => {
  const clock = (status: InterviewStatus, set = at(-48)): InterviewClock => ({
    status,
    set,
    start: at(15),
    end: at(16),
  })

  it.each<[InterviewStatus, InterviewStatus | undefined, Date | undefined]>([
    ['automation:notifications:sent', 'candidate:pending', new Date(at(-48).getTime() + 600_000)],
    ['candidate:pending', 'automation:canceled', at(15)],
    ['candidate:pending:viewed', 'automation:canceled', at(15)],
    ['candidate:confirmed', 'candidate:reconfirm:pending', at(3)],
    ['candidate:reconfirm:pending', 'automation:finish', at(16)],
    ['candidate:accepted', 'automation:finish', at(16)],
    ['candidate:refused', undefined, undefined],
    ['automation:finish', undefined, undefined],
  ])('%s leads to %s', (status, to, when) => {
    expect(nextDuty(clock(status))).toEqual(to && { to, at: when })
  })

  it('asks for no reconfirmation of an interview that was scheduled less than 12 hours before, or has begun', () => {
    expect(nextDuty(clock('candidate:confirmed', at(3)))).toEqual({ to: 'automation:finish', at: at(16) })
    expect(dutyDue(clock('candidate:confirmed'), at(15))).toBeUndefined()
    expect(dutyDue(clock('candidate:confirmed'), at(17))).toEqual({ to: 'automation:finish', at: at(16) })
  })

  it('allows only the transitions of the table, none before its time, and always reaches a final state', () => {
    const anyClock = fc.record({
      status: fc.constantFrom(...interviewStatuses),
      set: fc.integer({ min: -100, max: 14 }).map(at),
      start: fc.constant(at(15)),
      end: fc.integer({ min: 16, max: 20 }).map(at),
    })
    const anyNow = fc.integer({ min: -100, max: 40 }).map(at)
    fc.assert(
      fc.property(anyClock, anyNow, (begun, now) => {
        let { status } = begun
        for (let turn = 0; turn < 4; turn++) {
          const duty = dutyDue({ ...begun, status }, now)
          if (!duty) return
          expect(duty.at <= now).toBe(true)
          expect(mayMove(interviewTransitions, { from: status, to: duty.to, actor: 'automation' })).toBe(true)
          status = duty.to
        }
        expect.fail('the automation never rests')
      }),
    )
  })
})

describe('times', () => {
  it.each([
    [24, 10],
    [2, 10],
    [1.9, 0],
    [0, 0],
  ])('%i hours before its start are announced %i minutes after they were scheduled', (hours, minutes) => {
    const set = at(9)
    const start = new Date(set.getTime() + hours * 3_600_000)
    expect(interviewTold({ set, start })).toEqual(new Date(set.getTime() + minutes * 60_000))
  })

  it('follow one another with minutes between them', () => {
    expect(timesInTurn({ start: at(9), end: at(10) }, 2, 60)).toEqual([
      { start: at(9), end: at(10) },
      { start: at(11), end: at(12) },
    ])
  })

  const live = { type: 'live', address: 'Rua das Flores, 10', link: '', start: at(15), end: at(16) } as const
  const remote = {
    type: 'remote',
    address: '',
    link: 'https://encontro.example/a',
    start: at(15),
    end: at(16),
  } as const
  it.each([
    [live, []],
    [remote, []],
    [{ ...live, start: at(9) }, [{ field: 'start', code: 'date_in_past' }]],
    [{ ...live, end: at(15) }, [{ field: 'end', code: 'ends_before_start' }]],
    [{ ...live, address: ' ' }, [{ field: 'address', code: 'required' }]],
    [{ ...remote, link: '' }, [{ field: 'link', code: 'required' }]],
    [{ ...remote, link: 'http://encontro.example/a' }, [{ field: 'link', code: 'invalid' }]],
    [{ ...live, start: new Date(Number.NaN) }, expect.arrayContaining([{ field: 'start', code: 'date_in_past' }])],
  ])('%o', (asked, faults) => {
    expect(interviewFaults(asked, at(10))).toEqual(faults)
  })
})

it('groups as the specification says', () => {
  const interview = (status: InterviewStatus, hour: number) => ({ status, start: at(hour), end: at(hour + 1) })
  const listed = [
    interview('candidate:pending', 20),
    interview('candidate:confirmed', 22),
    interview('candidate:confirmed', 28),
    interview('recruiter:canceled', 21),
    interview('candidate:canceled', 23),
    interview('candidate:refused', 23),
    interview('automation:canceled', 9),
    interview('candidate:show', 8),
    interview('automation:finish', 7),
  ]
  const hours = (list: readonly { start: Date }[]) => list.map(({ start }) => (+start - +at(0)) / 3_600_000)
  const { canceled, past, days } = groupInterviews(listed, { now: at(12), timeZone: 'America/Sao_Paulo' })
  expect(hours(canceled)).toEqual([23, 9])
  expect(hours(past)).toEqual([7, 8])
  expect(days.map(({ day, interviews }) => [day, hours(interviews)])).toEqual([
    ['2026-03-10', [22, 20, 21, 23]],
    ['2026-03-11', [28]],
  ])
})
