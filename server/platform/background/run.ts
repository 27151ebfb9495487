import { EventEmitter } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import {
  type Runner,
  type RunnerOptions,
  run,
  runMigrations,
  type WorkerEvents,
  Logger as WorkerLogger,
} from 'graphile-worker'
import { Pool } from 'pg'
import { type Cause, causedBy, payloadAndCause } from '../cause/cause.ts'
import type { House } from '../house.ts'
import { newId } from '../ids.ts'
import { plainText } from '../log/plain-error.ts'
import type { Tracing } from '../tracing/span.ts'
import { bringToPresent, watchClock } from './clock.ts'
import { endRunner } from './end-runner.ts'
import { noteWorkers } from './former.ts'
import { beat, freeWorkOf, freeWorkOfTheDead, leave } from './heartbeat.ts'
import { tolerateSecondRelease } from './queue-pool.ts'
import type { Handler, Schedule } from './work.ts'

/** Creates or updates the queue's own tables; several processes may do so at once. */
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

const heartbeatEvery = 5000
/**
 * After the clock was moved forward, no worker counts as dead for this many heartbeats, since the others must first
 * write heartbeats with the new time.
 */
const beatsOfGrace = 6
const pauses = { first: 500, longest: 4000 }
/** A runner asks for work every second. */
const longestSilence = 30_000

export type BackgroundOptions = {
  pool: Pool
  handlers: readonly Handler[]
  schedules: readonly Schedule[]
  /** Called after each job of the queue, whether it succeeded or failed. */
  onDone?: (name: string, outcome: 'done' | 'failed') => void
  tracing?: Tracing | undefined
}

/**
 * Runs background work in this process until stopped. If the queue's runner ends because the database was lost, it is
 * restarted with growing pauses. It then continues the work of its former workers, and of killed processes on this
 * machine. A worker that dies together with its machine is detected by its missing heartbeat, and its work goes to
 * others within a minute.
 */
export async function runBackground(house: House, options: BackgroundOptions) {
  const stopping = new AbortController()
  const workerIds = new Set<string>()
  let running = await begin(house, options, workerIds)
  const pulse = startPulse(house, workerIds, {
    beginAnew: () => void running?.end(),
    isStuck: () => running?.isStuck() ?? false,
  })

  async function keepRunning() {
    let pause = pauses.first
    while (!stopping.signal.aborted) {
      await running?.over
      if (stopping.signal.aborted) return
      if (running) pause = pauses.first
      await wait(pause, undefined, { signal: stopping.signal }).catch(() => undefined)
      pause = Math.min(pause * 2, pauses.longest)
      if (!stopping.signal.aborted) running = await begin(house, options, workerIds)
      if (stopping.signal.aborted) await running?.end()
    }
  }

  const kept = keepRunning()
  return {
    async stop() {
      stopping.abort()
      clearInterval(pulse)
      const leaving = new Set(workerIds)
      await running?.end()
      await kept
      await noteWorkers(house.configuration.dataDir).forget()
      await leave(house, leaving).catch((err: unknown) => house.log.warn({ err }, 'workers left without a word'))
    },
  }
}

/**
 * Starts the queue's runner; undefined if the database is unavailable. `workerIds` first contains the previous runner's
 * workers, and afterwards the new ones.
 */
async function begin(house: House, options: BackgroundOptions, workerIds: Set<string>): Promise<Running | undefined> {
  try {
    const notes = noteWorkers(house.configuration.dataDir)
    await freeWorkOf(house, new Set([...workerIds, ...(await notes.former())]))
    await notes.forget()
    await bringToPresent(house)
    workerIds.clear()
    const events = eventsOf(options, workerIds)
    const inProgress = new Set<Promise<unknown>>()
    const runner = await run({ ...runnerOptions(house, options, inProgress), events })
    const running = follow(house, runner, { events, isBusy: () => inProgress.size > 0 })
    // Without this record, the work would be released only after half a minute.
    await notes.write(workerIds).catch((err: unknown) => house.log.warn({ err }, 'workers could not be noted'))
    // The queue may have assigned work to us that never arrived: it is released only when the runner stops.
    events.on('worker:getJob:error', () => void running.end())
    return running
  } catch (err) {
    house.log.error({ err }, 'background work could not start')
    return undefined
  }
}

/**
 * A runner in use: `over` once it ended or was left behind, `end` tells it to end and waits for that, and `isStuck` if it
 * hasn't asked for work for long although none of its work goes on.
 */
type Running = { over: Promise<unknown>; end: () => Promise<void>; isStuck: () => boolean }

function follow(
  { log }: House,
  runner: Runner,
  { events, isBusy }: { events: WorkerEvents; isBusy: () => boolean },
): Running {
  const left = Promise.withResolvers<void>()
  let asked = performance.now()
  events.on('worker:getJob:start', () => {
    asked = performance.now()
  })
  const ended = runner.promise.catch((err: unknown) => log.error({ err }, 'background work broke off'))
  const endOnce = async () => {
    if (await endRunner(runner, { isBusy })) return
    log.error('background work did not end and is begun anew')
    left.resolve()
  }
  let ending: Promise<void> | undefined
  return {
    over: Promise.race([ended, left.promise]),
    end: () => {
      ending ??= endOnce()
      return ending
    },
    isStuck: () => !isBusy() && performance.now() - asked > longestSilence,
  }
}

function eventsOf({ onDone }: BackgroundOptions, workerIds: Set<string>): WorkerEvents {
  const events: WorkerEvents = new EventEmitter()
  events.on('job:success', ({ job }) => onDone?.(job.task_identifier, 'done'))
  events.on('job:error', ({ job }) => onDone?.(job.task_identifier, 'failed'))
  // The queue locks work under the ids of all workers of a runner together.
  events.on('pool:create', ({ workerPool }) => workerIds.add(workerPool.id))
  return events
}

function runnerOptions(
  house: House,
  { pool, handlers, schedules, tracing }: BackgroundOptions,
  inProgress: Set<Promise<unknown>>,
): RunnerOptions {
  const counted = (task: (given: unknown) => Promise<void>) => async (given: unknown) => {
    const doing = task(given)
    inProgress.add(doing)
    await doing.finally(() => inProgress.delete(doing))
  }
  return {
    pgPool: tolerateSecondRelease(pool),
    concurrency: 4,
    pollInterval: 1000,
    noHandleSignals: true,
    logger: loggerOf(house),
    // If completions were recorded one by one, their promises would be awaited by nobody. In batches a failure stops
    // the runner, which is handled.
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
    crontab: schedules.map(({ pattern, work }) => `${pattern} ${work.name} ?jobKey=${work.name} {}`).join('\n'),
    taskList: Object.fromEntries(handlers.map((each) => [each.work.name, counted(taskOf(house, each, tracing))])),
  }
}

/**
 * Sends a heartbeat now and regularly until cleared, never two at once. `beginAnew` is called when the clock was moved
 * back, since the runner would wait for times that are now in the future, and when it is stuck.
 */
function startPulse(
  house: House,
  workerIds: ReadonlySet<string>,
  { beginAnew, isStuck }: { beginAnew: () => void; isStuck: () => boolean },
) {
  let beating = false
  let grace = 0
  const clock = watchClock()
  const beatAndLook = async () => {
    const now = await beat(house, workerIds)
    const moved = now ? clock.look(now) : 0
    grace = moved > 0 ? beatsOfGrace : Math.max(0, grace - 1)
    if (moved !== 0) house.log.warn({ seconds: Math.round(moved / 1000) }, 'the clock of the database was moved')
    if (moved < 0 || isStuck()) beginAnew()
    if (grace === 0) await freeWorkOfTheDead(house)
  }
  const beatOnce = () => {
    if (beating) return
    beating = true
    beatAndLook()
      .catch((err: unknown) => house.log.error({ err }, 'heartbeat failed'))
      .finally(() => {
        beating = false
      })
  }
  beatOnce()
  return setInterval(beatOnce, heartbeatEvery)
}

/**
 * Runs work with the request that queued it as its cause; work of the scheduler gets an id of its own. In traces it is
 * a separate trace, linked to that of the request, which ended long before.
 */
function taskOf(house: House, { work, run }: Handler, tracing: Tracing | undefined) {
  return async (given: unknown) => {
    const { payload, cause } = payloadAndCause(given)
    const facts = { 'messaging.operation.name': 'process', 'messaging.destination.name': work.name }
    const span = tracing?.begin(`process ${work.name}`, { kind: 'consumer', facts, link: cause?.trace })
    const requestId = cause?.requestId ?? newId(new Date())
    try {
      await causedBy({ requestId, work: work.name, span }, () => run(house, work.payload.parse(payload)))
      span?.end()
    } catch (problem) {
      span?.end({ failed: true })
      if (problem instanceof Error) failures.set(problem, { requestId, work: work.name })
      throw problem
    }
  }
}

/** The cause of each failure, kept for the queue's log messages, since the queue doesn't know about requests. */
const failures = new WeakMap<Error, Pick<Cause, 'requestId' | 'work'>>()

/** Only failures of background work are logged, not its progress messages. */
function loggerOf({ log }: House) {
  return new WorkerLogger((scope) => (level, message, meta) => {
    // The library's messages quote the error, which may contain personal data.
    const cause = meta?.error instanceof Error ? failures.get(meta.error) : undefined
    if (level === 'error') log.error({ ...scope, err: meta?.error, ...cause }, plainText(message))
    else if (level === 'warning') log.warn(scope, plainText(message))
  })
}
