import type { Visibility } from '@trampolim/marketplace/curriculums/visibility.ts'
import { record } from '../platform/events/record.ts'
import type { House } from '../platform/house.ts'
import { refuse } from '../platform/refusal.ts'
import { type CurriculumKey, setSearching } from './queries.ts'

type Availability = { status: boolean; visibility?: Visibility | undefined }

/**
 * Sets whether recruiters find a curriculum and, if given, who sees it; repeating the call changes nothing.
 * @throws curriculum_missing
 */
export async function switchAvailability(
  { database, now }: House,
  { professionalId, cvType, status: searchingJob, visibility: wished }: CurriculumKey & Availability,
) {
  const key = { professionalId, cvType }
  const moment = now()
  return database.transaction().execute(async (tx) => {
    const switched = await setSearching(tx, key, { searchingJob, visibility: wished, now: moment })
    const { id, visibility } = switched ?? refuse('curriculum_missing')
    await record(tx, {
      type: 'curriculum.changed',
      payload: { professionalId, curriculumId: id },
      actorId: professionalId,
      now: moment,
    })
    return { cvType, searchingJob, visibility }
  })
}
