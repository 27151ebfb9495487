import { constants } from 'node:fs'
import { copyFile, mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Copies a folder, readable only by its owner, without the paths that `wanted` rejects. Existing files are kept, and
 * files deleted meanwhile are left out. Returns the number of copied files.
 */
export async function copyFolder(from: string, to: string, wanted: (path: string) => boolean = () => true) {
  let copied = 0
  const visit = async (folder: string) => {
    await mkdir(join(to, folder), { recursive: true, mode: 0o700 })
    const entries = await unlessGone(() => readdir(join(from, folder), { withFileTypes: true }))
    for (const entry of entries ?? []) {
      const path = folder ? `${folder}/${entry.name}` : entry.name
      if (!wanted(path)) continue
      if (entry.isDirectory()) await visit(path)
      else if (entry.isFile()) copied += (await copyOne(join(from, path), join(to, path))) ? 1 : 0
    }
  }
  await visit('')
  return copied
}

async function copyOne(from: string, to: string): Promise<boolean> {
  try {
    await copyFile(from, to, constants.COPYFILE_EXCL | constants.COPYFILE_FICLONE)
    return true
  } catch (problem) {
    if (['ENOENT', 'EEXIST'].includes((problem as NodeJS.ErrnoException).code ?? '')) return false
    throw problem
  }
}

async function unlessGone<Found>(read: () => Promise<Found>): Promise<Found | undefined> {
  try {
    return await read()
  } catch (problem) {
    if ((problem as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw problem
  }
}
