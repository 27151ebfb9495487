import type { Calls } from '@trampolim/contract/client/calls.ts'
import type { Hint } from '@trampolim/contract/realtime/hints.ts'
import { keepConnection } from '@trampolim/web/parts/realtime/keep-connection.ts'
import { connectByMqtt } from '@trampolim/web/parts/realtime/mqtt-connection.ts'
import type { StartedHouse } from '../started-house.ts'

export type Listening = { hints: Hint[]; listened: () => number; stop: () => void }

/** Keeps a connection as a page of somebody does, and notes what it hears and how often it began to listen. */
export function listenAs({ gateway }: Calls, { address }: Pick<StartedHouse, 'address'>): Listening {
  const hints: Hint[] = []
  let listened = 0
  const { stop } = keepConnection({
    askTicket: () => gateway.realtime.openRealtime({}),
    connect: connectByMqtt(new URL(address)),
    onHint: (hint) => hints.push(hint),
    onListening: () => {
      listened += 1
    },
  })
  return { hints, listened: () => listened, stop }
}
