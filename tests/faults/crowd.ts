import { setTimeout as wait } from 'node:timers/promises'
import type { Calls } from '@trampolim/contract/client/calls.ts'
import { refusalOf } from '@trampolim/contract/client/refusal.ts'
import { openDatabase } from '@trampolim/server/platform/database/connect.ts'
import { insertCandidate } from '../fixtures/accounts/people.ts'
import type { StartedHouse } from '../started-house.ts'
import { insertCurriculum, insertJob, insertOrganization, insertRecruiter } from '../world/builders.ts'
import { cpfOf } from '../world/ids.ts'

const password = 'pao de queijo quente'

/** A candidate with a client of their own. */
export type Client = { email: string; professionalId: string; token: string; calls: Calls }

/** Opens a house's database beside its own server, and closes it again. */
export async function inDatabase<Answer>(
  { databaseUrl }: Pick<StartedHouse, 'databaseUrl'>,
  ask: (ground: Ground) => Promise<Answer>,
): Promise<Answer> {
  const { database } = openDatabase(databaseUrl, { connections: 4 })
  try {
    return await ask({ database, now: () => new Date() })
  } finally {
    await database.destroy()
  }
}
export type Ground = { database: ReturnType<typeof openDatabase>['database']; now: () => Date }

/**
 * Repeats a request as long as the database counts as unavailable, which happens on a very busy machine; clients are
 * told to do the same. The request may have been carried out despite the error: `again` is called for each repetition.
 */
export async function untilAvailable<Answer>(ask: () => Promise<Answer>, again?: () => void): Promise<Answer> {
  for (let tries = 60; ; tries -= 1) {
    try {
      return await ask()
    } catch (problem) {
      if (tries === 0 || refusalOf(problem)?.code !== 'not_available_now') throw problem
      again?.()
      await wait(1000)
    }
  }
}

/** Inserts open jobs without questions, each with a name of its own; returns their ids. */
export async function insertOpenJobs(ground: Ground, count: number): Promise<string[]> {
  const organizationId = await insertOrganization(ground)
  const { accountId } = await insertRecruiter(ground, { organizationId })
  return Promise.all(
    Array.from({ length: count }, (_, at) =>
      insertJob(ground, { organizationId, created_by: accountId, job_name: `Vaga ${at + 1}` }),
    ),
  )
}

/** Creates candidates with a curriculum, each signed in over HTTP; `after` is the number created before. */
export async function signInClients(
  house: Pick<StartedHouse, 'calls'>,
  ground: Ground,
  count: number,
  { after = 0 }: { after?: number } = {},
): Promise<Client[]> {
  const clients: Client[] = []
  for (let at = after + 1; at <= after + count; at += 1) {
    const email = `candidata${at}@exemplo.com.br`
    const { accountId } = await insertCandidate(ground, { email, cpf: cpfOf(50_000 + at), password })
    await insertCurriculum(ground, { professionalId: accountId })
    const { token } = await untilAvailable(() => house.calls().gateway.accounts.login({ type: 2, email, password }))
    clients.push({ email, professionalId: accountId, token, calls: house.calls(token) })
  }
  return clients
}
