import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import type { Logger } from 'pino'
import { DatabaseAway } from './away.ts'

/** Monitors whether a database answers, so that requests fail fast while it doesn't. */
export type Watch = {
  isAway: () => boolean
  /** Registers a callback for each time the database stops answering. */
  onAway: (listener: () => void) => void
  stop: () => Promise<void>
}

const tick = 250
/** How many ticks an answer may take. With the pause before it, silence is noticed within two and a half seconds. */
const maxTicks = 7
const pause = 500

/** A channel of database notifications that the watch's connection listens to. */
export type Listening = {
  channel: string
  /** Called for each notification, and when notifications may have been missed. */
  onNotification: () => void
}

/**
 * Checks twice a second, over a connection of its own, whether a database answers. A broken connection is reopened at
 * once; if that fails or the database is silent, it counts as unavailable until it answers again.
 */
export function watchDatabase(url: string, log: Logger, listening?: Listening): Watch {
  const listeners = new Set<() => void>()
  const stopping = new AbortController()
  let client: Client | undefined
  let away = false

  async function ask() {
    if (!client) {
      client = openClient(url)
      await inTime(client.connect())
      if (listening) await listen(client, listening)
    }
    await inTime(client.query('select 1'))
  }

  function giveUp() {
    client?.connection.stream.destroy()
    client = undefined
  }

  async function answers(): Promise<boolean> {
    const wasOpen = client !== undefined
    try {
      await ask()
      return true
    } catch (problem) {
      giveUp()
      // A single terminated connection says nothing about the server, so ask once more.
      return wasOpen && !(problem instanceof DatabaseAway) ? answers() : false
    }
  }

  function turn(isAway: boolean) {
    if (away === isAway) return
    away = isAway
    if (!away) return log.warn('the database answers again')
    log.error('the database does not answer')
    for (const listener of listeners) listener()
  }

  async function keepAsking() {
    while (!stopping.signal.aborted) {
      const answered = await answers()
      if (!stopping.signal.aborted) turn(!answered)
      await wait(away ? tick : pause, undefined, { signal: stopping.signal }).catch(() => undefined)
    }
    giveUp()
  }

  const asking = keepAsking()
  return {
    isAway: () => away,
    onAway: (listener) => listeners.add(listener),
    async stop() {
      stopping.abort()
      await asking
    },
  }
}

async function listen(client: Client, { channel, onNotification }: Listening) {
  client.on('notification', onNotification)
  await inTime(client.query(`listen ${channel}`))
  onNotification()
}

/** A connection for watching; the next query on it reports its errors. */
export function openClient(url: string): Client {
  const client = new Client({ connectionString: url, application_name: 'trampolim watch' })
  client.on('error', () => undefined)
  return client
}

/** Counts ticks instead of reading the clock, so that a pause of this process isn't mistaken for a silent database. */
export async function inTime(answer: Promise<unknown>) {
  const silent = Symbol('silent')
  answer.catch(() => undefined)
  for (let ticks = 0; ticks < maxTicks; ticks += 1) {
    if ((await Promise.race([answer, wait(tick, silent)])) !== silent) return
  }
  throw new DatabaseAway()
}
