import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, chownSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { serverUser } from '@trampolim/server/platform/database/embedded/server-user.ts'
import { Client } from 'pg'
import { freePort } from '../free-port.ts'

const program = '/usr/sbin/pgbouncer'
const settings = join(import.meta.dirname, '../../deploy/pgbouncer/pgbouncer.ini')

/** Whether Debian's package of PgBouncer is installed on this machine. */
export const hasPgbouncer = existsSync(program)

/** Starts the real PgBouncer before a database, with the settings that we give operators and this many connections. */
export async function startPgbouncer({ url, size }: { url: string; size: number }) {
  const before = new URL(url)
  const folder = mkdtempSync(join(tmpdir(), 'trampolim-pgbouncer-'))
  const port = await freePort()
  const users = join(folder, 'userlist.txt')
  const file = join(folder, 'pgbouncer.ini')
  const changed = readFileSync(settings, 'utf8')
    .replace('host=127.0.0.1 port=5432', `host=127.0.0.1 port=${before.port}`)
    .replace('listen_port = 6432', `listen_port = ${port}`)
    .replace('default_pool_size = 20', `default_pool_size = ${size}`)
    .replace('/etc/pgbouncer/userlist.txt', users)
  writeFileSync(file, changed)
  writeFileSync(users, `"${before.username}" "${decodeURIComponent(before.password)}"\n`)
  // It refuses to run as root.
  const user = serverUser(join(folder, 'none'))
  for (const each of [folder, file, users]) if (user) chownSync(each, user.uid, user.gid)
  chmodSync(folder, 0o700)
  const server = spawn(program, [file], { ...user, stdio: ['ignore', 'ignore', 'pipe'] })
  let told = ''
  server.stderr.on('data', (part) => {
    told += part
  })
  const pooled = new URL(url)
  pooled.search = ''
  pooled.host = `127.0.0.1:${port}`
  for (let waited = 0; !(await answers(pooled.href)); waited += 50) {
    if (waited > 10_000 || server.exitCode !== null) throw new Error(`PgBouncer does not start: ${told}`)
    await wait(50)
  }
  return {
    url: pooled.href,
    async stop() {
      const ended = once(server, 'exit')
      server.kill('SIGKILL')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function answers(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 2000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query('select 1')
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => undefined)
  }
}
