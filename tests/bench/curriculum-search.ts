import { rmSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { startSession } from '@trampolim/server/accounts/sessions/sessions.ts'
import { openDatabase } from '@trampolim/server/platform/database/connect.ts'
import type { Database } from '@trampolim/server/platform/house.ts'
import { sql } from 'kysely'
import { temporaryDataDir } from '../data-dir.ts'
import { startHouse } from '../started-house.ts'
import { insertOrganization, insertRecruiter } from '../world/builders.ts'
import { adoptJobs } from './adopt-jobs.ts'
import { measure, type Timing } from './load.ts'
import { processorTime } from './processor-time.ts'
import { milliseconds, tableOf, times } from './table.ts'
import { provideWorld } from './worlds.ts'

const { values } = parseArgs({
  options: {
    curriculums: { type: 'string', default: '100000' },
    jobs: { type: 'string', default: '2000' },
    seconds: { type: 'string', default: '2' },
    rounds: { type: 'string', default: '3' },
    /** Measures only questions whose name contains this. */
    only: { type: 'string', default: '' },
  },
})
const seconds = Number(values.seconds)
const rounds = Number(values.rounds)
const crowds = [1, 32] as const
/** How many different jobs, occupations and towns are requested. */
const asked = 200
/** Recruiters who search at the same time, each with a session of their own. */
const recruiters = 32
const companyName = 'Rede que procura currículos'
const reading = 'GET /job/{id}'

const aims = 'aims: median and processor time at most 5 × GET /job/{id}, p99 at most 4 × its median'

type Question = { name: string; paths: string[]; tokens?: readonly string[] | undefined }

/** Prints what each kind of curriculum search costs compared with reading a job, with one client and with many. */
const folder = process.env.DATA_DIR ?? temporaryDataDir('bench-curriculum-search')
const dataDir = await provideWorld(folder, { jobs: Number(values.jobs), curriculums: Number(values.curriculums) })
const house = await startHouse({ dataDir, demo: true, settings: { WORKERS: '1' } })
const { database } = openDatabase(house.databaseUrl, { connections: 1, statementTimeout: 0 })
try {
  const { tokens, jobs } = await hire(database)
  const plain: Question = { name: reading, paths: jobs.map((id) => `/api/gateway/job/${id}`) }
  const searches = searchesOf(jobs, await occupationsAndTowns(database))
    .filter(({ name }) => name.includes(values.only))
    .map((question) => ({ ...question, tokens }))
  await sql`vacuum (analyze) job, curriculum_spot, curriculum_search`.execute(database)
  for (const clients of crowds) console.log(`\n${await report([plain, ...searches], clients)}`)
  console.log(aims)
} finally {
  await database.destroy()
  await house.stop()
  if (!process.env.DATA_DIR) rmSync(folder, { recursive: true, force: true })
}

/**
 * Creates an organisation with jobs of the world, and sessions of its recruiters; an existing world reuses those of an
 * earlier run.
 */
async function hire(database: Database) {
  const now = new Date()
  const employer = (await earlierEmployer(database)) ?? (await newEmployer(database))
  const tokens: string[] = []
  for (const accountId of employer.recruiterIds) {
    const session = await database.transaction().execute((tx) => startSession(tx, { accountId, rememberMe: true, now }))
    tokens.push(session.token)
  }
  return { tokens, jobs: await adoptJobs(database, { organizationId: employer.organizationId, most: asked }) }
}

type Employer = { organizationId: string; recruiterIds: string[] }

async function earlierEmployer(database: Database): Promise<Employer | undefined> {
  const { rows } = await sql<Employer>`
    select organization_id as "organizationId", array_agg(account_id::text) as "recruiterIds"
    from recruiter join organization on organization.id = recruiter.organization_id
    where company_name = ${companyName} group by 1
  `.execute(database)
  return rows[0]
}

async function newEmployer(database: Database): Promise<Employer> {
  const ground = { database, now: () => new Date() }
  const organizationId = await insertOrganization(ground, { company_name: companyName })
  const recruiterIds: string[] = []
  for (let each = 0; each < recruiters; each++) {
    recruiterIds.push((await insertRecruiter(ground, { organizationId })).accountId)
  }
  return { organizationId, recruiterIds }
}

/** Occupations and towns of curriculums, chosen at random, as recruiters would ask for them. */
async function occupationsAndTowns(database: Database) {
  const { rows } = await sql<{ cbo: number; town: number }>`
    select cbo, municipality as town from curriculum_spot where cv_type = 'professional' order by md5(curriculum_id) limit ${asked}
  `.execute(database)
  return rows.map(({ cbo, town }) => ({ occupation: String(cbo).padStart(6, '0'), town: String(town) }))
}

/** The searches that are measured, all with facets. */
function searchesOf(jobs: readonly string[], places: readonly { occupation: string; town: string }[]): Question[] {
  const path = (query: Record<string, string>) => `/api/search-cv/search?${new URLSearchParams(query)}`
  const place = (at: number) => places[at % places.length] as (typeof places)[number]
  return [
    { name: 'of a job', paths: jobs.map((jobId) => path({ jobId })) },
    {
      name: 'of a job, occupation, distance, salary',
      paths: jobs.map((jobId, at) =>
        path({ jobId, occupation: place(at).occupation, distance: '50km', salary: '300000' }),
      ),
    },
    { name: 'occupation', paths: places.map(({ occupation }) => path({ occupation })) },
    {
      name: 'occupation, town, distance',
      paths: places.map(({ occupation, town }) => path({ occupation, location: town, distance: '50km' })),
    },
    { name: 'town', paths: places.map(({ town }) => path({ location: town })) },
    { name: 'state, language', paths: [path({ states: 'SP', languages: '[{"language":"ingles"}]' })] },
    {
      name: 'words',
      paths: ['atender no balcão', 'cuidar da vitrine', 'crescer na área'].map((keywords) => path({ keywords })),
    },
    { name: 'name', paths: ['Ana Souza', 'Castro', 'Henrique'].map((name) => path({ name })) },
    { name: 'everybody', paths: [path({})] },
  ].map(({ name, paths }) => ({ name: `GET /search, ${name}`, paths }))
}

type Figures = Timing & { server: number; database: number }

/** Measures the questions alternately, so that other load affects all alike; the median of the rounds counts. */
async function report(questions: readonly Question[], clients: number): Promise<string> {
  const found = new Map<string, Figures[]>(questions.map(({ name }) => [name, []]))
  for (let round = 0; round <= rounds; round++) {
    for (const question of questions) {
      const figures = await measureOnce(question, clients)
      // The first round warms up.
      if (round > 0) found.get(question.name)?.push(figures)
    }
  }
  const middles = new Map([...found].map(([name, all]) => [name, middleOf(all)]))
  const job = middles.get(reading) as Figures
  const rows = questions.map(({ name, tokens }) => {
    const { median, p99, perSecond, server, database } = middles.get(name) as Figures
    return [
      name,
      milliseconds(median),
      tokens ? times(median / job.median) : '',
      milliseconds(p99),
      times(p99 / median),
      milliseconds(server),
      milliseconds(database),
      tokens ? times((server + database) / (job.server + job.database)) : '',
      perSecond.toFixed(0),
    ]
  })
  const head = [`${values.curriculums} curriculums, ${clients} at once`, 'median', 'to job', 'p99', 'to median']
  return tableOf([...head, 'CPU server', 'database', 'to job', 'a second'], rows)
}

async function measureOnce({ name, paths, tokens }: Question, clients: number): Promise<Figures> {
  const before = await processorTime(house, dataDir)
  const timing = await measure(house.address, { paths, clients, seconds, token: tokens })
  if (timing.failed) throw new Error(`${timing.failed} answers of ${name} failed`)
  const after = await processorTime(house, dataDir)
  const answers = timing.perSecond * seconds
  return {
    ...timing,
    server: ((after.server - before.server) * 1000) / answers,
    database: (((after.database ?? Number.NaN) - (before.database ?? Number.NaN)) * 1000) / answers,
  }
}

function middleOf(all: readonly Figures[]): Figures {
  const middle = (figure: keyof Figures) => {
    const sorted = all.map((figures) => figures[figure]).toSorted((one, other) => one - other)
    return sorted[sorted.length >> 1] as number
  }
  const names = ['median', 'p99', 'perSecond', 'server', 'database', 'failed'] as const
  return Object.fromEntries(names.map((name) => [name, middle(name)])) as Figures
}
