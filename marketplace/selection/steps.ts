import { type Actor, type Moved, move, type Obstacles, type Transitions } from '../transitions.ts'

/** The steps of a selection (specification, platform §4). */
export const selectionSteps = ['curriculums', 'selectiveProcess', 'interviews', 'finalists', 'discarded'] as const
export type SelectionStep = (typeof selectionSteps)[number]

/**
 * The statuses that a place may have in addition to its step (specification, data §4.2; the hiring message's answers).
 */
export const placeStatuses = [
  'candidate:finalist',
  'candidate:discarded',
  'candidate:hire:accepted',
  'candidate:hire:rejected',
  'candidate:hire:canceled',
] as const
export type PlaceStatus = (typeof placeStatuses)[number]

/** How a place came to be: the candidate applied or confirmed an invitation. */
export type PlaceOrigin = 'applied' | 'invited'

/** Where a new place stands. */
export const firstStep = { applied: 'curriculums', invited: 'selectiveProcess' } as const satisfies Record<
  PlaceOrigin,
  SelectionStep
>

const back = { by: 'recruiter', unless: ['interview_confirmed'] } as const
const discard = [
  'recruiter',
  'candidate',
  { by: 'automation', unless: ['job_not_ended', 'hired', 'finalist_undecided'] },
] as const
const undo = { by: 'recruiter', unless: ['undo_too_late', 'not_the_step_before'] } as const

/**
 * Who moves a place from step to step. Leaving `discarded` depends on who discarded and when: see `movePlace`.
 * The recruiter may skip steps, since an interview may happen elsewhere; one step back only while none is confirmed.
 */
export const stepTransitions = {
  curriculums: { selectiveProcess: 'recruiter', interviews: 'recruiter', finalists: 'recruiter', discarded: discard },
  selectiveProcess: { curriculums: back, interviews: 'recruiter', finalists: 'recruiter', discarded: discard },
  interviews: { selectiveProcess: back, finalists: 'recruiter', discarded: discard },
  finalists: { interviews: back, discarded: discard },
  discarded: {
    curriculums: [undo, { by: 'candidate', unless: ['job_not_open', 'not_withdrawn'] }],
    selectiveProcess: undo,
    interviews: undo,
    finalists: undo,
  },
} as const satisfies Transitions<SelectionStep>

/** The status that goes with a step; null where the step says it all. */
export function statusOfStep(step: SelectionStep): PlaceStatus | null {
  if (step === 'finalists') return 'candidate:finalist'
  return step === 'discarded' ? 'candidate:discarded' : null
}

/** Moves by recruiters of which the candidate isn't told yet. */
export type Untold = {
  /** The step of which the candidate was told last. */
  readonly told: SelectionStep
  /** Where undoing the last of the moves leads. */
  readonly back: SelectionStep
  /** When the first of them was made. */
  readonly since: Date
  /** Until when the last one may be undone; then the candidate is told where they stand. */
  readonly until: Date
}

/** What the rules for moving need to know of a place. */
export type Place = {
  readonly step: SelectionStep
  readonly status: PlaceStatus | null
  readonly discarded?: { readonly by: Actor; readonly from: SelectionStep; readonly at: Date } | null
  readonly untold?: Untold | null
  readonly outcome?: FinalistOutcome | null
}

/** Minutes in which a recruiter may undo a move; until then the candidate isn't told (product §2). */
export const undoMinutes = 10

/** Hours in which a recruiter may undo a discard; until then the candidate isn't told (product §2). */
export const undoHours = 24

/** Until when a recruiter may undo a move to a step. */
export function undoUntil(to: SelectionStep, made: Date): Date {
  const minutes = to === 'discarded' ? undoHours * 60 : undoMinutes
  return new Date(made.getTime() + minutes * 60_000)
}

/** Whether the last move may still be undone by a recruiter, and is still hidden from the candidate. */
export function isUndoable({ untold }: Pick<Place, 'untold'>, now: Date): boolean {
  return Boolean(untold && now < untold.until)
}

/**
 * The step as the candidate sees it in pages, counters, history and mail: the one they were told of last. Lists say the same
 * in SQL. @internal
 */
export function visibleStep({ step, untold }: Pick<Place, 'step' | 'untold'>, now: Date): SelectionStep {
  return untold && now < untold.until ? untold.told : step
}

/** What the candidate doesn't know after a recruiter's move. */
export function untoldAfterMove(place: Place, { to, now }: { to: SelectionStep; now: Date }): Untold {
  const before = isUndoable(place, now) ? place.untold : null
  return {
    told: before?.told ?? place.step,
    since: before?.since ?? now,
    back: place.step,
    until: undoUntil(to, now),
  }
}

/** What the candidate doesn't know after an undoing: null unless an untold move from before still stands. */
export function untoldAfterUndo(untold: Untold, earlier: StandingMove | null): Untold | null {
  return earlier && { ...untold, back: earlier.from, until: undoUntil(earlier.to, earlier.made) }
}

/** A recruiter's move that wasn't undone. */
export type StandingMove = { readonly from: SelectionStep; readonly to: SelectionStep; readonly made: Date }

/**
 * Undoes a recruiter's last move, from wherever it led, over however many steps.
 * @returns the step before and its status, or the refusal: undo_too_late, interview_confirmed
 */
export function undoMove(
  place: Place,
  { now, facts }: { now: Date; facts: Pick<PlaceFacts, 'interviewConfirmed'> },
): Moved<SelectionStep> & { placeStatus?: PlaceStatus | null } {
  const { untold, step } = place
  if (!untold || now >= untold.until) return { ok: false, code: 'undo_too_late' }
  const leadsBack = selectionSteps.indexOf(untold.back) < selectionSteps.indexOf(step)
  if (facts.interviewConfirmed && leadsBack && step !== 'discarded') return { ok: false, code: 'interview_confirmed' }
  return { ok: true, status: untold.back, placeStatus: statusOfStep(untold.back) }
}

/** What a recruiter says became of a finalist as the selection ends; of who is undecided nothing else is told. */
export const finalistOutcomes = ['hired', 'notHired', 'undecided'] as const
export type FinalistOutcome = (typeof finalistOutcomes)[number]

/** The candidate gave up this place themselves, and may apply again while the job is open. */
export function isWithdrawn(place: Place): boolean {
  return place.step === 'discarded' && place.discarded?.by === 'candidate'
}

/**
 * Moves a place by the rules, with the facts about it already read.
 * @returns the new step and status, or the refusal: move_not_allowed, undo_too_late, not_the_step_before, job_not_open,
 * not_withdrawn, interview_confirmed, job_not_ended, hired, finalist_undecided
 */
export function movePlace(
  place: Place,
  { to, actor, now, facts }: { to: SelectionStep; actor: Actor; now: Date; facts: PlaceFacts },
): Moved<SelectionStep> & { placeStatus?: PlaceStatus | null } {
  const obstacles: Obstacles = {
    interview_confirmed: facts.interviewConfirmed,
    job_not_open: !facts.jobOpen,
    job_not_ended: !facts.jobEnded,
    hired: place.status === 'candidate:hire:accepted' || place.outcome === 'hired',
    finalist_undecided: place.step === 'finalists' && place.outcome !== 'notHired',
    undo_too_late: !isUndoable(place, now),
    not_the_step_before: place.untold?.back !== to,
    not_withdrawn: !isWithdrawn(place),
  }
  const moved = move<SelectionStep>(stepTransitions, { from: place.step, to, actor, obstacles })
  return moved.ok ? { ...moved, placeStatus: statusOfStep(to) } : moved
}

/** What a move needs to know beyond the place: of its job and interviews. */
export type PlaceFacts = {
  readonly jobOpen: boolean
  readonly jobEnded: boolean
  readonly interviewConfirmed: boolean
}
