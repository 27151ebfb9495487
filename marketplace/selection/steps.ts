import { type Actor, type Moved, move, type Obstacles, type Transitions } from '../transitions.ts'

/** The steps of a selection (specification, platform §4). */
export const selectionSteps = ['curriculums', 'selectiveProcess', 'interviews', 'finalists', 'discarded'] as const
export type SelectionStep = (typeof selectionSteps)[number]

/**
 * The statuses that a candidacy may have in addition to its step (specification, data §4.2; the hiring message's
 * answers).
 */
export const candidacyStatuses = [
  'candidate:finalist',
  'candidate:discarded',
  'candidate:hire:accepted',
  'candidate:hire:rejected',
  'candidate:hire:canceled',
] as const
export type CandidacyStatus = (typeof candidacyStatuses)[number]

/** The origin of a candidacy: the candidate applied or confirmed an invitation. */
export type CandidacyOrigin = 'applied' | 'invited'

/** The first step of a new candidacy. */
export const firstStep = { applied: 'curriculums', invited: 'selectiveProcess' } as const satisfies Record<
  CandidacyOrigin,
  SelectionStep
>

const back = { by: 'recruiter', unless: ['interview_confirmed'] } as const
const endOfJob = { by: 'automation', unless: ['job_not_ended', 'hired', 'finalist_undecided'] } as const
const discard = ['recruiter', 'candidate', endOfJob] as const
const undo = { by: 'recruiter', unless: ['undo_too_late', 'not_the_step_before'] } as const

/**
 * The permitted moves between steps and who makes them. For moves out of `discarded` see `moveCandidacy`, since they
 * depend on who discarded and when. The recruiter may skip steps, since an interview may happen elsewhere; one step
 * back is possible only while no interview is confirmed.
 */
export const stepTransitions = {
  curriculums: { selectiveProcess: 'recruiter', interviews: 'recruiter', finalists: 'recruiter', discarded: discard },
  selectiveProcess: { curriculums: back, interviews: 'recruiter', finalists: 'recruiter', discarded: discard },
  interviews: { selectiveProcess: back, finalists: 'recruiter', discarded: discard },
  finalists: {
    interviews: { by: 'recruiter', unless: ['interview_confirmed', 'hire_standing'] },
    discarded: [{ by: 'recruiter', unless: ['hire_standing'] }, 'candidate', endOfJob],
  },
  discarded: {
    curriculums: [undo, { by: 'candidate', unless: ['job_not_open', 'not_withdrawn'] }],
    selectiveProcess: undo,
    interviews: undo,
    finalists: undo,
  },
} as const satisfies Transitions<SelectionStep>

/** The status of a step; null for steps that have none. */
export function statusOfStep(step: SelectionStep): CandidacyStatus | null {
  if (step === 'finalists') return 'candidate:finalist'
  return step === 'discarded' ? 'candidate:discarded' : null
}

/** Recruiters' moves that aren't announced to the candidate yet. */
export type Unannounced = {
  /** The step of which the candidate was last notified. */
  readonly announced: SelectionStep
  /** The step to which undoing the last move returns. */
  readonly back: SelectionStep
  /** When the first of them was made. */
  readonly since: Date
  /** Until when the last one may be undone; then the candidate is notified of the current step. */
  readonly until: Date
}

/** What the rules for moving need to know of a candidacy. */
export type Candidacy = {
  readonly step: SelectionStep
  readonly status: CandidacyStatus | null
  readonly discarded?: { readonly by: Actor; readonly from: SelectionStep; readonly at: Date } | null
  readonly unannounced?: Unannounced | null
  readonly outcome?: FinalistOutcome | null
}

/** Minutes in which a recruiter may undo a move; after that the candidate is notified (product §2). */
export const undoMinutes = 10

/** Hours in which a recruiter may undo a discard; after that the candidate is notified (product §2). */
export const undoHours = 24

/** Until when a recruiter may undo a move to a given step. */
export function undoUntil(to: SelectionStep, made: Date): Date {
  const minutes = to === 'discarded' ? undoHours * 60 : undoMinutes
  return new Date(made.getTime() + minutes * 60_000)
}

/** Whether the last move may still be undone by a recruiter, and is still hidden from the candidate. */
export function isUndoable({ unannounced }: Pick<Candidacy, 'unannounced'>, now: Date): boolean {
  return Boolean(unannounced && now < unannounced.until)
}

/**
 * The step as the candidate sees it in pages, counters, history and mail: the one of which they were last notified. Lists
 * compute the same in SQL; while the job is taken down nothing is announced, so they show this step until it is back.
 */
export function visibleStep({ step, unannounced }: Pick<Candidacy, 'step' | 'unannounced'>, now: Date): SelectionStep {
  return unannounced && now < unannounced.until ? unannounced.announced : step
}

/** The unannounced moves after a recruiter's move. */
export function unannouncedAfterMove(candidacy: Candidacy, { to, now }: { to: SelectionStep; now: Date }): Unannounced {
  const before = isUndoable(candidacy, now) ? candidacy.unannounced : null
  return {
    announced: before?.announced ?? candidacy.step,
    since: before?.since ?? now,
    back: candidacy.step,
    until: undoUntil(to, now),
  }
}

/** The unannounced moves after an undoing: null unless an earlier one remains. */
export function unannouncedAfterUndo(unannounced: Unannounced, earlier: StandingMove | null): Unannounced | null {
  return earlier && { ...unannounced, back: earlier.from, until: undoUntil(earlier.to, earlier.made) }
}

/** A recruiter's move that wasn't undone. */
export type StandingMove = { readonly from: SelectionStep; readonly to: SelectionStep; readonly made: Date }

/**
 * Undoes a recruiter's last move, over any number of steps.
 * @returns the step before and its status, or the refusal: undo_too_late, interview_confirmed, hire_standing
 */
export function undoMove(
  candidacy: Candidacy,
  { now, facts }: { now: Date; facts: Pick<CandidacyFacts, 'interviewConfirmed' | 'hireStanding'> },
): Moved<SelectionStep> & { candidacyStatus?: CandidacyStatus | null } {
  const { unannounced, step } = candidacy
  if (!unannounced || now >= unannounced.until) return { ok: false, code: 'undo_too_late' }
  const returnsToPage = selectionSteps.indexOf(unannounced.back) < selectionSteps.indexOf(step)
  if (facts.interviewConfirmed && returnsToPage && step !== 'discarded')
    return { ok: false, code: 'interview_confirmed' }
  if (facts.hireStanding && step === 'finalists') return { ok: false, code: 'hire_standing' }
  return { ok: true, status: unannounced.back, candidacyStatus: statusOfStep(unannounced.back) }
}

/**
 * The outcomes that a recruiter records for a candidate when the selection ends. Nothing is announced to an undecided
 * finalist. A kept candidate is discarded, and shown to the company for its other jobs.
 */
export const finalistOutcomes = ['hired', 'notHired', 'kept', 'undecided'] as const
export type FinalistOutcome = (typeof finalistOutcomes)[number]

/** Whether the candidate withdrew from this candidacy, and may apply again while the job is open. */
export function isWithdrawn(candidacy: Candidacy): boolean {
  return candidacy.step === 'discarded' && candidacy.discarded?.by === 'candidate'
}

/**
 * Moves a candidacy by the rules, with the facts about it already read.
 * @returns the new step and status, or the refusal: move_not_allowed, undo_too_late, not_the_step_before, job_not_open,
 * not_withdrawn, interview_confirmed, hire_standing, job_not_ended, hired, finalist_undecided
 */
export function moveCandidacy(
  candidacy: Candidacy,
  { to, actor, now, facts }: { to: SelectionStep; actor: Actor; now: Date; facts: CandidacyFacts },
): Moved<SelectionStep> & { candidacyStatus?: CandidacyStatus | null } {
  const obstacles: Obstacles = {
    interview_confirmed: facts.interviewConfirmed,
    hire_standing: facts.hireStanding,
    job_not_open: !facts.jobOpen,
    job_not_ended: !facts.jobEnded,
    hired: candidacy.status === 'candidate:hire:accepted' || candidacy.outcome === 'hired',
    finalist_undecided: candidacy.step === 'finalists' && candidacy.outcome !== 'notHired',
    undo_too_late: !isUndoable(candidacy, now),
    not_the_step_before: candidacy.unannounced?.back !== to,
    not_withdrawn: !isWithdrawn(candidacy),
  }
  const moved = move<SelectionStep>(stepTransitions, { from: candidacy.step, to, actor, obstacles })
  return moved.ok ? { ...moved, candidacyStatus: statusOfStep(to) } : moved
}

/** The facts that a move needs besides the candidacy: about its job and interviews. */
export type CandidacyFacts = {
  readonly jobOpen: boolean
  readonly jobEnded: boolean
  readonly interviewConfirmed: boolean
  /** Whether a hiring message is pending or accepted. */
  readonly hireStanding: boolean
}
