import { buffer } from 'node:stream/consumers'
import type { SessionUser } from '@trampolim/contract/gateway/accounts.ts'
import { idempotencyKeyHeader, isIdempotencyKey } from '@trampolim/contract/idempotency-key.ts'
import type { FastifyRequest } from 'fastify'
import type { SentForm } from '../../platform/http/answered-forms.ts'

/** The maximum size of a form that is read as a whole, in bytes: the longest form is a curriculum. */
const most = 512 * 1024

/** For how long a repeated form gets the first one's answer, in milliseconds: pressed twice, and sent again by the page. */
const pressedTwice = 3_000
const sentAgain = 10 * 60_000

/** A form whose repetition gets the first one's answer; `body` if it was read already. */
export type RepeatableForm = SentForm & { body: Buffer | null }

/**
 * Recognises a form that may be repeated. Of forms that scripts send, those with an `Idempotency-Key`: a page sends a form
 * to which no answer came again under the same key. Of forms that the browser itself sends, those without files, by their
 * content. Null for any other request.
 */
export async function repeatableFormOf(
  request: FastifyRequest,
  person: SessionUser | null,
): Promise<RepeatableForm | null> {
  const { method, headers, url, nonce, asker } = request
  if (method !== 'POST') return null
  const account = person?.userId ?? null
  if (new URL(url, 'http://page').pathname.endsWith('.data')) {
    const key = headers[idempotencyKeyHeader]
    if (!isIdempotencyKey(key)) return null
    return { sender: `key ${key}`, content: [url], account, nonce, repeatable: sentAgain, body: null }
  }
  const body = await plainBodyOf(request)
  if (!body) return null
  const sender = account ? `account ${account}` : `network ${asker}`
  const content = [url, headers.cookie ?? '', headers['user-agent'] ?? '', body.toString()]
  return { sender, content, account, nonce, repeatable: pressedTwice, body }
}

/** The body of a form without files that the browser itself sends; null for anything else, and for a very long one. */
async function plainBodyOf({ headers, raw }: FastifyRequest): Promise<Buffer | null> {
  const mode = headers['sec-fetch-mode']
  const length = Number(headers['content-length'] ?? 0)
  if ((mode !== undefined && mode !== 'navigate') || length === 0 || length > most) return null
  if (!headers['content-type']?.startsWith('application/x-www-form-urlencoded')) return null
  // No browser compresses a form; such a body was taken over to be decompressed.
  if (headers['content-encoding'] !== undefined) return null
  return buffer(raw).catch(() => {
    throw Object.assign(new Error('the sender left'), { statusCode: 400 })
  })
}
