import { buffer } from 'node:stream/consumers'
import type { SessionUser } from '@trampolim/contract/gateway/accounts.ts'
import { idempotencyKeyHeader, isIdempotencyKey } from '@trampolim/contract/idempotency-key.ts'
import type { FastifyRequest } from 'fastify'
import type { SentForm } from '../../platform/http/answered-forms.ts'
import { sessionTokenOf } from '../../platform/http/caller/session-token.ts'

/** The maximum size of a form that is read as a whole, in bytes: the longest form is a curriculum. */
const most = 512 * 1024
/** The maximum sizes of answers that are kept, in bytes: a page, and what a form sent by scripts is answered. */
const mostOfPage = 256 * 1024
const mostOfData = 32 * 1024

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
  { person, publicUrl }: { person: SessionUser | null; publicUrl: string },
): Promise<RepeatableForm | null> {
  const { method, headers, url, nonce, asker } = request
  if (method !== 'POST') return null
  const { pathname } = new URL(url, 'http://page')
  const account = person?.userId ?? null
  const caller = { account, hasLostSession: account === null && sessionTokenOf(request, publicUrl) !== undefined }
  if (pathname.endsWith('.data')) {
    const key = headers[idempotencyKeyHeader]
    if (!isIdempotencyKey(key)) return null
    const sender = `key ${key}`
    return { sender, content: [url], ...caller, nonce, repeatable: sentAgain, mostKept: mostOfData, body: null }
  }
  if (startsAtNetwork.test(pathname)) return null
  const body = await plainBodyOf(request)
  if (!body) return null
  const browser = JSON.stringify([headers.cookie ?? '', headers['user-agent'] ?? ''])
  const sender = account ? `account ${account}` : `network ${asker} ${browser}`
  const content = [url, browser, body.toString()]
  return { sender, content, ...caller, nonce, repeatable: pressedTwice, mostKept: mostOfPage, body }
}

/**
 * A sign-in at a network begins alike for all visitors: two new ones behind one address, with equal browsers, would share
 * its secret.
 */
const startsAtNetwork = /^\/signin\/with\//

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
