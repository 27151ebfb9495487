import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { isAlive } from '../../processes.ts'
import { migrate } from '../migrating/migrate.ts'
import { type EmbeddedDatabase, startEmbeddedDatabase } from './embedded.ts'

/** A cluster that was created and stopped once: most tests start from a copy, since creating one takes a second. */
const made = mkdtempSync(join(tmpdir(), 'trampolim-embedded-made-'))
let folder: string
const running = new Set<EmbeddedDatabase>()

beforeAll(async () => {
  const database = await startEmbeddedDatabase({ folder: made })
  await database.stop()
})
afterAll(() => rmSync(made, { recursive: true, force: true }))

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'trampolim-embedded-'))
})
afterEach(async () => {
  for (const database of running) await database.stop()
  running.clear()
  rmSync(folder, { recursive: true, force: true })
})

function provideCluster() {
  if (!existsSync(join(folder, 'cluster'))) execFileSync('cp', ['-R', '-p', `${made}/.`, folder])
}

async function start(): Promise<EmbeddedDatabase> {
  provideCluster()
  return startAnew()
}

async function startAnew(): Promise<EmbeddedDatabase> {
  const database = await startEmbeddedDatabase({ folder })
  running.add(database)
  return database
}

async function ask(url: string, statement: string) {
  const client = new Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  try {
    return (await client.query(statement)).rows
  } finally {
    await client.end()
  }
}

const note = (url: string) => ask(url, "create table note (text text); insert into note values ('written')")
const notes = (url: string) => ask(url, 'select text from note')

/** Starts the database from a process of its own, as `npm start` does, and returns both. */
async function startElsewhere() {
  provideCluster()
  const script = `
    import { startEmbeddedDatabase } from ${JSON.stringify(join(import.meta.dirname, 'embedded.ts'))}
    const { ownerUrl: url, pid } = await startEmbeddedDatabase({ folder: ${JSON.stringify(folder)} })
    console.log(JSON.stringify({ url, pid: pid() }))
    setInterval(() => {}, 1000)
  `
  const owner = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: ['ignore', 'pipe', 'inherit'] })
  const [said] = (await once(owner.stdout, 'data')) as [Buffer]
  return { owner, ...(JSON.parse(said.toString()) as { url: string; pid: number }) }
}

async function kill(owner: ReturnType<typeof spawn>) {
  const ended = once(owner, 'exit')
  owner.kill('SIGKILL')
  await ended
}

it('keeps its data from one start to the next, accessible only with its password', async () => {
  const first = await start()
  await note(first.ownerUrl)
  await first.stop()
  const second = await start()
  expect(await notes(second.ownerUrl)).toEqual([{ text: 'written' }])
  expect(statSync(join(folder, 'password')).mode & 0o777).toBe(0o600)
  const wrong = new URL(second.ownerUrl)
  wrong.password = 'guessed'
  await expect(notes(wrong.href)).rejects.toThrow('password authentication failed')
})

it('supports accents and is safe against a power cut', async () => {
  const { url } = await start()
  expect(await ask(url, "select upper('ação') as upper, 'Z' < 'a' as by_code_point")).toEqual([
    { upper: 'AÇÃO', by_code_point: true },
  ])
  const asked = "select name, setting from pg_settings where name in ('fsync', 'synchronous_commit') order by name"
  expect(await ask(url, asked)).toEqual([
    { name: 'fsync', setting: 'on' },
    { name: 'synchronous_commit', setting: 'on' },
  ])
})

it('gives what the superuser of an earlier version owned to the owner, and access to rows to the application', async () => {
  const first = await start()
  await migrate(first.superuserUrl)
  await first.stop()
  const { url, ownerUrl, superuserUrl } = await start()
  expect(await migrate(ownerUrl, { application: url })).toEqual([])
  expect(await ask(url, 'select count(*)::integer as count from account')).toEqual([{ count: 0 }])
  expect(await ask(url, "select id from graphile_worker.add_job('anything')")).toHaveLength(1)
  const jobs = "select count(*)::integer as count from graphile_worker.jobs where task_identifier = 'anything'"
  expect(await ask(url, jobs)).toEqual([{ count: 1 }])
  const left = `
    select relname from pg_class as c
    where relnamespace in ('public'::regnamespace, 'graphile_worker'::regnamespace) and relowner <> 'trampolim_owner'::regrole
      and relkind in ('r', 'v', 'S') and not exists (select from pg_depend where objid = c.oid and deptype = 'e')
  `
  expect(await ask(superuserUrl, left)).toEqual([])
  for (const statement of ['create temporary table mine (id integer)', 'drop table account']) {
    await expect(ask(url, statement)).rejects.toThrow(/permission denied|must be owner/)
  }
  const other = new URL(url)
  other.pathname = '/postgres'
  await expect(ask(other.href, 'select 1')).rejects.toThrow('permission denied')
})

it('restarts by itself at the same address when its server ends', async () => {
  const changes: string[] = []
  provideCluster()
  const database = await startEmbeddedDatabase({ folder, tell: ({ kind }) => changes.push(kind) })
  running.add(database)
  await note(database.ownerUrl)
  const ended = database.pid()
  process.kill(ended, 'SIGKILL')
  await expect.poll(() => changes.at(-1), { timeout: 50_000 }).toBe('back')
  expect(database.pid()).not.toBe(ended)
  expect(await notes(database.ownerUrl)).toEqual([{ text: 'written' }])
  await database.stop()
  expect(isAlive(database.pid())).toBe(false)
})

describe('after a kill', () => {
  it('of the server, the next start has what was committed', async () => {
    const { ownerUrl: url, pid, stop } = await start()
    await note(url)
    process.kill(pid(), 'SIGKILL')
    await stop()
    expect(readFileSync(join(folder, 'cluster/postmaster.pid'), 'utf8')).toContain(String(pid()))
    const { ownerUrl: again } = await start()
    expect(await notes(again)).toEqual([{ text: 'written' }])
  })

  it('of the process that started it, the server ends and the next start has what was committed', async () => {
    const { owner, url, pid } = await startElsewhere()
    await note(url)
    await kill(owner)
    const { ownerUrl: again } = await start()
    expect(isAlive(pid)).toBe(false)
    expect(await notes(again)).toEqual([{ text: 'written' }])
  })

  it('of the process alone, the server is stopped gracefully and the next start has what was committed', async () => {
    const first = await start()
    await note(first.ownerUrl)
    rmSync(join(folder, 'in-use-by'))
    const leftover = first.pid()
    const second = await start()
    expect(isAlive(leftover)).toBe(false)
    expect(await notes(second.ownerUrl)).toEqual([{ text: 'written' }])
    expect(readFileSync(join(folder, 'server.log'), 'utf8')).not.toContain('was not properly shut down')
  })

  it('of everything, another process that got the same id meanwhile is left alone', async () => {
    const first = await start()
    await first.stop()
    writeFileSync(join(folder, 'in-use-by'), `${process.pid} another birth`)
    writeFileSync(join(folder, 'cluster/postmaster.pid'), `${process.pid}\n${join(folder, 'cluster')}\n`)
    const { url } = await start()
    expect(await ask(url, 'select 1 as one')).toEqual([{ one: 1 }])
  })

  it('during the creation of the cluster, it is created again', async () => {
    mkdirSync(join(folder, 'cluster.part'))
    writeFileSync(join(folder, 'cluster.part/PG_VERSION'), '18')
    const { url } = await startAnew()
    expect(await ask(url, 'select 1 as one')).toEqual([{ one: 1 }])
  })
})

describe('refuses, with a one-line message,', () => {
  it('a folder that another living process uses', async () => {
    const { owner, pid } = await startElsewhere()
    const message = `A pasta de dados ${folder} já está em uso pelo processo ${owner.pid}.`
    await expect(startEmbeddedDatabase({ folder })).rejects.toThrow(message)
    await kill(owner)
    await expect.poll(() => isAlive(pid), { timeout: 50_000 }).toBe(false)
  })

  it('a cluster of another major version, and leaves it as it is', async () => {
    mkdirSync(join(folder, 'cluster'))
    writeFileSync(join(folder, 'cluster/PG_VERSION'), '16\n')
    await expect(startEmbeddedDatabase({ folder })).rejects.toThrow('é do PostgreSQL 16, e este é o 18')
    expect(readFileSync(join(folder, 'cluster/PG_VERSION'), 'utf8')).toBe('16\n')
  })

  it('a folder that can’t be written', async () => {
    const blocked = join(folder, 'file/database')
    writeFileSync(join(folder, 'file'), '')
    await expect(startEmbeddedDatabase({ folder: blocked })).rejects.toThrow(
      `Não é possível gravar na pasta de dados ${blocked}.`,
    )
  })

  it.runIf(process.getuid?.() === 0)('a folder that the server’s user can’t reach', async () => {
    chmodSync(folder, 0o700)
    const closed = join(folder, 'database')
    await expect(startEmbeddedDatabase({ folder: closed })).rejects.toThrow('não consegue entrar na pasta de dados')
  })
})
