import type { Calls } from '@trampolim/contract/client/calls.ts'
import type { Refused } from '@trampolim/contract/client/refusal.ts'
import { type CurriculumKind, sentKind } from '@trampolim/marketplace/curriculums/kinds.ts'
import { dayOf } from '@trampolim/marketplace/time/days.ts'
import { type Faults, textsOfCall } from '../../../platform/faults.ts'
import { shownRefusal } from '../../../platform/shown-refusal.ts'
import { basis, keptVersion } from '../../form/draft/version-field.ts'
import { doRowIntent } from '../../form/lists/row-intents.ts'
import type { ReturnedForm } from '../../form/use-form.ts'
import { unknownTitles, withNearNames } from '../../lookups/near-names.ts'
import { blankItems, type CurriculumDraft, draftFromForm } from './draft.ts'
import { withKnownNames } from './known-names.ts'
import { curriculumInput, curriculumUpdate, faultsOfDraft, placedFaults } from './write-curriculum.ts'

/**
 * A curriculum's form as the server returns it. `version`: the one on which it is based; the newest one after it was told
 * that the curriculum was changed elsewhere, so that saving again writes over it.
 */
export type ReturnedCurriculum = ReturnedForm<CurriculumDraft> & { version?: string }

type Saving = { kind: CurriculumKind; mode: 'create' | 'edit'; form: FormData; now: Date }

/**
 * Saves the curriculum of a submitted form. Server only.
 * @returns null once it is saved; otherwise the form to show again
 */
export async function saveCurriculum(
  calls: Calls,
  { kind, mode, form, now }: Saving,
): Promise<ReturnedCurriculum | null> {
  const typed = draftFromForm(form)
  const based = keptVersion(form)
  const changed = doRowIntent(typed, form.get('intent'), blankItems)
  if (changed) return { ...changed, faults: {}, ...based }
  const draft = await withKnownNames(calls, typed)
  const faults = faultsOfDraft(kind, draft, { today: dayOf(now) })
  if (Object.keys(faults).length > 0)
    return {
      draft,
      faults: await withNearNames(calls, faults, unknownTitles(draft.occupations)),
      open: null,
      ...based,
    }
  const { curriculums } = calls.gateway
  try {
    if (mode === 'create') await curriculums.createCurriculum({ ...curriculumInput(kind, draft), ...sentKind(kind) })
    else await curriculums.updateCurriculum({ ...curriculumUpdate(kind, draft), ...sentKind(kind), ...basis(form) })
    return null
  } catch (problem) {
    const refused = shownRefusal(problem)
    const version =
      refused.code === 'curriculum_changed'
        ? { version: (await curriculums.readCurriculum(sentKind(kind))).updateAt }
        : based
    return { draft, faults: refusedFaults(draft, refused), open: null, ...version }
  }
}

/** Refusals that concern the file. */
const fileCodes: readonly string[] = ['file_not_found', 'file_type_refused', 'file_infected']

/** The faults of a refused save, assigned to the fields that they concern. */
export function refusedFaults(draft: CurriculumDraft, refused: Refused): Faults {
  if (fileCodes.includes(refused.code)) return { fileCV: refused.message }
  const faults = placedFaults(draft, textsOfCall(refused.fields))
  return Object.keys(faults).length > 0 ? faults : { '': refused.message }
}
