import type { Vitals } from './watch.ts'
import { type Answered, asCurl, type Wire } from './wire.ts'

/** The limits of every request's cost, in milliseconds and bytes. */
export const bounds = { answer: 2000, blocked: 50, resident: 640 * 1024 * 1024 } as const

const sliceLength = 64
const tries = 6
const mostSlices = 24

type Slice = { wires: Wire[]; blocked: number }
type Sending = { send: (wire: Wire) => Promise<Answered>; vitals: () => Promise<Vitals> }

/**
 * Measures what requests cost the server. Concurrency and other load can only make measurements too high, so an
 * expensive request is repeated alone and reported only if it is expensive every time.
 */
export function openBounds({ vitals }: Pick<Sending, 'vitals'>) {
  let wires: Wire[] = []
  const suspects: Slice[] = []
  let slow: Wire[] = []
  let resident = 0

  return {
    async took(wire: Wire, { ms }: Answered) {
      if (ms > bounds.answer) slow.push(wire)
      wires.push(wire)
      if (wires.length < sliceLength) return
      const slice = wires
      wires = []
      const now = await vitals()
      resident = Math.max(resident, now.resident)
      if (now.blocked > bounds.blocked) suspects.push({ wires: slice, blocked: now.blocked })
    },
    resident: () => resident,
    suspected: () => suspects.length,

    /** Requests that remain slow or blocking when sent alone. */
    async dear(sending: Sending, address: string): Promise<{ slow: string[]; blocking: string[] }> {
      const worst = suspects.toSorted((a, b) => b.blocked - a.blocked).slice(0, mostSlices)
      const blocking: string[] = []
      for (const wire of await stillBlocking(worst, sending)) {
        const least = await leastOf(wire, { ...sending, of: 'blocked', bound: bounds.blocked })
        if (least > bounds.blocked) blocking.push(`${least.toFixed(0)} ms  ${wire.name}\n    ${asCurl(wire, address)}`)
      }
      const still: string[] = []
      for (const wire of slow) {
        const least = await leastOf(wire, { ...sending, of: 'answer', bound: bounds.answer })
        if (least > bounds.answer) still.push(`${least.toFixed(0)} ms  ${wire.name}\n    ${asCurl(wire, address)}`)
      }
      slow = []
      return { slow: still, blocking }
    },
  }
}

/** The requests of those slices that also block when sent one after the other. */
async function stillBlocking(slices: readonly Slice[], { send, vitals }: Sending): Promise<Wire[]> {
  const found: Wire[] = []
  for (const { wires } of slices) {
    await vitals()
    for (const wire of wires) await send(wire)
    if ((await vitals()).blocked > bounds.blocked) found.push(...wires)
  }
  return found
}

/** The lowest cost of several attempts, up to the first within the limit. */
async function leastOf(
  wire: Wire,
  { send, vitals, of, bound }: Sending & { of: 'blocked' | 'answer'; bound: number },
): Promise<number> {
  let least = Number.POSITIVE_INFINITY
  for (let at = 0; at < tries && least > bound; at += 1) {
    await vitals()
    const { ms } = await send(wire)
    const { blocked } = await vitals()
    least = Math.min(least, of === 'blocked' ? blocked : ms)
  }
  return least
}
