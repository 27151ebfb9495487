import { chownSync, existsSync, lchownSync, readdirSync } from 'node:fs'
import { chmod, copyFile, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { filesIn } from '../archive/archive-log.ts'
import { recover } from '../archive/recover.ts'
import { makeDataFolder } from '../data-folder.ts'
import { installedServer } from '../database/server-binaries.ts'
import { serverUser } from '../database/server-user.ts'
import { startFault } from '../fault.ts'
import { copyFolder } from './copy-folder.ts'
import { refill } from './dump.ts'
import { type Backup, listBackups } from './list-backups.ts'
import { checkSums } from './manifest.ts'

export type RestoreOptions = {
  /** A backup, or the folder that has several. */
  from: string
  /** The latest moment of the backup to choose; by default the latest there is. */
  at: Date | null
  dataDir: string
  /** The database to fill, as its owner reaches it; null for the embedded one. */
  ownerUrl: string | null
  /** The archive by which the embedded database goes on from the backup to `at`, or to the archive's end; null for neither. */
  archive?: string | null
}

/**
 * Puts a backup into an empty data folder, and into an empty database if it isn't the embedded one. Everything is checked first, so that
 * nothing is restored from a damaged backup.
 * @throws StartFault if something would be overwritten, or the backup doesn't fit
 */
export async function restoreBackup({ from, at, dataDir, ownerUrl, archive = null }: RestoreOptions) {
  const { folder, manifest } = await choose(from, at)
  if ((manifest.database === 'dump') !== (ownerUrl !== null)) throw startFault(`backup.needs.${manifest.database}`)
  const [own = ''] = installedServer().version.split('.', 1)
  if (manifest.database === 'cluster' && manifest.version !== own) {
    throw startFault('backup.otherVersion', { found: manifest.version ?? '', own })
  }
  for (const name of ['database', 'files', 'secret']) {
    const path = join(dataDir, name)
    if (existsSync(path)) throw startFault('backup.exists', { folder: path })
  }
  await checkSums(folder, manifest)
  makeDataFolder(dataDir)
  if (ownerUrl) await refill(ownerUrl, join(folder, 'database', 'dump'))
  else await restoreCluster(join(folder, 'database'), join(dataDir, 'database'))
  const keys = archive && !ownerUrl ? await recover(join(dataDir, 'database'), { archive, until: at }) : null
  const files = manifest.files === 'copied' ? await restoreFiles() : 0

  function restoreFiles() {
    const [own, to] = [join(folder, 'files'), join(dataDir, 'files')]
    return keys && archive ? copyFiles(keys, { from: [own, filesIn(archive)], to }) : copyFolder(own, to)
  }
  // Last: a folder with a secret is a restored one.
  await copyFile(join(folder, 'secret'), join(dataDir, 'secret'))
  await chmod(join(dataDir, 'secret'), 0o600)
  return { folder, manifest, files, missing: keys ? keys.length - files : 0 }
}

/** The backup itself, or the latest of a folder's that isn't later than `at`. */
async function choose(from: string, at: Date | null): Promise<Backup> {
  const found = (await listBackups(from)).find(
    ({ manifest }) => at === null || Date.parse(manifest.made) <= at.getTime(),
  )
  if (!found) throw startFault(at ? 'backup.noneUntil' : 'backup.none', { folder: from, at: at?.toISOString() ?? '' })
  return found
}

/** Copies the uploaded files of a recovered state from the backup or the archive. */
async function copyFiles(keys: readonly string[], { from, to }: { from: readonly string[]; to: string }) {
  let copied = 0
  for (const key of keys) {
    const path = join(key.slice(0, 2), key)
    const source = from.map((folder) => join(folder, path)).find((each) => existsSync(each))
    if (!source) continue
    copied += 1
    await mkdir(join(to, key.slice(0, 2)), { recursive: true, mode: 0o700 })
    await copyFile(source, join(to, path))
    await chmod(join(to, path), 0o600)
  }
  return copied
}

/** The cluster belongs to the user that runs the server; it becomes consistent at its first start. */
async function restoreCluster(from: string, to: string) {
  const user = serverUser(join(to, 'cluster'))
  await mkdir(to, { mode: 0o755 })
  await copyFolder(from, to)
  if (!user) return
  chownSync(to, user.uid, user.gid)
  const cluster = join(to, 'cluster')
  chownSync(cluster, user.uid, user.gid)
  for (const entry of readdirSync(cluster, { recursive: true, withFileTypes: true })) {
    lchownSync(join(entry.parentPath, entry.name), user.uid, user.gid)
  }
}
