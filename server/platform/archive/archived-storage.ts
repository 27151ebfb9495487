import { utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { folderStorage } from '../storage/folder.ts'
import type { Storage } from '../storage/storage.ts'
import { filesIn } from './archive-log.ts'

/**
 * A storage that also writes its files to the archive, before anything can refer to them. Deleted files stay in the
 * archive, with the time of their deletion, until no older backup exists.
 */
export function archivedStorage(storage: Storage, archive: string, now = () => new Date()): Storage {
  const kept = folderStorage(filesIn(archive))
  return {
    ...storage,
    async write(key, bytes) {
      await kept.write(key, bytes)
      await storage.write(key, bytes)
    },
    async remove(key) {
      const path = join(filesIn(archive), key.slice(0, 2), key)
      await utimes(path, now(), now()).catch((problem: NodeJS.ErrnoException) => {
        if (problem.code !== 'ENOENT') throw problem
      })
      await storage.remove(key)
    },
  }
}
