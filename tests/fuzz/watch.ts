import { closeSync, openSync, readSync } from 'node:fs'
import { performance } from 'node:perf_hooks'

/**
 * Loaded before the server, only by the fuzz run. A one-millisecond timer measures how long the event loop was blocked:
 * the longest gap between two of its ticks since the last question, in milliseconds, minus the time that the thread
 * waited for a CPU core. It also reports the process's memory in bytes.
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

/** Milliseconds that this thread was ready to run and had no core, as Linux counts them; 0 on other systems. */
function openWaited(): () => number {
  if (process.platform !== 'linux') return () => 0
  const file = openSync(`/proc/self/task/${process.pid}/schedstat`, 'r')
  process.once('exit', () => closeSync(file))
  const counts = Buffer.alloc(100)
  // CPU time and waiting time, both in nanoseconds, and the number of time slices.
  return () => Number(counts.toString('latin1', 0, readSync(file, counts, 0, counts.length, 0)).split(' ')[1]) / 1e6
}
