import { chownSync, existsSync, lchownSync, readdirSync, statSync } from 'node:fs'
import { appendFile, chmod, copyFile, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { filesIn, recoverySettings } from '../archive/archive-log.ts'
import { recover } from '../archive/recover.ts'
import { makeDataFolder } from '../data-folder.ts'
import { installedServer } from '../database/embedded/server-binaries.ts'
import { serverUser } from '../database/embedded/server-user.ts'
import { startFault } from '../fault.ts'
import { copyFolder } from './copy-folder.ts'
import { refill } from './dump.ts'
import { type Backup, listBackups } from './list-backups.ts'
import { checkSums } from './manifest.ts'

export type RestoreOptions = {
  /** A backup, or a folder that contains several. */
  from: string
  /** The latest permitted time of the backup; by default the latest backup is used. */
  at: Date | null
  dataDir: string
  /** The owner's connection to the database to fill; null for the embedded one. */
  ownerUrl: string | null
  /**
   * The archive with which the embedded database continues from the backup to `at`, or to the archive's end; null for
   * the backup alone.
   */
  archive?: string | null
  /**
   * Where the data folder of the operator's own server is created, and the folder to which that server archives its
   * log. With `log` it continues from the backup to `at`, or to the log's end, when it is started; with null it has the
   * state of the backup.
   */
  cluster?: { folder: string; log: string | null } | null
}

/**
 * Restores a backup into an empty data folder and, unless it is the embedded one, an empty database. Everything is
 * checked first, so that nothing is restored from a damaged backup.
 * @throws StartFault if something would be overwritten, or the backup doesn't fit
 */
export async function restoreBackup({ from, at, dataDir, ownerUrl, archive = null, cluster = null }: RestoreOptions) {
  const { folder, manifest } = await choose(from, at)
  const kind = cluster ? 'base' : ownerUrl ? 'dump' : 'cluster'
  if (manifest.database !== kind) throw startFault(`backup.needs.${manifest.database}`)
  const [own = ''] = installedServer().version.split('.', 1)
  if (manifest.database === 'cluster' && manifest.version !== own) {
    throw startFault('backup.otherVersion', { found: manifest.version ?? '', own })
  }
  for (const name of ['database', 'files', 'secret']) {
    const path = join(dataDir, name)
    if (existsSync(path)) throw startFault('backup.exists', { folder: path })
  }
  if (cluster && existsSync(cluster.folder) && !isEmpty(cluster.folder)) {
    throw startFault('backup.exists', { folder: cluster.folder })
  }
  await checkSums(folder, manifest)
  makeDataFolder(dataDir)
  if (cluster) await placeCluster(join(folder, 'database', 'cluster'), { ...cluster, until: at })
  else if (ownerUrl) await refill(ownerUrl, join(folder, 'database', 'dump'))
  else await restoreCluster(join(folder, 'database'), join(dataDir, 'database'))
  const keys =
    archive && !ownerUrl && !cluster ? await recover(join(dataDir, 'database'), { archive, until: at }) : null
  const files = manifest.files === 'copied' ? await restoreFiles() : 0

  function restoreFiles() {
    const [own, to] = [join(folder, 'files'), join(dataDir, 'files')]
    return keys && archive ? copyFiles(keys, { from: [own, filesIn(archive)], to }) : copyFolder(own, to)
  }
  // Written last, since a folder with a secret counts as completely restored.
  await copyFile(join(folder, 'secret'), join(dataDir, 'secret'))
  await chmod(join(dataDir, 'secret'), 0o600)
  return { folder, manifest, files, missing: keys ? keys.length - files : 0 }
}

/** The given backup, or the latest one in the folder that isn't later than `at`. */
async function choose(from: string, at: Date | null): Promise<Backup> {
  const found = (await listBackups(from)).find(
    ({ manifest }) => at === null || Date.parse(manifest.made) <= at.getTime(),
  )
  if (!found) throw startFault(at ? 'backup.noneUntil' : 'backup.none', { folder: from, at: at?.toISOString() ?? '' })
  return found
}

/** Whether it is an empty folder, such as the mount point of a separate disk. */
const isEmpty = (path: string): boolean => statSync(path).isDirectory() && readdirSync(path).length === 0

/** Creates the data folder of the operator's own server; the server recovers when it is started. */
async function placeCluster(
  from: string,
  { folder, log, until }: { folder: string; log: string | null; until: Date | null },
) {
  await copyFolder(from, folder)
  await chmod(folder, 0o700)
  if (!log) return
  const lines = Object.entries(recoverySettings(log, until)).map(
    ([name, value]) => `${name} = '${value.replaceAll("'", "''")}'`,
  )
  await appendFile(join(folder, 'postgresql.auto.conf'), `${lines.join('\n')}\n`)
  await writeFile(join(folder, 'recovery.signal'), '')
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

/** The cluster must belong to the user that runs the server; it becomes consistent at its first start. */
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
