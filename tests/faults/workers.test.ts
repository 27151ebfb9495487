import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { commandOf, isAlive } from '@trampolim/server/platform/processes.ts'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest'
import { type StartedHouse, startHouse } from '../started-house.ts'
import { childrenOf, freezeAlone } from './frozen.ts'
import { preparedDataDir } from './prepared-data.ts'

const dataDir = preparedDataDir('workers')
const token = 't'.repeat(32)
// With a proxy in front, the limit of requests applies to every client.
const settings = { WORKERS: '2', TRUST_PROXY: '1', METRICS_TOKEN: token }
const patiently = { timeout: 60_000, interval: 100 }
let house: StartedHouse

beforeAll(async () => {
  house = await startHouse({ dataDir, demo: false, settings })
})
afterAll(async () => {
  await house?.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

const workers = () => childrenOf(house.pid).filter((pid) => commandOf(pid).includes('tools/worker.mjs'))

async function figures(): Promise<string> {
  return (await fetch(`${house.address}/metrics`, { headers: { authorization: `Bearer ${token}` } })).text()
}

/** Sends requests from one network over many connections; returns how many were answered. */
async function answered(count: number, address: string): Promise<number> {
  const headers = { 'x-forwarded-for': address, connection: 'close' }
  let good = 0
  let left = count
  const client = async () => {
    while (left > 0) {
      left -= 1
      const { status } = await fetch(`${house.address}/healthz`, { headers })
      if (status === 200) good += 1
      else expect(status).toBe(429)
    }
  }
  await Promise.all(Array.from({ length: 16 }, client))
  return good
}

it('serves from several processes, with their metrics summed up', async () => {
  await vi.waitFor(() => expect(workers()).toHaveLength(2), patiently)
  const asked = 'http_request_duration_seconds_count{method="GET",route="/healthz",status="200"}'
  expect(await answered(40, '203.0.113.5')).toBe(40)
  expect(await figures()).toContain(`${asked} 40`)
  const workersOf = [...(await figures()).matchAll(/^process_resident_memory_bytes\{worker="(\w+)"\} /gm)]
  expect(workersOf.map(([, worker]) => worker).sort()).toEqual(['0', '1', 'parent'])
  expect(await figures()).toMatch(/^queue_waiting\{work="send-letter"\} \d/m)
})

it('applies the limit of requests to all of them together', async () => {
  expect(await answered(1230, '203.0.113.6')).toBe(1200)
})

it('continues when one dies, and starts another in its place', async () => {
  const before = workers()
  process.kill(before[0] as number, 'SIGKILL')
  await vi.waitFor(() => expect(workers().filter((pid) => !before.includes(pid))).toHaveLength(1), patiently)
  await vi.waitFor(async () => expect(house.printed()).toContain('Todos os processos no ar de novo.'), patiently)
  expect((await fetch(`${house.address}/readyz`)).status).toBe(200)
  const notes = () => readdirSync(join(dataDir, 'background')).map((name) => Number(name.split('-').at(-1)))
  await vi.waitFor(() => expect(notes().filter((pid) => workers().includes(pid))).toHaveLength(1), patiently)
})

it('ends one that is frozen, and starts another in its place', async () => {
  const before = workers()
  freezeAlone(before[1] as number)
  await vi.waitFor(() => expect(workers().filter((pid) => !before.includes(pid))).toHaveLength(1), patiently)
  expect(isAlive(before[1] as number)).toBe(false)
  await vi.waitFor(() => expect(house.printed()).toContain('Um processo não responde mais'), patiently)
  await vi.waitFor(async () => expect(await answered(8, '203.0.113.7')).toBe(8), patiently)
})

it('continues while its parent is frozen, with its own limits', async () => {
  await vi.waitFor(() => expect(workers()).toHaveLength(2), patiently)
  const letGo = freezeAlone(house.pid)
  try {
    expect(await answered(40, '203.0.113.8')).toBe(40)
  } finally {
    letGo()
  }
  await vi.waitFor(async () => expect(await answered(8, '203.0.113.7')).toBe(8), patiently)
})

it('stops all of them gracefully', async () => {
  const before = workers()
  await house.stop()
  expect(before.filter(isAlive)).toEqual([])
})

it('leaves none behind when their parent is killed', async () => {
  house = await startHouse({ dataDir, demo: false, settings })
  await vi.waitFor(() => expect(workers()).toHaveLength(2), patiently)
  const before = workers()
  await house.kill()
  await vi.waitFor(() => expect(before.filter(isAlive)).toEqual([]), patiently)
})

it('says in one line that the port is taken, and exits', async () => {
  house = await startHouse({ dataDir, demo: false, settings })
  const taken = new URL(house.address).port
  const other = preparedDataDir('workers-taken')
  const started = startHouse({ dataDir: other, demo: false, settings: { ...settings, PORT: taken } })
  await expect(started).rejects.toThrow(`A porta ${taken} já está em uso.`)
  rmSync(other, { recursive: true, force: true })
})

it('says in one line that the database is too new, and leaves nothing running', async () => {
  const other = preparedDataDir('workers-too-new')
  onTestFinished(() => rmSync(other, { recursive: true, force: true }))
  const former = await startHouse({ dataDir: other, demo: false, settings })
  const client = new Client({ connectionString: former.databaseUrl })
  await client.connect()
  await client.query("insert into migration (name, checksum, needs) values ('9998-x.sql', 'x', '9999-y.sql')")
  await client.end()
  await former.stop()

  const started = startHouse({ dataDir: other, demo: false, settings })
  await expect(started).rejects.toThrow(/^(?!.*\bat .*:\d+:\d+).*O banco de dados é mais novo que este código/s)
  expect(readdirSync(join(other, 'database/cluster'))).not.toContain('postmaster.pid')
})
