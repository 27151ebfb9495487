import type { DraftKey } from '../../platform/browser/kept-draft.ts'
import { useForm } from '../form/use-form.ts'
import { onceAtRest, useOnceAtRest } from '../later/once-at-rest.ts'
import { type JobDraft, shapedJob } from './draft/draft.ts'
import type { ReturnedJob } from './draft/save-job.ts'
import { inFormOrder } from './groups.ts'

const jobRules = onceAtRest(() => import('./draft/write-job.ts'))

type JobForm = {
  draftKey: DraftKey
  /** The initial draft and its version: a stored draft of another version is dropped. */
  initial: JobDraft
  base: string
  /** The form as the server returned it. */
  returned: ReturnedJob | undefined
}

/** The job in the browser: its draft, its faults, and the rules once they are loaded. */
export function useJobForm(setup: JobForm) {
  const rules = useOnceAtRest(jobRules)
  const form = useForm({ ...setup, shape: shapedJob, faultsOf: rules?.faultsOfJobDraft, inOrder: inFormOrder })
  const change = (part: Partial<JobDraft>) => {
    // Both amounts of a range share one fault.
    const range = Object.keys(part).some((name) => name.startsWith('salary')) ? ['salaryRange'] : []
    form.change(part, [...Object.keys(part), ...range])
  }
  return { ...form, change, rules, rulesSoon: jobRules.get }
}
