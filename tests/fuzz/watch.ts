import { performance } from 'node:perf_hooks'

/**
 * Loaded before the server by the fuzz run alone. A timer of one millisecond tells how long nothing else could run: the
 * longest gap between two of its turns since it was last asked, in milliseconds. With it, the process's memory in bytes.
 */
export type Vitals = { blocked: number; resident: number }

let last = performance.now()
let longest = 0

setInterval(() => {
  const now = performance.now()
  longest = Math.max(longest, now - last - 1)
  last = now
}, 1).unref()

process.on('message', () => {
  longest = Math.max(longest, performance.now() - last - 1)
  process.send?.({ blocked: longest, resident: process.memoryUsage.rss() } satisfies Vitals)
  longest = 0
  last = performance.now()
})
process.channel?.unref()
