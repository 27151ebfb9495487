import { chownSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { archiveSettings, claimArchive } from '../../archive/archive-log.ts'
import { letsOthersThrough, makeDataFolder } from '../../data-folder.ts'
import { startFault } from '../../fault.ts'
import { claim, stopLeftover } from './claim.ts'
import { type Cluster, checkVersion, makeCluster, passwordOf, superuserName } from './cluster.ts'
import { type DatabaseChange, keepRunning } from './keep-running.ts'
import { launch } from './launch.ts'
import { prepareRoles, roleUrl } from './roles.ts'
import { reachableServer } from './server-binaries.ts'
import { type ServerUser, serverUser } from './server-user.ts'

export type EmbeddedDatabase = {
  /**
   * The application's connection; the server listens only on this machine. The address stays the same when the server
   * is restarted.
   */
  url: string
  /** The connection of the owner of the tables, for migrations. */
  ownerUrl: string
  /** The connection of the cluster's superuser. */
  superuserUrl: string
  /** Returns the server's current process id. */
  pid: () => number
  stop: () => Promise<void>
}

export type EmbeddedOptions = {
  /** The folder that contains the cluster, its password and its log. */
  folder: string
  /**
   * False turns off durability (fsync) and autovacuum. Tests use it: they are faster, and query plans don't depend on
   * chance.
   */
  durable?: boolean
  /** The folder in which the server's log is archived; none by default. */
  archive?: string | null
  /** More settings of the server, by their names. */
  settings?: Record<string, string>
  /** Called when the server stopped unexpectedly, and when it runs again. */
  tell?: (change: DatabaseChange) => void
}

/**
 * Starts the embedded PostgreSQL in a folder and creates its cluster at the first start. A server left over from a killed
 * process is stopped gracefully first; what it had committed is kept. A server that ends unexpectedly is restarted.
 * @throws StartFault if the folder is in use, not writable or of another version
 */
export async function startEmbeddedDatabase({
  folder,
  durable = true,
  archive = null,
  settings: more = {},
  tell = () => undefined,
}: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const data = join(folder, 'cluster')
  const user = serverUser(data)
  prepareFolder(folder, user)
  const claimed = claim(folder)
  try {
    checkVersion(data)
    const cluster: Cluster = { bin: reachableServer(folder, user), folder, data, user }
    const password = passwordOf(folder)
    makeCluster(cluster, { password })
    await stopLeftover(data)
    if (archive) claimArchive(archive, { folder, user })
    const settings = { ...more, ...(archive ? archiveSettings(archive) : {}) }
    const server = await launch(cluster, { password, durable, settings })
    await prepareRoles(server.url, folder)
    const startAgain = async () => {
      if (!claimed.holds()) return undefined
      await stopLeftover(data)
      return launch(cluster, { password, durable, settings, port: server.port })
    }
    const kept = keepRunning(server, { startAgain, tell })
    return {
      url: roleUrl(folder, { role: 'application', port: server.port }),
      ownerUrl: roleUrl(folder, { role: 'owner', port: server.port }),
      superuserUrl: server.url(superuserName),
      pid: kept.pid,
      async stop() {
        await kept.stop()
        claimed.release()
      },
    }
  } catch (problem) {
    claimed.release()
    throw problem
  }
}

function prepareFolder(folder: string, user: ServerUser) {
  makeDataFolder(folder)
  if (!user) return
  chownSync(folder, user.uid, user.gid)
  if (!letsOthersThrough(dirname(folder))) throw startFault('closedFolder', { folder })
}
