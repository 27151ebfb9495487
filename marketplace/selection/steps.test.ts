import { describe, expect, it } from 'vitest'
import { type Actor, mayMove } from '../transitions.ts'
import {
  type Candidacy,
  isUndoable,
  moveCandidacy,
  type SelectionStep,
  selectionSteps,
  stepTransitions,
  unannouncedAfterMove,
  unannouncedAfterUndo,
  undoMove,
  undoUntil,
  visibleStep,
} from './steps.ts'

const letters: [Actor, string][] = [
  ['recruiter', 'R'],
  ['candidate', 'C'],
  ['reviewer', 'V'],
  ['automation', 'A'],
]

/** Every combination of from, to and actor, with the result of an independent table. */
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
it.each(stepMoves)('candidacy from %s to %s by %s: %o', (from, to, actor, may) => {
  expect(mayMove<SelectionStep>(stepTransitions, { from, to, actor })).toBe(may)
})

const now = new Date('2026-04-20T12:00:00Z')
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000)
const facts = { jobOpen: true, jobEnded: false, interviewConfirmed: false, hireStanding: false }

function discarded(by: Actor, hours: number, from: SelectionStep = 'interviews'): Candidacy {
  const at = hoursAgo(hours)
  const unannounced =
    by === 'recruiter' ? { announced: from, back: from, since: at, until: undoUntil('discarded', at) } : null
  return { step: 'discarded', status: 'candidate:discarded', discarded: { by, from, at }, unannounced }
}

describe("a recruiter's discard", () => {
  it('is hidden from the candidate for 24 hours', () => {
    expect(isUndoable(discarded('recruiter', 23.99), now)).toBe(true)
    expect(isUndoable(discarded('recruiter', 24), now)).toBe(false)
  })

  it('can be undone to the previous step within 24 hours', () => {
    const undo = (hours: number, to: SelectionStep) =>
      moveCandidacy(discarded('recruiter', hours), { to, actor: 'recruiter', now, facts })
    expect(undo(1, 'interviews')).toEqual({ ok: true, status: 'interviews', candidacyStatus: null })
    expect(undo(1, 'finalists')).toEqual({ ok: false, code: 'not_the_step_before' })
    expect(undo(24, 'interviews')).toEqual({ ok: false, code: 'undo_too_late' })
  })

  it("can't be undone by a new application", () => {
    const asked = { to: 'curriculums', actor: 'candidate', now, facts } as const
    expect(moveCandidacy(discarded('recruiter', 1), asked)).toEqual({ ok: false, code: 'not_withdrawn' })
  })
})

describe('a recruiter’s move', () => {
  const minute = (minutes: number) => new Date(now.getTime() + minutes * 60_000)
  /** A candidacy after these moves, each in its own minute. */
  const moved = (from: SelectionStep, ...moves: [SelectionStep, number][]): Candidacy =>
    moves.reduce<Candidacy>(
      (candidacy, [to, at]) => ({
        step: to,
        status: null,
        unannounced: unannouncedAfterMove(candidacy, { to, now: minute(at) }),
      }),
      { step: from, status: null },
    )

  it('is hidden from the candidate for ten minutes', () => {
    const candidacy = moved('curriculums', ['finalists', 0])
    expect(visibleStep(candidacy, minute(9.99))).toBe('curriculums')
    expect(visibleStep(candidacy, minute(10))).toBe('finalists')
  })

  it('that follows another before its announcement hides both for ten minutes more', () => {
    const candidacy = moved('curriculums', ['interviews', 0], ['finalists', 6])
    expect(visibleStep(candidacy, minute(15.99))).toBe('curriculums')
    expect(visibleStep(candidacy, minute(16))).toBe('finalists')
    expect(visibleStep(moved('curriculums', ['interviews', 0], ['finalists', 11]), minute(12))).toBe('interviews')
  })

  it('is undone over any number of steps, as long as it isn’t announced', () => {
    const candidacy = moved('curriculums', ['finalists', 0])
    expect(undoMove(candidacy, { now: minute(9), facts })).toEqual({
      ok: true,
      status: 'curriculums',
      candidacyStatus: null,
    })
    expect(undoMove(candidacy, { now: minute(10), facts })).toEqual({ ok: false, code: 'undo_too_late' })
    expect(undoMove({ step: 'finalists', status: null }, { now, facts })).toEqual({ ok: false, code: 'undo_too_late' })
    const confirmed = { ...facts, interviewConfirmed: true }
    expect(undoMove(candidacy, { now, facts: confirmed })).toEqual({ ok: false, code: 'interview_confirmed' })
    const offered = { ...facts, hireStanding: true }
    expect(undoMove(candidacy, { now, facts: offered })).toEqual({ ok: false, code: 'hire_standing' })
    expect(undoMove(moved('curriculums', ['interviews', 0]), { now, facts: offered })).toMatchObject({ ok: true })
    const back = moved('finalists', ['interviews', 0])
    expect(undoMove(back, { now, facts: confirmed })).toMatchObject({ ok: true, candidacyStatus: 'candidate:finalist' })
  })

  it('that is undone restores the previous one with its time', () => {
    const { unannounced } = moved('curriculums', ['interviews', 0], ['finalists', 6])
    const earlier = { from: 'curriculums', to: 'interviews', made: minute(0) } as const
    const left: Candidacy = {
      step: 'interviews',
      status: null,
      unannounced: unannounced && unannouncedAfterUndo(unannounced, earlier),
    }
    expect([visibleStep(left, minute(9)), visibleStep(left, minute(10))]).toEqual(['curriculums', 'interviews'])
    expect(undoMove(left, { now: minute(9), facts })).toMatchObject({ ok: true, status: 'curriculums' })
    expect(unannounced && unannouncedAfterUndo(unannounced, null)).toBeNull()
  })
})

describe('a withdrawal', () => {
  it('shows at once and may be followed by a new application while the job is open', () => {
    const candidacy = discarded('candidate', 0)
    expect(isUndoable(candidacy, now)).toBe(false)
    const asked = { to: 'curriculums', actor: 'candidate', now } as const
    expect(moveCandidacy(candidacy, { ...asked, facts })).toEqual({
      ok: true,
      status: 'curriculums',
      candidacyStatus: null,
    })
    expect(moveCandidacy(candidacy, { ...asked, facts: { ...facts, jobOpen: false } })).toEqual({
      ok: false,
      code: 'job_not_open',
    })
  })

  it("can't be undone by the recruiter", () => {
    const asked = { to: 'interviews', actor: 'recruiter', now, facts } as const
    expect(moveCandidacy(discarded('candidate', 0), asked)).toEqual({ ok: false, code: 'undo_too_late' })
  })
})

it('sets the status that belongs to the step', () => {
  const candidacy: Candidacy = { step: 'interviews', status: null }
  const go = (to: SelectionStep) => moveCandidacy(candidacy, { to, actor: 'recruiter', now, facts })
  expect(go('finalists')).toMatchObject({ candidacyStatus: 'candidate:finalist' })
  expect(go('discarded')).toMatchObject({ candidacyStatus: 'candidate:discarded' })
})

it('goes back only while no interview is confirmed', () => {
  const asked = { to: 'selectiveProcess', actor: 'recruiter', now } as const
  const candidacy: Candidacy = { step: 'interviews', status: null }
  expect(moveCandidacy(candidacy, { ...asked, facts: { ...facts, interviewConfirmed: true } })).toEqual({
    ok: false,
    code: 'interview_confirmed',
  })
})

it('keeps accepted hires when the job ends, and discards the rest only then', () => {
  const end = (candidacy: Partial<Candidacy>, jobEnded = true) =>
    moveCandidacy(
      { step: 'interviews', status: null, ...candidacy },
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
