import { chownSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { letsOthersThrough, makeDataFolder } from '../data-folder.ts'
import { startFault } from '../fault.ts'
import { claim, stopLeftover } from './claim.ts'
import { type Cluster, checkVersion, makeCluster, ownName, passwordOf } from './cluster.ts'
import { type Fate, keepRunning } from './keep-running.ts'
import { launch } from './launch.ts'
import { prepareRoles, roleUrl } from './roles.ts'
import { reachableServer } from './server-binaries.ts'
import { type ServerUser, serverUser } from './server-user.ts'

export type EmbeddedDatabase = {
  /**
   * Where the application connects; the server listens on this machine alone. The address outlives the server's
   * process.
   */
  url: string
  /** Where the owner of the tables connects, for migrations. */
  ownerUrl: string
  /** Where the cluster's superuser connects. */
  superuserUrl: string
  /** The present process id of the server. */
  pid: () => number
  stop: () => Promise<void>
}

export type EmbeddedOptions = {
  /** Where everything is kept: the cluster, its password and its log. */
  folder: string
  /** False turns off durability (fsync) for speed, in tests. */
  durable?: boolean
  /** Called when the server stopped unexpectedly, and when it is back. */
  tell?: (fate: Fate) => void
}

/**
 * Starts the embedded PostgreSQL over a folder, making its cluster at the first start. A server left over from a killed
 * process is stopped in order first, and what it had committed is there. One that ends by itself is started again.
 * @throws StartFault where the folder is in use, can't be written or is of another version
 */
export async function startEmbeddedDatabase({
  folder,
  durable = true,
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
    const server = await launch(cluster, { password, durable })
    await prepareRoles(server.url, folder)
    const startAgain = async () => {
      if (!claimed.holds()) return undefined
      await stopLeftover(data)
      return launch(cluster, { password, durable, port: server.port })
    }
    const kept = keepRunning(server, { startAgain, tell })
    return {
      url: roleUrl(folder, { role: 'application', port: server.port }),
      ownerUrl: roleUrl(folder, { role: 'owner', port: server.port }),
      superuserUrl: server.url(ownName),
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
