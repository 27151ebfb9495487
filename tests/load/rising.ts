import { loadavg } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import { type Usage, usageOf } from '../bench/processes.ts'
import { tableOf } from '../bench/table.ts'
import { type LoadOptions, startLoad } from './load.ts'
import { reasonsOf, summaryOf } from './report.ts'

/** The permitted wait in milliseconds; if one in a hundred waits longer, there are too many people. */
const longestWait = 500
const crowds = [1, 2, 4, 8, 16, 32, 64]
/** Before each measurement, so that hot code is compiled and caches are filled. */
const warming = 3000

const pages = ['open the landing page', 'read a job', 'read a topic']
const searches = ['search jobs']

/** The subjects of measurement: these actions, or all; `anew` so that no cache answers. */
const subjects: Readonly<Record<string, { actions: readonly string[] | null; anew?: boolean }>> = {
  pages: { actions: pages },
  'pages made anew': { actions: pages, anew: true },
  searches: { actions: searches },
  'searches made anew': { actions: searches, anew: true },
  applications: { actions: ['apply'] },
  'the whole mix': { actions: null },
}

/**
 * Increases the number of people who do the same without a pause, until one answer in a hundred takes longer than half
 * a second. Prints a row per subject: the maximum throughput, and the CPU time of an answer.
 */
export async function measureRising(
  options: Omit<LoadOptions, 'clients' | 'pause' | 'does' | 'anew'>,
  { pid, seconds, only = '' }: { pid: number; seconds: number; only?: string },
): Promise<string> {
  const rows: string[][] = []
  for (const [subject, { actions, anew = false }] of Object.entries(subjects)) {
    if (!subject.includes(only)) continue
    const does = (action: string) => actions === null || actions.includes(action)
    let best: string[] | undefined
    for (const clients of crowds) {
      const found = await measureOnce({ ...options, clients, pause: 0, does, anew }, { pid, seconds, actions })
      console.log(`${subject}, ${clients} at once: ${found.cells.join(', ')}, load ${loadavg()[0]?.toFixed(1)}`)
      if (best && found.p99 > longestWait) break
      best = [subject, String(clients), ...found.cells]
      if (found.p99 > longestWait) break
    }
    if (best) rows.push(best)
  }
  return tableOf(['what', 'at once', 'a second', 'median', 'p99', 'server, each', 'database, each'], rows)
}

async function measureOnce(
  options: LoadOptions,
  { pid, seconds, actions }: { pid: number; seconds: number; actions: readonly string[] | null },
) {
  const load = startLoad(options)
  await wait(warming)
  const begun = performance.now()
  const before = usageOf(pid)
  await wait(seconds * 1000)
  const after = usageOf(pid)
  const measured = performance.now() - begun
  await load.stop()
  const asked = load.asked.filter(({ at, took, action }) => {
    const ended = at + took
    return ended >= begun && ended < begun + measured && (actions?.includes(action) ?? true)
  })
  const { count, median, p99, right } = summaryOf(asked)
  if (right < count) console.log([`${count - right} of ${count} weren't right`, ...reasonsOf(asked)].join('\n  '))
  const each = (part: keyof Usage) => `${(((after[part] - before[part]) * 1000) / count).toFixed(1)} ms`
  return {
    p99,
    cells: [
      ((right / measured) * 1000).toFixed(1),
      `${median.toFixed(0)} ms`,
      `${p99.toFixed(0)} ms`,
      each('server'),
      each('database'),
    ],
  }
}
