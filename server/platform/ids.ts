import { randomInt } from 'node:crypto'

const tails = 2 ** 48
const widestStep = 2 ** 20

let lastMoment = Number.NaN
let lastTail = 0

/**
 * Creates a record id: 24 hexadecimal characters, the first twelve the milliseconds since 1970, so that ids sort by time;
 * those that one process creates within a millisecond sort in the order of their creation.
 */
export function newId(now: Date): string {
  const moment = now.getTime()
  const next = lastTail + randomInt(1, widestStep)
  lastTail = moment === lastMoment && next < tails ? next : randomInt(tails / 2)
  lastMoment = moment
  return hex(moment) + hex(lastTail)
}

const hex = (number: number) => number.toString(16).padStart(12, '0')
