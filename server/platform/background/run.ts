import { EventEmitter } from 'node:events'
import { run, runMigrations, type WorkerEvents, Logger as WorkerLogger } from 'graphile-worker'
import { Pool } from 'pg'
import type { House } from '../house.ts'
import { plainText } from '../log/plain-error.ts'
import { beat, freeWorkOfTheDead, leave } from './heartbeat.ts'
import type { Handler, Schedule } from './work.ts'

/** Prepares the queue's own tables; several processes may do so at once. */
export async function installQueue(connectionString: string) {
  const pool = new Pool({ connectionString, max: 2 })
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  try {
    await runMigrations({ pgPool: pool, logger: new WorkerLogger(() => () => {}) })
  } finally {
    await pool.end()
  }
}

const heartbeatEvery = 10_000

export type BackgroundOptions = {
  pool: Pool
  handlers: readonly Handler[]
  schedules: readonly Schedule[]
  /** Hears of each piece of work that ended, well or not. */
  onDone?: (name: string, outcome: 'done' | 'failed') => void
}

/**
 * Runs background work in this process until stopped.
 * A worker that dies holding work is noticed by its missing heartbeat, and its work goes to the others within a minute.
 */
export async function runBackground(house: House, { pool, handlers, schedules, onDone }: BackgroundOptions) {
  const workerIds = new Set<string>()
  const events: WorkerEvents = new EventEmitter()
  events.on('job:success', ({ job }) => onDone?.(job.task_identifier, 'done'))
  events.on('job:error', ({ job }) => onDone?.(job.task_identifier, 'failed'))
  events.on('worker:create', ({ worker }) => workerIds.add(worker.workerId))
  events.on('worker:stop', ({ worker }) => workerIds.delete(worker.workerId))
  const runner = await run({
    pgPool: pool,
    events,
    concurrency: 4,
    pollInterval: 1000,
    noHandleSignals: true,
    logger: loggerOf(house),
    crontab: schedules.map(({ pattern, work }) => `${pattern} ${work.name} ?jobKey=${work.name} {}`).join('\n'),
    taskList: Object.fromEntries(handlers.map((each) => [each.work.name, taskOf(house, each)])),
  })
  await beat(house, workerIds)
  await freeWorkOfTheDead(house)
  const pulse = setInterval(() => {
    beat(house, workerIds)
      .then(() => freeWorkOfTheDead(house))
      .catch((err) => house.log.error({ err }, 'heartbeat failed'))
  }, heartbeatEvery)
  return {
    async stop() {
      clearInterval(pulse)
      const leaving = new Set(workerIds)
      await runner.stop()
      await leave(house, leaving)
    },
  }
}

/** What a schedule adds about its own time isn't part of the work. */
function taskOf(house: House, { work, run }: Handler) {
  return async (given: unknown) => {
    const { _cron, ...payload } = given as Record<string, unknown>
    await run(house, work.payload.parse(payload))
  }
}

/** Failures of background work go to the log; its chatter doesn't. */
function loggerOf({ log }: House) {
  return new WorkerLogger((scope) => (level, message, meta) => {
    // Its messages quote the failure, which quotes what somebody gave.
    if (level === 'error') log.error({ ...scope, err: meta?.error }, plainText(message))
    else if (level === 'warning') log.warn(scope, plainText(message))
  })
}
