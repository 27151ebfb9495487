import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { appendFileSync, chmodSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { copyCluster } from '@trampolim/server/platform/backup/copy-cluster.ts'
import { claim, stopLeftover } from '@trampolim/server/platform/database/embedded/claim.ts'
import type { Cluster } from '@trampolim/server/platform/database/embedded/cluster.ts'
import { launch, stopServer } from '@trampolim/server/platform/database/embedded/launch.ts'
import { reachableServer } from '@trampolim/server/platform/database/embedded/server-binaries.ts'
import { serverUser } from '@trampolim/server/platform/database/embedded/server-user.ts'
import { Client } from 'pg'
import { freePort } from '../free-port.ts'

type Primary = { url: string; superuserUrl: string }

/**
 * Creates a streaming replica of an embedded database from a base backup and starts it, as operators do for
 * `SEARCH_DATABASE_URL`. `from`: the folder of the primary's database; `folder`: an empty one for the replica; `settings`:
 * those that the primary has besides its usual ones, since a replica must allow as many connections.
 */
export async function startReplica(
  primary: Primary,
  { from, folder, settings }: { from: string; folder: string; settings?: Record<string, string> },
) {
  const data = join(folder, 'cluster')
  mkdirSync(folder, { recursive: true })
  const user = serverUser(join(from, 'cluster'))
  const cluster: Cluster = { bin: reachableServer(folder, user), folder, data, user }
  await ask(primary.superuserUrl, "select pg_create_physical_replication_slot('searches', true)")
  await copyCluster(primary.superuserUrl, { from: join(from, 'cluster'), to: data })
  const { hostname, port: primaryPort, username, password } = new URL(primary.superuserUrl)
  const conninfo = `host=${hostname} port=${primaryPort} user=${username} password=${password}`
  appendFileSync(
    join(data, 'postgresql.auto.conf'),
    `primary_conninfo = '${conninfo}'\nprimary_slot_name = 'searches'\nwal_retrieve_retry_interval = '200ms'\n`,
  )
  writeFileSync(join(data, 'standby.signal'), '')
  chmodSync(data, 0o700)
  if (user) execFileSync('chown', ['-R', `${user.uid}:${user.gid}`, folder])
  const claimed = claim(folder)
  const port = await freePort()
  const start = () =>
    launch(cluster, { password: decodeURIComponent(password), durable: true, port, ...(settings && { settings }) })
  let server = await start()
  const at = (url: string) => {
    const address = new URL(url)
    address.search = ''
    address.host = `127.0.0.1:${port}`
    return address.href
  }

  return {
    /** Its address with the rights of the application. */
    url: at(primary.url),
    pid: () => server.process.pid as number,
    /** Runs a query on it as a superuser. */
    ask: <Row>(statement: string) => ask<Row>(at(primary.superuserUrl), statement),
    /** Kills it at once. */
    async kill() {
      const ended = once(server.process, 'exit')
      server.process.kill('SIGKILL')
      await ended
    },
    /** Starts it again at the same address. */
    async startAgain() {
      await stopLeftover(data)
      server = await start()
    },
    async stop() {
      await stopServer(server.process)
      claimed.release()
    },
  }
}
export type StreamingReplica = Awaited<ReturnType<typeof startReplica>>

/** The rows of a statement, executed over a separate connection. */
export async function ask<Row>(url: string, statement: string): Promise<Row[]> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(statement)).rows as Row[]
  } finally {
    await client.end()
  }
}
