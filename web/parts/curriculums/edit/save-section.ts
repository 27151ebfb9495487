import type { Calls } from '@trampolim/contract/client/calls.ts'
import { refusalOf } from '@trampolim/contract/client/refusal.ts'
import type { CurriculumInput } from '@trampolim/contract/curriculums.ts'
import type { CurriculumField } from '@trampolim/marketplace/curriculums/fields.ts'
import { type CurriculumKind, sentKind } from '@trampolim/marketplace/curriculums/kinds.ts'
import { type CurriculumSection, curriculumSections } from '@trampolim/marketplace/curriculums/sections.ts'
import { dayOf } from '@trampolim/marketplace/time/days.ts'
import type { Faults } from '../../../platform/faults.ts'
import { unknownTitles, withNearNames } from '../../lookups/near-names.ts'
import { draftFromForm, draftOf } from '../form/draft.ts'
import { withKnownNames } from '../form/known-names.ts'
import { refusedFaults } from '../form/save-curriculum.ts'
import { curriculumUpdate, faultsOfDraft } from '../form/write-curriculum.ts'
import { baseOf, differs, mostTries } from './compare-fields.ts'
import { overIntent } from './edit-names.ts'
import { faultsOfSection } from './section-draft.ts'
import { type ShownCurriculum, showCurriculum } from './show-curriculum.ts'

/** The result of saving a section. */
export type SavedSection = {
  /** The draft, with codes for names that were typed in full. */
  draft: ShownCurriculum['draft']
  /** The faults of the fields that weren't saved. */
  faults: Faults
  /** The curriculum as it is stored after saving. */
  shown: ShownCurriculum
  /** Whether the same fields were changed elsewhere in the meantime; nothing is saved then. */
  changedElsewhere: boolean
}

type Saving = { kind: CurriculumKind; section: CurriculumSection; form: FormData; now: Date }

/**
 * Saves the changes in a section field by field. A field with a fault is left out, and a field that was also changed
 * elsewhere since the form's `base` is never overwritten without asking. Server only.
 * @throws curriculum_missing
 */
export async function saveSection(calls: Calls, { kind, section, form, now }: Saving): Promise<SavedSection> {
  const { curriculums } = calls.gateway
  const draft = await withKnownNames(calls, draftFromForm(form))
  const wanted = curriculumUpdate(kind, draft)
  const base = baseOf(kind, form)
  const isOver = form.get('intent') === overIntent
  const fields: readonly CurriculumField[] = curriculumSections[section]
  const found = faultsOfSection(section, faultsOfDraft(kind, draft, { today: dayOf(now) }))
  let faults = await withNearNames(calls, found, unknownTitles(draft.occupations))
  for (let tries = 1; ; tries += 1) {
    const stored = await curriculums.readCurriculum(sentKind(kind))
    const there = curriculumUpdate(kind, draftOf(stored))
    const changed = fields.filter(
      (field) => !isFaulty(faults, field) && differs(field, wanted, base) && differs(field, wanted, there),
    )
    const answer = async (curriculum = stored) => ({
      draft,
      faults,
      shown: await showCurriculum(calls, curriculum, now),
      changedElsewhere: false,
    })
    if (!isOver && changed.some((field) => differs(field, base, there)))
      return { ...(await answer()), changedElsewhere: true }
    if (changed.length === 0) return answer()
    try {
      const changes = Object.fromEntries(changed.map((field) => [field, wanted[field]])) as Partial<CurriculumInput>
      return await answer(
        await curriculums.updateCurriculum({ ...changes, ...sentKind(kind), basedOn: stored.updateAt }),
      )
    } catch (problem) {
      const refused = refusalOf(problem)
      if (!refused || refused.status >= 500 || refused.code === 'curriculum_missing') throw problem
      if (refused.code !== 'curriculum_changed') faults = { ...faults, ...refusedFaults(draft, refused) }
      if ('' in faults || tries >= mostTries)
        return { ...(await answer()), faults: 'curriculum_changed' === refused.code ? { '': refused.message } : faults }
    }
  }
}

const isFaulty = (faults: Faults, field: CurriculumField) =>
  Object.keys(faults).some((path) => path === field || path.startsWith(`${field}.`))
