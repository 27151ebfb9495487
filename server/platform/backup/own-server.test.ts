import { execFileSync } from 'node:child_process'
import { chownSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryDataDir } from '@trampolim/tests/data-dir.ts'
import { ask } from '@trampolim/tests/engines/streaming-replica.ts'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type Cluster, passwordOf, superuserName } from '../database/embedded/cluster.ts'
import { type EmbeddedDatabase, startEmbeddedDatabase } from '../database/embedded/embedded.ts'
import { launch, stopServer } from '../database/embedded/launch.ts'
import { reachableServer } from '../database/embedded/server-binaries.ts'
import { serverUser } from '../database/embedded/server-user.ts'
import { migrate } from '../database/migrating/migrate.ts'
import { folderStorage } from '../storage/folder.ts'
import { makeBackup } from './make-backup.ts'
import { restoreBackup } from './restore-backup.ts'

/*
 * A second PostgreSQL of the same kind, which stands for an operator's own server and has the settings that we
 * recommend to operators. It is copied over the replication protocol by a role without other rights, while rows are
 * written, and restored into a new server's data folder.
 */

const secret = 'q8Zr3vXn1TjKd0YbLw5Hc7Mf2Gs9Pe4Ua6Ro'
const room = temporaryDataDir('own-server')
const [server, dataDir, to, log] = ['server', 'data', 'backups', 'log'].map((name) => join(room, name)) as [
  string,
  string,
  string,
  string,
]
const conf = readFileSync(join(import.meta.dirname, '../../../deploy/postgresql/archive.conf'), 'utf8')
const archiving = Object.fromEntries(
  [...conf.matchAll(/^(archive_\w+) = '?(.*?)'?$/gm)].map(([, name, value]) => [
    name,
    value?.replaceAll('/mnt/archive', log),
  ]),
) as Record<string, string>

let database: EmbeddedDatabase
let replicationUrl = ''
const moments: Date[] = []
const told = <Row>(statement: string) => ask<Row>(database.superuserUrl, statement)

/** The current time of the server's clock, with nothing written in that moment. */
async function moment(): Promise<Date> {
  await told('select pg_sleep(0.05)')
  const [row] = await told<{ at: Date }>('select clock_timestamp() as at')
  await told('select pg_sleep(0.05)')
  return row?.at as Date
}
const backUp = (url = replicationUrl) =>
  makeBackup({ to, dataDir, secret, database: { replicationUrl: url }, bucket: false, now: () => new Date() })

const state = 'select id, text from kept order by id'
const states: unknown[] = []

beforeAll(async () => {
  for (const folder of [dataDir, log]) mkdirSync(folder)
  const user = serverUser(join(server, 'cluster'))
  if (user) chownSync(log, user.uid, user.gid)
  database = await startEmbeddedDatabase({ folder: server, settings: archiving })
  await migrate(database.ownerUrl, { application: database.url })
  await told(`create role trampolim_backup login replication password 'keeps-copies'`)
  const url = new URL(database.superuserUrl)
  url.username = 'trampolim_backup'
  url.password = 'keeps-copies'
  replicationUrl = url.href
  await told(`create table kept (id int primary key, text text)`)
  await told(`insert into kept select id, repeat(id::text, 50) from generate_series(1, 2000) as id`)
  await folderStorage(join(dataDir, 'files')).write('a'.repeat(32), Buffer.from('uploaded'))
  let stopped = false
  const written = (async () => {
    for (let id = 2001; !stopped; id += 2) await told(`insert into kept values (${id}, 'pair'), (${id + 1}, 'pair')`)
  })()
  await backUp().finally(() => {
    stopped = true
    return written
  })
  for (const text of ['first', 'second']) {
    await told(`update kept set text = '${text}' where id <= 10`)
    states.push(await told(state))
    moments.push(await moment())
  }
  await told('delete from kept')
  const [row] = await told<{ wal: string }>('select pg_walfile_name(pg_switch_wal()) as wal')
  await vi.waitUntil(() => existsSync(join(log, row?.wal ?? '')), { timeout: 150_000 })
}, 360_000)
afterAll(async () => {
  await database.stop()
  rmSync(room, { recursive: true, force: true })
})

let restores = 0
/** The content of the restored server after it was started in the way an operator starts it. */
async function restored(at: Date | null, { log }: { log: string | null }) {
  const [place, data] = [join(room, `restored-${++restores}`), join(room, `data-${restores}`)]
  const folder = join(place, 'cluster')
  const done = await restoreBackup({ from: to, at, dataDir: data, ownerUrl: null, cluster: { folder, log } })
  const user = serverUser(folder)
  if (user) execFileSync('chown', ['-R', `${user.uid}:${user.gid}`, place])
  const cluster: Cluster = { bin: reachableServer(place, user), folder: place, data: folder, user }
  // Its roles and passwords are those of the copied server.
  const started = await launch(cluster, { password: passwordOf(server), durable: true })
  try {
    return { done, data, rows: await ask<{ id: number; text: string }>(started.url(superuserName), state) }
  } finally {
    await stopServer(started.process)
  }
}

describe('a backup of a PostgreSQL of one’s own', () => {
  it('is restored to each moment between two changes, by the archived log', async () => {
    for (const [at, expected] of [
      [moments[0], states[0]],
      [moments[1], states[1]],
    ]) {
      expect((await restored(at as Date, { log })).rows).toEqual(expected)
    }
  }, 300_000)

  it('is whole by itself, although rows were written meanwhile, with files and the secret', async () => {
    const { rows, data, done } = await restored(null, { log: null })
    expect(rows.filter(({ id, text }) => id <= 2000 && text === String(id).repeat(50))).toHaveLength(2000)
    expect(rows.length % 2).toBe(0)
    expect([done.files, done.manifest.version]).toEqual([1, '18'])
    expect(await folderStorage(join(data, 'files')).read('a'.repeat(32))).toEqual(Buffer.from('uploaded'))
    expect(readFileSync(join(data, 'secret'), 'utf8')).toBe(secret)
  })

  it('goes as far as the log reaches', async () => {
    // Without a moment, the log is replayed to its end.
    expect((await restored(null, { log })).rows).toEqual([])
  })

  it('needs the place of a server’s data, which is empty', async () => {
    const restore = (options: object) =>
      restoreBackup({ from: to, at: null, dataDir: join(room, 'refused'), ownerUrl: null, ...options })
    await expect(restore({})).rejects.toThrow('--cluster')
    await expect(restore({ cluster: { folder: server, log: null } })).rejects.toThrow('Já existe')
  })

  it('is refused to a role that may not replicate, and without telling the password', async () => {
    const url = new URL(database.url)
    const problem = await backUp(url.href).catch((failure) => failure)
    expect(problem.message).toContain('DATABASE_BACKUP_URL')
    expect(problem.message).not.toContain(url.password)
  })
})
