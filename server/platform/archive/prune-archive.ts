import { existsSync } from 'node:fs'
import { readdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { listBackups } from '../backup/list-backups.ts'
import { filesIn, logIn } from './archive-log.ts'

const segment = /^[0-9A-F]{8}([0-9A-F]{16})(?:\.|$)/
const startSegment = /\(file [0-9A-F]{8}([0-9A-F]{16})\)/

/**
 * Removes from an archive what the oldest backup in a folder doesn't need: log from before it, files that it contains
 * itself, and files that were deleted before it was made. Without a backup nothing is removed.
 * @returns the number of removed files
 */
export async function pruneArchive({
  archive,
  backups,
  dataDir,
}: {
  archive: string
  backups: string
  dataDir: string
}) {
  const oldest = (await listBackups(backups)).filter(({ manifest }) => manifest.database === 'cluster').at(-1)
  if (!oldest) return 0
  const label = await readFile(join(oldest.folder, 'database', 'cluster', 'backup_label'), 'utf8')
  const first = startSegment.exec(label)?.[1]
  if (!first) return 0
  let gone = 0
  const names = await readdir(logIn(archive))
  for (const name of names.filter((each) => (segment.exec(each)?.[1] ?? first) < first)) {
    await rm(join(logIn(archive), name), { force: true })
    gone += 1
  }
  const made = Date.parse(oldest.manifest.made)
  const entries = await readdir(filesIn(archive), { recursive: true, withFileTypes: true })
  for (const { parentPath, name } of entries.filter((entry) => entry.isFile())) {
    const path = join(parentPath, name)
    const inside = join('files', name.slice(0, 2), name)
    const isRemoved = !existsSync(join(dataDir, inside)) && (await stat(path)).mtimeMs < made
    if (!isRemoved && !existsSync(join(oldest.folder, inside))) continue
    await rm(path, { force: true })
    gone += 1
  }
  return gone
}
