import { workerData } from 'node:worker_threads'

/**
 * Ends the process of this thread in three cases: it uses too much memory (buffers aren't limited by a heap size), it
 * has used up its CPU time, or its wall time is over (its parent may have ended and can't end it any more). Written in
 * JavaScript, since removing types would take a second compiler as long as reading a short file.
 * @type {Record<'megabytes' | 'processorSeconds' | 'seconds', number>}
 */
const { megabytes, processorSeconds, seconds } = workerData

const end = () => process.kill(process.pid, 'SIGKILL')

setInterval(() => {
  const { user, system } = process.cpuUsage()
  const overMemory = process.memoryUsage.rss() > megabytes * 1024 * 1024
  if (overMemory || user + system > processorSeconds * 1_000_000) end()
}, 20)
setTimeout(end, seconds * 1000)
