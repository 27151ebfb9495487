import type { Calls } from '@trampolim/contract/client/calls.ts'
import { refusalOf } from '@trampolim/contract/client/refusal.ts'
import type { SettledFinalists } from '@trampolim/contract/gateway/recruiter-jobs.ts'
import { type FinalistOutcome, finalistOutcomes } from '@trampolim/marketplace/selection/steps.ts'

/** Finalists whose outcome a recruiter is asked for; `more`: there are more than one form takes. */
export type AskedFinalists = {
  people: { processId: string; name: string; outcome: FinalistOutcome | null }[]
  more: boolean
}

const mostAtOnce = 100
const prefix = 'outcome:'

/** A job's finalists except those already hired; null if the recruiter may not see candidates yet. Server only. */
export async function readFinalists({ gateway }: Calls, jobId: string): Promise<AskedFinalists | null> {
  const asked = { jobId, size: mostAtOnce, sort: 'name' } as const
  const list = await gateway.recruiterSelection.listFinalists(asked).catch((problem: unknown) => {
    if (refusalOf(problem)?.status === 409) return null
    throw problem
  })
  if (!list) return null
  const people = list.items.flatMap(({ processId, name, outcome, status }) =>
    processId && outcome !== 'hired' && status !== 'candidate:hire:accepted'
      ? [{ processId, name: name ?? '', outcome }]
      : [],
  )
  return { people, more: list.total > mostAtOnce }
}

/** The name of the field for a finalist's outcome. */
export function outcomeField(processId: string): string {
  return prefix + processId
}

/** Parses the outcomes of a submitted form. */
export function settledFrom(form: FormData): SettledFinalists {
  return [...form].flatMap(([name, value]) => {
    const outcome = finalistOutcomes.find((each) => each === value)
    return name.startsWith(prefix) && outcome ? [{ processId: name.slice(prefix.length), outcome }] : []
  })
}
