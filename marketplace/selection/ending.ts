import type { FinalistOutcome, SelectionStep } from './steps.ts'

/** The steps whose candidates can all get the same answer when a job ends; finalists are answered one by one. */
export const stepsBeforeFinal = ['curriculums', 'selectiveProcess', 'interviews'] as const satisfies SelectionStep[]
export type StepBeforeFinal = (typeof stepsBeforeFinal)[number]

/** The outcomes that can be recorded for all candidates of a step. */
export const stepOutcomes = ['notHired', 'kept'] as const satisfies FinalistOutcome[]
/** The outcomes that can be recorded for a candidate who isn't a finalist. */
export const outcomesBeforeFinal = ['hired', ...stepOutcomes] as const satisfies FinalistOutcome[]

/** The answer that all candidates of a step get. */
export type StepAnswer = {
  readonly step: StepBeforeFinal
  readonly outcome: (typeof stepOutcomes)[number]
  /** The recruiter's text to them; empty for none. */
  readonly feedback: string
}

/** How an answer is carried out: the step to which the candidate is moved, and the recorded outcome. */
export type Answering = { readonly to: SelectionStep | null; readonly records: FinalistOutcome | null }

/**
 * How a recruiter's answer is carried out when a job ends. With a text, or for a candidate who is kept, it is a discard
 * like any other: the candidate is notified once it can't be undone. Otherwise the candidate is only notified that the
 * selection ended.
 * @returns null for an answer that this candidate can't get: only finalists can be undecided
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

/** Whether an answer says more than that the selection ended, and how for its candidate. */
export function saysMore({ outcome, feedback }: StepAnswer | { outcome: FinalistOutcome; feedback: string }): boolean {
  return outcome === 'kept' || feedback !== ''
}

/** Days for which a company keeps a candidate for other jobs. */
export const keptDays = 180

/** The earliest moment of keeping whose period hasn't ended yet. */
export function keptSince(now: Date): Date {
  return new Date(now.getTime() - keptDays * 86_400_000)
}

/** Until when a candidate who was kept at a moment is shown to the company for its other jobs. */
export function keptUntil(kept: Date): Date {
  return new Date(kept.getTime() + keptDays * 86_400_000)
}
