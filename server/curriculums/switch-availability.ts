import { record } from '../platform/events/record.ts'
import type { House } from '../platform/house.ts'
import { refuse } from '../platform/refusal.ts'
import { type CurriculumKey, setSearching } from './queries.ts'

/** Switches whether recruiters find a curriculum; doing it again changes nothing. @throws curriculum_missing */
export async function switchAvailability(
  { database, now }: House,
  { professionalId, cvType, status }: CurriculumKey & { status: boolean },
) {
  await database.transaction().execute(async (tx) => {
    const { id } = (await setSearching(tx, { professionalId, cvType }, status)) ?? refuse('curriculum_missing')
    await record(tx, {
      type: 'curriculum.changed',
      payload: { professionalId, curriculumId: id },
      actorId: professionalId,
      now: now(),
    })
  })
  return { cvType, searchingJob: status }
}
