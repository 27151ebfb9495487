import { recordId } from '@trampolim/contract/shapes.ts'
import { keyLettersADay, keyLinkEnd } from '@trampolim/marketplace/api-keys/keys.ts'
import { z } from 'zod'
import { queueLetter } from '../letters/send-letter.ts'
import { enqueue } from '../platform/background/enqueue.ts'
import type { Work } from '../platform/background/work.ts'
import type { House } from '../platform/house.ts'
import { newId } from '../platform/ids.ts'
import { countWithin } from '../platform/limits.ts'
import { hashToken, newToken, seal, unseal } from '../platform/tokens.ts'
import { findOwnKeys, storeAsked, storeLink } from './queries.ts'

const lettersOfAddress = { name: 'api-key-letter', most: keyLettersADay, seconds: 24 * 60 * 60 }

/** A request is answered once, also if the queue repeats its work after a crash. */
const answersOfRequest = { name: 'api-key-asked', most: 1, seconds: 7 * 24 * 60 * 60 }

/** The request: for a new key, or without a project for the link to manage existing keys. */
const askedKey = z.strictObject({ email: z.string(), project: z.string().optional(), purpose: z.string().optional() })
export type AskedKey = z.infer<typeof askedKey>

/** `id` becomes the letter's, and that of a new key; work of a former version has none. */
export const askKeyWork: Work<{ sealed: string; id?: string | undefined }> = {
  name: 'ask-api-key',
  payload: z.strictObject({ sealed: z.string(), id: recordId.optional() }),
}

/**
 * Queues a request about keys. Everything that depends on the address happens later, so that neither the answer nor its
 * timing reveals anything.
 */
export async function askKey({ database, configuration, now }: House, what: AskedKey) {
  const sealed = seal(configuration.secret, JSON.stringify(what))
  await enqueue(database, askKeyWork, { payload: { sealed, id: newId(now()) } })
}

/** Writes the letter in answer to the request, once, unless the address has reached its limit. */
export async function answerAskedKey(
  { database, configuration: { secret }, now }: House,
  { sealed, id: asked }: { sealed: string; id?: string | undefined },
) {
  const opened = unseal(secret, sealed)
  if (opened === null) throw new Error('what was asked was sealed with another secret')
  const { email, project, purpose } = askedKey.parse(JSON.parse(opened))
  const moment = now()
  const id = asked ?? newId(moment)
  await database.transaction().execute(async (tx) => {
    if (!(await countWithin(tx, answersOfRequest, { subject: id, now: moment }))) return
    if (project === undefined && (await findOwnKeys(tx, email)).length === 0) return
    if (!(await countWithin(tx, lettersOfAddress, { subject: email, now: moment }))) return
    const keyId = project === undefined ? null : id
    if (keyId !== null) {
      await storeAsked(tx, { id: keyId, project: project ?? '', email, purpose: purpose ?? '', now: moment })
    }
    const token = newToken()
    await storeLink(tx, { tokenHash: hashToken(token), email, keyId, ends: keyLinkEnd(moment) })
    const template = keyId === null ? 'api-key-manage' : 'api-key-asked'
    await queueLetter(tx, { secret, id, to: email, template, values: { token } })
  })
}
