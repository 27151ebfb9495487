import { closeSync, openSync, readSync } from 'node:fs'
import { performance } from 'node:perf_hooks'

/**
 * Loaded before the server by the fuzz run alone. A timer of one millisecond tells how long nothing else could run: the
 * longest gap between two of its turns since it was last asked, in milliseconds, without what the thread waited for a core
 * that others had. With it, the process's memory in bytes.
 */
export type Vitals = { blocked: number; resident: number }

const waited = openWaited()
let last = { at: performance.now(), waited: waited() }
let longest = 0

function turn() {
  const now = { at: performance.now(), waited: waited() }
  longest = Math.max(longest, now.at - last.at - (now.waited - last.waited) - 1)
  last = now
}

setInterval(turn, 1).unref()

process.on('message', () => {
  turn()
  process.send?.({ blocked: longest, resident: process.memoryUsage.rss() } satisfies Vitals)
  longest = 0
})
process.channel?.unref()

/** Milliseconds that this thread has been ready and had no core, as Linux counts them; elsewhere nobody tells. */
function openWaited(): () => number {
  if (process.platform !== 'linux') return () => 0
  const file = openSync(`/proc/self/task/${process.pid}/schedstat`, 'r')
  process.once('exit', () => closeSync(file))
  const counts = Buffer.alloc(100)
  // Time on a core, time waited for one, both in nanoseconds, and how often.
  return () => Number(counts.toString('latin1', 0, readSync(file, counts, 0, counts.length, 0)).split(' ')[1]) / 1e6
}
