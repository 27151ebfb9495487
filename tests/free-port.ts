import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

/** Below the port range for outgoing connections, so that none of those takes the port before it is used. */
const [lowest, highest] = [20_000, 32_000]

/** Finds a port that nobody uses at this moment. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(lowest, highest)
    if (await isFree(port)) return port
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })
}
