import { z } from 'zod'
import { enqueue } from '../../platform/background/enqueue.ts'
import type { Work } from '../../platform/background/work.ts'
import type { Database, House, Tx } from '../../platform/house.ts'
import { findCurrentKey } from '../../platform/key-use.ts'
import { type Keyring, keyIdOf, seal, unseal } from '../../platform/tokens.ts'
import { findSealedOtherwise, nameKeyOfCodes, replaceSealed } from './queries.ts'

/** `keyId`: the key to seal with. `after`: the account after which the next batch begins. */
type From = { keyId: string; after: string }

export const resealWork: Work<From> = {
  name: 'reseal-one-time-codes',
  payload: z.strictObject({ keyId: z.string(), after: z.string() }),
}

const usualBatch = 500

/** At startup: queues the resealing of everything that former keys sealed. */
export async function prepareSecrets(database: Database, secret: Keyring) {
  const keyId = keyIdOf(secret.current)
  await database.transaction().execute(async (tx) => {
    // As long as there has never been another secret, all codes were hashed with this one.
    if (secret.former.length === 0) await nameKeyOfCodes(tx, keyId)
    const [first] = await findSealedOtherwise(tx, { keyId, after: '', most: 1 })
    if (first) await ask(tx, { keyId, after: '' })
  })
}

/**
 * Reseals one batch and queues the next, so that an interruption loses only the current batch. Data that none of the
 * known secrets opens stays as it is, for when its secret is configured again.
 */
export async function resealOnce(
  { database, configuration: { secret } }: Pick<House, 'database' | 'configuration'>,
  { keyId, after }: From,
  batch = usualBatch,
) {
  await database.transaction().execute(async (tx) => {
    // The key was replaced meanwhile; its successor has its own queued work.
    if ((await findCurrentKey(tx)) !== keyId) return
    if (keyIdOf(secret.current) !== keyId) throw new Error('another process has this secret')
    const rows = await findSealedOtherwise(tx, { keyId, after, most: batch })
    const last = rows.at(-1)
    if (!last) return
    const opened = rows.flatMap(({ accountId, sealedSecret }) => {
      const text = unseal(secret, sealedSecret)
      return text === null ? [] : [{ accountId, sealedSecret: seal(secret, text) }]
    })
    await replaceSealed(tx, opened)
    await ask(tx, { keyId, after: last.accountId })
  })
}

const ask = (tx: Tx, payload: From) => enqueue(tx, resealWork, { payload, key: `${resealWork.name} ${payload.keyId}` })
