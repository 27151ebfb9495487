import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryDataDir } from '@trampolim/tests/data-dir.ts'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { makeBackup } from '../backup/make-backup.ts'
import { restoreBackup } from '../backup/restore-backup.ts'
import { type EmbeddedDatabase, startEmbeddedDatabase } from '../database/embedded/embedded.ts'
import { runningDatabase } from '../database/embedded/running.ts'
import { migrate } from '../database/migrating/migrate.ts'
import { folderStorage } from '../storage/folder.ts'
import { archiveSettings, logIn } from './archive-log.ts'
import { archivedStorage } from './archived-storage.ts'
import { pruneArchive } from './prune-archive.ts'

const secret = 'q8Zr3vXn1TjKd0YbLw5Hc7Mf2Gs9Pe4Ua6Ro'
const room = temporaryDataDir('archive')
const [dataDir, to, archive] = ['data', 'backups', 'archive'].map((name) => join(room, name)) as [
  string,
  string,
  string,
]
const storage = archivedStorage(folderStorage(join(dataDir, 'files')), archive)
const keyOf = (letter: string) => letter.repeat(32)
const keys = ['a', 'b', 'c'].map(keyOf)
let database: EmbeddedDatabase

async function ask<Row>(url: string, statement: string): Promise<Row[]> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(statement)).rows
  } finally {
    await client.end()
  }
}
const told = <Row>(statement: string) => ask<Row>(database.ownerUrl, statement)

/** Uploads a file and stores its row. */
async function upload(letter: string) {
  await storage.write(keyOf(letter), Buffer.from(letter))
  await told(`insert into stored_file (id, purpose, owner_id, storage_key, original_name, created_at, uploaded_at)
    values ('${letter.repeat(24)}', 'curriculum', '${'f'.repeat(24)}', '${keyOf(letter)}', '${letter}.pdf', now(), now())`)
}
async function remove(letter: string) {
  await told(`delete from stored_file where storage_key = '${keyOf(letter)}'`)
  await storage.remove(keyOf(letter))
}
/** The current time of the database's clock, in whole milliseconds, with nothing written in that millisecond. */
async function moment(): Promise<Date> {
  await told('select pg_sleep(0.05)')
  const [row] = await told<{ at: Date }>('select clock_timestamp() as at')
  await told('select pg_sleep(0.05)')
  return row?.at as Date
}
const superuserUrl = () => runningDatabase(join(dataDir, 'database'))?.superuserUrl ?? ''
const backUp = () =>
  makeBackup({ to, dataDir, secret, database: { superuserUrl: superuserUrl() }, bucket: false, now: () => new Date() })

/** Waits until everything written so far is archived. */
async function archived() {
  const [row] = await ask<{ wal: string }>(superuserUrl(), 'select pg_walfile_name(pg_switch_wal()) as wal')
  const path = join(logIn(archive), row?.wal ?? '')
  await vi.waitUntil(() => existsSync(path), { timeout: 50_000 })
}

let restores = 0
/** The content of a restore to a moment: rows, and the files that belong to them. */
async function restored(at: Date | null) {
  const other = join(room, `restored-${++restores}`)
  await restoreBackup({ from: to, at, dataDir: other, ownerUrl: null, archive })
  const again = await startEmbeddedDatabase({ folder: join(other, 'database') })
  const rows = await ask<{ name: string }>(again.ownerUrl, 'select original_name as name from stored_file order by 1')
  await again.stop()
  const files = folderStorage(join(other, 'files'))
  const found = await Promise.all(keys.map((key) => files.read(key)))
  return { rows: rows.map(({ name }) => name), files: found.flatMap((bytes) => bytes?.toString() ?? []), other }
}

const moments: Date[] = []
beforeAll(async () => {
  mkdirSync(dataDir)
  database = await startEmbeddedDatabase({ folder: join(dataDir, 'database'), archive })
  await migrate(database.ownerUrl, { application: database.url })
  await upload('a')
  await backUp()
  moments.push(await moment())
  await upload('b')
  moments.push(await moment())
  await remove('b')
  await remove('a')
  await upload('c')
  moments.push(await moment())
  await told(`update stored_file set original_name = 'z.pdf'`)
  await archived()
}, 300_000)
afterAll(async () => {
  await database.stop()
  rmSync(room, { recursive: true, force: true })
})

it('restores each moment between two changes, rows and files', async () => {
  expect(await restored(moments[0] as Date)).toMatchObject({ rows: ['a.pdf'], files: ['a'] })
  expect(await restored(moments[1] as Date)).toMatchObject({ rows: ['a.pdf', 'b.pdf'], files: ['a', 'b'] })
  expect(await restored(moments[2] as Date)).toMatchObject({ rows: ['c.pdf'], files: ['c'] })
}, 300_000)

it('restores as far as the archive reaches, and says where it doesn’t', async () => {
  expect(await restored(null)).toMatchObject({ rows: ['z.pdf'], files: ['c'] })
  await expect(restored(new Date(Date.now() + 3_600_000))).rejects.toThrow('não chega')
}, 300_000)

it('belongs to one data folder', async () => {
  const { other } = await restored(moments[0] as Date)
  await expect(startEmbeddedDatabase({ folder: join(other, 'database'), archive })).rejects.toThrow('outra pasta')
}, 300_000)

it('never replaces a segment, and has none by its name before it is whole', () => {
  const log = join(room, 'other')
  mkdirSync(logIn(log), { recursive: true })
  const source = join(room, 'segment')
  const command = archiveSettings(log).archive_command?.replaceAll('%p', source).replaceAll('%f', 'S') ?? ''
  const run = (text: string) => {
    writeFileSync(source, text)
    execFileSync('/bin/sh', ['-c', command], { stdio: 'ignore' })
  }
  run('one')
  run('one')
  expect(() => run('two')).toThrow()
  expect(readdirSync(logIn(log))).toEqual(['S'])
  expect(readFileSync(join(logIn(log), 'S'), 'utf8')).toBe('one')
})

it('is pruned to what the oldest backup needs', async () => {
  expect(await pruneArchive({ archive, backups: join(room, 'nowhere'), dataDir })).toBe(0)
  const [first = ''] = readdirSync(to)
  const segments = () => readdirSync(logIn(archive)).filter((name) => /^[0-9A-F]{24}$/.test(name)).length
  await told(`update stored_file set original_name = 'y.pdf'`)
  const { folder } = await backUp()
  rmSync(join(to, first), { recursive: true })
  const old = new Date(Date.now() - 3_600_000)
  for (const key of keys) {
    const path = join(archive, 'files', key.slice(0, 2), key)
    if (existsSync(path)) utimesSync(path, old, old)
  }
  const before = segments()
  expect(await pruneArchive({ archive, backups: to, dataDir })).toBeGreaterThan(0)
  expect(segments()).toBeLessThan(before)
  expect(
    readdirSync(join(archive, 'files'), { recursive: true, withFileTypes: true }).filter((each) => each.isFile()),
  ).toEqual([])
  await upload('b')
  const at = await moment()
  await told(`delete from stored_file where storage_key = '${keyOf('b')}'`)
  await archived()
  expect(existsSync(folder)).toBe(true)
  expect(await restored(at)).toMatchObject({ rows: ['b.pdf', 'y.pdf'], files: ['b', 'c'] })
}, 300_000)
