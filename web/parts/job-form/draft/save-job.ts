import type { Calls } from '@trampolim/contract/client/calls.ts'
import type { Refused } from '@trampolim/contract/client/refusal.ts'
import { type Faults, textsOfCall } from '../../../platform/faults.ts'
import { shownRefusal } from '../../../platform/shown-refusal.ts'
import { keptVersion } from '../../form/draft/version-field.ts'
import { doRowIntent } from '../../form/lists/row-intents.ts'
import type { ReturnedForm } from '../../form/use-form.ts'
import { withNearNames } from '../../lookups/near-names.ts'
import { blankItems, type JobDraft, jobFromForm } from './draft.ts'
import { withFound } from './find-in-draft.ts'
import { faultsOfJobDraft, jobInput, placedFaults } from './write-job.ts'

/**
 * A job's form as the server returns it. `version`: the one on which it is based; the job's newest one after it was told
 * that the job was changed elsewhere, so that saving again writes over it.
 */
export type ReturnedJob = ReturnedForm<JobDraft> & { version?: string }

type Save<Saved> = (content: ReturnType<typeof jobInput>) => Promise<Saved>

type Saving<Saved> = {
  form: FormData
  save: Save<Saved>
  newest?: () => Promise<string>
  /** What to say instead of a refusal's own text. */
  sayRefusal?: (code: string) => Promise<string | undefined>
}

/**
 * Saves the job of a submitted form with the given call. Server only.
 * @returns the call's answer, or the form to show again
 */
export async function saveJob<Saved>(
  calls: Calls,
  { form, save, newest, sayRefusal }: Saving<Saved>,
): Promise<{ saved: Saved } | { returned: ReturnedJob }> {
  const typed = jobFromForm(form)
  const based = keptVersion(form)
  const changed = doRowIntent(typed, form.get('intent'), blankItems)
  if (changed) return { returned: { ...changed, faults: {}, ...based } }
  const draft = await withFound(calls, typed)
  const faults = await withNearNames(calls, faultsOfJobDraft(draft), unknownTitle(draft))
  if (Object.keys(faults).length > 0) return { returned: { draft, faults, ...based } }
  try {
    return { saved: await save(jobInput(draft)) }
  } catch (problem) {
    const refused = shownRefusal(problem, 404)
    const version = refused.code === 'job_changed' && newest ? { version: await newest() } : based
    const message = (await sayRefusal?.(refused.code)) ?? refused.message
    return { returned: { draft, faults: refusedFaults(draft, { ...refused, message }), ...version } }
  }
}

/** The title of a job's occupation for which no code was found, by the field of its fault. */
export const unknownTitle = ({ occupation, occupationTitle }: JobDraft): Record<string, string> =>
  occupation === '' ? { occupation: occupationTitle } : {}

function refusedFaults(draft: JobDraft, refused: Refused): Faults {
  const faults = placedFaults(draft, textsOfCall(refused.fields))
  return Object.keys(faults).length > 0 ? faults : { '': refused.message }
}
