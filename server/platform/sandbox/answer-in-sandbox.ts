import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { Worker } from 'node:worker_threads'
import { checkout } from '../checkout.ts'

/** Runs a module for `openSandbox`: works on the bytes of its input, and writes the result to its output. */
export async function answerInSandbox(work: (bytes: Uint8Array) => Promise<unknown>): Promise<void> {
  const [megabytes, processorSeconds, seconds] = process.argv.slice(2).map(Number)
  const workerData = { megabytes, processorSeconds, seconds }
  new Worker(join(checkout, 'server/platform/sandbox/watch-limits.mjs'), { workerData }).unref()
  const made = JSON.stringify(await work(new Uint8Array(await buffer(process.stdin))))
  process.stdout.write(made, () => process.exit(0))
}
