import { z } from 'zod'
import { enqueue } from '../../platform/background/enqueue.ts'
import type { Work } from '../../platform/background/work.ts'
import type { Database, House, Tx } from '../../platform/house.ts'
import { findCurrentKey } from '../../platform/key-use.ts'
import { type Keyring, keyIdOf, seal, unseal } from '../../platform/tokens.ts'
import { findSealedOtherwise, nameKeyOfCodes, replaceSealed } from './queries.ts'

/** `keyId`: the secret with which is sealed. `after`: the account after which the next batch begins. */
type From = { keyId: string; after: string }

export const resealWork: Work<From> = {
  name: 'reseal-one-time-codes',
  payload: z.strictObject({ keyId: z.string(), after: z.string() }),
}

const usualBatch = 500

/** At a start: has what former secrets sealed sealed anew, in the background. */
export async function prepareSecrets(database: Database, secret: Keyring) {
  const keyId = keyIdOf(secret.current)
  await database.transaction().execute(async (tx) => {
    // Before another secret was ever given, all codes are of this one.
    if (secret.former.length === 0) await nameKeyOfCodes(tx, keyId)
    const [first] = await findSealedOtherwise(tx, { keyId, after: '', most: 1 })
    if (first) await ask(tx, { keyId, after: '' })
  })
}

/**
 * Seals one batch anew and queues the next, so that an interruption loses only the current batch. What none of the secrets opens stays
 * as it is, for when its secret is given again.
 */
export async function resealOnce(
  { database, configuration: { secret } }: Pick<House, 'database' | 'configuration'>,
  { keyId, after }: From,
  batch = usualBatch,
) {
  await database.transaction().execute(async (tx) => {
    // Replaced meanwhile: its successor has work of its own.
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
