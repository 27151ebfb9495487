import { existsSync } from 'node:fs'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { installedServer } from '../database/embedded/server-binaries.ts'
import { startFault } from '../fault.ts'
import { copyCluster } from './copy-cluster.ts'
import { copyFolder } from './copy-folder.ts'
import { dump } from './dump.ts'
import { type Manifest, writeManifest } from './manifest.ts'
import { streamCluster } from './stream-cluster.ts'

/** Files with the passwords of the embedded database's roles. */
export const passwordFiles = ['password', 'owner-password', 'application-password'] as const

export type BackupOptions = {
  /** The folder in which the backup gets a subfolder, named by its time. */
  to: string
  dataDir: string
  secret: string
  /**
   * The embedded database by its superuser's connection, or another database by that of its owner or of a role with the
   * right to replicate.
   */
  database: { superuserUrl: string } | { ownerUrl: string } | { replicationUrl: string }
  /** Whether uploaded files are in a bucket, which isn't copied. */
  bucket: boolean
  now: () => Date
}

/**
 * Copies the database, uploaded files and the secret while the marketplace runs. Files are copied both before and after
 * the database, so that no upload or deletion in between leaves a row without its file. The folder gets its final name
 * only once it is complete.
 */
export async function makeBackup({ to, dataDir, secret, database, bucket, now }: BackupOptions) {
  const folder = join(to, now().toISOString().slice(0, 19).replaceAll(':', '-'))
  const unfinished = `${folder}.part`
  for (const path of [folder, unfinished]) if (existsSync(path)) throw startFault('backup.exists', { folder: path })
  await mkdir(unfinished, { recursive: true, mode: 0o700 })
  try {
    const copyFiles = () => (bucket ? 0 : copyFolder(join(dataDir, 'files'), join(unfinished, 'files'), isWhole))
    const before = await copyFiles()
    const begun = now().toISOString()
    const copied = await copyDatabase(database, { dataDir, to: join(unfinished, 'database') })
    // A dump has the state at its start, a cluster copy that at its end.
    const made = copied.database === 'dump' ? begun : now().toISOString()
    const files = before + (await copyFiles())
    await writeFile(join(unfinished, 'secret'), secret, { mode: 0o600 })
    const manifest: Manifest = await writeManifest(unfinished, {
      ...{ made, ...copied },
      files: bucket ? 'bucket' : 'copied',
    })
    await rename(unfinished, folder)
    return { folder, manifest, files }
  } catch (problem) {
    await rm(unfinished, { recursive: true, force: true })
    throw problem
  }
}

async function copyDatabase(database: BackupOptions['database'], { dataDir, to }: { dataDir: string; to: string }) {
  await mkdir(to, { mode: 0o700 })
  if ('ownerUrl' in database) {
    await dump(database.ownerUrl, join(to, 'dump'))
    return { database: 'dump' } as const
  }
  if ('replicationUrl' in database) {
    return { database: 'base', version: await streamCluster(database.replicationUrl, join(to, 'cluster')) } as const
  }
  const own = join(dataDir, 'database')
  await copyCluster(database.superuserUrl, { from: join(own, 'cluster'), to: join(to, 'cluster') })
  await copyFolder(own, to, (path) => (passwordFiles as readonly string[]).includes(path))
  const [version = ''] = installedServer().version.split('.', 1)
  return { database: 'cluster', version } as const
}

/** Whether an upload has been written completely. */
function isWhole(path: string): boolean {
  return !path.endsWith('.part')
}
