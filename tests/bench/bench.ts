import { rmSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { temporaryDataDir } from '../data-dir.ts'
import { startHouse } from '../started-house.ts'
import { demoAccounts, demoPassword } from '../world/named-people.ts'
import { measure, type Timing } from './load.ts'
import { databaseMemory, serverMemory } from './memory.ts'
import { type PageSize, sizeOfPage } from './page-sizes.ts'
import { chooseQuestions } from './questions.ts'
import { kilobytes, milliseconds, tableOf, times } from './table.ts'
import { provideWorld } from './worlds.ts'

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
type Question = 'job' | 'search' | 'suggestions'
type Figures = {
  timings: Record<Question, Record<number, Timing>>
  start: number
  memory: { server: number; database: number | undefined }
  pages: PageSize[]
}

/** Starts a world twice, the second time warm, and measures it. */
async function measureWorld(jobs: number): Promise<Figures> {
  const dataDir = await provideWorld(folder, { jobs, curriculums: Number(values.curriculums) })
  const first = await startHouse({ dataDir, demo: false })
  await first.stop()
  const house = await startHouse({ dataDir, demo: false })
  try {
    const { email } = demoAccounts[0]
    const { token } = await house.calls().gateway.accounts.login({ type: 2, email, password: demoPassword })
    const questions = await chooseQuestions(house.databaseUrl)
    const ask = async (paths: readonly string[], asker?: string) => {
      const timings: Record<number, Timing> = {}
      // As many as will ask: each connection to the database is slow at first.
      await measure(house.address, { paths, clients: Math.max(...crowds), seconds: 2, token: asker })
      for (const clients of crowds) {
        timings[clients] = await measure(house.address, {
          paths,
          clients,
          seconds: Number(values.seconds),
          token: asker,
        })
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
    return {
      timings,
      start: house.readyAfter,
      memory: { server: await serverMemory(house.address), database: databaseMemory(dataDir) },
      pages,
    }
  } finally {
    await house.stop()
  }
}

function report(jobs: number, { timings, start, memory, pages }: Figures) {
  const names: Record<Question, string> = {
    job: 'GET /job/{id}',
    search: 'GET /search/jobs, cargo + place + distance + 2 filters',
    suggestions: 'GET /search/bar/occupation',
  }
  const aims: Record<Question, string> = { job: '', search: '≤ 5 × job, p99 ≤ 4 × median', suggestions: '≤ 5 × job' }
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

function compare(smaller: Figures, larger: Figures) {
  const rows = (Object.keys(smaller.timings) as Question[]).flatMap((question) =>
    crowds.map((clients) => {
      const [one, two] = [smaller, larger].map(({ timings }) => timings[question][clients]!.median) as [number, number]
      return [question, String(clients), milliseconds(one), milliseconds(two), times(two / one), '≤ 1.2 ×']
    }),
  )
  console.log(`\ntwice the jobs`)
  console.log(tableOf(['question', 'clients', 'median', 'median of twice', 'ratio', 'aim'], rows))
}

const kept = process.env.DATA_DIR
const folder = kept ?? temporaryDataDir('bench')
try {
  const jobs = Number(values.jobs)
  const figures = await measureWorld(jobs)
  report(jobs, figures)
  if (!values.once) {
    const twice = await measureWorld(jobs * 2)
    report(jobs * 2, twice)
    compare(figures, twice)
  }
} finally {
  if (!kept) rmSync(folder, { recursive: true, force: true })
}
