import cluster, { type Worker } from 'node:cluster'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { AggregatorRegistry, collectDefaultMetrics, Registry } from 'prom-client'
import { StartFault } from '../fault.ts'
import type { Figures, FromWorker, ToWorker } from './messages.ts'
import type { Count } from './siblings.ts'
import { heartbeat, readStanding, watchSilence } from './silence.ts'

export type Workers = {
  /** Stops all workers gracefully; one that hangs is killed. */
  stop: () => Promise<void>
}

/** Processes that load their program while what they need is prepared. */
export type WaitingWorkers<Preparation> = {
  /**
   * Lets one of them prepare what all need, and calls `tell` with each line about it. If it is killed meanwhile, another
   * one begins anew.
   * @throws StartFault if the operator has to solve a problem first, an Error if the process ends
   */
  prepare: (preparation: Preparation, tell: (line: string) => void) => Promise<void>
  /** Returns one that still runs, for a task. */
  take: () => Worker | undefined
  /** Kills those that got no task. */
  stop: () => void
}

export type WorkersOptions<Task> = {
  waiting: Pick<WaitingWorkers<unknown>, 'take'>
  /** The task of each worker; the successor of one that died gets the same. */
  tasks: readonly Task[]
  /** Counts the requests of all of them together. */
  count: Count
  /**
   * Called when a worker ended unexpectedly, when it was killed because it stopped responding, and when its successor
   * is ready.
   */
  tell: (change: 'ended' | 'back' | 'silent') => void
}

/** A worker that was killed before it did what it was asked to: another may do it. */
class Killed extends Error {}

const pauses = { first: 200, longest: 2000 }
/** How long a worker may take to end, in milliseconds. */
const exitTimeout = 25_000
/** How long to wait for metrics, in milliseconds. */
const figuresTimeout = 2000

/** Starts processes from the module that calls `runAsWorker`; `startWorkers` gives them their tasks. */
export function forkWorkers<Preparation>({
  module,
  number,
}: {
  module: string
  number: number
}): WaitingWorkers<Preparation> {
  // A process that is free accepts a connection itself, so that no connection waits for the parent or a frozen process.
  cluster.schedulingPolicy = cluster.SCHED_NONE
  // Overrides earlier settings: with several processes, each has a smaller young generation than a single one.
  cluster.setupPrimary({ exec: module, execArgv: [...process.execArgv, '--max-semi-space-size=8'] })
  const waiting = Array.from({ length: number }, fork)
  let stopped = false

  async function prepare(preparation: Preparation, tell: (line: string) => void): Promise<void> {
    const worker = waiting.find((each) => !each.isDead()) ?? fork()
    if (!waiting.includes(worker)) waiting.unshift(worker)
    worker.on('message', (message: FromWorker) => {
      if (message.says === 'preparing') tell(message.line)
    })
    send(worker, { says: 'prepare', preparation })
    try {
      await said(worker, 'prepared')
    } catch (problem) {
      if (stopped || !(problem instanceof Killed)) throw problem
      await wait(pauses.first)
      await prepare(preparation, tell)
    }
  }

  return {
    prepare,
    take() {
      let worker = waiting.shift()
      while (worker?.isDead()) worker = waiting.shift()
      return worker
    },
    stop() {
      stopped = true
      for (const worker of waiting.splice(0)) worker.process.kill('SIGKILL')
    },
  }
}

function fork(): Worker {
  const worker = cluster.fork()
  // A worker that dies while a message is sent to it is noticed by its exit.
  worker.on('error', () => undefined)
  return worker
}

/**
 * Gives each task to a process, all of which share one port, and keeps them running until they are stopped. The parent
 * keeps the counts of limits, so that they apply to all together, and sums up the metrics. A worker that is killed before
 * it is ready is replaced as at any other time, and so is one that ends by itself while another already serves.
 * @throws StartFault if a worker can't start because of a problem that the operator has to solve, an Error if one ends by
 * itself and none serves
 */
export async function startWorkers<Task>({ waiting, tasks, count, tell }: WorkersOptions<Task>): Promise<Workers> {
  const stopping = new AbortController()
  const live = new Set<Worker>()
  let haveServed = 0
  const sumUp = figuresOf(live)

  async function start(task: Task): Promise<Worker> {
    const worker = waiting.take() ?? fork()
    live.add(worker)
    worker.once('exit', () => live.delete(worker))
    worker.on('message', (message: FromWorker) => {
      if (message.says === 'count') {
        const { id, subject, window } = message
        void count(subject, window).then((counted) => send(worker, { says: 'counted', id, counted }))
      }
      if (message.says === 'figures-of-all') {
        void sumUp().then((text) => send(worker, { says: 'figures-of-all', id: message.id, text }))
      }
    })
    send(worker, { says: 'begin', task })
    await said(worker, 'ready')
    haveServed += 1
    endIfSilent(worker, () => tell('silent'))
    return worker
  }

  async function bringBack(task: Task): Promise<Worker | undefined> {
    for (let pause = pauses.first; !stopping.signal.aborted; pause = Math.min(pause * 2, pauses.longest)) {
      await wait(pause, undefined, { signal: stopping.signal }).catch(() => undefined)
      if (stopping.signal.aborted) return undefined
      const worker = await start(task).catch(() => undefined)
      if (worker) return worker
    }
    return undefined
  }

  async function startFirst(task: Task): Promise<Worker> {
    try {
      return await start(task)
    } catch (problem) {
      const isPassing = problem instanceof Killed || (haveServed > 0 && !(problem instanceof StartFault))
      const next = isPassing ? await replace(task) : undefined
      if (next) return next
      // Otherwise the start would wait for the others, which may have the same problem.
      stopping.abort()
      throw problem
    }
  }

  async function replace(task: Task): Promise<Worker | undefined> {
    tell('ended')
    const next = await bringBack(task)
    if (next) tell('back')
    return next
  }

  async function keep(first: Worker, task: Task) {
    let worker = first
    while (!stopping.signal.aborted) {
      if (!worker.isDead()) await once(worker, 'exit')
      if (stopping.signal.aborted) return
      const next = await replace(task)
      if (!next) return
      worker = next
    }
  }

  async function stop() {
    stopping.abort()
    await Promise.all([...live].map(end))
  }

  const keeping: Promise<void>[] = []
  const started = await Promise.allSettled(
    tasks.map(async (task) => {
      keeping.push(keep(await startFirst(task), task))
    }),
  )
  const problems = started.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []))
  if (problems.length > 0) {
    await stop()
    throw problems.find((problem) => problem instanceof StartFault) ?? problems[0]
  }
  return {
    async stop() {
      await stop()
      await Promise.all(keeping)
      // A successor may have started at this very moment.
      await stop()
    },
  }
}

/** Kills a worker that has stopped responding, so that nobody waits for it and a successor can start. */
function endIfSilent(worker: Worker, tell: () => void) {
  const silence = watchSilence(() => readStanding(worker.process.pid as number))
  worker.on('message', silence.heard)
  const looking = setInterval(() => {
    if (silence.look() === undefined) return
    clearInterval(looking)
    tell()
    worker.process.kill('SIGKILL')
  }, heartbeat)
  worker.once('exit', () => clearInterval(looking))
}

function send<Task>(worker: Worker, message: ToWorker<Task>) {
  if (worker.isConnected()) worker.send(message)
}

/** Waits until a worker says that it has prepared everything, or that it is ready. */
function said(worker: Worker, awaited: 'prepared' | 'ready'): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  let fault: string | undefined
  const onMessage = (message: FromWorker) => {
    if (message.says === awaited) resolve()
    if (message.says === 'fault') fault = message.text
  }
  const onExit = (code: number | null, signal: string | null) =>
    reject(
      fault !== undefined
        ? new StartFault(fault)
        : signal !== null
          ? new Killed(`a worker was killed by ${signal}`)
          : new Error(`a worker ended with ${code}`),
    )
  worker.on('message', onMessage)
  worker.once('exit', onExit)
  return promise.finally(() => {
    worker.off('message', onMessage)
    worker.off('exit', onExit)
  })
}

async function end(worker: Worker) {
  if (worker.isDead()) return
  const ended = once(worker, 'exit')
  send(worker, { says: 'end' })
  const killing = setTimeout(() => worker.process.kill('SIGKILL'), exitTimeout)
  await ended
  clearTimeout(killing)
}

/** Sums up the metrics of the parent and of all workers that answer in time. */
function figuresOf(live: ReadonlySet<Worker>): () => Promise<string> {
  const own = new Registry()
  collectDefaultMetrics({ register: own, labels: { worker: 'parent' } })
  let lastId = 0
  return async () => {
    lastId += 1
    const id = lastId
    const ofWorkers = await Promise.all([...live].map((worker) => askForFigures(worker, id)))
    const all = [...ofWorkers, (await own.getMetricsAsJSON()) as Figures].filter((figures) => figures.length > 0)
    return AggregatorRegistry.aggregate(all).metrics()
  }
}

function askForFigures(worker: Worker, id: number): Promise<Figures> {
  return new Promise((resolve) => {
    const answer = (figures: Figures) => {
      clearTimeout(timer)
      worker.off('message', onMessage)
      resolve(figures)
    }
    const onMessage = (message: FromWorker) => {
      if (message.says === 'figures' && message.id === id) answer(message.figures)
    }
    const timer = setTimeout(() => answer([]), figuresTimeout)
    worker.on('message', onMessage)
    send(worker, { says: 'figures', id })
  })
}
