import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { hasEnded, type Server, stopServer } from './launch.ts'

/** What happened to a supervised server. */
export type DatabaseChange = { kind: 'ended' | 'back' } | { kind: 'failed'; problem: unknown }

const pauses = { first: 200, longest: 2000 }

/**
 * Keeps a server running until it is stopped: one that ends unexpectedly is restarted, as often as necessary and with
 * growing pauses. If `startAgain` returns none, the server is no longer ours to start.
 */
export function keepRunning(
  first: Server,
  { startAgain, tell }: { startAgain: () => Promise<Server | undefined>; tell: (change: DatabaseChange) => void },
) {
  const stopping = new AbortController()
  let server = first

  async function bringBack(): Promise<Server | undefined> {
    for (let pause = pauses.first; !stopping.signal.aborted; pause = Math.min(pause * 2, pauses.longest)) {
      try {
        return await startAgain()
      } catch (problem) {
        tell({ kind: 'failed', problem })
      }
      await wait(pause, undefined, { signal: stopping.signal }).catch(() => undefined)
    }
    return undefined
  }

  async function keep() {
    while (!stopping.signal.aborted) {
      if (!hasEnded(server.process)) await once(server.process, 'exit')
      server.process.stdin?.destroy()
      if (stopping.signal.aborted) return
      tell({ kind: 'ended' })
      const next = await bringBack()
      if (!next) return
      server = next
      tell({ kind: 'back' })
    }
  }

  const keeping = keep()
  return {
    pid: () => server.process.pid as number,
    async stop() {
      stopping.abort()
      await stopServer(server.process)
      await keeping
      // It may have been restarted in the meantime.
      await stopServer(server.process)
    },
  }
}
