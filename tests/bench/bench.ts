import { rmSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { temporaryDataDir } from '../data-dir.ts'
import { measure, type Timing } from './load.ts'
import { databaseMemory, serverMemory } from './memory.ts'
import { type OpenWorld, openWorld } from './open-world.ts'
import { type PageSize, sizeOfPage } from './page-sizes.ts'
import { kilobytes, milliseconds, tableOf, times } from './table.ts'
import { compareWorlds } from './twice.ts'

const { values } = parseArgs({
  options: {
    jobs: { type: 'string', default: '200000' },
    curriculums: { type: 'string', default: '100000' },
    /** How long each question is asked. */
    seconds: { type: 'string', default: '8' },
    /** Leave out the world of twice as many jobs. */
    once: { type: 'boolean', default: false },
  },
})
const crowds = [1, 32] as const
const seconds = Number(values.seconds)
type Question = 'job' | 'search' | 'suggestions'
type Figures = {
  timings: Record<Question, Record<number, Timing>>
  start: number
  memory: { server: number; database: number | undefined }
  pages: PageSize[]
}

async function measureWorld({ house, questions, token, dataDir }: OpenWorld): Promise<Figures> {
  const ask = async (paths: readonly string[], asker?: string) => {
    const timings: Record<number, Timing> = {}
    // As many as will ask: each connection to the database is slow at first.
    await measure(house.address, { paths, clients: Math.max(...crowds), seconds: 2, token: asker })
    for (const clients of crowds) {
      timings[clients] = await measure(house.address, { paths, clients, seconds, token: asker })
    }
    return timings
  }
  const timings = {
    job: await ask(questions.jobs),
    search: await ask(questions.searches, token),
    suggestions: await ask(questions.suggestions),
  }
  const job = `/jobs/${questions.jobs[0]?.split('/').at(-1)}`
  const pages: PageSize[] = []
  for (const path of ['/', '/search?occupation=Vendedor&location=S%C3%A3o+Paulo%2C+SP', job]) {
    pages.push(await sizeOfPage(house.address, path))
  }
  const memory = { server: await serverMemory(house.address), database: databaseMemory(dataDir) }
  return { timings, start: house.readyAfter, memory, pages }
}

function report(jobs: number, { timings, start, memory, pages }: Figures) {
  const names: Record<Question, string> = {
    job: 'GET /job/{id}',
    search: 'GET /search/jobs, cargo + place + distance + 2 filters',
    suggestions: 'GET /search/bar/occupation',
  }
  const aims: Record<Question, string> = { job: '', search: '≤ 5 × job, p99 ≤ 4 × median', suggestions: '≤ 2 × job' }
  const rows = (Object.keys(names) as Question[]).flatMap((question) =>
    crowds.map((clients) => {
      const { median, p99, perSecond, failed } = timings[question][clients]!
      return [
        names[question],
        String(clients),
        milliseconds(median),
        milliseconds(p99),
        times(p99 / median),
        times(median / timings.job[clients]!.median),
        perSecond.toFixed(0),
        String(failed),
        aims[question],
      ]
    }),
  )
  console.log(`\n${jobs} jobs`)
  console.log(
    tableOf(['question', 'clients', 'median', 'p99', 'p99/median', 'to job', 'a second', 'failed', 'aim'], rows),
  )
  console.log(`\nready after ${(start / 1000).toFixed(1)} s from a warm folder (aim: under 3 s)`)
  const megabytes = (bytes: number | undefined) => (bytes === undefined ? 'unknown' : `${(bytes / 1e6).toFixed(0)} MB`)
  console.log(
    `memory after all this: ${megabytes(memory.server)} (aim: under 400 MB), and its database ${megabytes(memory.database)}\n`,
  )
  const sizes = pages.map(({ path, html, scripts, styles, fonts }) => [
    path.split('?', 1)[0] as string,
    ...[html, scripts, styles, fonts].map(kilobytes),
  ])
  console.log(tableOf(['page, gzip', 'html', 'scripts', 'styles', 'fonts'], sizes))
  console.log('aim: scripts ≤ 150 kB, styles ≤ 30 kB')
}

const kept = process.env.DATA_DIR
const folder = kept ?? temporaryDataDir('bench')
const open: OpenWorld[] = []
try {
  const size = { jobs: Number(values.jobs), curriculums: Number(values.curriculums) }
  const smaller = await openWorld(folder, size)
  open.push(smaller)
  report(size.jobs, await measureWorld(smaller))
  if (!values.once) {
    const larger = await openWorld(folder, { ...size, jobs: size.jobs * 2 })
    open.push(larger)
    await compareWorlds({ smaller, larger }, { crowds, seconds: Math.ceil(seconds / 4) })
  }
} finally {
  for (const { house } of open) await house.stop()
  if (!kept) rmSync(folder, { recursive: true, force: true })
}
