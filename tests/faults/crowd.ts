import type { Calls } from '@trampolim/contract/client/calls.ts'
import { openDatabase } from '@trampolim/server/platform/database/connect.ts'
import { newId } from '@trampolim/server/platform/ids.ts'
import { insertCandidate } from '../people.ts'
import type { StartedHouse } from '../started-house.ts'
import { insertCurriculum, insertJob, insertOrganization, insertRecruiter } from '../world/builders.ts'
import { cpfOf } from '../world/ids.ts'

const password = 'pao de queijo quente'

/** A candidate at a keyboard of their own. */
export type Client = { email: string; professionalId: string; token: string; calls: Calls }

/** Opens the house's database beside its own server, and closes it again. */
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

/** Open jobs that ask no questions, each with a name of its own; gives their ids. */
export async function insertOpenJobs(ground: Ground, count: number): Promise<string[]> {
  const organizationId = await insertOrganization(ground)
  const { accountId } = await insertRecruiter(ground, { organizationId })
  return Promise.all(
    Array.from({ length: count }, (_, at) =>
      insertJob(ground, { organizationId, created_by: accountId, job_name: `Vaga ${at + 1}` }),
    ),
  )
}

/** Candidates with a curriculum, each signed in over HTTP; `after` so many that were made before. */
export async function signInClients(
  house: StartedHouse,
  ground: Ground,
  count: number,
  { after = 0 }: { after?: number } = {},
): Promise<Client[]> {
  const clients: Client[] = []
  for (let at = after + 1; at <= after + count; at += 1) {
    const email = `candidata${at}@exemplo.com.br`
    const { accountId } = await insertCandidate(ground, { email, cpf: cpfOf(50_000 + at), password })
    await insertCurriculum(ground, { professionalId: accountId })
    const { token } = await house.calls().gateway.accounts.login({ type: 2, email, password })
    clients.push({ email, professionalId: accountId, token, calls: house.calls(token) })
  }
  return clients
}

/** The proof that the code sent to an e-mail address or a phone was entered, as entering it leaves it; gives its id. */
export async function insertProof({ database, now }: Ground, destination: string, id = newId(now())): Promise<string> {
  await database
    .insertInto('verification')
    .values({
      id,
      channel: destination.includes('@') ? 'email' : 'phone',
      destination,
      code_hash: Buffer.alloc(32),
      created_at: now(),
      expires_at: new Date(now().getTime() + 600_000),
      verified_at: now(),
    })
    .execute()
  return id
}
