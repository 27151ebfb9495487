import { describe, expect, it } from 'vitest'
import { type Actor, mayMove } from '../transitions.ts'
import {
  dutyDue,
  type InvitationFacts,
  type InvitationStatus,
  invitationEnds,
  invitationEntryFor,
  invitationObstacle,
  invitationStatuses,
  invitationTransitions,
  nextCheck,
  nextDuty,
} from './invitations.ts'

const letters: [Actor, string][] = [
  ['recruiter', 'R'],
  ['candidate', 'C'],
  ['reviewer', 'V'],
  ['automation', 'A'],
]
const answers = { 'invite:confirmed': 'C', 'invite:refused': 'C', 'invite:canceled': 'RA' }
const allowed: Partial<Record<InvitationStatus, Partial<Record<InvitationStatus, string>>>> = {
  'invite:pending': { 'invite:pending:viewed': 'C', ...answers },
  'invite:pending:viewed': answers,
}

const moves = invitationStatuses.flatMap((from) =>
  invitationStatuses.flatMap((to) =>
    letters.map(([actor, letter]) => [from, to, actor, allowed[from]?.[to]?.includes(letter) ?? false] as const),
  ),
)
it.each(moves)('an invitation from %s to %s by %s: %o', (from, to, actor, may) => {
  expect(mayMove<InvitationStatus>(invitationTransitions, { from, to, actor })).toBe(may)
})

it.each([
  ['invite:pending', 'candidate', 'candidate:invite:new'],
  ['invite:pending:viewed', 'candidate', 'candidate:invite:pending:viewed'],
  ['invite:confirmed', 'candidate', 'candidate:invite:accept'],
  ['invite:refused', 'candidate', 'candidate:invite:reject'],
  ['invite:canceled', 'recruiter', 'recruiter:invite:cancel'],
  ['invite:canceled', 'automation', 'automation:invite:timeout'],
] as const)('%s by %s is labelled by %s', (status, actor, entry) => {
  expect(invitationEntryFor(status, actor)).toBe(entry)
})

describe('the automation of an invitation', () => {
  const made = new Date('2026-03-10T15:00:00Z')
  const told = new Date('2026-03-10T15:10:00Z')
  const after = (days: number) => new Date(told.getTime() + days * 86_400_000)
  const end = new Date('2026-03-18T03:00:00Z')

  it('is sent after ten minutes, reminds after three and six days, and ends with the seventh', () => {
    expect(nextDuty({ made, told: null, reminders: 0 })).toEqual({ duty: 'tell', at: told })
    expect(nextDuty({ made, told, reminders: 0 })).toEqual({ duty: 'remind', at: after(3) })
    expect(nextDuty({ made, told, reminders: 1 })).toEqual({ duty: 'remind', at: after(6) })
    expect(nextDuty({ made, told, reminders: 2 })).toEqual({ duty: 'end', at: end })
  })

  it('has nothing to do before its time', () => {
    expect(dutyDue({ made, told: null, reminders: 0 }, made)).toBeUndefined()
    expect(dutyDue({ made, told, reminders: 0 }, after(2.99))).toBeUndefined()
  })

  it('gives as many days to a person who is notified late', () => {
    const late = after(30)
    expect(dutyDue({ made, told: null, reminders: 0 }, late)?.after).toEqual({ made, told: late, reminders: 0 })
  })

  it.each([
    [3, 'remind', 1],
    [6.5, 'remind', 2],
    [7.4, 'remind', 2],
    [7.5, 'end', 2],
    [40, 'end', 2],
  ] as const)('%d days after it was told and never looked at does one thing: %s', (days, duty, reminders) => {
    expect(dutyDue({ made, told, reminders: 0 }, after(days))).toEqual({ duty, after: { made, told, reminders } })
  })
})

describe('the last day of an invitation', () => {
  it.each([
    ['2026-03-10T03:00:00Z', '2026-03-18T03:00:00Z'],
    ['2026-03-10T15:10:00Z', '2026-03-18T03:00:00Z'],
    ['2026-03-11T02:59:59Z', '2026-03-18T03:00:00Z'],
    ['2026-03-11T03:00:00Z', '2026-03-19T03:00:00Z'],
  ])('told at %s is open until midnight, %s', (told, ends) => {
    expect(invitationEnds(new Date(told))).toEqual(new Date(ends))
  })

  it('comes later if it couldn’t be answered meanwhile', () => {
    const due = new Date('2026-03-22T03:00:00Z')
    expect(invitationEnds(new Date('2026-03-10T15:10:00Z'), due)).toEqual(due)
  })

  const made = new Date('2026-03-10T15:00:00Z')
  const told = new Date('2026-03-10T15:10:00Z')
  it.each<[string, Date | null, string, string]>([
    ['that nobody knows of in an hour', null, '2026-03-20T15:00:00Z', '2026-03-20T16:00:00Z'],
    ['in a day while its time lasts', told, '2026-03-16T15:00:00Z', '2026-03-17T15:00:00Z'],
    ['at the end of the next day when its time is over by then', told, '2026-03-17T15:00:00Z', '2026-03-19T03:00:00Z'],
    ['from one midnight to the next but one', told, '2026-03-19T03:00:00Z', '2026-03-21T03:00:00Z'],
  ])('is checked again, %s', (_, when, now, next) => {
    expect(nextCheck({ made, told: when, reminders: 0 }, new Date(now))).toEqual(new Date(next))
  })
})

describe('who may be invited', () => {
  const free: InvitationFacts = {
    job: { status: 'job:approved', kind: 1 },
    cvType: 'professional',
    offered: true,
    birthDate: '1990-01-01',
    inSelection: false,
    invitation: null,
    today: '2026-03-10',
  }
  it.each<[string, Partial<InvitationFacts>, string | undefined]>([
    ['whoever is found', {}, undefined],
    ['whose last invitation was canceled', { invitation: 'invite:canceled' }, undefined],
    ['who is in the selection', { inSelection: true, offered: false }, 'already_in_selection'],
    ['who isn’t found any more', { offered: false }, 'curriculum_not_found'],
    ['to a paused job', { job: { status: 'job:disabled', kind: 1 } }, 'job_not_open'],
    ['who has an open invitation', { invitation: 'invite:pending' }, 'already_invited'],
    ['who has seen one', { invitation: 'invite:pending:viewed' }, 'already_invited'],
    ['who refused one', { invitation: 'invite:refused' }, 'invitation_refused'],
    ['with a curriculum of another kind', { cvType: 'internship' }, 'not_invitable'],
    ['who is too young, without saying so', { birthDate: '2011-01-01' }, 'not_invitable'],
    [
      'to be an apprentice, over 24: a disability may lift it',
      { job: { status: 'job:approved', kind: 3 }, cvType: 'apprentice' },
      undefined,
    ],
  ])('%s', (_, facts, code) => {
    expect(invitationObstacle({ ...free, ...facts })).toBe(code)
  })
})
