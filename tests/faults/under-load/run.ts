import { execFileSync } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { temporaryDataDir } from '../../data-dir.ts'
import { prepareLoad, settingsOfLoad } from '../../load/own-house.ts'
import { lateOf, reasonsOf, summaryOf } from '../../load/report.ts'
import { type StartedHouse, startHouse } from '../../started-house.ts'
import { type Endured, endureAll, jobsEach } from './endure.ts'
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
    /** Whether other work slows the machine down, so that recovery from kills at random moments may take longer. */
    'beside-others': { type: 'boolean', default: false },
    /** The file for the number of kills that went well, and the tables. */
    report: { type: 'string' },
  },
})
const shared = { clients: Number(values.clients), pause: Number(values.pause), seed: Number(values.seed) }
const say = (line: string) => console.log(line)

const folder = temporaryDataDir('prepared')
try {
  if (values.rounds) await runKills(Number(values.rounds))
  else await runFaults()
} finally {
  rmSync(folder, { recursive: true, force: true })
}

/** Creates a data folder with a database; returns what `insert` put into it. */
async function prepare<Inserted>(insert: (house: StartedHouse) => Promise<Inserted>): Promise<Inserted> {
  if (values.prepared) execFileSync('cp', ['-R', '-p', `${values.prepared}/.`, folder])
  const house = await startHouse({ dataDir: folder, demo: false, settings: settingsOfLoad })
  try {
    return await insert(house)
  } finally {
    await house.stop()
  }
}

/** Half of the kills with the embedded database, half with a database outside, a replica and, if there is one, a broker. */
async function runKills(rounds: number) {
  const people = await prepare((house) => prepareLoad(house, { clients: shared.clients, jobsEach }))
  const broker = lackOf({ broker: true }) === undefined
  const halves = [
    { where: 'its own database', place: {}, count: Math.ceil(rounds / 2) },
    {
      where: `a database outside with a replica${broker ? ', and a broker' : ''}`,
      place: { replica: true, broker },
      count: Math.floor(rounds / 2),
    },
  ]
  const tables: string[] = []
  const failures: string[] = []
  for (const { where, place, count } of halves.filter(({ count }) => count > 0)) {
    const besideOthers = values['beside-others']
    const options = { ...shared, prepared: folder, people, place, rounds: count, besideOthers, say }
    const { table, problems } = await killAtRandom(options)
    tables.push(`${table}\nwith ${where}; seed ${shared.seed}; load of the machine: ${loadavg()[0]?.toFixed(1)}`)
    say(`\n${tables.at(-1)}\n`)
    for (const problem of problems) say(`not well: ${problem}`)
    failures.push(...problems.map((problem) => `with ${where}: ${problem}`))
  }
  if (failures.length > 0) process.exitCode = 1
  const counts = { passed: Math.max(0, rounds - failures.length), failed: failures.length, skipped: 0 }
  if (values.report) writeFileSync(values.report, JSON.stringify({ ...counts, failures, tables }))
}

async function runFaults() {
  const prepared = values.prepared ?? folder
  if (!values.prepared) await prepare(async () => undefined)
  const endured: Endured[] = []
  const tell = (one: Endured) => {
    endured.push(one)
    const load = loadavg()[0]?.toFixed(1)
    console.log(`\n${one.name} (load of the machine ${load}): ${faultsOf(one).join('; ') || 'well'}`)
    const { count, slow, p99 } = summaryOf(one.before)
    console.log(`  before it: ${count} requests, p99 ${p99.toFixed(0)} ms, ${slow} after more than 3 s`)
    for (const reason of reasonsOf([...one.during, ...one.after]).slice(0, 8)) console.log(`  ${reason}`)
    for (const late of lateOf([...one.during, ...one.after], one.lifted).slice(0, 20)) console.log(`  late: ${late}`)
    console.log(`  ${one.letters.taken} letters, ${one.letters.repeated} of them more than once`)
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
