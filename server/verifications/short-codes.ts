import { shortCodesADay, shortCodesOverall } from '@trampolim/marketplace/accounts/sign-in/codes.ts'
import type { Tx } from '../platform/house.ts'
import { countBack, countWithin, type Limit, readCount } from '../platform/limits.ts'
import type { Channel } from './queries.ts'

const day = 24 * 60 * 60
const perDestination: Limit = { name: 'short-codes-to', most: shortCodesADay.destination, seconds: day }
const perDomain: Limit = { name: 'short-codes-at', most: shortCodesADay.domain, seconds: day }
const overall: Limit = { name: 'short-codes', most: shortCodesADay.all, seconds: day }
const proven: Limit = { name: 'short-codes-proven', most: Number.POSITIVE_INFINITY, seconds: day }

type Sent = { channel: Channel; destination: string; domain: string | null; now: Date }

/** Whether one more code may be short; if so, it counts until it is confirmed. */
export async function countShortCode(tx: Tx, sent: Sent): Promise<boolean> {
  const most = shortCodesOverall(await readCount(tx, proven, { subject: all, now: sent.now }))
  const counted: Counter[] = []
  for (const counter of countersOf(sent, most)) {
    counted.push(counter)
    if (await countWithin(tx, counter.limit, { subject: counter.subject, now: sent.now })) continue
    await takeBack(tx, counted, sent.now)
    return false
  }
  return true
}

/** Stops counting a short code that was confirmed; `now` is when it was sent. */
export async function forgetShortCode(tx: Tx, sent: Sent) {
  await takeBack(tx, countersOf(sent), sent.now)
  await countWithin(tx, proven, { subject: all, now: sent.now })
}

const all = 'all'

type Counter = { limit: Limit; subject: string }

/** Always in this order, to avoid deadlocks. */
function countersOf({ channel, destination, domain }: Sent, most: number = overall.most): Counter[] {
  return [
    { limit: perDestination, subject: `${channel} ${destination}` },
    ...(domain === null ? [] : [{ limit: perDomain, subject: domain }]),
    { limit: { ...overall, most }, subject: all },
  ]
}

async function takeBack(tx: Tx, counters: readonly Counter[], now: Date) {
  for (const { limit, subject } of counters) await countBack(tx, limit, { subject, now })
}
