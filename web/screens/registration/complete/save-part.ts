import type { Calls } from '@trampolim/contract/client/calls.ts'
import type { CurriculumField } from '@trampolim/marketplace/curriculums/fields.ts'
import { type CurriculumKind, sentKind } from '@trampolim/marketplace/curriculums/kinds.ts'
import { registration } from '@trampolim/phrases/pt-br/registration.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { baseOf, differs, mostTries } from '../../../parts/curriculums/edit/compare-fields.ts'
import { blankItems, type CurriculumDraft, draftFromForm, draftOf } from '../../../parts/curriculums/form/draft.ts'
import { withKnownNames } from '../../../parts/curriculums/form/known-names.ts'
import { refusedFaults } from '../../../parts/curriculums/form/save-curriculum.ts'
import { curriculumUpdate } from '../../../parts/curriculums/form/write-curriculum.ts'
import { doRowIntent } from '../../../parts/form/lists/row-intents.ts'
import type { ReturnedForm } from '../../../parts/form/use-form.ts'
import { unknownTitles, withNearNames } from '../../../parts/lookups/near-names.ts'
import { formFieldsOfPart } from '../../../parts/registration/fields-of-part.ts'
import { shownRefusal } from '../../../platform/shown-refusal.ts'
import { type CurriculumPart, faultsOfPart } from './faults-of-part.ts'

const t = speak(registration)

type Saving = { kind: CurriculumKind; part: CurriculumPart; form: FormData; now: Date }

/** A form to show again, with the stored curriculum if it was changed elsewhere. */
export type ReturnedPart = ReturnedForm<CurriculumDraft> & { stored?: CurriculumDraft }

/**
 * Saves only one section of a curriculum. A change made elsewhere since the form was opened is never overwritten
 * without asking. Server only. @returns null once it is saved; otherwise the form to show again
 */
export async function savePart(calls: Calls, { kind, part, form, now }: Saving): Promise<ReturnedPart | null> {
  const typed = draftFromForm(form)
  const changed = doRowIntent(typed, form.get('intent'), blankItems)
  if (changed) return { ...changed, faults: {} }
  const draft = await withKnownNames(calls, typed)
  const faults = faultsOfPart({ kind, part }, draft, { now })
  if (Object.keys(faults).length > 0)
    return { draft, faults: await withNearNames(calls, faults, unknownTitles(draft.occupations)), open: null }
  const [wanted, base] = [curriculumUpdate(kind, draft), baseOf(kind, form)]
  const own = (Object.keys(wanted) as CurriculumField[]).filter((name) => formFieldsOfPart[part].includes(name))
  const changes = Object.fromEntries(own.map((name) => [name, wanted[name]]))
  for (let tries = 1; ; tries += 1) {
    const curriculum = await calls.gateway.curriculums.readCurriculum(sentKind(kind))
    const stored = draftOf(curriculum)
    const there = curriculumUpdate(kind, stored)
    if (own.some((name) => differs(name, base, there) && differs(name, wanted, there)))
      return { draft, faults: { '': t('complete.changedElsewhere') }, open: null, stored }
    try {
      await calls.gateway.curriculums.updateCurriculum({ ...changes, ...sentKind(kind), basedOn: curriculum.updateAt })
      return null
    } catch (problem) {
      const refused = shownRefusal(problem)
      if (refused.code !== 'curriculum_changed' || tries >= mostTries)
        return { draft, faults: refusedFaults(draft, refused), open: null }
    }
  }
}
