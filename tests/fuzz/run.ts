import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import fc from 'fast-check'
import { pages } from '../../web/routes.ts'
import { temporaryDataDir } from '../data-dir.ts'
import { type Ground, inDatabase } from '../faults/crowd.ts'
import { type StartedHouse, startHouse } from '../started-house.ts'
import { bounds, openBounds } from './bounds.ts'
import { requestsFor } from './call-requests.ts'
import { readDocuments } from './documents.ts'
import { wrongCounters } from './ended-job.ts'
import { writeLetters } from './newcomers.ts'
import { readFields, requestsForPage } from './page-requests.ts'
import { addToWorld, mendWorld, secret, signInPeople } from './people.ts'
import { openTally } from './tally.ts'
import type { Vitals } from './watch.ts'
import { type Answered, asCurl, openClient, type Wire } from './wire.ts'

const { values: given } = parseArgs({
  options: {
    requests: { type: 'string', default: '20000' },
    seed: { type: 'string', default: String(Date.now() % 2 ** 31) },
    /** Only calls and pages whose name contains this. */
    only: { type: 'string', default: '' },
    /** The file for the number of passed checks. */
    report: { type: 'string' },
  },
})
const seed = Number(given.seed)
const atOnce = 4
const leastGoodShare = 0.2
const unavailable = 503
const triesWhileAway = 3

/** Requests that delete what others need are sent last, in this order. */
const last = [
  'page /review/:reviewId',
  'page /recruiter/job/:jobId/job-details',
  'page /recruiter/jobs',
  'page /recruiter/profile',
  'page /recruiter/organization',
  'POST /review/{id}/decision',
  'POST /review/subject/{subject}/{subjectId}/block',
  'PUT /job/finish/{id}',
  'PUT /job/{id}/finalists',
  'DELETE /job/{id}',
  'page /profile/privacy',
  'DELETE /professional',
  'DELETE /recruiter',
  'DELETE /recruiter/organization',
  'page /profile/access',
  'page /recruiter/profile/access',
  'DELETE /sessions',
  'page /signout',
  'DELETE /session',
]

/** `share`: its number of requests, relative to a call. */
type Property = { name: string; requests: fc.Arbitrary<Wire>; share: number }

/** A page makes one or several calls and is rendered, so as many requests as for a call would take most of the time. */
const shareOfPage = 1 / 3

async function propertiesOf({ address }: StartedHouse, ground: Ground): Promise<Property[]> {
  await addToWorld(ground)
  const people = await signInPeople(ground.database)
  const calls = await readDocuments(address)
  const all: Property[] = calls.map((call) => ({ name: call.name, requests: requestsFor(call, people), share: 1 }))
  for (const page of pages) {
    const fields = await readFields(page, { people, address })
    all.push({ name: `page ${page.path}`, requests: requestsForPage(page, { people, fields }), share: shareOfPage })
  }
  return all
    .filter(({ name }) => name.includes(given.only))
    .toSorted((a, b) => last.indexOf(a.name) - last.indexOf(b.name))
}

/** Sends all requests to a separate house and returns the failures, by check. */
async function fuzz(house: StartedHouse, ground: Ground): Promise<{ passed: number; failures: string[] }> {
  const { address } = house
  const properties = await propertiesOf(house, ground)
  const runsOfCall = Number(given.requests) / properties.reduce((sum, { share }) => sum + share, 0)
  const vitals = async () => (await house.ask('vitals')) as Vitals
  const tally = openTally()
  const watched = openBounds({ vitals })
  const failures: string[] = []
  const waiting = [...properties]
  await vitals()

  async function work(number: number) {
    const client = openClient(address, number)
    /** A request that is answered as temporarily unavailable, as on a busy machine, is repeated. */
    async function answerTo(wire: Wire, left = triesWhileAway): Promise<Answered> {
      const answered = await client.send(wire)
      tally.count(wire, answered)
      await watched.took(wire, answered)
      return answered.status === unavailable && left > 1 ? answerTo(wire, left - 1) : answered
    }
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const { name, requests, share } = next
      const property = fc.asyncProperty(requests, async (wire) => {
        const answered = await answerTo(wire)
        if (answered.status === 0 || answered.status >= 500)
          throw new Error(`${answered.status} ${answered.text.slice(0, 300)}`)
      })
      await mendWorld(ground)
      const found = await fc.check(property, {
        seed: seedOf(name),
        numRuns: Math.ceil(runsOfCall * share),
        maxSkipsPerRun: 0,
      })
      if (!found.failed || !found.counterexample) continue
      const [wire] = found.counterexample
      failures.push(`${name}: ${(found.errorInstance as Error).message}\n    ${asCurl(wire, address)}`)
    }
    client.close()
  }
  await Promise.all(Array.from({ length: atOnce }, (_, number) => work(number)))

  const client = openClient(address, atOnce)
  const { slow, blocking } = await watched.dear({ send: client.send, vitals }, address)
  client.close()
  console.log(tally.table())
  const share = tally.goodShare()
  const resident = watched.resident()
  console.log(
    `\n${(100 * share).toFixed(0)} % of all answers were a yes. Never a yes: ${tally.unreached().join(' · ') || 'none'}`,
  )
  console.log(
    `Memory at most ${(resident / 2 ** 20).toFixed(0)} MB. ${watched.suspected()} slices were looked at again for blocking.`,
  )
  const wrong = await wrongCounters(ground)
  const bad = [
    slow.length ? `slower than ${bounds.answer} ms:\n  ${slow.join('\n  ')}` : '',
    blocking.length ? `blocking the server for more than ${bounds.blocked} ms:\n  ${blocking.join('\n  ')}` : '',
    resident > bounds.resident ? `memory of ${(resident / 2 ** 20).toFixed(0)} MB` : '',
    given.only === '' && share < leastGoodShare ? `only ${(100 * share).toFixed(0)} % of all answers were a yes` : '',
    wrong.length ? `counters that differ from their candidacies:\n  ${wrong.join('\n  ')}` : '',
  ]
  const checks = properties.length + bad.length
  failures.push(...bad.filter(Boolean))
  return { passed: checks - failures.length, failures }
}

/** Each call has its own seed, so that it can be run again without the others. */
function seedOf(name: string): number {
  return [...name].reduce((sum, each) => (sum * 31 + each.charCodeAt(0)) % 2 ** 31, seed)
}

const dataDir = temporaryDataDir('fuzz')
writeLetters(dataDir)
const begun = performance.now()
try {
  const preload = join(import.meta.dirname, 'watch.ts')
  // A single process, since it is measured from inside.
  const house = await startHouse({ dataDir, demo: true, settings: { SECRET: secret, WORKERS: '1' }, preload })
  const { passed, failures } = await inDatabase(house, (ground) => fuzz(house, ground)).finally(house.stop)
  console.log(
    `\nSeed ${seed}, ${((performance.now() - begun) / 1000).toFixed(0)} s. ${passed} checks passed, ${failures.length} failed.`,
  )
  if (failures.length) {
    console.log(
      `\n${failures.join('\n\n')}\n\nAgain: npm run fuzz -- --seed ${seed} --requests ${given.requests} --only '…'`,
    )
    console.log(`\nThe server printed last:\n${house.printed().slice(-8000)}`)
  }
  if (given.report) {
    writeFileSync(given.report, JSON.stringify({ passed, failed: failures.length, skipped: 0, failures }))
  }
  process.exitCode = failures.length ? 1 : 0
} finally {
  rmSync(dataDir, { recursive: true, force: true })
}
