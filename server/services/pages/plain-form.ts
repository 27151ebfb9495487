import { once } from 'node:events'
import type { FastifyRequest } from 'fastify'

/** The maximum size of a form that is read as a whole, in bytes: the longest form is a curriculum. */
const most = 512 * 1024

/**
 * The body of a form that the browser itself sends, not a script; null for anything else, for a form with files, and for a very
 * long one, which stream.
 */
export async function plainFormOf(request: FastifyRequest): Promise<Buffer | null> {
  const { method, headers, raw } = request
  const mode = headers['sec-fetch-mode']
  const length = Number(headers['content-length'] ?? 0)
  if (method !== 'POST' || (mode !== undefined && mode !== 'navigate') || length === 0 || length > most) return null
  if (!headers['content-type']?.startsWith('application/x-www-form-urlencoded')) return null
  if (new URL(request.url, 'http://page').pathname.endsWith('.data')) return null
  const pieces: Buffer[] = []
  raw.on('data', (piece: Buffer) => pieces.push(piece))
  await once(raw, 'end').catch(() => {
    throw Object.assign(new Error('the sender left'), { statusCode: 400 })
  })
  return Buffer.concat(pieces)
}
