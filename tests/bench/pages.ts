import { fork } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { loginTypes } from '@trampolim/marketplace/accounts/roles.ts'
import { openDatabase } from '@trampolim/server/platform/database/connect.ts'
import { temporaryDataDir } from '../data-dir.ts'
import { startHouse } from '../started-house.ts'
import { demoAccounts, demoPassword } from '../world/named-people.ts'
import { measure, type Timing } from './load.ts'
import { usageOf } from './processes.ts'
import { milliseconds, tableOf, times } from './table.ts'

const { values } = parseArgs({
  options: {
    /** Measures only subjects whose name contains this. */
    only: { type: 'string', default: '' },
    /** How long each subject is measured in each round, in seconds. */
    seconds: { type: 'string', default: '3' },
    rounds: { type: 'string', default: '5' },
  },
})
const seconds = Number(values.seconds)
const rounds = Number(values.rounds)
const crowds = [1, 32] as const
/** Seconds of requests before measuring, so that hot code is compiled by then. */
const warmUp = 10

type Server = {
  address: string
  /** Returns the processor time used since its start, in seconds. */
  used: () => Promise<number>
}
type Subject = {
  name: string
  server: Server
  path: string
  /** Whether each request uses a unique address, so that none is answered with a kept page. */
  fresh?: boolean
  token?: string
  against?: string
  aim?: number
}
type Figures = Timing & { cpu: number }

/**
 * Prints the cost of a page compared with a bare page of the same React, router and Fastify, and of a call compared
 * with a bare read of its row. All are measured alternately, so that other load affects all alike, and the median of
 * the rounds counts.
 */
const dataDir = temporaryDataDir('bench-pages')
const house = await startHouse({ dataDir, demo: true, settings: { WORKERS: '1' } })
const { database } = openDatabase(house.databaseUrl, { connections: 1, statementTimeout: 0 })
const bare = fork(join(import.meta.dirname, 'bare.ts'), {
  env: { ...process.env, NODE_ENV: 'production', DATABASE_URL: house.databaseUrl },
})
try {
  const [bareAddress] = (await once(bare, 'message')) as [string]
  const subjects = (await chooseSubjects(bareAddress)).filter(
    ({ name }) => name.startsWith('a bare') || name.includes(values.only),
  )
  for (const clients of crowds) console.log(`\n${reportOf(subjects, await measureAll(subjects, clients), clients)}`)
} finally {
  bare.kill()
  await database.destroy()
  await house.stop()
  rmSync(dataDir, { recursive: true, force: true })
}

async function chooseSubjects(bareAddress: string): Promise<Subject[]> {
  const ours: Server = { address: house.address, used: usedByHouse }
  const naked: Server = { address: bareAddress, used: () => usedByBare(bareAddress) }
  const { email } = demoAccounts.find(({ key }) => key === 'bruno') as (typeof demoAccounts)[number]
  const token = await tokenOf('bruno')
  const { id } = await database
    .selectFrom('job')
    .select('id')
    .where('status', '=', 'job:approved')
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow()
  const board = await database
    .selectFrom('candidacy')
    .innerJoin('job', 'job.id', 'candidacy.job_id')
    .innerJoin('recruiter', 'recruiter.organization_id', 'job.organization_id')
    .innerJoin('account', 'account.id', 'recruiter.account_id')
    .where('account.email', '=', email)
    .select('job.id')
    .groupBy('job.id')
    .orderBy(({ fn }) => fn.countAll(), 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  const visitors = { server: ours, against: 'a bare page', aim: 3 }
  const recruiters = { server: ours, token, against: 'a bare page', aim: 4 }
  const candidates = { server: ours, token: await tokenOf('ana'), against: 'a bare page', aim: 4 }
  return [
    { name: 'a bare page', server: naked, path: '/page' },
    ...keptAndNew({ name: '/', ...visitors, path: '/?' }),
    ...keptAndNew({ name: '/search', ...visitors, path: '/search?occupation=Vendedor&location=S%C3%A3o+Paulo%2C+SP' }),
    ...keptAndNew({ name: '/jobs/{id}', ...visitors, path: `/jobs/${id}?` }),
    { name: '/profile', ...candidates, path: '/profile' },
    { name: '/curriculum', ...candidates, path: '/curriculum' },
    { name: '/curriculum/{type}', ...candidates, path: '/curriculum/professional' },
    { name: '/curriculum/{type}/edit', ...candidates, path: '/curriculum/professional/edit' },
    { name: '/curriculum/{type}/edit open', ...candidates, path: '/curriculum/professional/edit?section=experience' },
    { name: '/recruiter/dashboard', ...recruiters, path: '/recruiter/dashboard' },
    { name: 'the board', ...recruiters, path: `/recruiter/job/${board.id}/selective-process` },
    { name: 'a bare row', server: naked, path: `/job/${id}` },
    { name: 'GET /job/{id}', server: ours, path: `/api/gateway/job/${id}`, against: 'a bare row', aim: 2 },
  ]
}

/** A session of a person of the demo world. */
async function tokenOf(key: 'ana' | 'bruno'): Promise<string> {
  const { email, area } = demoAccounts.find((each) => each.key === key) as (typeof demoAccounts)[number]
  const type = loginTypes[area]
  const { token } = await house.calls().gateway.accounts.login({ type, email, password: demoPassword })
  return token
}

/** A page that is the same for all visitors, both as a kept page and made anew. */
function keptAndNew({ name, ...subject }: Subject): Subject[] {
  return [
    { name: `${name} kept`, ...subject },
    { name: `${name} made anew`, ...subject, fresh: true },
  ]
}

async function measureAll(subjects: readonly Subject[], clients: number): Promise<Map<string, Figures>> {
  const found = new Map<string, Figures[]>(subjects.map(({ name }) => [name, []]))
  for (const subject of subjects) await measureOnce(subject, { clients, seconds: warmUp })
  for (let round = 0; round < rounds; round++) {
    for (const subject of subjects) found.get(subject.name)?.push(await measureOnce(subject, { clients, seconds }))
  }
  return new Map([...found].map(([name, all]) => [name, middleOf(all)]))
}

async function measureOnce(
  { server, path, fresh, token, name }: Subject,
  { clients, seconds }: { clients: number; seconds: number },
): Promise<Figures> {
  const before = await server.used()
  const timing = await measure(server.address, { paths: [path], fresh, clients, seconds, token })
  if (timing.failed) throw new Error(`${timing.failed} answers of ${name} failed`)
  return { ...timing, cpu: (((await server.used()) - before) * 1000) / (timing.perSecond * seconds) }
}

function reportOf(subjects: readonly Subject[], figures: ReadonlyMap<string, Figures>, clients: number): string {
  const rows = subjects.map(({ name, against, aim }) => {
    const { cpu, perSecond, median, p99 } = figures.get(name) as Figures
    return [
      name,
      milliseconds(cpu),
      against ? times(cpu / (figures.get(against) as Figures).cpu) : '',
      aim ? `≤ ${aim} ×` : '',
      perSecond.toFixed(0),
      milliseconds(median),
      milliseconds(p99),
      times(p99 / median),
      clients > 1 ? '≤ 3 ×' : '',
    ]
  })
  const head = [`${clients} at once`, 'CPU', 'to bare', 'aim', 'a second', 'median', 'p99', 'p99/median', 'aim']
  return tableOf(head, rows)
}

function middleOf(all: readonly Figures[]): Figures {
  const middle = (values: readonly number[]) =>
    values.toSorted((one, other) => one - other)[values.length >> 1] as number
  return {
    cpu: middle(all.map(({ cpu }) => cpu)),
    perSecond: middle(all.map(({ perSecond }) => perSecond)),
    median: middle(all.map(({ median }) => median)),
    p99: middle(all.map(({ p99 }) => p99)),
    failed: 0,
  }
}

async function usedByHouse(): Promise<number> {
  return usageOf(house.pid).server
}

async function usedByBare(address: string): Promise<number> {
  const { user, system } = (await (await fetch(`${address}/cpu`)).json()) as NodeJS.CpuUsage
  return (user + system) / 1e6
}
