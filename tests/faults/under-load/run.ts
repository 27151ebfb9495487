import { rmSync } from 'node:fs'
import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { temporaryDataDir } from '../../data-dir.ts'
import { reasonsOf, summaryOf } from '../../load/report.ts'
import { startHouse } from '../../started-house.ts'
import { type Endured, endureAll } from './endure.ts'
import { faults, groupsOf } from './faults.ts'
import { lackOf } from './place.ts'
import { killAtRandom } from './random-kills.ts'
import { faultsOf, tableOfFaults } from './table.ts'

/*
 * Faults under load: each fault for two minutes while people use the marketplace (`npm run faults`), or kills at random
 * moments (`npm run faults -- --rounds 1000`). Prints a table, and exits with 1 if something is wrong.
 */

const { values } = parseArgs({
  options: {
    /** Kills at random moments instead of the named faults. */
    rounds: { type: 'string' },
    /** Only faults whose name contains this. */
    only: { type: 'string', default: '' },
    /** The duration of each named fault's load, in minutes. */
    minutes: { type: 'string', default: '2' },
    clients: { type: 'string', default: '50' },
    /** The mean pause between two actions of a person, in milliseconds. */
    pause: { type: 'string', default: '2000' },
    seed: { type: 'string', default: '1' },
    /** A prepared data folder, which is copied; by default one is created. */
    prepared: { type: 'string' },
  },
})
const shared = { clients: Number(values.clients), pause: Number(values.pause), seed: Number(values.seed) }

const prepared = values.prepared ?? (await prepare())
try {
  if (values.rounds) await runKills(Number(values.rounds))
  else await runFaults()
} finally {
  if (!values.prepared) rmSync(prepared, { recursive: true, force: true })
}

async function prepare(): Promise<string> {
  const dataDir = temporaryDataDir('prepared')
  const house = await startHouse({ dataDir, demo: false })
  await house.stop()
  return dataDir
}

/** Half of the kills with the embedded database, half with an external database and a replica. */
async function runKills(rounds: number) {
  for (const [place, count] of [
    [{}, Math.ceil(rounds / 2)],
    [{ replica: true }, Math.floor(rounds / 2)],
  ] as const) {
    if (count === 0) continue
    const say = (line: string) => console.log(line)
    const { table, problems } = await killAtRandom({ prepared, place, rounds: count, ...shared, say })
    console.log(`\n${table}\nload of the machine: ${loadavg()[0]?.toFixed(1)}`)
    for (const problem of problems) console.log(`not well: ${problem}`)
    if (problems.length > 0) process.exitCode = 1
  }
}

async function runFaults() {
  const endured: Endured[] = []
  const tell = (one: Endured) => {
    endured.push(one)
    const load = loadavg()[0]?.toFixed(1)
    console.log(`\n${one.name} (load of the machine ${load}): ${faultsOf(one).join('; ') || 'well'}`)
    const { count, slow, p99 } = summaryOf(one.before)
    console.log(`  before it: ${count} requests, p99 ${p99.toFixed(0)} ms, ${slow} after more than 3 s`)
    for (const reason of reasonsOf([...one.during, ...one.after]).slice(0, 8)) console.log(`  ${reason}`)
    for (const { kind, lost, twice } of one.differences) console.log(`  ${kind}`, lost.slice(0, 3), twice.slice(0, 3))
  }
  // A fault whose place can't be created doesn't affect the others.
  const tellFailure = (problem: unknown) => {
    console.error(problem)
    process.exitCode = 1
  }
  const options = { prepared, seconds: Number(values.minutes) * 60, ...shared }
  for (const group of groupsOf(faults.filter(({ name }) => name.includes(values.only)))) {
    const lack = lackOf(group[0]?.place ?? {})
    if (lack) for (const { name } of group) console.log(`${name}: skipped, ${lack}`)
    else await endureAll(group, options, tell).catch(tellFailure)
  }
  console.log(`\n${tableOfFaults(endured)}`)
  if (endured.some((each) => faultsOf(each).length > 0)) process.exitCode = 1
}
