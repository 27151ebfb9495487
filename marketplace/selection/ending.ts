import type { FinalistOutcome, SelectionStep } from './steps.ts'

/** The steps whose candidates may all be given one answer when a job ends; finalists are answered one by one. */
export const stepsBeforeFinal = ['curriculums', 'selectiveProcess', 'interviews'] as const satisfies SelectionStep[]
export type StepBeforeFinal = (typeof stepsBeforeFinal)[number]

/** What may become of all candidates of a step. */
export const stepOutcomes = ['notHired', 'kept'] as const satisfies FinalistOutcome[]
/** What may become of somebody who is no finalist. */
export const outcomesBeforeFinal = ['hired', ...stepOutcomes] as const satisfies FinalistOutcome[]

/** The answer that all candidates of a step are given. */
export type StepAnswer = {
  readonly step: StepBeforeFinal
  readonly outcome: (typeof stepOutcomes)[number]
  /** The recruiter's text to them, or ''. */
  readonly feedback: string
}

/** How an answer is given: the step to which the recruiter moves the candidate, and the outcome recorded of them. */
export type Answering = { readonly to: SelectionStep | null; readonly records: FinalistOutcome | null }

/**
 * How a recruiter's answer is given when a job ends. With a text, and to who is kept, it is a discard like any other: told
 * once it can't be undone. Without one the end of the selection is what they are told.
 * @returns null for an answer that this candidate can't be given: only finalists wait for a decision
 */
export function answerAtEnd({
  step,
  outcome,
  feedback,
}: {
  step: SelectionStep
  outcome: FinalistOutcome
  feedback: string
}): Answering | null {
  const isFinalist = step === 'finalists'
  if (outcome === 'hired') return { to: isFinalist ? null : 'finalists', records: 'hired' }
  if (outcome === 'kept') return { to: 'discarded', records: 'kept' }
  if (outcome === 'undecided') return isFinalist ? { to: null, records: 'undecided' } : null
  return feedback === '' ? { to: null, records: 'notHired' } : { to: 'discarded', records: null }
}

/** Whether an answer to a whole step says more than that the selection ended. */
export function saysMore({ outcome, feedback }: StepAnswer): boolean {
  return outcome === 'kept' || feedback !== ''
}

/** Days for which a company keeps somebody for another job. */
export const keptDays = 180

/** From when on somebody who was kept is still kept at a moment. */
export function keptSince(now: Date): Date {
  return new Date(now.getTime() - keptDays * 86_400_000)
}

/** Until when somebody who was kept at a moment is shown to the company for its other jobs. */
export function keptUntil(kept: Date): Date {
  return new Date(kept.getTime() + keptDays * 86_400_000)
}
