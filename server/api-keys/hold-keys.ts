import { keyPrefix, mostKeys } from '@trampolim/marketplace/api-keys/keys.ts'
import { queueLetter } from '../letters/send-letter.ts'
import type { Database, House, Tx } from '../platform/house.ts'
import { newId } from '../platform/ids.ts'
import { refuse } from '../platform/refusal.ts'
import { hashToken, type Keyring, newToken } from '../platform/tokens.ts'
import {
  findLink,
  findOwnKeys,
  type LinkRow,
  lockKeysOf,
  storeEnd,
  storeKey,
  storeOtherKey,
  useLink,
} from './queries.ts'

/**
 * The open link of a letter.
 * @throws action_not_found, action_expired (also once its key was made)
 */
async function openLink(database: Database | Tx, { token, now, lock }: { token: string; now: Date; lock: boolean }) {
  const link = (await findLink(database, hashToken(token), { lock })) ?? refuse('action_not_found')
  if (link.used !== null || link.ends <= now) refuse('action_expired')
  return link
}

/**
 * The open link by which the keys of an address are managed.
 * @throws action_not_found, action_expired
 */
async function openManaging(tx: Tx, of: { token: string; now: Date }): Promise<LinkRow> {
  const link = await openLink(tx, { ...of, lock: true })
  return link.keyId === null ? link : refuse('action_not_found')
}

/**
 * Reads the purpose of a link.
 * @throws action_not_found, action_expired
 */
export async function readLink({ database, now }: House, token: string) {
  const { email, keyId, project, purpose } = await openLink(database, { token, now: now(), lock: false })
  if (keyId !== null) return { asked: { project: project ?? '', purpose: purpose ?? '' }, keys: [] }
  const keys = await findOwnKeys(database, email)
  return {
    asked: null,
    keys: keys.map(({ made, used, ...key }) => ({
      ...key,
      made: made.toISOString(),
      used: used?.toISOString() ?? null,
    })),
  }
}

const newKey = () => keyPrefix + newToken()

/**
 * Creates the key of a link, once, and returns it; only its hash is stored.
 * @throws action_not_found, action_expired, too_many_api_keys
 */
export async function makeKey({ database, now }: House, token: string) {
  const moment = now()
  return database.transaction().execute(async (tx) => {
    const { keyId, email, project } = await openLink(tx, { token, now: moment, lock: true })
    if (keyId === null) return refuse('action_not_found')
    await lockKeysOf(tx, email)
    if ((await findOwnKeys(tx, email)).length >= mostKeys) refuse('too_many_api_keys')
    const key = newKey()
    await storeKey(tx, { id: keyId, keyHash: hashToken(key), now: moment })
    await useLink(tx, { tokenHash: hashToken(token), now: moment })
    return { key, project: project ?? '' }
  })
}

/**
 * Replaces a key of the link's address by a new one.
 * @throws action_not_found, action_expired, api_key_not_found
 */
export async function replaceKey({ database, now }: House, { token, id }: { token: string; id: string }) {
  const moment = now()
  return database.transaction().execute(async (tx) => {
    const { email } = await openManaging(tx, { token, now: moment })
    const key = newKey()
    const project = await storeOtherKey(tx, { id, email, keyHash: hashToken(key), now: moment })
    return { key, project: project ?? refuse('api_key_not_found') }
  })
}

/**
 * Ends a key of the link's address.
 * @throws action_not_found, action_expired, api_key_not_found
 */
export async function endOwnKey({ database, now }: House, { token, id }: { token: string; id: string }) {
  const moment = now()
  await database.transaction().execute(async (tx) => {
    const { email } = await openManaging(tx, { token, now: moment })
    if (!(await storeEnd(tx, { id, email, by: 'holder', remark: '', now: moment }))) refuse('api_key_not_found')
  })
}

/** Informs the holder of a key that a reviewer ended it, and why. */
export async function tellEnded(
  tx: Tx,
  {
    secret,
    email,
    project,
    remark,
    now,
  }: { secret: Keyring; email: string; project: string; remark: string; now: Date },
) {
  const values = { project, remark }
  await queueLetter(tx, { secret, id: newId(now), to: email, template: 'api-key-ended', values })
}
