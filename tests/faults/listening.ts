import type { Calls } from '@trampolim/contract/client/calls.ts'
import type { Hint } from '@trampolim/contract/realtime/hints.ts'
import { startSession } from '@trampolim/server/accounts/sessions/sessions.ts'
import { keepConnection } from '@trampolim/web/parts/realtime/keep-connection.ts'
import { connectByMqtt } from '@trampolim/web/parts/realtime/mqtt-connection.ts'
import type { StartedHouse } from '../started-house.ts'
import { insertCandidacy, insertJob, insertOrganization, insertRecruiter } from '../world/builders.ts'
import { inDatabase, signInClients } from './crowd.ts'

/** What a page hears: its hints, and how often it began to listen. */
export type Listening = { hints: Hint[]; listened: () => number; stop: () => void }

/** Keeps a connection as a page of somebody does at this address. */
export function listenAs({ gateway }: Calls, address: string): Listening {
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

/**
 * A job with a recruiter and so many people in its selection, all of them signed in; `after` is the number of people created
 * before.
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
