import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, openSync, readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import { startFault } from '../../fault.ts'
import { type Cluster, superuserName } from './cluster.ts'
import { memorySettings, ownMemory, smallMemory } from './settings.ts'
import { makeSocketFolder } from './socket.ts'

export type Server = {
  process: ChildProcess
  port: number
  /** Returns the superuser's address of one of the cluster's databases. */
  url: (database: string) => string
}

/** Settings for a server that shares a machine with everything else. */
const settings = {
  listen_addresses: '127.0.0.1',
  max_connections: '100',
  random_page_cost: '1.1',
  jit: 'off',
  max_parallel_workers_per_gather: '0',
  timezone: 'UTC',
  log_timezone: 'UTC',
  shared_preload_libraries: 'pg_stat_statements',
  // Statements and error details may contain personal data, so the server's log leaves them out.
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_parameter_max_length: '0',
}
/**
 * For tests: no durability, and no automatic statistics, which would depend on when the table was analysed. A table
 * that was empty at that time would be planned as empty, however many rows it has by now.
 */
const forTests = {
  ...smallMemory,
  work_mem: '16MB',
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  autovacuum: 'off',
}

/**
 * Errors after which another attempt makes sense: the port was taken in the meantime, or children of a killed server
 * still use it.
 */
const passing = /address already in use|could not bind|could not create any TCP\/IP sockets|still in use/i
const attempts = 10
const usualPatience = 60_000

export type LaunchOptions = {
  password: string
  durable: boolean
  /** The port to listen on; by default a free one. */
  port?: number
  /** More settings, such as those of an archive. */
  settings?: Record<string, string>
  /** How long it may take until connections are accepted, in milliseconds. */
  patience?: number
}

/**
 * Starts the server of a cluster, and returns when it accepts connections.
 * @throws StartFault with the server's output if it doesn't start
 */
export async function launch(
  cluster: Cluster,
  { password, durable, port: given, settings: more = {}, patience = usualPatience }: LaunchOptions,
): Promise<Server> {
  const socket = { unix_socket_directories: makeSocketFolder(cluster) ?? '' }
  for (let attempt = 1; ; attempt += 1) {
    const port = given ?? (await freePort())
    const url = (database: string) => `postgresql://${superuserName}:${password}@127.0.0.1:${port}/${database}`
    const { server, log } = run(cluster, {
      ...settings,
      ...socket,
      ...more,
      ...(durable ? memorySettings(ownMemory()) : forTests),
      port: String(port),
    })
    if (await takesConnections(server, { url: url('postgres'), patience })) return { process: server, port, url }
    if (!hasEnded(server)) {
      await stopServer(server)
      throw startFault('noAnswer', { log })
    }
    const said = readFileSync(log, 'utf8').trim().split('\n').slice(-4).join(' ')
    if (attempt === attempts || !passing.test(said)) throw startFault('notStarted', { said })
    await wait(200)
  }
}

/**
 * Stops the server as a shutdown of the machine would: connections are closed, and everything is written. A suspended
 * server is resumed first; one that doesn't end is killed, which is safe for committed data.
 */
export async function stopServer(server: ChildProcess) {
  if (!hasEnded(server)) {
    const ended = new Promise((resolve) => server.once('exit', resolve))
    server.kill('SIGCONT')
    server.kill('SIGINT')
    const killing = setTimeout(() => server.kill('SIGKILL'), 20_000)
    await ended
    clearTimeout(killing)
  }
  server.stdin?.destroy()
}

/** Whether a child process has exited. */
export function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null
}

/**
 * A shell script that runs the server together with a watcher. The watcher stops the server when our end of its stdin
 * is closed because our process was killed.
 */
const watched = 'exec 3<&0 </dev/null; ( (read -r _ <&3; kill -INT $$) & ); exec 3<&-; exec "$@"'

function run({ bin, data, folder, user }: Cluster, values: Record<string, string>) {
  const flags = Object.entries(values).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const command = [join(bin, 'postgres'), '-D', data, ...flags]
  const [program, ...args] = process.platform === 'win32' ? command : ['/bin/sh', '-c', watched, 'sh', ...command]
  const log = join(folder, 'server.log')
  const output = openSync(log, 'a', 0o600)
  // In a process group of its own, so that Ctrl-C reaches this process first and the server ends last.
  const server = spawn(program as string, args, {
    ...user,
    cwd: folder,
    detached: true,
    stdio: ['pipe', output, output],
  })
  closeSync(output)
  return { server, log }
}

async function takesConnections(
  server: ChildProcess,
  { url, patience }: { url: string; patience: number },
): Promise<boolean> {
  let failed = false
  server.once('error', () => {
    failed = true
  })
  for (let waited = 0; waited < patience; waited += 20) {
    if (failed || hasEnded(server)) return false
    if (await connects(url)) return true
    await wait(20)
  }
  return false
}

async function connects(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 2000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => undefined)
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number }
      probe.close(() => resolve(port))
    })
  })
}
