import type { Calls } from '@trampolim/contract/client/calls.ts'
import { refusalOf } from '@trampolim/contract/client/refusal.ts'
import { type CurriculumKind, sentKind } from '@trampolim/marketplace/curriculums/kinds.ts'
import type { LaterPart } from '@trampolim/marketplace/registration/later-parts.ts'
import { dayOf } from '@trampolim/marketplace/time/days.ts'
import { blankItems, type CurriculumDraft, draftFromForm } from '../../../parts/curriculums/form/draft.ts'
import { withKnownNames } from '../../../parts/curriculums/form/known-names.ts'
import { refusedFaults } from '../../../parts/curriculums/form/save-curriculum.ts'
import { curriculumUpdate, faultsOfDraft } from '../../../parts/curriculums/form/write-curriculum.ts'
import { doRowIntent } from '../../../parts/form/lists/row-intents.ts'
import type { ReturnedForm } from '../../../parts/form/use-form.ts'
import { fieldsOf } from '../../../parts/registration/pages.ts'
import { type Faults, faultsWithin } from '../../../platform/faults.ts'

/** The parts that belong to a curriculum. */
export type CurriculumPart = Exclude<LaterPart, 'availability'>

type Saving = { kind: CurriculumKind; part: CurriculumPart; form: FormData; now: Date }

/** The faults of one part of a curriculum. */
export function faultsOfPart(
  { kind, part }: Pick<Saving, 'kind' | 'part'>,
  draft: CurriculumDraft,
  { now }: Pick<Saving, 'now'>,
): Faults {
  return faultsWithin(faultsOfDraft(kind, draft, { today: dayOf(now) }), fieldsOf(part))
}

/**
 * Saves one part of a curriculum and nothing else of it. Server only.
 * @returns null once it is saved; otherwise the form to show again
 */
export async function savePart(
  calls: Calls,
  { kind, part, form, now }: Saving,
): Promise<ReturnedForm<CurriculumDraft> | null> {
  const typed = draftFromForm(form)
  const changed = doRowIntent(typed, form.get('intent'), blankItems)
  if (changed) return { ...changed, faults: {} }
  const draft = await withKnownNames(calls, typed)
  const faults = faultsOfPart({ kind, part }, draft, { now })
  if (Object.keys(faults).length > 0) return { draft, faults, open: null }
  const own = Object.entries(curriculumUpdate(kind, draft)).filter(([name]) => fieldsOf(part).includes(name))
  try {
    await calls.gateway.curriculums.updateCurriculum({ ...Object.fromEntries(own), ...sentKind(kind) })
    return null
  } catch (problem) {
    const refused = refusalOf(problem)
    if (!refused || refused.status >= 500) throw problem
    return { draft, faults: refusedFaults(draft, refused), open: null }
  }
}
