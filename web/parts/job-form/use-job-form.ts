import type { DraftPlace } from '../../platform/kept-draft.ts'
import { useForm } from '../form/use-form.ts'
import { type JobDraft, shapedJob } from './draft.ts'
import { inFormOrder } from './groups.ts'
import type { ReturnedJob } from './save-job.ts'
import { faultsOfJobDraft } from './write-job.ts'

type JobForm = {
  place: DraftPlace
  /** What the form begins from, and its version: a kept draft of another one is forgotten. */
  initial: JobDraft
  base: string
  /** The form as the server gave it back. */
  returned: ReturnedJob | undefined
}

/** The job in the browser: its draft and its faults. */
export function useJobForm(setup: JobForm) {
  const form = useForm({ ...setup, shape: shapedJob, faultsOf: faultsOfJobDraft, inOrder: inFormOrder })
  const change = (part: Partial<JobDraft>) => {
    // Both amounts of a range stand under one fault.
    const range = Object.keys(part).some((name) => name.startsWith('salary')) ? ['salaryRange'] : []
    form.change(part, [...Object.keys(part), ...range])
  }
  return { ...form, change }
}
