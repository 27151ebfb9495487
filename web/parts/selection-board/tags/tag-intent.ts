import type { Calls } from '@trampolim/contract/client/calls.ts'
import { textsOfCall } from '../../../platform/faults.ts'
import { shownRefusal } from '../../../platform/shown-refusal.ts'
import type { CandidacyOutcome } from '../candidacy-intent.ts'

/** The result of adding or removing a tag; a refused tag is returned as it was typed. */
export type TagOutcome = { ok: boolean; tag: string; fault: string | null }

/** The server's result of a tag's form; null where the page answered in its place (`nothingChanged`). */
export const tagOutcomeOf = (answer: TagOutcome | CandidacyOutcome): TagOutcome | null =>
  'tag' in answer ? answer : null

/** Applies the intent of a tag's form; null for another form. Server only. */
export async function doTagIntent(
  { gateway }: Calls,
  jobId: string,
  form: FormData,
): Promise<(TagOutcome & { status: number }) | null> {
  const intent = form.get('intent')
  if (intent !== 'add-tag' && intent !== 'remove-tag') return null
  const [processId, tag] = [String(form.get('processId') ?? ''), String(form.get('tag') ?? '')]
  try {
    await gateway.recruiterSelection.tagCandidate({ jobId, processId, tag, on: intent === 'add-tag' })
    return { ok: true, tag: '', fault: null, status: 200 }
  } catch (problem) {
    const refused = shownRefusal(problem, 401, 403)
    return { ok: false, tag, fault: textsOfCall(refused.fields).tag ?? refused.message, status: refused.status }
  }
}
