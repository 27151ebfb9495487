import { type Actor, type Moved, move, type Obstacles, type Transitions } from '../transitions.ts'

/** The steps of a selection (specification, platform §4). */
export const selectionSteps = ['curriculums', 'selectiveProcess', 'interviews', 'finalists', 'discarded'] as const
export type SelectionStep = (typeof selectionSteps)[number]

/** The statuses that a place may carry beside its step (specification, data §4.2; the hiring message's answers). */
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
const discard = ['recruiter', 'candidate', { by: 'automation', unless: ['job_not_ended', 'hired'] }] as const
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

/** What a move out of a step needs to know of a place. */
export type Place = {
  readonly step: SelectionStep
  readonly status: PlaceStatus | null
  readonly discarded?: { readonly by: Actor; readonly from: SelectionStep; readonly at: Date } | null
}

/** Hours in which a recruiter may take a discard back; until then the candidate isn't told. */
export const undoHours = 24

/** Whether a discard by the recruiter may still be taken back, and is still hidden from the candidate. */
export function isUndoable(place: Place, now: Date): boolean {
  if (place.step !== 'discarded' || place.discarded?.by !== 'recruiter') return false
  return now.getTime() - place.discarded.at.getTime() < undoHours * 60 * 60 * 1000
}

/** The candidate gave up this place themselves, and may apply again while the job is open. */
export function isWithdrawn(place: Place): boolean {
  return place.step === 'discarded' && place.discarded?.by === 'candidate'
}

/**
 * Moves a place, with what only the place itself can tell already looked at.
 * @returns the new step and status, or the refusal: move_not_allowed, undo_too_late, not_the_step_before, job_not_open,
 * not_withdrawn, interview_confirmed, job_not_ended, hired
 */
export function movePlace(
  place: Place,
  { to, actor, now, facts }: { to: SelectionStep; actor: Actor; now: Date; facts: PlaceFacts },
): Moved<SelectionStep> & { placeStatus?: PlaceStatus | null } {
  const obstacles: Obstacles = {
    interview_confirmed: facts.interviewConfirmed,
    job_not_open: !facts.jobOpen,
    job_not_ended: !facts.jobEnded,
    hired: place.status === 'candidate:hire:accepted',
    undo_too_late: !isUndoable(place, now),
    not_the_step_before: place.discarded?.from !== to,
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
