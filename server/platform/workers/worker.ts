import type { Figures, FromWorker, ToWorker } from './messages.ts'
import type { Counted, Siblings } from './siblings.ts'

/** How a worker runs: what it serves with, and how it ends in order. */
export type Work<Task> = (
  task: Task,
  siblings: Siblings,
) => Promise<{ figures: () => Promise<Figures>; stop: () => Promise<void> }>

/**
 * Runs this process as one of several that a parent started: begins when it is given its task, says when it is ready or why
 * it can't be, and ends in order when it is told to, by the parent or by a signal. Without its parent it ends at once:
 * another start may have taken its place.
 */
export function runAsWorker<Task>({
  work,
  faultOf,
  failed,
}: {
  work: Work<Task>
  /** What an operator has to mend, where that is what a problem is. */
  faultOf: (problem: unknown) => string | undefined
  /** Hears of what else kept it from starting or ending. */
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
  const siblings: Siblings = {
    count: (subject, window) => ask<Counted>((id) => ({ says: 'count', id, subject, window })),
    figures: () => ask<string>((id) => ({ says: 'figures-of-all', id })),
  }

  async function begin(task: Task) {
    running = work(task, siblings)
    try {
      await running
      say({ says: 'ready' })
    } catch (problem) {
      const text = faultOf(problem)
      if (text === undefined) failed(problem)
      else say({ says: 'fault', text })
      // What was said has to leave before the process does.
      setImmediate(() => process.exit(1))
    }
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
  process.on('message', (message: ToWorker<Task>) => {
    if (message.says === 'begin') void begin(message.task)
    if (message.says === 'end') void end()
    if (message.says === 'counted') answered(message.id, message.counted)
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
