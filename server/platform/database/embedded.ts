import { chownSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { Client } from 'pg'
import { letsOthersThrough, makeDataFolder } from '../data-folder.ts'
import { startFault } from '../fault.ts'
import { claim, stopLeftover } from './claim.ts'
import { type Cluster, checkVersion, makeCluster, ownName, passwordOf } from './cluster.ts'
import { launch, stopServer } from './launch.ts'
import { reachableServer } from './server-binaries.ts'
import { type ServerUser, serverUser } from './server-user.ts'

export type EmbeddedDatabase = {
  /** Where to connect; the server listens on this machine alone. */
  url: string
  /** The server's process id. */
  pid: number
  stop: () => Promise<void>
}

export type EmbeddedOptions = {
  /** Where everything is kept: the cluster, its password and its log. */
  folder: string
  /** False gives up safety for speed: for tests, whose data nobody misses. */
  durable?: boolean
}

/**
 * Starts the embedded PostgreSQL over a folder, making its cluster at the first start. A server left over from a killed
 * process is stopped in order first, and what it had committed is there.
 * @throws StartFault where the folder is in use, can't be written or is of another version
 */
export async function startEmbeddedDatabase({ folder, durable = true }: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const data = join(folder, 'cluster')
  const user = serverUser(data)
  prepareFolder(folder, user)
  const release = claim(folder)
  try {
    checkVersion(data)
    const cluster: Cluster = { bin: reachableServer(folder, user), folder, data, user }
    const password = passwordOf(folder)
    makeCluster(cluster, { password })
    await stopLeftover(data)
    const server = await launch(cluster, { password, durable })
    await createOnce(server.url('postgres'))
    return {
      url: server.url(ownName),
      pid: server.process.pid as number,
      async stop() {
        await stopServer(server.process)
        release()
      },
    }
  } catch (problem) {
    release()
    throw problem
  }
}

function prepareFolder(folder: string, user: ServerUser) {
  makeDataFolder(folder)
  if (!user) return
  chownSync(folder, user.uid, user.gid)
  if (!letsOthersThrough(dirname(folder))) throw startFault('closedFolder', { folder })
}

async function createOnce(url: string) {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [ownName])
    if (!rowCount) await client.query(`create database ${ownName}`)
  } finally {
    await client.end()
  }
}
