import { describe, expect, it } from 'vitest'
import { type Actor, mayMove } from '../transitions.ts'
import {
  faultsOfHire,
  type HireFacts,
  type HireStatus,
  hireDocumentsOf,
  hireObstacle,
  hireStatuses,
  hireTransitions,
  hireUntil,
  isOpenHire,
  mostHireMessages,
} from './hiring.ts'
import { nextDuty } from './invitations.ts'

const letters: [Actor, string][] = [
  ['recruiter', 'R'],
  ['candidate', 'C'],
  ['reviewer', 'V'],
  ['automation', 'A'],
]
const allowed: Partial<Record<HireStatus, Partial<Record<HireStatus, string>>>> = {
  pending: { accepted: 'C', rejected: 'C', canceled: 'RA', expired: 'A' },
  accepted: { canceled: 'RCA' },
}
const moves = hireStatuses.flatMap((from) =>
  hireStatuses.flatMap((to) =>
    letters.map(([actor, letter]) => [from, to, actor, allowed[from]?.[to]?.includes(letter) ?? false] as const),
  ),
)
it.each(moves)('a hiring message from %s to %s by %s: %o', (from, to, actor, may) => {
  expect(mayMove<HireStatus>(hireTransitions, { from, to, actor })).toBe(may)
})

it('keeps the finalist of a pending or accepted message', () => {
  expect(hireStatuses.filter(isOpenHire)).toEqual(['pending', 'accepted'])
})

it('asks an intern for no document of employment, and students alone to be enrolled', () => {
  expect(hireDocumentsOf('internship')).toContain('enrolment')
  expect(hireDocumentsOf('internship')).not.toContain('workCard')
  expect(hireDocumentsOf('internship')).not.toContain('dependants')
  expect(hireDocumentsOf('apprentice')).toEqual(expect.arrayContaining(['enrolment', 'workCard']))
  expect(hireDocumentsOf('professional')).not.toContain('enrolment')
})

describe('the terms of a hiring message', () => {
  const good = { salary: 200_000, start: '2026-04-01', today: '2026-04-01', unpaid: false }
  it.each([
    ['on the same day', {}, []],
    ['of the least salary', { salary: 50_000 }, []],
    ['of the highest salary', { salary: 3_000_000 }, []],
    ['below it', { salary: 49_999 }, [{ field: 'salary', code: 'wrong_salary' }]],
    ['above it', { salary: 3_000_001 }, [{ field: 'salary', code: 'wrong_salary' }]],
    ['without a salary', { salary: null }, [{ field: 'salary', code: 'required' }]],
    ['without a salary, of an unpaid internship', { salary: null, unpaid: true }, []],
    ['in the past', { start: '2026-03-31' }, [{ field: 'start', code: 'date_in_past' }]],
  ])('%s', (_, changes, faults) => {
    expect(faultsOfHire({ ...good, ...changes })).toEqual(faults)
  })
})

describe('a hiring message', () => {
  const finalist: HireFacts = { candidacy: { step: 'finalists', outcome: null }, latest: null, sent: 0 }
  it.each<[string, Partial<HireFacts>, string | undefined]>([
    ['goes to a finalist', {}, undefined],
    ['goes to one whose hiring was recorded', { candidacy: { step: 'finalists', outcome: 'hired' } }, undefined],
    ['is for finalists', { candidacy: { step: 'interviews', outcome: null } }, 'not_finalist'],
    ['is not for who wasn’t hired', { candidacy: { step: 'finalists', outcome: 'notHired' } }, 'not_finalist'],
    ['is one at a time', { latest: 'pending', sent: 1 }, 'hire_already_offered'],
    ['is not sent to who accepted', { latest: 'accepted', sent: 1 }, 'hired'],
    ['may follow a rejection', { latest: 'rejected', sent: 1 }, undefined],
    ['may follow a cancellation', { latest: 'canceled', sent: 2 }, undefined],
    ['may follow one without an answer', { latest: 'expired', sent: 2 }, undefined],
    ['is sent three times at most', { latest: 'rejected', sent: mostHireMessages }, 'too_many_hire_messages'],
  ])('%s', (_, changes, refusal) => {
    expect(hireObstacle({ ...finalist, ...changes })).toBe(refusal)
  })

  it('is valid for seven days, but no longer than until the first day of work', () => {
    const made = new Date('2026-04-01T15:00:00Z')
    const told = new Date('2026-04-01T15:10:00Z')
    const next = (start: string, reminders: number) =>
      nextDuty({ made, told, reminders, until: hireUntil(start, told) })
    expect(next('2026-05-01', 2)).toEqual({ duty: 'end', at: new Date('2026-04-09T03:00:00Z') })
    expect(next('2026-04-03', 0)).toEqual({ duty: 'end', at: new Date('2026-04-04T03:00:00Z') })
    expect(next('2026-04-05', 0)).toEqual({ duty: 'remind', at: new Date('2026-04-04T15:10:00Z') })
    expect(next('2026-04-05', 1)).toEqual({ duty: 'end', at: new Date('2026-04-06T03:00:00Z') })
  })

  it.each([
    ['2026-04-03', '2026-04-04T03:00:00Z'],
    ['2026-04-02', '2026-04-03T03:00:00Z'],
    ['2026-04-01', '2026-04-03T03:00:00Z'],
    ['2026-03-20', '2026-04-03T03:00:00Z'],
  ])('to start on %s, told on the first of April, can be answered until %s', (start, until) => {
    expect(hireUntil(start, new Date('2026-04-01T15:10:00Z'))).toEqual(new Date(until))
  })
})
