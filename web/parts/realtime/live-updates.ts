import type { Hint } from '@trampolim/contract/realtime/hints.ts'
import { signedInAgain } from '../../platform/browser/sign-in-again.ts'
import { href } from '../../platform/href.ts'
import type { BellData } from '../notifications/bell-data.ts'
import { concerns } from './concerns.ts'
import { type Connect, keepConnection, type Ticket } from './keep-connection.ts'

export type Page = {
  /** Shows the current state of the bell. */
  showBell: (bell: BellData) => void
  /** Reloads the data of the open page. */
  readAgain: () => void
}

/** Milliseconds between two reloads, and after which a hidden page closes its connection. */
const spacing = 500
const hiddenFor = 60_000
/**
 * Clients that are told at the same time that hints may have been lost reload at random moments within this time, in
 * milliseconds.
 */
const spread = 5000

/**
 * Keeps the open page up to date through hints. While it is hidden it loads nothing, and it soon closes its connection;
 * when it is shown again, it reloads once if it may have missed something. If a reload fails, it silently waits for the
 * next hint.
 */
export function keepUpToDate({ showBell, readAgain }: Page, connect: Connect) {
  let missed = false
  /** What has to be reloaded; null for nothing. */
  let wanted: 'bell' | 'page' | null = null
  let reading: ReturnType<typeof setTimeout> | undefined
  let lastRead = Number.NEGATIVE_INFINITY
  let hiding: ReturnType<typeof setTimeout> | undefined
  let connection: ReturnType<typeof keepConnection> | undefined
  /** Whether no connection was possible for a while because the session had ended. */
  let wasSignedOut = false
  let stopped = false

  const isHidden = () => document.visibilityState === 'hidden'

  function heed(hint: Hint) {
    const delay = isAboutAll(hint) ? Math.random() * spread : 0
    want(concerns(hint, location.pathname) ? 'page' : 'bell', delay)
  }

  function want(what: 'bell' | 'page', delay = 0) {
    if (isHidden()) {
      missed = true
      return
    }
    if (wanted !== 'page') wanted = what
    if (reading !== undefined) return
    const pause = Math.max(delay, lastRead + spacing - performance.now(), 0)
    reading = setTimeout(() => void read(), pause)
  }

  async function read() {
    lastRead = performance.now()
    const withPage = wanted === 'page'
    wanted = null
    // The page is reloaded only after this has succeeded, since a failing reload would replace the page and what is
    // being typed.
    const bell = await askFor<BellData | null>('GET').catch(() => undefined)
    reading = undefined
    if (stopped) return
    if (bell) showBell(bell)
    if (bell !== undefined && withPage) readAgain()
    if (wanted) want(wanted)
  }

  function begin() {
    if (connection) return
    const begun = keepConnection({
      askTicket: async () => {
        const got = await askFor<Ticket | { later: true } | null>('POST')
        if (got === null && connection === begun) signedOut()
        return got && 'later' in got ? 'later' : got
      },
      connect,
      onHint: heed,
      // Little time passes between loading the page and its first connection, so only the bell and an open conversation
      // are reloaded.
      onListening({ again }) {
        want(again || wasSignedOut || isThread(location.pathname) ? 'page' : 'bell')
        wasSignedOut = false
      },
    })
    connection = begun
  }

  /** A connection ends without a ticket; another one begins after signing in again, here or in another tab. */
  function signedOut() {
    wasSignedOut = true
    connection = undefined
  }

  function end() {
    connection?.stop()
    connection = undefined
  }

  function onVisibility() {
    clearTimeout(hiding)
    if (isHidden()) {
      hiding = setTimeout(() => {
        end()
        missed = true
      }, hiddenFor)
      return
    }
    begin()
    if (missed) want('page')
    missed = false
  }

  const onOnline = () => connection?.hurry()
  // A page with an open connection can't be kept in the browser's back-forward cache.
  const onLeave = () => {
    end()
    missed = true
  }
  document.addEventListener('visibilitychange', onVisibility)
  window.addEventListener('online', onOnline)
  window.addEventListener(signedInAgain, onVisibility)
  window.addEventListener('pagehide', onLeave)
  window.addEventListener('pageshow', onVisibility)
  if (!isHidden()) begin()
  return () => {
    stopped = true
    document.removeEventListener('visibilitychange', onVisibility)
    window.removeEventListener('online', onOnline)
    window.removeEventListener(signedInAgain, onVisibility)
    window.removeEventListener('pagehide', onLeave)
    window.removeEventListener('pageshow', onVisibility)
    clearTimeout(hiding)
    clearTimeout(reading)
    end()
  }
}

const isAboutAll = (hint: Hint) => hint.event === 'updateuser' && hint.about === 'everything'
const isThread = (pathname: string) => /\/messages(?:\/|$)/.test(pathname)

/**
 * Requests data from the page's own server.
 * @throws without a network, or if the server doesn't answer
 */
async function askFor<Answer>(method: 'GET' | 'POST'): Promise<Answer> {
  const answer = await fetch(href('/realtime'), { method, headers: { accept: 'application/json' } })
  if (!answer.ok || !answer.headers.get('content-type')?.includes('json')) throw new Error(`${answer.status}`)
  return answer.json()
}
