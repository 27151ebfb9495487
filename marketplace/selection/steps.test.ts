import { describe, expect, it } from 'vitest'
import { type Actor, mayMove } from '../transitions.ts'
import {
  isUndoable,
  movePlace,
  type Place,
  type SelectionStep,
  selectionSteps,
  stepTransitions,
  undoMove,
  undoUntil,
  untoldAfterMove,
  untoldAfterUndo,
  visibleStep,
} from './steps.ts'

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
  const at = hoursAgo(hours)
  const untold = by === 'recruiter' ? { told: from, back: from, since: at, until: undoUntil('discarded', at) } : null
  return { step: 'discarded', status: 'candidate:discarded', discarded: { by, from, at }, untold }
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

describe('a recruiter’s move', () => {
  const minute = (minutes: number) => new Date(now.getTime() + minutes * 60_000)
  /** Moves one after the other, at these minutes. */
  const moved = (from: SelectionStep, ...moves: [SelectionStep, number][]): Place =>
    moves.reduce<Place>(
      (place, [to, at]) => ({ step: to, status: null, untold: untoldAfterMove(place, { to, now: minute(at) }) }),
      { step: from, status: null },
    )

  it('is hidden from the candidate for ten minutes', () => {
    const place = moved('curriculums', ['finalists', 0])
    expect(visibleStep(place, minute(9.99))).toBe('curriculums')
    expect(visibleStep(place, minute(10))).toBe('finalists')
  })

  it('that follows another before it is told hides both, for ten minutes from then', () => {
    const place = moved('curriculums', ['interviews', 0], ['finalists', 6])
    expect(visibleStep(place, minute(15.99))).toBe('curriculums')
    expect(visibleStep(place, minute(16))).toBe('finalists')
    expect(visibleStep(moved('curriculums', ['interviews', 0], ['finalists', 11]), minute(12))).toBe('interviews')
  })

  it('is undone over however many steps, as long as it isn’t told', () => {
    const place = moved('curriculums', ['finalists', 0])
    expect(undoMove(place, { now: minute(9), facts })).toEqual({ ok: true, status: 'curriculums', placeStatus: null })
    expect(undoMove(place, { now: minute(10), facts })).toEqual({ ok: false, code: 'undo_too_late' })
    expect(undoMove({ step: 'finalists', status: null }, { now, facts })).toEqual({ ok: false, code: 'undo_too_late' })
    const confirmed = { ...facts, interviewConfirmed: true }
    expect(undoMove(place, { now, facts: confirmed })).toEqual({ ok: false, code: 'interview_confirmed' })
    const back = moved('finalists', ['interviews', 0])
    expect(undoMove(back, { now, facts: confirmed })).toMatchObject({ ok: true, placeStatus: 'candidate:finalist' })
  })

  it('that is undone leaves the one before it, with the time it had', () => {
    const { untold } = moved('curriculums', ['interviews', 0], ['finalists', 6])
    const earlier = { from: 'curriculums', to: 'interviews', made: minute(0) } as const
    const left: Place = { step: 'interviews', status: null, untold: untold && untoldAfterUndo(untold, earlier) }
    expect([visibleStep(left, minute(9)), visibleStep(left, minute(10))]).toEqual(['curriculums', 'interviews'])
    expect(undoMove(left, { now: minute(9), facts })).toMatchObject({ ok: true, status: 'curriculums' })
    expect(untold && untoldAfterUndo(untold, null)).toBeNull()
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
  const end = (place: Partial<Place>, jobEnded = true) =>
    movePlace(
      { step: 'interviews', status: null, ...place },
      { to: 'discarded', actor: 'automation', now, facts: { ...facts, jobEnded } },
    )
  expect(end({})).toMatchObject({ ok: true })
  expect(end({}, false)).toEqual({ ok: false, code: 'job_not_ended' })
  const step = 'finalists'
  expect(end({ step, status: 'candidate:hire:accepted' })).toEqual({ ok: false, code: 'hired' })
  expect(end({ step, outcome: 'hired' })).toEqual({ ok: false, code: 'hired' })
  expect(end({ step, outcome: 'notHired' })).toMatchObject({ ok: true })
  for (const outcome of [null, 'undecided'] as const) {
    expect(end({ step, outcome })).toEqual({ ok: false, code: 'finalist_undecided' })
  }
})
