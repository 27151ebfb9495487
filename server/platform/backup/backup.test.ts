import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryDataDir } from '@trampolim/tests/data-dir.ts'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type EmbeddedDatabase, startEmbeddedDatabase } from '../database/embedded/embedded.ts'
import { runningDatabase } from '../database/embedded/running.ts'
import { migrate } from '../database/migrating/migrate.ts'
import { folderStorage } from '../storage/folder.ts'
import { dump } from './dump.ts'
import { makeBackup } from './make-backup.ts'
import { restoreBackup } from './restore-backup.ts'

const secret = 'q8Zr3vXn1TjKd0YbLw5Hc7Mf2Gs9Pe4Ua6Ro'
const room = temporaryDataDir('backup')
const dataDir = join(room, 'data')
const to = join(room, 'backups')
const storage = folderStorage(join(dataDir, 'files'))
const key = (letter: string) => letter.repeat(32)
const rows = 5000
let database: EmbeddedDatabase
let first: Awaited<ReturnType<typeof makeBackup>>
let second: typeof first
/** The file of a table that is emptied after a crash. */
let unlogged = ''

beforeAll(async () => {
  mkdirSync(dataDir)
  database = await startEmbeddedDatabase({ folder: join(dataDir, 'database') })
  await migrate(database.ownerUrl, { application: database.url })
  await ask(database.ownerUrl, 'create table kept (id int primary key, text text)')
  await ask(
    database.ownerUrl,
    `insert into kept select id, repeat(id::text, 50) from generate_series(1, ${rows}) as id`,
  )
  await storage.write(key('a'), Buffer.from('before'))
  const writing = changeMeanwhile()
  first = await backUp('2026-11-25T03:00:00.000Z')
  await writing.stop()
  await ask(database.ownerUrl, `update kept set text = 'after'; insert into kept values (${-rows}, 'after')`)
  await storage.remove(key('a'))
  await storage.write(key('b'), Buffer.from('after'))
  await ask(database.ownerUrl, "create unlogged table passing as select 'for a moment' as text")
  unlogged = String((await ask(database.ownerUrl, "select pg_relation_filepath('passing') as path"))[0]?.path)
  second = await backUp('2026-11-26T03:00:00.000Z')
  await ask(database.ownerUrl, 'delete from passing')
})
afterAll(async () => {
  await database.stop()
  rmSync(room, { recursive: true, force: true })
})

const backUp = (at: string) => {
  const { superuserUrl = '' } = runningDatabase(join(dataDir, 'database')) ?? {}
  return makeBackup({ to, dataDir, secret, database: { superuserUrl }, bucket: false, now: () => new Date(at) })
}

/**
 * Keeps writing rows until stopped. Each transaction adds two rows, so a backup must never contain just one of them.
 */
function changeMeanwhile() {
  let stopped = false
  const written = (async () => {
    for (let id = rows + 1; !stopped; id += 2) {
      await ask(database.ownerUrl, `insert into kept values (${id}, 'pair'), (${id + 1}, 'pair')`)
    }
  })()
  return {
    stop: () => {
      stopped = true
      return written
    },
  }
}

async function ask(url: string, statement: string) {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(statement)).rows
  } finally {
    await client.end()
  }
}

const tables = `select table_name as name, (xpath('/row/c/text()', query_to_xml(
    format('select md5(coalesce(string_agg(t::text, chr(10) order by t::text), '''')) as c from %I t', table_name), false, true, '')))[1]::text as sum
  from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`

async function restored<Found>(dataDir: string, look: (url: string) => Promise<Found>): Promise<Found> {
  const again = await startEmbeddedDatabase({ folder: join(dataDir, 'database') })
  return look(again.ownerUrl).finally(again.stop)
}

describe('a backup of a running house', () => {
  it('restores tables, files and the secret into another folder', async () => {
    const other = join(room, 'latest')
    const { folder, files } = await restoreBackup({ from: to, at: null, dataDir: other, ownerUrl: null })
    expect([folder, files]).toEqual([second.folder, 1])
    expect(await restored(other, (url) => ask(url, tables))).toEqual(await ask(database.ownerUrl, tables))
    expect(await folderStorage(join(other, 'files')).read(key('b'))).toEqual(Buffer.from('after'))
    expect(await folderStorage(join(other, 'files')).read(key('a'))).toBeNull()
    expect(readFileSync(join(other, 'secret'), 'utf8')).toBe(secret)
    expect(statSync(join(other, 'secret')).mode & 0o777).toBe(0o600)
  })

  it('is that of a moment, whole, although rows were written meanwhile', async () => {
    const other = join(room, 'earlier')
    const at = new Date('2026-11-25T12:00:00.000Z')
    expect(await restoreBackup({ from: to, at, dataDir: other, ownerUrl: null })).toMatchObject({
      folder: first.folder,
    })
    const [found] = await restored(other, (url) =>
      ask(
        url,
        `select count(*) filter (where id between 1 and ${rows} and text = repeat(id::text, 50))::int as old,
          count(*) filter (where id > ${rows})::int % 2 as halves, count(*) filter (where text = 'after')::int as later from kept`,
      ),
    )
    expect(found).toEqual({ old: rows, halves: 0, later: 0 })
    expect(await folderStorage(join(other, 'files')).read(key('a'))).toEqual(Buffer.from('before'))
  })

  it('has nothing of a table that is emptied after a crash', () => {
    const files = readdirSync(second.folder, { recursive: true, encoding: 'utf8' })
    const its = files.filter((file) => file.includes(unlogged)).map((file) => file.slice(file.indexOf(unlogged)))
    expect(its).toEqual([`${unlogged}_init`])
  })

  it('is for its owner alone, and leaves nothing unfinished', () => {
    expect(readdirSync(to).sort()).toEqual(['2026-11-25T03-00-00', '2026-11-26T03-00-00'])
    expect(statSync(first.folder).mode & 0o077).toBe(0)
    expect(statSync(join(first.folder, 'secret')).mode & 0o777).toBe(0o600)
  })
})

describe('refuses', () => {
  const restore = (changes: object) =>
    restoreBackup({ from: to, at: null, dataDir: join(room, 'refused'), ownerUrl: null, ...changes })

  it('to overwrite a backup or a data folder', async () => {
    await expect(backUp('2026-11-25T03:00:00.000Z')).rejects.toThrow('Já existe')
    await expect(restore({ dataDir })).rejects.toThrow('Já existe')
  })

  it('a folder without a backup, or without one of that time', async () => {
    await expect(restore({ from: room })).rejects.toThrow('Não há um backup')
    await expect(restore({ from: join(room, 'nowhere') })).rejects.toThrow('Não há um backup')
    await expect(restore({ at: new Date('2026-11-01') })).rejects.toThrow('feito até')
  })

  it('to put an embedded database into another server', async () => {
    await expect(restore({ ownerUrl: database.ownerUrl })).rejects.toThrow('sem DATABASE_URL')
  })

  it('a damaged backup', async () => {
    const path = join(second.folder, 'files', 'bb', key('b'))
    const kept = readFileSync(path)
    writeFileSync(path, 'afteR')
    await expect(restore({})).rejects.toThrow(path)
    rmSync(path)
    await expect(restore({})).rejects.toThrow(path)
    writeFileSync(path, kept)
  })
})

it('says why pg_dump failed, without the password', async () => {
  const failed = dump('postgresql://owner:hidden@127.0.0.1:1/trampolim', join(room, 'dump')).catch((problem) => problem)
  expect(String(await failed)).toMatch(/pg_dump/)
  expect(String(await failed)).not.toContain('hidden')
})
