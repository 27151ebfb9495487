import { eraseFile } from '../files/erase-file.ts'
import { record } from '../platform/events/record.ts'
import type { House } from '../platform/house.ts'
import { refuse } from '../platform/refusal.ts'
import { type CurriculumKey, removeCurriculum } from './queries.ts'

/** Deletes a curriculum and its file; applications made with it continue. @throws curriculum_missing */
export async function deleteCurriculum({ database, now }: House, key: CurriculumKey) {
  const { professionalId } = key
  await database.transaction().execute(async (tx) => {
    const removed = (await removeCurriculum(tx, key)) ?? refuse('curriculum_missing')
    if (removed.fileId) await eraseFile(tx, removed.fileId)
    await record(tx, {
      type: 'curriculum.changed',
      payload: { professionalId, curriculumId: removed.id },
      actorId: professionalId,
      now: now(),
    })
  })
}
