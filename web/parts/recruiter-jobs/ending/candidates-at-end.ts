import type { Calls } from '@trampolim/contract/client/calls.ts'
import type { SaidAtEnd } from '@trampolim/contract/gateway/recruiter-jobs.ts'
import type { StepCounts } from '@trampolim/contract/job-content.ts'
import {
  outcomesBeforeFinal,
  type StepBeforeFinal,
  stepOutcomes,
  stepsBeforeFinal,
} from '@trampolim/marketplace/selection/ending.ts'
import { type CandidacyStatus, type FinalistOutcome, finalistOutcomes } from '@trampolim/marketplace/selection/steps.ts'

type Person = { processId: string; name: string }

/** A step when its job ends: the number of people in it, and the first of them by name. */
export type StepOfJob = { step: StepBeforeFinal; count: number; people: Person[] }

/**
 * The candidates for whom a recruiter is asked for outcomes. `hireWaits`: a hiring message awaits the finalist's answer,
 * until which they stay undecided. `more`: there are more finalists than one form takes;
 * `mute`: a reviewer took the job down, so that nobody is written to or kept.
 */
export type AskedCandidates = {
  finalists: { processId: string; name: string; outcome: FinalistOutcome | null; hireWaits: boolean }[]
  more: boolean
  steps: StepOfJob[]
  mute: boolean
}

const mostAtOnce = 100

/**
 * A job's finalists except those already hired and, as long as it hasn't ended, everybody in the earlier steps; null if
 * the recruiter may not see candidates yet. Once it has ended, whoever got an outcome isn't asked for again while they
 * are about to leave, nor whoever has a hiring message to answer. Server only.
 */
export async function readCandidatesAtEnd(
  { gateway }: Calls,
  { jobId, hasEnded }: { jobId: string; hasEnded: boolean },
): Promise<AskedCandidates | null> {
  const { job, columns, locked } = await gateway.recruiterSelection.readBoard({
    ...{ jobId, size: mostAtOnce, sort: 'name' },
    ...(hasEnded && { step: 'finalists' }),
  })
  if (locked) return null
  const last = columns.find(({ step }) => step === 'finalists')
  const finalists = (last?.items ?? []).flatMap(({ processId, name, outcome, status, hireWaits }) =>
    processId &&
    !isSettled(outcome, hasEnded) &&
    !(hireWaits && hasEnded) &&
    status !== ('candidate:hire:accepted' satisfies CandidacyStatus)
      ? [{ processId, name: name ?? '', outcome, hireWaits }]
      : [],
  )
  const steps = stepsBeforeFinal.flatMap((step) => {
    const { items = [], total = 0 } = columns.find((each) => each.step === step) ?? {}
    return total > 0 ? [{ step, count: total, people: peopleOf(items) }] : []
  })
  return { finalists, more: (last?.total ?? 0) > mostAtOnce, steps, mute: job.mute }
}

function isSettled(outcome: FinalistOutcome | null, hasEnded: boolean): boolean {
  return outcome === 'hired' || (hasEnded && outcome !== null && outcome !== 'undecided')
}

function peopleOf(items: readonly { processId: string | null; name: string | null }[]): Person[] {
  return items.flatMap(({ processId, name }) => (processId ? [{ processId, name: name ?? '' }] : []))
}

/** The people found by name in a step that has more people than the form lists. */
export type FoundAtEnd = { step: StepBeforeFinal; people: Person[] }

/** The step in which a form searches by name; `find:<step>` is the button, `name:<step>` the typed name. */
export function stepToFind(form: FormData): StepBeforeFinal | null {
  const intent = String(form.get('intent'))
  return stepsBeforeFinal.find((step) => intent === findIntent(step)) ?? null
}

/** Searches a step's people by a part of their name; nobody if nothing was typed. Server only. */
export async function findAtEnd(
  { gateway }: Calls,
  { jobId, step, name }: { jobId: string; step: StepBeforeFinal; name: string },
): Promise<FoundAtEnd> {
  if (name.trim() === '') return { step, people: [] }
  const searched = { jobId, step, name, size: mostAtOnce, sort: 'name' } as const
  const { items } = await gateway.recruiterSelection.listStep(searched)
  return { step, people: peopleOf(items) }
}

/**
 * The people that a step's form lists: those just found, those found before who got an answer, and the first of the
 * step.
 */
export function namedIn(
  { step, people }: Pick<StepOfJob, 'step' | 'people'>,
  { found, typed }: { found: FoundAtEnd | null; typed: Readonly<Record<string, string>> },
): Person[] {
  const answered = Object.entries(typed).flatMap(([field, name]) => {
    const processId = field.startsWith(foundField(step, '')) ? field.slice(foundField(step, '').length) : ''
    return processId && typed[otherField(processId)] ? [{ processId, name }] : []
  })
  const all = [...(found?.step === step ? found.people : []), ...answered, ...people]
  return [...new Map(all.map((person) => [person.processId, person])).values()]
}

/** How many people are left in a job's selection. */
export function leftIn(counts: StepCounts): number {
  return stepsBeforeFinal.reduce((sum, step) => sum + counts[step], counts.finalists)
}

/**
 * The names of the fields: a finalist's outcome, another candidate's own outcome, the text for either, and the answer
 * to a whole step.
 */
export const outcomeField = (processId: string) => `outcome:${processId}`
export const otherField = (processId: string) => `other:${processId}`
export const textField = (processId: string) => `text:${processId}`
export const stepField = (step: StepBeforeFinal) => `step:${step}`
export const stepTextField = (step: StepBeforeFinal) => `stepText:${step}`
/** The names of the fields for a search by name, and for a person found by it. */
export const findIntent = (step: StepBeforeFinal) => `find:${step}`
export const findField = (step: StepBeforeFinal) => `name:${step}`
export const foundField = (step: StepBeforeFinal, processId: string) => `found:${step}:${processId}`

/** The outcomes in a submitted form; a text without an outcome is ignored. */
export function saidIn(form: FormData): Required<SaidAtEnd> {
  const text = (name: string) => String(form.get(name) ?? '').trim()
  const named = <Outcome extends string>(field: (id: string) => string, outcomes: readonly Outcome[]) =>
    [...form].flatMap(([name, value]) => {
      const outcome = outcomes.find((each) => each === value)
      if (!name.startsWith(field('')) || !outcome) return []
      const processId = name.slice(field('').length)
      return [{ processId, outcome, feedback: text(textField(processId)) }]
    })
  return {
    finalists: named(outcomeField, finalistOutcomes),
    others: named(otherField, outcomesBeforeFinal),
    steps: stepsBeforeFinal.flatMap((step) => {
      const outcome = stepOutcomes.find((each) => each === form.get(stepField(step)))
      return outcome ? [{ step, outcome, feedback: text(stepTextField(step)) }] : []
    }),
  }
}

/** The typed and chosen values by field, to be shown again after a refusal. */
export function typedIn(form: FormData): Record<string, string> {
  return Object.fromEntries([...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])))
}
