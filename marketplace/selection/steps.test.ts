import { describe, expect, it } from 'vitest'
import { type Actor, mayMove } from '../transitions.ts'
import { isUndoable, movePlace, type Place, type SelectionStep, selectionSteps, stepTransitions } from './steps.ts'

const letters: [Actor, string][] = [
  ['recruiter', 'R'],
  ['candidate', 'C'],
  ['reviewer', 'V'],
  ['automation', 'A'],
]

/** Every from, to and actor with what an independent table says. */
function everyMove<Status extends string>(
  statuses: readonly Status[],
  allowed: Partial<Record<Status, Partial<Record<Status, string>>>>,
) {
  return statuses.flatMap((from) =>
    statuses.flatMap((to) =>
      letters.map(([actor, letter]) => [from, to, actor, allowed[from]?.[to]?.includes(letter) ?? false] as const),
    ),
  )
}

const stepMoves = everyMove<SelectionStep>(selectionSteps, {
  curriculums: { selectiveProcess: 'R', interviews: 'R', finalists: 'R', discarded: 'RCA' },
  selectiveProcess: { curriculums: 'R', interviews: 'R', finalists: 'R', discarded: 'RCA' },
  interviews: { selectiveProcess: 'R', finalists: 'R', discarded: 'RCA' },
  finalists: { interviews: 'R', discarded: 'RCA' },
  discarded: { curriculums: 'RC', selectiveProcess: 'R', interviews: 'R', finalists: 'R' },
})
it.each(stepMoves)('place from %s to %s by %s: %o', (from, to, actor, may) => {
  expect(mayMove<SelectionStep>(stepTransitions, { from, to, actor })).toBe(may)
})

const now = new Date('2026-04-20T12:00:00Z')
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000)
const facts = { jobOpen: true, jobEnded: false, interviewConfirmed: false }

function discarded(by: Actor, hours: number, from: SelectionStep = 'interviews'): Place {
  return { step: 'discarded', status: 'candidate:discarded', discarded: { by, from, at: hoursAgo(hours) } }
}

describe("a recruiter's discard", () => {
  it('is hidden from the candidate for 24 hours', () => {
    expect(isUndoable(discarded('recruiter', 23.99), now)).toBe(true)
    expect(isUndoable(discarded('recruiter', 24), now)).toBe(false)
  })

  it('can be taken back to the step before, within 24 hours', () => {
    const undo = (hours: number, to: SelectionStep) =>
      movePlace(discarded('recruiter', hours), { to, actor: 'recruiter', now, facts })
    expect(undo(1, 'interviews')).toEqual({ ok: true, status: 'interviews', placeStatus: null })
    expect(undo(1, 'finalists')).toEqual({ ok: false, code: 'not_the_step_before' })
    expect(undo(24, 'interviews')).toEqual({ ok: false, code: 'undo_too_late' })
  })

  it("can't be undone by a new application", () => {
    const asked = { to: 'curriculums', actor: 'candidate', now, facts } as const
    expect(movePlace(discarded('recruiter', 1), asked)).toEqual({ ok: false, code: 'not_withdrawn' })
  })
})

describe('a withdrawal', () => {
  it('shows at once and may be followed by a new application while the job is open', () => {
    const place = discarded('candidate', 0)
    expect(isUndoable(place, now)).toBe(false)
    const asked = { to: 'curriculums', actor: 'candidate', now } as const
    expect(movePlace(place, { ...asked, facts })).toEqual({ ok: true, status: 'curriculums', placeStatus: null })
    expect(movePlace(place, { ...asked, facts: { ...facts, jobOpen: false } })).toEqual({
      ok: false,
      code: 'job_not_open',
    })
  })

  it("can't be taken back by the recruiter", () => {
    const asked = { to: 'interviews', actor: 'recruiter', now, facts } as const
    expect(movePlace(discarded('candidate', 0), asked)).toEqual({ ok: false, code: 'undo_too_late' })
  })
})

it('carries the status that goes with the step', () => {
  const place: Place = { step: 'interviews', status: null }
  const go = (to: SelectionStep) => movePlace(place, { to, actor: 'recruiter', now, facts })
  expect(go('finalists')).toMatchObject({ placeStatus: 'candidate:finalist' })
  expect(go('discarded')).toMatchObject({ placeStatus: 'candidate:discarded' })
})

it('goes back only while no interview is confirmed', () => {
  const asked = { to: 'selectiveProcess', actor: 'recruiter', now } as const
  const place: Place = { step: 'interviews', status: null }
  expect(movePlace(place, { ...asked, facts: { ...facts, interviewConfirmed: true } })).toEqual({
    ok: false,
    code: 'interview_confirmed',
  })
})

it('keeps accepted hires when the job ends, and discards the rest only then', () => {
  const end = (status: Place['status'], jobEnded: boolean) =>
    movePlace(
      { step: 'finalists', status },
      { to: 'discarded', actor: 'automation', now, facts: { ...facts, jobEnded } },
    )
  expect(end('candidate:hire:accepted', true)).toEqual({ ok: false, code: 'hired' })
  expect(end('candidate:finalist', true)).toMatchObject({ ok: true })
  expect(end('candidate:finalist', false)).toEqual({ ok: false, code: 'job_not_ended' })
})
