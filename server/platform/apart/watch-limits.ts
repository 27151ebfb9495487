import { workerData } from 'node:worker_threads'

/**
 * Ends the process whose thread this is when it takes more memory than it may, since buffers count in no heap's limit; and
 * when its time is over, since whoever started it may have ended and ends it no more.
 */
const { megabytes, seconds } = workerData as { megabytes: number; seconds: number }

const end = () => process.kill(process.pid, 'SIGKILL')

setInterval(() => {
  if (process.memoryUsage.rss() > megabytes * 1024 * 1024) end()
}, 20)
setTimeout(end, seconds * 1000)
