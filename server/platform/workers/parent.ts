import cluster, { type Worker } from 'node:cluster'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { AggregatorRegistry, collectDefaultMetrics, Registry } from 'prom-client'
import { StartFault } from '../fault.ts'
import type { Figures, FromWorker, ToWorker } from './messages.ts'
import { countInWindows } from './siblings.ts'

export type Workers = {
  /** Ends all of them in order; one that hangs is killed. */
  stop: () => Promise<void>
}

export type WorkersOptions<Task> = {
  /** The module that calls `runAsWorker`. */
  module: string
  /** What each is to do; one that died is started again with the same. */
  tasks: readonly Task[]
  /** Hears when one ended by itself, and when one is there in its place. */
  tell: (befell: 'ended' | 'back') => void
}

const pauses = { first: 200, longest: 10_000 }
/** How long one may take to end, in milliseconds. */
const patience = 25_000
/** How long figures are waited for, in milliseconds. */
const patienceForFigures = 2000

/**
 * Starts processes that share one port, and keeps them running until they are stopped. The parent counts what limits
 * count, so that they hold for all together, and sums up the figures.
 * @throws StartFault where one can't start for what an operator has to mend, an Error where it ends before it is ready
 */
export async function startWorkers<Task>({ module, tasks, tell }: WorkersOptions<Task>): Promise<Workers> {
  // The last word of several counts, so the young generation of each is smaller than that of one alone.
  cluster.setupPrimary({ exec: module, execArgv: [...process.execArgv, '--max-semi-space-size=8'] })
  const stopping = new AbortController()
  const live = new Set<Worker>()
  const count = countInWindows()
  const sumUp = figuresOf(live)

  async function start(task: Task): Promise<Worker> {
    const worker = cluster.fork()
    live.add(worker)
    worker.once('exit', () => live.delete(worker))
    // A worker that dies while it is spoken to is heard of by its exit.
    worker.on('error', () => undefined)
    worker.on('message', (message: FromWorker) => {
      if (message.says === 'count') {
        tellTo(worker, { says: 'counted', id: message.id, counted: count(message.subject, message.window) })
      }
      if (message.says === 'figures-of-all') {
        void sumUp().then((text) => tellTo(worker, { says: 'figures-of-all', id: message.id, text }))
      }
    })
    tellTo(worker, { says: 'begin', task })
    await ready(worker)
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

  async function keep(first: Worker, task: Task) {
    let worker = first
    while (!stopping.signal.aborted) {
      if (!worker.isDead()) await once(worker, 'exit')
      if (stopping.signal.aborted) return
      tell('ended')
      const next = await bringBack(task)
      if (!next) return
      worker = next
      tell('back')
    }
  }

  async function stop() {
    stopping.abort()
    await Promise.all([...live].map(end))
  }

  const started = await Promise.allSettled(tasks.map(start))
  const failure = started.find(({ status }) => status === 'rejected') as PromiseRejectedResult | undefined
  if (failure) {
    await stop()
    throw failure.reason
  }
  const keeping = started.map((each, at) => keep((each as PromiseFulfilledResult<Worker>).value, tasks[at] as Task))
  return {
    async stop() {
      await stop()
      await Promise.all(keeping)
      // One may have come back in this very moment.
      await stop()
    },
  }
}

function tellTo<Task>(worker: Worker, message: ToWorker<Task>) {
  if (worker.isConnected()) worker.send(message)
}

/** Waits until a worker says that it is ready. */
function ready(worker: Worker): Promise<void> {
  return new Promise((resolve, reject) => {
    let fault: string | undefined
    worker.on('message', (message: FromWorker) => {
      if (message.says === 'ready') resolve()
      if (message.says === 'fault') fault = message.text
    })
    worker.once('exit', (code, signal) =>
      reject(fault === undefined ? new Error(`a worker ended with ${code ?? signal}`) : new StartFault(fault)),
    )
  })
}

async function end(worker: Worker) {
  if (worker.isDead()) return
  const ended = once(worker, 'exit')
  tellTo(worker, { says: 'end' })
  const killing = setTimeout(() => worker.process.kill('SIGKILL'), patience)
  await ended
  clearTimeout(killing)
}

/** Sums up the figures of the parent and of all workers that answer in time. */
function figuresOf(live: ReadonlySet<Worker>): () => Promise<string> {
  const own = new Registry()
  collectDefaultMetrics({ register: own })
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
      worker.off('message', hear)
      resolve(figures)
    }
    const hear = (message: FromWorker) => {
      if (message.says === 'figures' && message.id === id) answer(message.figures)
    }
    const timer = setTimeout(() => answer([]), patienceForFigures)
    worker.on('message', hear)
    tellTo(worker, { says: 'figures', id })
  })
}
