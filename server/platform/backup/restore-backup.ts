import { chownSync, existsSync, lchownSync, readdirSync } from 'node:fs'
import { chmod, copyFile, mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { makeDataFolder } from '../data-folder.ts'
import { installedServer } from '../database/server-binaries.ts'
import { serverUser } from '../database/server-user.ts'
import { startFault } from '../fault.ts'
import { copyFolder } from './copy-folder.ts'
import { refill } from './dump.ts'
import { checkSums, type Manifest, manifestName, readManifest } from './manifest.ts'

export type RestoreOptions = {
  /** A backup, or the folder that has several. */
  from: string
  /** The latest moment of the backup to choose; by default the latest there is. */
  at: Date | null
  dataDir: string
  /** The database to fill, as its owner reaches it; null for the embedded one. */
  ownerUrl: string | null
}

/**
 * Puts a backup into an empty data folder, and into an empty database if it isn't the embedded one. Everything is checked first, so that
 * nothing is restored from a damaged backup.
 * @throws StartFault if something would be overwritten, or the backup doesn't fit
 */
export async function restoreBackup({ from, at, dataDir, ownerUrl }: RestoreOptions) {
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
  const files = manifest.files === 'copied' ? await copyFolder(join(folder, 'files'), join(dataDir, 'files')) : 0
  // Last: a folder with a secret is a restored one.
  await copyFile(join(folder, 'secret'), join(dataDir, 'secret'))
  await chmod(join(dataDir, 'secret'), 0o600)
  return { folder, manifest, files }
}

/** The backup itself, or the latest of a folder's that isn't later than `at`. */
async function choose(from: string, at: Date | null): Promise<{ folder: string; manifest: Manifest }> {
  const names = await readdir(from).catch((): string[] => [])
  const folders = names.includes(manifestName)
    ? [from]
    : names.map((name) => join(from, name)).filter((folder) => existsSync(join(folder, manifestName)))
  const found = folders
    .filter((folder) => !folder.endsWith('.part'))
    .map((folder) => ({ folder, manifest: readManifest(folder) }))
    .filter(({ manifest }) => at === null || Date.parse(manifest.made) <= at.getTime())
    .sort((one, other) => Date.parse(other.manifest.made) - Date.parse(one.manifest.made))
  if (!found[0])
    throw startFault(at ? 'backup.noneUntil' : 'backup.none', { folder: from, at: at?.toISOString() ?? '' })
  return found[0]
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
