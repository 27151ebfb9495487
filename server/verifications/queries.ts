import type { Role } from '@trampolim/marketplace/accounts/roles.ts'
import { tooOldBefore } from '@trampolim/marketplace/retention/deleted-by-age.ts'
import { queueUp } from '../platform/database/queue-up.ts'
import type { Database, Tx } from '../platform/house.ts'

export type Channel = 'email' | 'phone'

/** How long an entered code counts as proof of the address, in milliseconds: enough to finish a registration. */
const proofLifetime = 2 * 60 * 60 * 1000

/** Makes transactions that send to the same destination run one after the other. */
export async function queueUpFor(tx: Tx, { channel, destination }: { channel: Channel; destination: string }) {
  await queueUp(tx, `${channel} ${destination}`)
}

/** Lists when codes were sent to a destination since a moment, and whether the same client had requested them. */
export async function sentSince(
  tx: Tx,
  {
    channel,
    destination,
    askers,
    since,
  }: { channel: Channel; destination: string; askers: readonly Buffer[]; since: Date },
): Promise<{ at: Date; own: boolean }[]> {
  return tx
    .selectFrom('verification')
    .select((select) => ['created_at as at', select('asker', 'in', askers).as('own')])
    .where('channel', '=', channel)
    .where('destination', '=', destination)
    .where('created_at', '>', since)
    .$castTo<{ at: Date; own: boolean }>()
    .execute()
}

/** Counts the unconfirmed codes to a domain that this client requested since a moment, with the time of the last. */
export async function unprovenInDomain(
  tx: Tx,
  { domain, askers, since }: { domain: string; askers: readonly Buffer[]; since: Date },
): Promise<{ unproven: number; last: Date | null }> {
  return tx
    .selectFrom('verification')
    .select(({ fn }) => [fn.countAll<number>().as('unproven'), fn.max('created_at').as('last')])
    .where('domain', '=', domain)
    .where('asker', 'in', askers)
    .where('created_at', '>', since)
    .where('verified_at', 'is', null)
    .$castTo<{ unproven: number; last: Date | null }>()
    .executeTakeFirstOrThrow()
}

export type NewVerification = {
  id: string
  channel: Channel
  destination: string
  /** The company's domain of an e-mail address; null for phones and free mail. */
  domain: string | null
  asker: Buffer
  codeHash: Buffer
  short: boolean
  expiresAt: Date
  now: Date
}

export async function insertVerification(tx: Tx, of: NewVerification) {
  await tx
    .insertInto('verification')
    .values({
      id: of.id,
      channel: of.channel,
      destination: of.destination,
      domain: of.domain,
      asker: of.asker,
      code_hash: of.codeHash,
      short: of.short,
      created_at: of.now,
      expires_at: of.expiresAt,
    })
    .execute()
}

/** Locks a verification for this transaction, so that attempts are processed one after the other. */
export async function lockVerification(tx: Tx, { id, channel }: { id: string; channel: Channel }) {
  return tx
    .selectFrom('verification')
    .select([
      'destination',
      'domain',
      'short',
      'code_hash as codeHash',
      'tries',
      'tried_at as triedAt',
      'created_at as sentAt',
      'expires_at as expiresAt',
      'verified_at as verifiedAt',
    ])
    .where('id', '=', id)
    .where('channel', '=', channel)
    .forUpdate()
    .executeTakeFirst()
}

export async function countTry(tx: Tx, { id, now }: { id: string; now: Date }) {
  await tx
    .updateTable('verification')
    .set((set) => ({ tries: set('tries', '+', 1), tried_at: now }))
    .where('id', '=', id)
    .execute()
}

export async function markVerified(tx: Tx, { id, now }: { id: string; now: Date }) {
  await tx.updateTable('verification').set({ verified_at: now }).where('id', '=', id).execute()
}

/** Reads the destination of a code. */
export async function readDestination(database: Database | Tx, id: string) {
  return database.selectFrom('verification').select('destination').where('id', '=', id).executeTakeFirst()
}

/**
 * Finds a recently entered code that hasn't been used as a proof yet; it proves that the destination belongs to the
 * person.
 */
export async function findProof(
  database: Database | Tx,
  { id, channel, now }: { id: string; channel: Channel; now: Date },
): Promise<{ id: string; destination: string } | null> {
  const proof = await database
    .selectFrom('verification')
    .select(['id', 'destination'])
    .where('id', '=', id)
    .where('channel', '=', channel)
    .where('verified_at', '>', new Date(now.getTime() - proofLifetime))
    .where('used_at', 'is', null)
    .executeTakeFirst()
  return proof ?? null
}

/** Uses up a proof; false if another request was first. */
export async function spendProof(tx: Tx, { id, now }: { id: string; now: Date }): Promise<boolean> {
  const spent = await tx
    .updateTable('verification')
    .set({ used_at: now })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return spent !== undefined
}

/** Whether an account has this e-mail address. */
export async function isEmailTaken(database: Database | Tx, email: string): Promise<boolean> {
  const taken = await database.selectFrom('account').select('id').where('email', '=', email).executeTakeFirst()
  return taken !== undefined
}

/** Finds the role of the account with this e-mail address; null if there is none. */
export async function findRoleOf(database: Database | Tx, email: string): Promise<Role | null> {
  const account = await database.selectFrom('account').select('role').where('email', '=', email).executeTakeFirst()
  return (account?.role as Role | undefined) ?? null
}

/** Whether a CPF of eleven digits belongs to an account. */
export async function isCpfTaken(database: Database | Tx, cpf: string): Promise<boolean> {
  const taken = await database.selectFrom('professional').select('account_id').where('cpf', '=', cpf).executeTakeFirst()
  return taken !== undefined
}

/** Deletes codes that expired long ago. */
export async function clearVerifications(database: Database, now: Date) {
  await database.deleteFrom('verification').where('expires_at', '<', tooOldBefore('verification', now)).execute()
}

/** Deletes all codes that were sent to these addresses and phones. */
export async function dropCodesTo(tx: Tx, destinations: readonly string[]) {
  await tx.deleteFrom('verification').where('destination', 'in', destinations).execute()
}
