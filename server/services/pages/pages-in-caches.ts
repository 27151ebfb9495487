import { request as askHttp, Agent as HttpAgent } from 'node:http'
import { request as askHttps, Agent as HttpsAgent } from 'node:https'
import { setTimeout as wait } from 'node:timers/promises'
import type { Logger } from 'pino'

/** Records the pages that caches in front of this process may have received from it. */
export type PagesInCaches = {
  /** A moment to pass to `recordSent`. */
  moment: () => number
  /**
   * Records that caches receive the page at an address (as in the request); `begun`: no part of it was made before this
   * moment. False if caches mustn't keep it, because it is already outdated or couldn't be purged later.
   */
  recordSent: (address: string, begun: number) => boolean
  /** Makes caches drop all pages that they have received until now. */
  outdate: () => void
  stop: () => Promise<void>
}

type Options = {
  /** The addresses of the caches; empty if pages only expire by age. */
  caches: readonly string[]
  /** For how many seconds caches keep a page. */
  seconds: number
  log: Pick<Logger, 'warn'>
  /** In milliseconds. */
  now?: () => number
  /**
   * Milliseconds after which a page that was sent has certainly arrived, and after which an unavailable cache is asked
   * again.
   */
  pause?: number
}

/** The maximum number of addresses that are remembered, and their maximum length. */
const most = { addresses: 10_000, length: 2000 }
/** Requests to a cache at once, and how long each may take in milliseconds. */
const atOnce = 8
const timeout = 3000

/**
 * Records which pages this process has sent to caches and makes the caches drop exactly these, with `PURGE` requests
 * for their addresses. Each round is repeated once after a pause, for pages that were still on their way to the cache.
 * Changes in between are included in the repetition, so that a page is purged once per pause, however many changes
 * there are.
 */
export function pagesInCaches({
  caches,
  seconds,
  log,
  now = () => performance.now(),
  pause = 1000,
}: Options): PagesInCaches {
  // A cache keeps a page for its time, and serves it for as long again while fetching a new one; our process may have
  // kept it before that.
  const longest = (2 * seconds + 5) * 1000
  const sent = new Map<string, number>()
  const stopping = new AbortController()
  const agents = {
    'http:': new HttpAgent({ keepAlive: true, maxSockets: atOnce }),
    'https:': new HttpsAgent({ keepAlive: true, maxSockets: atOnce }),
  }
  let outdatedAt = Number.NEGATIVE_INFINITY
  let running: Promise<void> | undefined

  function dropEnded() {
    for (const [address, at] of sent) {
      if (at + longest > now()) break
      sent.delete(address)
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

  /**
   * Purges everything sent until a moment; forgets pages that have certainly expired. Returns a problem, if there was
   * one.
   */
  async function purgeAll(until: number): Promise<unknown> {
    dropEnded()
    const begun = now()
    const due = [...sent].filter(([, at]) => at <= until)
    const waiting = due.values()
    let problem: unknown
    const purgeNext = async () => {
      for (const [address, at] of waiting) {
        try {
          await Promise.all(caches.map((cache) => purge(cache, address)))
          if (at + pause <= begun && sent.get(address) === at) sent.delete(address)
        } catch (failure) {
          problem = failure
          // Further requests to this cache would also time out.
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
    // 404 (and 412 by nginx's module before 2.4) means that the cache doesn't have the page.
    if (status >= 300 && status !== 404 && status !== 412) throw new Error(`a cache in front answered ${status}`)
  }

  return {
    moment: now,
    recordSent(address, begun) {
      if (caches.length === 0) return true
      dropEnded()
      if (begun <= outdatedAt || address.length > most.length) return false
      if (sent.size >= most.addresses && !sent.has(address)) return false
      sent.delete(address)
      sent.set(address, now())
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
