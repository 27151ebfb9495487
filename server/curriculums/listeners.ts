import { eraseFile } from '../files/erase-file.ts'
import { listen } from '../platform/events/listener.ts'
import { dropCurriculumFile } from './queries.ts'

/** Unlinks a curriculum's file in which a virus was found. */
export const curriculumListeners = [
  listen('file.checked', 'curriculum.file', async (tx, { payload: { fileId, purpose, infected } }) => {
    if (purpose !== 'curriculum' || !infected) return
    if (await dropCurriculumFile(tx, fileId)) await eraseFile(tx, fileId)
  }),
]
