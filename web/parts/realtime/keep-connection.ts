import type { SocketOptions } from '@trampolim/contract/gateway/realtime.ts'
import type { Hint } from '@trampolim/contract/realtime/hints.ts'
import { brokerDefaults } from '@trampolim/marketplace/realtime/broker.ts'

/**
 * What is needed to open one connection; `url` is null for the page's own address, and `others` are tried if it doesn't
 * answer.
 */
export type Ticket = {
  url: string | null
  others?: readonly string[]
  username: string
  ticket: string
  topic: string
  socketOptions: Partial<SocketOptions>
}

export type Options = { [Name in keyof typeof brokerDefaults]: SocketOptions[Name] }

/** Connects once with a ticket. Callbacks may be called repeatedly; `onEnd` is called once, at the end. */
export type Connect = (
  ticket: Ticket,
  options: Options,
  on: { listening: () => void; hint: (hint: Hint) => void; end: () => void },
) => { end: () => void }

type KeepOptions = {
  /**
   * Null if the person isn't signed in any more; `later` if no ticket is available at present.
   * @throws without a network
   */
  askTicket: () => Promise<Ticket | 'later' | null>
  connect: Connect
  onHint: (hint: Hint) => void
  /** Called when hints start to arrive; `again`: they did before, and some may have been lost. */
  onListening: (listening: { again: boolean }) => void
}

/**
 * The longest pause between two attempts, in milliseconds: if no connection is possible, frequent attempts are useless.
 */
const longestPause = 5 * 60_000

/**
 * Keeps a connection until it is stopped: it reconnects with a new ticket after each end, with growing pauses while
 * that fails.
 */
export function keepConnection({ askTicket, connect, onHint, onListening }: KeepOptions) {
  let failures = 0
  let wasListening = false
  let stopped = false
  let interval: number = brokerDefaults.retryInterval
  let waiting: ReturnType<typeof setTimeout> | undefined
  let open: { end: () => void } | undefined

  async function begin() {
    waiting = undefined
    const ticket = await askTicket().catch(() => 'later' as const)
    if (stopped || ticket === null) return
    if (ticket === 'later') return again()
    const options = { ...brokerDefaults, ...ticket.socketOptions }
    interval = options.retryInterval
    use(ticket, options)
  }

  function use({ others = [], ...ticket }: Ticket, options: Options) {
    let listened = false
    open = connect(ticket, options, {
      listening() {
        listened = true
        failures = 0
        onListening({ again: wasListening })
        wasListening = true
      },
      hint: onHint,
      end() {
        open = undefined
        const [url, ...left] = listened || stopped ? [] : others
        if (url === undefined) again()
        else use({ ...ticket, url, others: left }, options)
      },
    })
  }

  function again() {
    if (stopped) return
    const pause = Math.min(interval * 2 ** failures, longestPause)
    failures += 1
    // A random delay, so that many clients that lost their connection together don't reconnect at the same moment.
    waiting = setTimeout(() => void begin(), pause * (0.5 + Math.random()))
  }

  void begin()
  return {
    /** Retries at once if it is waiting, since the network is back. */
    hurry() {
      if (waiting === undefined) return
      clearTimeout(waiting)
      failures = 0
      void begin()
    },
    stop() {
      stopped = true
      clearTimeout(waiting)
      open?.end()
    },
  }
}
