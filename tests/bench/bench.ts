import { rmSync } from 'node:fs'
import { availableParallelism, loadavg, totalmem } from 'node:os'
import { parseArgs } from 'node:util'
import { temporaryDataDir } from '../data-dir.ts'
import { compareEngines } from './engines.ts'
import { findNewJobs } from './found-soon.ts'
import { compareWorlds } from './grown.ts'
import { type Figures, measureInTurns } from './in-turns.ts'
import { type OpenWorld, openWorld } from './open-world.ts'
import { type PageSize, sizeOfPage } from './page-sizes.ts'
import { memoryOf } from './processes.ts'
import type { Questions } from './questions.ts'
import { kilobytes, milliseconds, tableOf, times } from './table.ts'

const { values } = parseArgs({
  options: {
    jobs: { type: 'string', default: '200000' },
    curriculums: { type: 'string', default: '100000' },
    /** How long each question is measured in each round, in seconds. */
    seconds: { type: 'string', default: '3' },
    rounds: { type: 'string', default: '5' },
    /** Leaves out the world of a tenth of the size. */
    once: { type: 'boolean', default: false },
  },
})
const crowds = [1, 32] as const
const seconds = Number(values.seconds)
const rounds = Number(values.rounds)
/** The maximum number of jobs that other engines keep in memory. */
const mostInEngines = 200_000

async function reportWorld(jobs: number, { house, questions }: OpenWorld) {
  const rows: string[][] = []
  let alone: Record<keyof Questions, Figures> | undefined
  for (const clients of crowds) {
    const figures = await measureInTurns(house, questions, { clients, seconds, rounds })
    alone ??= figures
    for (const [name, question] of Object.entries(questions) as [keyof Questions, Questions[keyof Questions]][]) {
      const { median, p99, perSecond, failed, toFirst, cpu, cpuToFirst } = figures[name]
      rows.push([
        question.name,
        String(clients),
        milliseconds(median),
        times(toFirst),
        question.most === null ? '' : `≤ ${question.most} ×`,
        milliseconds(p99),
        times(p99 / median),
        '≤ 4 ×',
        milliseconds(cpu.server),
        milliseconds(cpu.database),
        times(cpuToFirst),
        perSecond.toFixed(0),
        String(failed),
      ])
    }
  }
  const head = ['question', 'clients', 'median', 'to job', 'aim', 'p99', 'to median', 'aim']
  console.log(`\n${jobs} jobs, ${values.curriculums} curriculums, in turns, ${rounds} rounds of ${seconds} s`)
  console.log(`${new Date().toISOString().slice(0, 16)}, ${conditions()}`)
  console.log(tableOf([...head, 'CPU server', 'CPU database', 'CPU to job', 'a second', 'failed'], rows))
  return alone as Record<keyof Questions, Figures>
}

function conditions() {
  const memory = (totalmem() / 1e9).toFixed(0)
  return `${availableParallelism()} cores, ${memory} GB, load ${loadavg()
    .map((each) => each.toFixed(1))
    .join(' ')}`
}

async function reportHouse({ house, questions }: OpenWorld) {
  console.log(`\nready after ${(house.readyAfter / 1000).toFixed(1)} s from a warm folder (aim: under 3 s)`)
  const memory = memoryOf(house.pid)
  const megabytes = (bytes: number | undefined) => (bytes === undefined ? 'unknown' : `${(bytes / 1e6).toFixed(0)} MB`)
  console.log(
    `memory after all this: ${megabytes(memory?.server)} in all processes of the server (aim: under 500 MB), ${megabytes(memory?.database)} of its database\n`,
  )
  const job = `/jobs/${questions.job.requests[0]?.path.split('/').at(-1)}`
  const pages: PageSize[] = []
  for (const path of ['/', '/search?occupation=Vendedor&location=S%C3%A3o+Paulo%2C+SP', job]) {
    pages.push(await sizeOfPage(house.address, path))
  }
  const sizes = pages.map(({ path, html, scripts, styles, fonts }) => [
    path.split('?', 1)[0] as string,
    ...[html, scripts, styles, fonts].map(kilobytes),
  ])
  console.log(tableOf(['page, as sent', 'html', 'scripts', 'styles', 'fonts'], sizes))
  console.log('aim: scripts ≤ 150 kB, styles ≤ 30 kB')
}

const kept = process.env.DATA_DIR
const folder = kept ?? temporaryDataDir('bench')
const open: OpenWorld[] = []
try {
  const size = { jobs: Number(values.jobs), curriculums: Number(values.curriculums) }
  const larger = await openWorld(folder, size)
  open.push(larger)
  const { search } = await reportWorld(size.jobs, larger)
  await reportHouse(larger)
  await findNewJobs(larger)
  await compareEngines(larger, { most: mostInEngines, search })
  if (!values.once) {
    const jobs = Math.round(size.jobs / 10)
    const smaller = await openWorld(folder, { jobs, curriculums: Math.round(size.curriculums / 10) })
    open.push(smaller)
    await compareWorlds({ smaller, larger }, { crowds, seconds, jobs: { smaller: jobs, larger: size.jobs } })
  }
} finally {
  for (const { house } of open) await house.stop()
  if (!kept) rmSync(folder, { recursive: true, force: true })
}
