import type { CurriculumChanges, CurriculumContent } from '@trampolim/contract/curriculums.ts'
import { withoutEmptyTexts } from '@trampolim/marketplace/curriculums/curriculum.ts'
import { dayOf } from '@trampolim/marketplace/time/days.ts'
import { attachFile } from '../files/attach-file.ts'
import { eraseFile } from '../files/erase-file.ts'
import { record } from '../platform/events/record.ts'
import type { House } from '../platform/house.ts'
import { fieldFaultsOf } from '../platform/http/refusals/field-faults.ts'
import { refuse } from '../platform/refusal.ts'
import { faultsOfContent } from './faults-of-content.ts'
import { assertKnownOccupations, assertKnownTowns } from './known-references.ts'
import { type CurriculumKey, findCurriculum, rewriteCurriculum } from './queries.ts'
import { contentOf } from './stored.ts'

/**
 * Changes the given fields of a curriculum; null empties a field. Empty texts are ignored, except that an empty
 * videoUrl removes the video (specification, platform §5). A replaced or removed file is deleted. `basedOn`, if given,
 * is the version on which the changes are based.
 * @throws curriculum_missing, curriculum_changed, invalid_form, file_not_found
 */
export async function updateCurriculum(
  { database, now }: House,
  {
    professionalId,
    cvType,
    changes,
    basedOn,
  }: CurriculumKey & { changes: CurriculumChanges; basedOn?: string | undefined },
) {
  const moment = now()
  const given = withoutUndefined(withoutEmptyTexts(changes))
  await database.transaction().execute(async (tx) => {
    const stored = await findCurriculum(tx, { professionalId, cvType }, { lock: true })
    if (!stored) return refuse('curriculum_missing')
    if (basedOn !== undefined && basedOn !== stored.modified_at.toISOString()) refuse('curriculum_changed')
    const content = contentAfter(contentOf(stored), given)
    const faults = faultsOfContent(cvType, content, { today: dayOf(moment) }).filter(({ field }) =>
      Object.hasOwn(given, field.split('.', 1)[0] ?? ''),
    )
    if (faults.length) refuse('invalid_form', fieldFaultsOf(faults))
    if (given.occupations) await assertKnownOccupations(tx, given.occupations)
    await assertKnownTowns(tx, given)
    const { fileCV } = content
    if (fileCV && fileCV !== stored.file_id) {
      await attachFile(tx, { fileId: fileCV, owner: professionalId, purpose: 'curriculum', now: moment })
    }
    await rewriteCurriculum(tx, { id: stored.id, content, now: later(moment, stored.modified_at) })
    if (stored.file_id && fileCV !== stored.file_id) await eraseFile(tx, stored.file_id)
    await record(tx, {
      type: 'curriculum.changed',
      payload: { professionalId, curriculumId: stored.id },
      actorId: professionalId,
      now: moment,
    })
  })
}

/** A time later than the previous version's, since the time identifies the version. */
function later(moment: Date, before: Date): Date {
  return moment > before ? moment : new Date(before.getTime() + 1)
}

/** The content after a change: emptied fields are missing, and a file given as null is removed. */
function contentAfter(before: CurriculumContent, given: Given<CurriculumChanges>): CurriculumContent {
  const { fileCV = before.fileCV, ...after } = { ...before, ...given }
  const kept = Object.entries(after).filter(([, value]) => value !== null)
  return { ...(Object.fromEntries(kept) as CurriculumContent), objective: after.objective ?? '', fileCV }
}

type Given<Fields> = { [Name in keyof Fields]?: Exclude<Fields[Name], undefined> }

function withoutUndefined<Fields extends object>(fields: Fields): Given<Fields> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Given<Fields>
}
