import { keepConnection } from '@trampolim/web/parts/realtime/keep-connection.ts'
import { connectByMqtt } from '@trampolim/web/parts/realtime/mqtt-connection.ts'
import { callsOf, type Visit } from './visit.ts'

/** Out of this many signed-in people, one has a page open that listens for hints. */
const oneOf = 3

/** The people who listen. Hints may be lost, but connections must be restored by themselves. */
export type Listeners = {
  count: () => number
  /** The number of them that are connected at the moment. */
  listening: () => number
  /** The total number of hints received so far, and of connections lost. */
  hints: () => number
  ends: () => number
}

type Kept = { listens: boolean; stop: () => void }

export function openListeners() {
  const kept: Kept[] = []
  let hints = 0
  let ends = 0
  const listeners: Listeners = {
    count: () => kept.length,
    listening: () => kept.filter(({ listens }) => listens).length,
    hints: () => hints,
    ends: () => ends,
  }
  return {
    listeners,
    /** Keeps a connection like a page of this person, if they are one of the listeners. */
    listen(visit: Visit, at: number) {
      if (at % oneOf !== 0) return
      const connect = connectByMqtt(new URL(visit.target.address))
      const mine: Kept = { listens: false, stop: () => undefined }
      kept.push(mine)
      // Separate from the person's own client, so that these answers aren't counted among theirs.
      const calls = () => callsOf({ ...visit, client: { ...visit.client, fetch } })
      const { stop } = keepConnection({
        askTicket: async () => (visit.token ? calls().gateway.realtime.openRealtime({}) : 'later'),
        connect: (ticket, options, on) =>
          connect(ticket, options, {
            ...on,
            listening() {
              mine.listens = true
              on.listening()
            },
            end() {
              if (mine.listens) ends += 1
              mine.listens = false
              on.end()
            },
          }),
        onHint() {
          hints += 1
        },
        onListening: () => undefined,
      })
      mine.stop = stop
    },
    stop() {
      for (const { stop } of kept) stop()
    },
  }
}
