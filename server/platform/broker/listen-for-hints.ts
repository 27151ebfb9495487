import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import type { Logger } from 'pino'
import { type ChannelMessage, hintChannel } from './send-hint.ts'

export type HintListener = {
  /** Whether hints from the database arrive here. */
  isListening: () => boolean
  stop: () => Promise<void>
}

type ListenOptions = {
  log: Logger
  onMessage: (message: ChannelMessage) => void
  /** Called when hints may have been lost because the connection to the database was lost. */
  missed: () => void
  /**
   * If set, only one of all processes listens: the one that holds this database lock. If it stops, another takes its
   * place within two seconds.
   */
  lock?: number
}

/** How often the connection is checked, in milliseconds, and how long an answer may take. */
const pulse = { every: 2000, within: 5000 }
const pauses = { first: 250, longest: 5000 }

/** Listens to the database's notifications of hints, over a separate connection that is reopened when it is lost. */
export function listenForHints(url: string, { log, onMessage, missed, lock }: ListenOptions): HintListener {
  const stopping = new AbortController()
  let isListening = false
  let wasListening = false

  /** Listens until the connection is lost. */
  async function listen(client: Client) {
    const lost = new Promise<never>((_, fail) => {
      client.once('error', fail)
      client.once('end', () => fail(new Error('the connection ended')))
    })
    lost.catch(() => undefined)
    client.on('notification', ({ payload }) => {
      if (isListening && payload) onMessage(JSON.parse(payload) as ChannelMessage)
    })
    await Promise.race([lost, client.connect()])
    await client.query(`listen ${hintChannel}`)
    while (!stopping.signal.aborted) {
      const mayListen = await Promise.race([lost, isChosen(client)])
      if (mayListen && !isListening) {
        isListening = true
        if (wasListening) missed()
        wasListening = true
      }
      await Promise.race([lost, wait(pulse.every, undefined, { signal: stopping.signal }).catch(() => undefined)])
    }
  }

  async function isChosen(client: Client): Promise<boolean> {
    if (lock === undefined || isListening) {
      await client.query('select 1')
      return true
    }
    const { rows } = await client.query<{ held: boolean }>('select pg_try_advisory_lock($1) as held', [lock])
    return rows[0]?.held ?? false
  }

  async function keepListening() {
    for (let pause = pauses.first; !stopping.signal.aborted; pause = Math.min(pause * 2, pauses.longest)) {
      const client = openClient(url)
      try {
        await listen(client)
      } catch (err) {
        if (isListening) {
          pause = pauses.first
          log.warn({ err }, 'hints of the database do not arrive')
        }
      }
      isListening = false
      client.connection.stream.destroy()
      await wait(pause, undefined, { signal: stopping.signal }).catch(() => undefined)
    }
  }

  const listening = keepListening()
  return {
    isListening: () => isListening,
    async stop() {
      stopping.abort()
      await listening
    },
  }
}

function openClient(url: string): Client {
  const client = new Client({
    connectionString: url,
    application_name: 'trampolim hints',
    connectionTimeoutMillis: pulse.within,
    query_timeout: pulse.within,
    keepAlive: true,
  })
  // The loop detects the loss itself.
  client.on('error', () => undefined)
  return client
}
