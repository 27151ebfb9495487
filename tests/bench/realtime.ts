import { randomBytes } from 'node:crypto'
import { rmSync } from 'node:fs'
import { loadavg } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import type { Hint } from '@trampolim/contract/realtime/hints.ts'
import { topicOf } from '@trampolim/marketplace/realtime/broker.ts'
import { startSession } from '@trampolim/server/accounts/sessions/sessions.ts'
import { sendHint } from '@trampolim/server/platform/broker/send-hint.ts'
import { newTicket } from '@trampolim/server/platform/broker/ticket.ts'
import { openDatabase } from '@trampolim/server/platform/database/connect.ts'
import { newId } from '@trampolim/server/platform/ids.ts'
import { connect, type MqttClient } from 'mqtt'
import { temporaryDataDir } from '../data-dir.ts'
import { startRabbitmq } from '../engines/rabbitmq.ts'
import { freePort } from '../free-port.ts'
import { startHouse } from '../started-house.ts'
import { demoAccounts, demoPassword } from '../world/named-people.ts'
import { memoryOf } from './processes.ts'
import { kilobytes, milliseconds, tableOf } from './table.ts'

const { values } = parseArgs({
  options: {
    connections: { type: 'string', default: '2000' },
    /** `embedded`, or `rabbitmq` where it is installed. */
    broker: { type: 'string', default: 'embedded' },
    /** How many hints are measured, and how many are sent per second. */
    hints: { type: 'string', default: '2000' },
    pace: { type: 'string', default: '50' },
    /** How many messages are measured; a person may send 400 a day. */
    messages: { type: 'string', default: '200' },
  },
})
const [connections, hints, pace, messages] = [values.connections, values.hints, values.pace, values.messages].map(
  Number,
) as [number, number, number, number]
const atOnce = 50
/** After this many milliseconds a hint counts as lost. */
const longestWait = 20_000
const secret = randomBytes(32).toString('base64url')
const authSecret = randomBytes(32).toString('hex')

type Person = { accountId: string; sessionId: string }

/**
 * Prints how long a hint takes from the commit of its transaction to a client, among many connections; how long a
 * message takes from the call that sends it, including its outbox; and how much memory a connection takes.
 */
const dataDir = temporaryDataDir('bench-realtime')
const port = await freePort()
const rabbitmq =
  values.broker === 'rabbitmq'
    ? await startRabbitmq({ authUrl: `http://127.0.0.1:${port}/broker/${authSecret}` })
    : null
const house = await startHouse({
  dataDir,
  demo: true,
  port,
  settings: {
    WORKERS: '1',
    SECRET: secret,
    ...(rabbitmq && {
      BROKER_URL: rabbitmq.settings.url,
      BROKER_PUBLIC_URL: rabbitmq.settings.publicUrl,
      BROKER_MANAGEMENT_URL: rabbitmq.settings.managementUrl,
      BROKER_AUTH_SECRET: authSecret,
    }),
  },
})
const { database } = openDatabase(house.databaseUrl, { connections: 2 })
const address = rabbitmq?.settings.publicUrl ?? `${house.address.replace('http', 'ws')}/ws`
const open: MqttClient[] = []
const arrivals = noteArrivals()
const broker = rabbitmq?.pid ?? house.pid
try {
  const load = () => loadavg()[0]?.toFixed(1)
  console.log(`${values.broker}, load of the machine before: ${load()}`)
  const people = await insertPeople()
  const before = memory()
  const begun = performance.now()
  for (let at = 0; at < people.length; at += atOnce) {
    await Promise.all(people.slice(at, at + atOnce).map((each) => listen(each)))
  }
  console.log(`${connections} connections after ${((performance.now() - begun) / 1000).toFixed(1)} s`)
  await wait(10_000)
  const after = memory()
  const rows = [
    rowOf('hint, from its commit', await measureHints(people)),
    rowOf('message, from its call', await measureMessages()),
  ]
  console.log(`\n${tableOf(['', 'arrived', 'lost', 'median', 'p95', 'p99', 'longest'], rows)}`)
  console.log(`\nconnections that were lost: ${open.filter(({ connected }) => !connected).length}`)
  console.log(`memory of the broker: ${kilobytes((after - before) / connections)} a connection, load: ${load()}`)
} finally {
  await Promise.all(open.map((client) => client.endAsync(true)))
  await database.destroy()
  await house.stop()
  await rabbitmq?.stop()
  rmSync(dataDir, { recursive: true, force: true })
}

function memory(): number {
  return memoryOf(broker)?.server ?? Number.NaN
}

/** People with a session each. */
async function insertPeople(): Promise<Person[]> {
  const now = new Date()
  return database.transaction().execute(async (tx) => {
    const people: Person[] = []
    for (let at = 0; at < connections; at += 1) {
      const accountId = newId(now)
      const account = { id: accountId, email: `pessoa${at}@exemplo.com.br`, role: 'user:professional' }
      await tx
        .insertInto('account')
        .values({ ...account, created_at: now, modified_at: now })
        .execute()
      const { sessionId } = await startSession(tx, { accountId, rememberMe: false, now })
      people.push({ accountId, sessionId })
    }
    return people
  })
}

/** Connects and reports when each hint arrives, by its name. */
async function listen({ accountId, sessionId }: Person) {
  const { ticket } = newTicket({ current: secret, former: [] }, { sessionId, now: new Date() })
  const client = connect(address, {
    // With keep-alive, as in pages, since RabbitMQ closes a WebSocket without traffic for a minute.
    ...{ protocolVersion: 4, clean: true, keepalive: 30, reconnectPeriod: 0, connectTimeout: 60_000 },
    ...{ clientId: randomBytes(12).toString('hex'), username: sessionId, password: ticket },
  })
  open.push(client)
  client.on('error', () => undefined)
  await new Promise<void>((connected, fail) => {
    client.once('connect', () => connected())
    client.once('close', () => fail(new Error('a connection was refused')))
  })
  await client.subscribeAsync(topicOf(accountId))
  client.on('message', (_topic, payload) => {
    const at = performance.now()
    const hint = JSON.parse(payload.toString()) as Hint
    const name = 'messageId' in hint ? hint.messageId : hint.jobId
    if (name) arrivals.note(name, at)
  })
}

/** Records when each named hint arrives, even if it arrives before somebody waits for it. */
function noteArrivals() {
  const arrived = new Map<string, PromiseWithResolvers<number>>()
  const entryOf = (name: string) => {
    const entry = arrived.get(name) ?? Promise.withResolvers<number>()
    arrived.set(name, entry)
    return entry
  }
  return {
    note: (name: string, at: number) => entryOf(name).resolve(at),
    /** NaN if it doesn't arrive. */
    async of(name: string): Promise<number> {
      const timer = setTimeout(() => entryOf(name).resolve(Number.NaN), longestWait)
      try {
        return await entryOf(name).promise
      } finally {
        clearTimeout(timer)
        arrived.delete(name)
      }
    },
  }
}

async function measureHints(people: readonly Person[]) {
  const measured: Promise<number>[] = []
  for (let each = 0; each < hints; each += 1) {
    const person = people[Math.floor(Math.random() * people.length)] as Person
    measured.push(measureHint(person))
    await wait(1000 / pace)
  }
  return Promise.all(measured)
}

async function measureHint({ accountId }: Person) {
  const jobId = newId(new Date())
  let sent = 0
  await database.transaction().execute(async (tx) => {
    await sendHint(tx, { to: [accountId], hint: { event: 'updateuser', about: 'board', jobId } })
    // The commit follows at once.
    sent = performance.now()
  })
  return (await arrivals.of(jobId)) - sent
}

/** A recruiter of the demo world writes to a candidate who listens. */
async function measureMessages(): Promise<number[]> {
  const signIn = async (key: string, type: 1 | 2) => {
    const { email } = demoAccounts.find((each) => each.key === key) as (typeof demoAccounts)[number]
    return house.calls().gateway.accounts.login({ type, email, password: demoPassword })
  }
  const [bruno, ana] = [await signIn('bruno', 1), await signIn('ana', 2)]
  const calls = house.calls(bruno.token).gateway
  const threads = await calls.messages.listThreads({ size: 100 })
  const thread = threads.items.find((each) => each.candidateId === ana.user.userId)
  if (!thread?.jobId) throw new Error('the demo world has no thread of these two')
  const { jobId, candidateId } = thread
  await listen({ accountId: ana.user.userId, sessionId: ana.user.sessionId })
  const measured: number[] = []
  for (let each = 0; each < messages; each += 1) {
    const begun = performance.now()
    const sent = await calls.messages.writeToCandidate({ jobId, candidateId, message: `Mensagem ${each}` })
    measured.push((await arrivals.of(sent.ids.id)) - begun)
  }
  return measured
}

function rowOf(name: string, measured: readonly number[]): string[] {
  const sorted = measured.filter((each) => !Number.isNaN(each)).toSorted((one, other) => one - other)
  const lost = measured.length - sorted.length
  const at = (share: number) =>
    milliseconds(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0)
  return [name, String(sorted.length), String(lost), at(0.5), at(0.95), at(0.99), milliseconds(sorted.at(-1) ?? 0)]
}
