import { workerData } from 'node:worker_threads'

/** Ends the process whose thread this is when it takes more memory than it may: buffers count in no heap's limit. */
const { megabytes } = workerData as { megabytes: number }

setInterval(() => {
  if (process.memoryUsage.rss() > megabytes * 1024 * 1024) process.kill(process.pid, 'SIGKILL')
}, 20)
