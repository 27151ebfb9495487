import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chownSync, existsSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import { StartFault } from '../fault.ts'
import { installedServer, reachableServer, type ServerUser, serverUser } from './server-binaries.ts'

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

const superuser = 'trampolim'
const databaseName = 'trampolim'

/**
 * Starts the embedded PostgreSQL over a folder, making its cluster at the first start. A server left over from a killed
 * process is stopped in order first, and what it had committed is there.
 * @throws StartFault where the folder is in use, can't be written or is of another version
 */
export async function startEmbeddedDatabase({ folder, durable = true }: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const user = serverUser()
  prepareFolder(folder, user)
  const release = claim(folder)
  try {
    const bin = reachableServer(folder, user)
    const cluster = join(folder, 'cluster')
    checkVersion(cluster)
    const password = passwordOf(folder)
    if (!existsSync(join(cluster, 'PG_VERSION'))) initialise({ bin, cluster, folder, user, password })
    await stopLeftover(cluster)
    const port = await freePort()
    const server = launch({ bin, cluster, folder, user, port, durable })
    const address = (name: string) => `postgresql://${superuser}:${password}@127.0.0.1:${port}/${name}`
    await ready(server, { url: address('postgres'), log: join(folder, 'server.log') })
    await createOnce(address('postgres'))
    return {
      url: address(databaseName),
      pid: server.pid as number,
      async stop() {
        await stopServer(server)
        release()
      },
    }
  } catch (problem) {
    release()
    throw problem
  }
}

function prepareFolder(folder: string, user: ServerUser) {
  try {
    mkdirSync(folder, { recursive: true })
    if (user) chownSync(folder, user.uid, user.gid)
    else writeFileSync(join(folder, '.writable'), '')
    rmSync(join(folder, '.writable'), { force: true })
  } catch {
    throw new StartFault(`Não é possível gravar na pasta de dados ${folder}. Escolha outra com DATA_DIR.`)
  }
}

/** Two processes over one folder would corrupt it, so the first leaves its process id there. */
function claim(folder: string): () => void {
  const path = join(folder, 'in-use-by')
  const owner = existsSync(path) ? Number(readFileSync(path, 'utf8')) : 0
  if (owner && owner !== process.pid && isNode(owner)) {
    throw new StartFault(`A pasta de dados ${folder} já está em uso pelo processo ${owner}.`)
  }
  writeFileSync(path, String(process.pid))
  return () => rmSync(path, { force: true })
}

function isNode(pid: number): boolean {
  if (!isAlive(pid)) return false
  const command = `/proc/${pid}/cmdline`
  return existsSync(command) ? /node/.test(readFileSync(command, 'utf8').split('\0', 1)[0] ?? '') : true
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (problem) {
    return (problem as NodeJS.ErrnoException).code === 'EPERM'
  }
}

function checkVersion(cluster: string) {
  const path = join(cluster, 'PG_VERSION')
  if (!existsSync(path)) return
  const found = readFileSync(path, 'utf8').trim()
  const own = installedServer().version.split('.', 1)[0]
  if (found !== own) {
    throw new StartFault(
      `A pasta de dados ${cluster} é do PostgreSQL ${found}, e este é o ${own}. Use outra com DATA_DIR ou migre os dados.`,
    )
  }
}

function passwordOf(folder: string): string {
  const path = join(folder, 'password')
  if (!existsSync(path)) writeFileSync(path, randomBytes(24).toString('hex'), { mode: 0o600 })
  return readFileSync(path, 'utf8').trim()
}

type Place = { bin: string; cluster: string; folder: string; user: ServerUser }

function initialise({ bin, cluster, folder, user, password }: Place & { password: string }) {
  rmSync(cluster, { recursive: true, force: true })
  const secret = join(folder, 'initial-password')
  writeFileSync(secret, password, { mode: 0o600 })
  if (user) chownSync(secret, user.uid, user.gid)
  try {
    execFileSync(
      join(bin, 'initdb'),
      [
        `--pgdata=${cluster}`,
        `--username=${superuser}`,
        `--pwfile=${secret}`,
        '--auth=scram-sha-256',
        '--encoding=UTF8',
        // Sorted by code point alike on every machine; what people see is sorted by rules of our own.
        '--locale-provider=builtin',
        '--builtin-locale=C.UTF-8',
        '--locale=C',
        '--no-instructions',
      ],
      { ...user, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] },
    )
  } catch (problem) {
    rmSync(cluster, { recursive: true, force: true })
    const said = String((problem as { stderr?: Buffer }).stderr ?? problem).trim()
    throw new StartFault(`Não foi possível criar o banco de dados em ${cluster}: ${said}`)
  } finally {
    rmSync(secret, { force: true })
  }
}

/** A process that was killed leaves its server running; it is asked to end as any other, and recovers by itself if it died too. */
async function stopLeftover(cluster: string) {
  const path = join(cluster, 'postmaster.pid')
  if (!existsSync(path)) return
  const pid = Number(readFileSync(path, 'utf8').split('\n', 1)[0])
  if (!pid || !isAlive(pid) || !isPostgres(pid)) return rmSync(path, { force: true })
  process.kill(pid, 'SIGINT')
  for (let waited = 0; isAlive(pid) && waited < 10_000; waited += 50) await wait(50)
  if (isAlive(pid)) throw new StartFault(`O servidor de banco de dados anterior (processo ${pid}) não terminou.`)
}

function isPostgres(pid: number): boolean {
  const command = `/proc/${pid}/cmdline`
  return !existsSync(command) || readFileSync(command, 'utf8').includes('postgres')
}

function launch({ bin, cluster, folder, user, port, durable }: Place & { port: number; durable: boolean }) {
  const settings: Record<string, string> = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    port: String(port),
    max_connections: '100',
    shared_buffers: '256MB',
    effective_cache_size: '1GB',
    work_mem: '16MB',
    random_page_cost: '1.1',
    jit: 'off',
    timezone: 'UTC',
    shared_preload_libraries: 'pg_stat_statements',
    log_min_messages: 'warning',
    ...(durable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
  }
  const log = openSync(join(folder, 'server.log'), 'a', 0o600)
  const server = spawn(
    join(bin, 'postgres'),
    ['-D', cluster, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    // A group of its own, so that Ctrl-C reaches us first and the server ends last.
    { ...user, cwd: folder, detached: true, stdio: ['ignore', log, log] },
  )
  return server
}

async function ready(server: ChildProcess, { url, log }: { url: string; log: string }) {
  for (let waited = 0; waited < 60_000; waited += 25) {
    if (server.exitCode !== null) {
      const last = readFileSync(log, 'utf8').trim().split('\n').slice(-3).join(' ')
      throw new StartFault(`O banco de dados não iniciou: ${last}`)
    }
    if (await connects(url)) return
    await wait(25)
  }
  throw new StartFault(`O banco de dados não respondeu em um minuto. Veja ${log}.`)
}

async function connects(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 2000 })
  try {
    await client.connect()
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => undefined)
  }
}

async function createOnce(url: string) {
  const client = new Client({ connectionString: url })
  await client.connect()
  const { rowCount } = await client.query('select from pg_database where datname = $1', [databaseName])
  if (!rowCount) await client.query(`create database ${databaseName}`)
  await client.end()
}

async function stopServer(server: ChildProcess) {
  if (server.exitCode !== null || server.signalCode !== null) return
  const ended = new Promise((resolve) => server.once('exit', resolve))
  server.kill('SIGINT')
  await ended
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
