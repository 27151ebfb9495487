import { Writable } from 'node:stream'
import { testHouse } from '@trampolim/tests/house.ts'
import { sql } from 'kysely'
import { Pool } from 'pg'
import { expect, it, vi } from 'vitest'
import { z } from 'zod'
import { causedBy } from '../cause/cause.ts'
import { record } from '../events/record.ts'
import { openLog } from '../log/log.ts'
import { enqueue, enqueueAll } from './enqueue.ts'
import { runBackground } from './run.ts'
import { handler, type Work } from './work.ts'

const house = await testHouse()
const patiently = { timeout: 60_000, interval: 50 }
const work = (name: string): Work<{ at: number }> => ({ name, payload: z.strictObject({ at: z.number() }) })
const first = work('test-first')
const second = work('test-second')

it('logs work and its failures under the id of the request that caused it, however indirectly', async () => {
  const lines: Record<string, unknown>[] = []
  const levels: string[] = []
  const to = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(JSON.parse(chunk.toString()))
      done()
    },
  })
  const log = openLog('info', { to, count: (level) => levels.push(level) })
  const pool = new Pool({ connectionString: house.databaseUrl, max: 6 })
  const background = await runBackground(
    { ...house, log },
    {
      pool,
      schedules: [],
      handlers: [
        handler(first, async ({ database }, { at }) => {
          log.info('first')
          await enqueueAll(database, second, [{ payload: { at } }])
        }),
        handler(second, async () => {
          throw new Error('no')
        }),
      ],
    },
  )
  try {
    await causedBy({ requestId: 'asked-by-somebody' }, () => enqueue(house.database, first, { payload: { at: 1 } }))
    const failed = () => lines.find(({ msg }) => String(msg).startsWith('Failed task'))
    await vi.waitFor(() => expect(failed()).toBeDefined(), patiently)
    expect(failed()).toMatchObject({ requestId: 'asked-by-somebody', work: 'test-second' })
    expect(lines.find(({ msg }) => msg === 'first')).toMatchObject({
      requestId: 'asked-by-somebody',
      work: 'test-first',
    })
    expect(levels).toEqual(expect.arrayContaining(['info', 'error']))
  } finally {
    await background.stop()
    await pool.end()
  }
})

it('gives an id of its own to work that no request caused', async () => {
  const ids: unknown[] = []
  const to = new Writable({
    write(chunk: Buffer, _encoding, done) {
      ids.push(JSON.parse(chunk.toString()).requestId)
      done()
    },
  })
  const log = openLog('info', { to })
  const pool = new Pool({ connectionString: house.databaseUrl, max: 6 })
  const handlers = [handler(first, async () => log.info('first'))]
  const background = await runBackground({ ...house, log }, { pool, schedules: [], handlers })
  await enqueue(house.database, first, { payload: { at: 1 } })
  await vi.waitFor(() => expect(ids[0]).toMatch(/^[0-9a-f]{24}$/), patiently)
  await background.stop()
  await pool.end()
})

it('immediately does work that was queued while the clock was ahead, and work that the clock queues', async () => {
  const done: number[] = []
  await enqueue(house.database, first, { payload: { at: 7 } })
  await sql`
    update graphile_worker._private_jobs set run_at = now() + interval '1 day', created_at = now() + interval '1 day'
  `.execute(house.database)
  await sql`
    insert into graphile_worker._private_known_crontabs (identifier, known_since, last_execution)
    values ('test-ahead', now(), now() + interval '1 day')
  `.execute(house.database)
  const pool = new Pool({ connectionString: house.databaseUrl, max: 6 })
  const handlers = [handler(first, async (_house, { at }) => void done.push(at))]
  const background = await runBackground(house, { pool, schedules: [], handlers })
  await vi.waitFor(() => expect(done).toEqual([7]), patiently)
  const { rows } = await sql<{ ahead: number }>`
    select count(*) as ahead from graphile_worker._private_known_crontabs where last_execution > now()
  `.execute(house.database)
  expect(Number(rows[0]?.ahead)).toBe(0)
  await background.stop()
  await pool.end()
})

it('remembers the cause of an event where its delivery waits', async () => {
  const { rows } = await causedBy({ requestId: 'asked-by-somebody' }, () =>
    house.database.transaction().execute(async (tx) => {
      const payload = { requestId: 'a'.repeat(24) }
      await record(tx, { type: 'consent.asked', payload, now: house.now() })
      return tx.executeQuery<{ cause: string }>(
        sql`select payload->'_cause'->>'requestId' as cause from graphile_worker._private_jobs`.compile(tx),
      )
    }),
  )
  expect(rows).toEqual([{ cause: 'asked-by-somebody' }])
})
