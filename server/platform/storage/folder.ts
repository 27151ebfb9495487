import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Storage, StorageAway } from './storage.ts'

const safeKey = /^[0-9a-f]{32,64}$/

/** Stores files in a folder, spread over subfolders by the first two letters of their key. */
export function folderStorage(folder: string): Storage {
  const pathOf = (key: string) => {
    if (!safeKey.test(key)) throw new Error('a storage key must be hexadecimal')
    return join(folder, key.slice(0, 2), key)
  }
  return {
    async write(key, bytes) {
      const path = pathOf(key)
      try {
        await mkdir(join(path, '..'), { recursive: true, mode: 0o700 })
        await writeFile(`${path}.part`, bytes, { mode: 0o600 })
        await rename(`${path}.part`, path)
      } catch (cause) {
        throw isNoRoom(cause) ? new StorageAway({ cause }) : cause
      }
    },
    async read(key) {
      try {
        return await readFile(pathOf(key))
      } catch (problem) {
        if ((problem as NodeJS.ErrnoException).code === 'ENOENT') return null
        throw problem
      }
    },
    async remove(key) {
      await rm(pathOf(key), { force: true })
    },
  }
}

/** Whether the disk is full, or nothing can be written to it at all. */
function isNoRoom(problem: unknown): boolean {
  return ['ENOSPC', 'EDQUOT', 'EROFS', 'EIO'].includes((problem as NodeJS.ErrnoException).code ?? '')
}
