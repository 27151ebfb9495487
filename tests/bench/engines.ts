import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { EngineFigures } from './engine.ts'
import type { Figures } from './in-turns.ts'
import type { OpenWorld } from './open-world.ts'
import { milliseconds, tableOf, times } from './table.ts'

const engines = ['flexsearch', 'orama'] as const

/**
 * Prints what a function call of other search engines takes over some of the same jobs, each in a separate process,
 * next to a complete search over HTTP over all jobs. An engine gets a minute of CPU time for its index and one for its
 * searches; the rest is left out.
 */
export async function compareEngines({ house }: OpenWorld, { most, search }: { most: number; search: Figures }) {
  const rows = [['GET /search/jobs, all over HTTP, with facets', milliseconds(search.median), '', '', '', '']]
  for (const engine of engines) {
    const child = fork(join(import.meta.dirname, 'engine.ts'), [engine, house.databaseUrl, String(most)])
    const [figures] = (await once(child, 'message')) as [EngineFigures]
    const { median, made, memory, jobs, of, searches } = figures
    rows.push([
      `${engine}, a function call over ${jobs} of ${of} jobs`,
      milliseconds(median),
      times(median / search.median),
      String(searches),
      `${made.toFixed(1)} s`,
      `${(memory / 1e6).toFixed(0)} MB`,
    ])
  }
  console.log(
    `\n${tableOf(['search of an occupation in a town', 'median', 'to ours', 'searches', 'CPU of its index', 'memory'], rows)}`,
  )
  console.log(`limits: at most ${most} jobs, a minute of processor time for an index and a minute for its searches`)
}
