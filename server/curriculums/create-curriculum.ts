import type { CvType } from '@trampolim/contract/codes.ts'
import type { CurriculumContent } from '@trampolim/contract/curriculums.ts'
import { accessOfNew } from '@trampolim/marketplace/curriculums/visibility.ts'
import { jobSpecificTypes } from '@trampolim/marketplace/reference/job-types.ts'
import { obstacleOfAge } from '@trampolim/marketplace/time/ages.ts'
import { type Day, dayOf } from '@trampolim/marketplace/time/days.ts'
import { attachFile } from '../files/attach-file.ts'
import { record } from '../platform/events/record.ts'
import type { Database, House, Tx } from '../platform/house.ts'
import { fieldFaultsOf } from '../platform/http/refusals/field-faults.ts'
import { newId } from '../platform/ids.ts'
import { refuse } from '../platform/refusal.ts'
import { faultsOfContent } from './faults-of-content.ts'
import { assertKnownOccupations, assertKnownTowns } from './known-references.ts'
import { findAgeFacts, lockAccess, storeCurriculum } from './queries.ts'

export type NewCurriculum = { professionalId: string; cvType: CvType; content: CurriculumContent; now: Date }

/**
 * Stores a curriculum whose content has been checked and whose file, if any, is already attached. Recruiters find it
 * only if they may find the person's other ones.
 * @returns its id
 * @throws curriculum_exists, invalid_form (an occupation that the CBO doesn't contain)
 */
export async function insertCurriculum(tx: Tx, { professionalId, cvType, content, now }: NewCurriculum) {
  await assertKnownOccupations(tx, content.occupations)
  await assertKnownTowns(tx, content)
  const id = newId(now)
  const access = accessOfNew(await lockAccess(tx, professionalId))
  if (!(await storeCurriculum(tx, { id, professionalId, cvType, access, content, now }))) refuse('curriculum_exists')
  await record(tx, {
    type: 'curriculum.changed',
    payload: { professionalId, curriculumId: id },
    actorId: professionalId,
    now,
  })
  return id
}

/**
 * Apprentices may be at most 24 years old; for people with a disability there is no limit (CLT art. 428). A curriculum
 * stays when its owner grows older.
 * @throws over_age_for_kind
 */
async function assertAgeOfApprentice(database: Database, of: { professionalId: string; today: Day }) {
  const person = await findAgeFacts(database, of.professionalId)
  const obstacle = person && obstacleOfAge(jobSpecificTypes.code.apprentice, { ...person, today: of.today })
  if (obstacle) refuse(obstacle)
}

/**
 * Creates the professional's curriculum of a kind, at most one of each.
 * @throws over_age_for_kind, curriculum_exists, invalid_form (specification, data §5), file_not_found
 */
export async function createCurriculum(
  { database, now }: House,
  { professionalId, cvType, content }: Omit<NewCurriculum, 'now'>,
) {
  const moment = now()
  if (cvType === 'apprentice') await assertAgeOfApprentice(database, { professionalId, today: dayOf(moment) })
  const faults = faultsOfContent(cvType, content, { today: dayOf(moment) })
  if (faults.length) refuse('invalid_form', fieldFaultsOf(faults))
  await database.transaction().execute(async (tx) => {
    const { fileCV } = content
    if (fileCV) await attachFile(tx, { fileId: fileCV, owner: professionalId, purpose: 'curriculum', now: moment })
    await insertCurriculum(tx, { professionalId, cvType, content, now: moment })
  })
}
