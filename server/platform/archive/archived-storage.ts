import { utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { folderStorage } from '../storage/folder.ts'
import type { Storage } from '../storage/storage.ts'
import { filesIn } from './archive-log.ts'

/**
 * A storage whose files are also in the archive, before anything can refer to them. What is removed stays in the archive, with the time of its
 * removal, until no backup is older than that.
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
