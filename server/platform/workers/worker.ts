import type { Figures, FromWorker, ToWorker } from './messages.ts'
import { countInWindows, type Siblings } from './siblings.ts'
import { heartbeat } from './silence.ts'
import type { Counted } from './windows.ts'

/** How long a shared count may take, in milliseconds, before a process counts alone, since its parent may be frozen. */
const longestCount = 200

/** How a worker runs: what it serves, and how it stops gracefully. */
export type Work<Task> = (
  task: Task,
  siblings: Siblings,
) => Promise<{ figures: () => Promise<Figures>; stop: () => Promise<void> }>

/**
 * Runs this process as one of several that a parent started: prepares what all need if it is asked to, begins when it
 * gets its task, reports when it is ready or why it can't start, and stops gracefully on a message of the parent or a
 * signal. If the parent dies, it exits at once, since another start may have taken its place.
 */
export function runAsWorker<Task, Preparation>({
  prepare,
  work,
  faultOf,
  failed,
}: {
  /** Prepares what all processes need, if the parent asks this one to do it. */
  prepare: (preparation: Preparation, tell: (line: string) => void) => Promise<void>
  work: Work<Task>
  /** The text of a problem that the operator has to solve; undefined for any other. */
  faultOf: (problem: unknown) => string | undefined
  /** Called with any other problem that prevented starting or stopping. */
  failed: (problem: unknown) => void
}): { stop: () => Promise<void> } {
  const asked = new Map<number, (answer: never) => void>()
  let lastId = 0
  let running: ReturnType<Work<Task>> | undefined
  let stopped: Promise<void> | undefined

  const say = (message: FromWorker) => process.send?.(message)
  const ask = <Answer>(question: (id: number) => FromWorker) =>
    new Promise<Answer>((resolve) => {
      lastId += 1
      asked.set(lastId, resolve as (answer: never) => void)
      say(question(lastId))
    })
  const answered = (id: number, answer: unknown) => {
    asked.get(id)?.(answer as never)
    asked.delete(id)
  }
  const countAlone = countInWindows()
  /** Whether the parent isn't answering; until it does, nothing waits for it. */
  let isAlone = false
  const count = async (subject: string, window: number): Promise<Counted> => {
    const together = ask<Counted>((id) => ({ says: 'count', id, subject, window }))
    if (isAlone) return countAlone(subject, window)
    const { promise: late, resolve: giveUp } = Promise.withResolvers<undefined>()
    const timer = setTimeout(giveUp, longestCount, undefined)
    const counted = await Promise.race([together, late])
    clearTimeout(timer)
    isAlone = counted === undefined
    return counted ?? countAlone(subject, window)
  }
  const siblings: Siblings = {
    count,
    figures: () => ask<string>((id) => ({ says: 'figures-of-all', id })),
  }

  async function begin(task: Task) {
    running = work(task, siblings)
    await running
    say({ says: 'ready' })
    setInterval(() => say({ says: 'here' }), heartbeat).unref()
  }

  async function prepareForAll(preparation: Preparation) {
    await prepare(preparation, (line) => say({ says: 'preparing', line }))
    say({ says: 'prepared' })
  }

  function giveUp(problem: unknown) {
    const text = faultOf(problem)
    if (text === undefined) failed(problem)
    else say({ says: 'fault', text })
    // The message has to be sent before the process exits.
    setImmediate(() => process.exit(1))
  }

  function stop(): Promise<void> {
    stopped ??= (async () => {
      const serving = await running?.catch(() => undefined)
      await serving?.stop()
    })()
    return stopped
  }

  const end = () =>
    stop().then(
      () => process.exit(0),
      (problem: unknown) => {
        failed(problem)
        process.exit(1)
      },
    )
  process.on('message', (message: ToWorker<Task, Preparation>) => {
    if (message.says === 'prepare') prepareForAll(message.preparation).catch(giveUp)
    if (message.says === 'begin') begin(message.task).catch(giveUp)
    if (message.says === 'end') void end()
    if (message.says === 'counted') {
      isAlone = false
      answered(message.id, message.counted)
    }
    if (message.says === 'figures-of-all') answered(message.id, message.text)
    if (message.says === 'figures') {
      const { id } = message
      const tell = (figures: Figures) => say({ says: 'figures', id, figures })
      running?.then((serving) => serving.figures()).then(tell, () => tell([]))
    }
  })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void end())
  return { stop }
}
