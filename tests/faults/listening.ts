import type { Calls } from '@trampolim/contract/client/calls.ts'
import type { Hint } from '@trampolim/contract/realtime/hints.ts'
import { startSession } from '@trampolim/server/accounts/sessions/sessions.ts'
import { keepConnection } from '@trampolim/web/parts/realtime/keep-connection.ts'
import { connectByMqtt } from '@trampolim/web/parts/realtime/mqtt-connection.ts'
import type { StartedHouse } from '../started-house.ts'
import { insertCandidacy, insertJob, insertOrganization, insertRecruiter } from '../world/builders.ts'
import { inDatabase, signInClients } from './crowd.ts'

/**
 * What a page receives: its hints, how often it connected, and the address to which it is connected now; null for none.
 */
export type Listening = { hints: Hint[]; listened: () => number; at: () => string | null; stop: () => void }

/** Keeps a connection like a page of a person at this address. */
export function listenAs({ gateway }: Calls, address: string): Listening {
  const hints: Hint[] = []
  let listened = 0
  let at: string | null = null
  const connect = connectByMqtt(new URL(address))
  const { stop } = keepConnection({
    askTicket: () => gateway.realtime.openRealtime({}),
    connect: (ticket, options, on) =>
      connect(ticket, options, {
        ...on,
        listening() {
          at = ticket.url
          on.listening()
        },
        end() {
          at = null
          on.end()
        },
      }),
    onHint: (hint) => hints.push(hint),
    onListening: () => {
      listened += 1
    },
  })
  return { hints, listened: () => listened, at: () => at, stop }
}

/** All texts of a candidate's thread, the oldest first. */
export async function textsOf({ gateway }: Calls, jobId: string): Promise<string[]> {
  const texts: string[] = []
  let before: number | undefined
  do {
    const { items, older } = await gateway.messages.readOwnThread({ jobId, limit: 100, ...(before && { before }) })
    texts.unshift(...items.map(({ message }) => message.message))
    before = older ?? undefined
  } while (before)
  return texts
}

/**
 * A job with a recruiter and this many people in its selection, all of them signed in; `after` is the number of people
 * created before.
 */
export function selectionOf(
  house: Pick<StartedHouse, 'databaseUrl' | 'calls'>,
  people: number,
  { after = 0 }: { after?: number } = {},
) {
  return inDatabase(house, async (ground) => {
    const organizationId = await insertOrganization(ground)
    const { accountId } = await insertRecruiter(ground, { organizationId })
    const session = { accountId, rememberMe: false, now: ground.now() }
    const { token } = await ground.database.transaction().execute((tx) => startSession(tx, session))
    const jobId = await insertJob(ground, { organizationId, created_by: accountId })
    const clients = await signInClients(house, ground, people, { after })
    for (const { professionalId } of clients) await insertCandidacy(ground, { jobId, professionalId })
    return { jobId, recruiter: house.calls(token), clients }
  })
}
