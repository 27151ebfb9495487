import { request as askHttp, Agent as HttpAgent } from 'node:http'
import { request as askHttps, Agent as HttpsAgent } from 'node:https'
import { setTimeout as wait } from 'node:timers/promises'
import type { Logger } from 'pino'

/** The pages that caches in front of this process may still have from it. */
export type LentPages = {
  /** A moment to pass to `lend`. */
  moment: () => number
  /**
   * Notes that caches get the page at an address, as in the request; `begun`: the moment before which nothing of it was made. False if
   * they mustn't keep it, because it is outdated by now or couldn't be named to them later.
   */
  lend: (address: string, begun: number) => boolean
  /** Has caches drop all pages that they were lent until now. */
  outdate: () => void
  stop: () => Promise<void>
}

type Options = {
  /** The addresses of the caches; none if pages go by their age alone. */
  caches: readonly string[]
  /** For how many seconds caches keep a page. */
  seconds: number
  log: Pick<Logger, 'warn'>
  /** In milliseconds. */
  now?: () => number
  /** Milliseconds after which a page that was sent has surely arrived, and a cache that was away is asked again. */
  pause?: number
}

/** The most addresses that are remembered, and the longest. */
const most = { addresses: 10_000, length: 2000 }
/** Requests to a cache at once, and how long each may take in milliseconds. */
const atOnce = 8
const timeout = 3000

/**
 * Remembers which pages this process lent to caches and has them drop exactly these, by `PURGE` at the page's address. Each round is
 * repeated once after a pause, for pages that were on their way to the cache when it was asked. Changes in between are in the
 * repetition, so however many there are, a cache is asked for a page once in a pause.
 */
export function lentPages({ caches, seconds, log, now = () => performance.now(), pause = 1000 }: Options): LentPages {
  // Kept for its time, then handed out for as long again while it is fetched; and what our own process kept it for before.
  const longest = (2 * seconds + 5) * 1000
  const lent = new Map<string, number>()
  const stopping = new AbortController()
  const agents = {
    'http:': new HttpAgent({ keepAlive: true, maxSockets: atOnce }),
    'https:': new HttpsAgent({ keepAlive: true, maxSockets: atOnce }),
  }
  let outdatedAt = Number.NEGATIVE_INFINITY
  let running: Promise<void> | undefined

  function dropEnded() {
    for (const [address, at] of lent) {
      if (at + longest > now()) break
      lent.delete(address)
    }
  }

  async function purgeRounds() {
    let done = Number.NaN
    let warned = false
    while (!stopping.signal.aborted) {
      const at = outdatedAt
      const problem = await purgeAll(at)
      if (problem && !warned && !stopping.signal.aborted)
        log.warn({ err: problem }, 'a cache in front could not be asked to drop pages')
      warned ||= problem !== undefined
      if (!problem && done === at) return
      done = problem ? Number.NaN : at
      await wait(pause, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined)
    }
  }

  /** Asks for everything lent until a moment; forgets what has arrived before it was asked for. Returns a problem, if there was one. */
  async function purgeAll(until: number): Promise<unknown> {
    dropEnded()
    const begun = now()
    const due = [...lent].filter(([, at]) => at <= until)
    const waiting = due.values()
    let problem: unknown
    const purgeNext = async () => {
      for (const [address, at] of waiting) {
        try {
          await Promise.all(caches.map((cache) => purge(cache, address)))
          if (at + pause <= begun && lent.get(address) === at) lent.delete(address)
        } catch (failure) {
          problem = failure
          // The others would only wait as long.
          return
        }
      }
    }
    await Promise.all(Array.from({ length: atOnce }, purgeNext))
    return problem
  }

  async function purge(cache: string, path: string) {
    const { protocol, hostname, port } = new URL(cache)
    const secure = protocol === 'https:'
    const to = { method: 'PURGE', hostname: hostname.replace(/^\[|\]$/g, ''), port, path, timeout }
    const agent = secure ? agents['https:'] : agents['http:']
    const status = await new Promise<number>((resolve, reject) => {
      const asked = (secure ? askHttps : askHttp)({ ...to, agent, signal: stopping.signal }, (answer) => {
        answer.resume().once('end', () => resolve(answer.statusCode ?? 0))
        answer.once('error', reject)
      })
      asked.once('timeout', () => asked.destroy(new Error('a cache in front does not answer')))
      asked.once('error', reject).end()
    })
    // 404 and, of nginx's module before 2.4, 412 say that the cache doesn't have the page.
    if (status >= 300 && status !== 404 && status !== 412) throw new Error(`a cache in front answered ${status}`)
  }

  return {
    moment: now,
    lend(address, begun) {
      if (caches.length === 0) return true
      dropEnded()
      if (begun <= outdatedAt || address.length > most.length) return false
      if (lent.size >= most.addresses && !lent.has(address)) return false
      lent.delete(address)
      lent.set(address, now())
      return true
    },
    outdate() {
      if (caches.length === 0) return
      outdatedAt = now()
      running ??= purgeRounds().finally(() => {
        running = undefined
      })
    },
    async stop() {
      stopping.abort()
      await running?.catch(() => undefined)
      for (const agent of Object.values(agents)) agent.destroy()
    },
  }
}
