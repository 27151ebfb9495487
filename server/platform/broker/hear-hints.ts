import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import type { Logger } from 'pino'
import { type Heard, hintChannel } from './send-hint.ts'

export type Hearing = {
  /** Whether hints of the database arrive here. */
  isHearing: () => boolean
  stop: () => Promise<void>
}

type HearOptions = {
  log: Logger
  hear: (heard: Heard) => void
  /** Called when hints may have been lost: the connection to the database was. */
  missed: () => void
  /**
   * Set if only one process of all may hear: the one that holds this lock of the database. Another takes its place within
   * two seconds.
   */
  lock?: number
}

/** How often the connection is checked, in milliseconds, and how long an answer may take. */
const pulse = { every: 2000, within: 5000 }
const pauses = { first: 250, longest: 5000 }

/** Hears what the database tells of hints, over a connection of its own that is opened again when it is lost. */
export function hearHints(url: string, { log, hear, missed, lock }: HearOptions): Hearing {
  const stopping = new AbortController()
  let isHearing = false
  let wasHearing = false

  /** Hears until the connection is lost. */
  async function listen(client: Client) {
    const lost = new Promise<never>((_, fail) => {
      client.once('error', fail)
      client.once('end', () => fail(new Error('the connection ended')))
    })
    lost.catch(() => undefined)
    client.on('notification', ({ payload }) => {
      if (isHearing && payload) hear(JSON.parse(payload) as Heard)
    })
    await Promise.race([lost, client.connect()])
    await client.query(`listen ${hintChannel}`)
    while (!stopping.signal.aborted) {
      const mayHear = await Promise.race([lost, isChosen(client)])
      if (mayHear && !isHearing) {
        isHearing = true
        if (wasHearing) missed()
        wasHearing = true
      }
      await Promise.race([lost, wait(pulse.every, undefined, { signal: stopping.signal }).catch(() => undefined)])
    }
  }

  async function isChosen(client: Client): Promise<boolean> {
    if (lock === undefined || isHearing) {
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
        if (isHearing) {
          pause = pauses.first
          log.warn({ err }, 'hints of the database do not arrive')
        }
      }
      isHearing = false
      client.connection.stream.destroy()
      await wait(pause, undefined, { signal: stopping.signal }).catch(() => undefined)
    }
  }

  const listening = keepListening()
  return {
    isHearing: () => isHearing,
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
  // The loop notices by its own means.
  client.on('error', () => undefined)
  return client
}
