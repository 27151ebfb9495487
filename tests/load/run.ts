import { loadavg } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { inDatabase } from '../faults/crowd.ts'
import { callsAt, type StartedHouse } from '../started-house.ts'
import { checkLedger, listWaiting } from './check-ledger.ts'
import { openLedger } from './ledger.ts'
import { startLoad } from './load.ts'
import { prepareLoad, startOwnHouse } from './own-house.ts'
import { reasonsOf, reportOf } from './report.ts'
import { measureRising } from './rising.ts'

/*
 * Simulates many people and measures response times: `npm run load -- --clients 50 --minutes 2`. Without an address it
 * starts a marketplace of its own. Afterwards everything that was acknowledged must be stored exactly once.
 */

const { values } = parseArgs({
  options: {
    clients: { type: 'string', default: '50' },
    minutes: { type: 'string', default: '2' },
    /** The mean pause between two actions of a person, in milliseconds; with 0 as fast as answers come. */
    pause: { type: 'string', default: '1000' },
    /** The number of processes of its own marketplace. */
    processes: { type: 'string', default: '2' },
    /**
     * A running marketplace, and its database, into which people are inserted; without the database there are only
     * visitors.
     */
    address: { type: 'string' },
    database: { type: 'string' },
    seed: { type: 'string', default: '1' },
    /** Increases the number of people without a pause, to find the maximum throughput. */
    rising: { type: 'boolean', default: false },
    /** For that, only subjects whose name contains this, such as `anew`. */
    only: { type: 'string', default: '' },
    /** How many further jobs and curriculums its own marketplace has; none by default. */
    jobs: { type: 'string' },
    curriculums: { type: 'string', default: '1000' },
  },
})
const clients = Number(values.clients)
const seconds = Number(values.minutes) * 60
const longestQueue = 120_000

type Where = Pick<StartedHouse, 'address' | 'calls'> & {
  databaseUrl: string | null
  /** The process id of the marketplace, if it is our own. */
  pid?: number
  stop: () => Promise<void>
}

async function whereToGo(): Promise<Where> {
  if (!values.address) {
    const size = values.jobs ? { jobs: Number(values.jobs), curriculums: Number(values.curriculums) } : undefined
    const own = await startOwnHouse({ WORKERS: values.processes }, size)
    return { ...own.house, stop: own.stop }
  }
  const { address, database = null } = values
  return {
    address,
    calls: (token?: string) => callsAt(address, token),
    databaseUrl: database,
    stop: async () => undefined,
  }
}

const newcomers = { candidates: [], recruiters: [] }
const nobody = { people: { candidates: [], recruiters: [], reviewers: [], jobs: [], newcomers }, reviewerTokens: [] }

const house = await whereToGo()
const { address, databaseUrl, calls } = house
try {
  const name = `carga${Date.now().toString(36)}`
  const prepared = databaseUrl ? await prepareLoad({ databaseUrl, calls }, { clients, name }) : nobody
  const jobs = prepared.people.jobs.length > 0 ? prepared.people.jobs : await someJobs()
  const ledger = openLedger()
  const before = loadavg()[0]?.toFixed(1)
  const options = {
    target: { address, publicUrl: address },
    ledger,
    seed: Number(values.seed),
    reviewerTokens: prepared.reviewerTokens,
    people: { ...prepared.people, jobs },
    ...(!databaseUrl && { only: ['visitor'] as const }),
  }
  if (values.rising && house.pid) {
    console.log(`\n${await measureRising(options, { pid: house.pid, seconds, only: values.only })}`)
  } else {
    const load = startLoad({ ...options, clients, pause: Number(values.pause) })
    await wait(seconds * 1000)
    const { listening, count, hints } = load.listeners
    const heard = `${listening()} of ${count()} pages listen and heard ${hints()} hints`
    await load.stop()
    console.log(`\n${clients} people, ${seconds} s, a pause of ${values.pause} ms`)
    console.log(reportOf(load.asked, seconds))
    console.log(heard)
    for (const reason of reasonsOf(load.asked)) console.log(reason)
  }
  console.log(`load of the machine before: ${before}, after: ${loadavg()[0]?.toFixed(1)}, ${new Date().toISOString()}`)
  if (databaseUrl) await sayWhatIsThere(databaseUrl)

  async function sayWhatIsThere(url: string) {
    const begun = performance.now()
    await untilDone(url)
    console.log(`\nthe queue was empty after ${((performance.now() - begun) / 1000).toFixed(1)} s`)
    const differences = await inDatabase({ databaseUrl: url }, (ground) => checkLedger(ground, ledger))
    console.log(`${ledger.count()} changes in the ledger; ${differences.length === 0 ? 'all there, once' : ''}`)
    for (const { kind, lost, twice } of differences) {
      console.log(`${kind}: ${lost.length} lost, ${twice.length} twice`)
      process.exitCode = 1
    }
  }
} finally {
  await house.stop()
}

async function untilDone(url: string) {
  for (let waited = 0; waited < longestQueue; waited += 250) {
    if ((await inDatabase({ databaseUrl: url }, listWaiting)).length === 0) return
    await wait(250)
  }
  console.log('the queue is not empty')
  process.exitCode = 1
}

/** Jobs that anybody may read. */
async function someJobs(): Promise<string[]> {
  const found = await calls().searchJobs.search.searchJobs({ size: 50 })
  return found.items.map(({ id }) => id)
}
