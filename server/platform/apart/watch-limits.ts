import { workerData } from 'node:worker_threads'

/**
 * Ends the process whose thread this is when it takes more memory than it may, since buffers count in no heap's limit; when
 * it has used its time of processors; and when its time is over, since whoever started it may have ended and ends it no more.
 */
const { megabytes, processorSeconds, seconds } = workerData as Record<
  'megabytes' | 'processorSeconds' | 'seconds',
  number
>

const end = () => process.kill(process.pid, 'SIGKILL')

setInterval(() => {
  const { user, system } = process.cpuUsage()
  const overMemory = process.memoryUsage.rss() > megabytes * 1024 * 1024
  if (overMemory || user + system > processorSeconds * 1_000_000) end()
}, 20)
setTimeout(end, seconds * 1000)
