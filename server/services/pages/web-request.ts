import { Readable, Transform } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { RepeatableForm } from './repeatable-form.ts'

const megabyte = 1024 * 1024

/**
 * The maximum size of a form in bytes: an upload of 2 MB and its fields; for a multipart form also that of a
 * curriculum's file.
 */
function largestFormOf({ headers }: FastifyRequest, curriculumFileMb: number): number {
  return (Math.max(mayHaveFiles({ headers }) ? curriculumFileMb : 0, 2) + 1) * megabyte
}

/** Whether a request is a form that may contain files. */
export function mayHaveFiles({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  return headers['content-type']?.startsWith('multipart/form-data') ?? false
}

/** How much of a too large form is still read, so that its sender receives the refusal. */
const mostRead = 32 * megabyte

const bodiless = new Set(['GET', 'HEAD'])

/** A Fetch API request, and whether its body was accepted. */
export type WebRequest = {
  asked: Request
  /** Whether the body was cut off because it was too large. */
  isTooLarge: () => boolean
  /** @throws an error with status 413 if the body was cut off */
  refuseTooLarge: () => Promise<void>
}

/**
 * Converts a request to the Fetch API. Its URL has the public origin, never the Host header's; its signal fires when the
 * client disconnects; its body streams and fails beyond the largest form. A `form` that arrived as a whole is
 * handled to its end, since its repetition may wait for it. The HTTP server has already refused foreign origins, so the framework's
 * own check isn't needed.
 */
export function requestOf(
  request: FastifyRequest,
  reply: FastifyReply,
  { publicUrl, curriculumFileMb, form }: { publicUrl: string; curriculumFileMb: number; form: RepeatableForm | null },
): WebRequest {
  const left = new AbortController()
  const onClose = () => {
    const isWhole = form !== null && request.raw.readableEnded
    if (!reply.raw.writableFinished && !isWhole) left.abort()
  }
  if (reply.raw.destroyed) onClose()
  else reply.raw.once('close', onClose)
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) {
    if (name === 'origin' || name === 'host' || name.startsWith('x-forwarded-') || value === undefined) continue
    for (const each of Array.isArray(value) ? value : [value]) headers.append(name, each)
  }
  const address = new URL(publicUrl + (request.url.startsWith('/') ? request.url : `/${request.url}`))
  const { method } = request
  const taken = { size: 0, most: largestFormOf(request, curriculumFileMb) }
  const isTooLarge = () => taken.size > taken.most
  const body = bodiless.has(method)
    ? {}
    : form?.body
      ? { body: new Uint8Array(form.body) }
      : { body: Readable.toWeb(bodyOf(request, reply, taken)) as ReadableStream<Uint8Array>, duplex: 'half' as const }
  return {
    asked: new Request(address, { method, headers, signal: left.signal, ...body }),
    isTooLarge,
    async refuseTooLarge() {
      if (!isTooLarge()) return
      for await (const piece of request.raw as AsyncIterable<Buffer>) {
        taken.size += piece.length
        if (taken.size > mostRead) break
      }
      throw tooLarge()
    },
  }
}

/**
 * Sends a web response: its status, every header (cookies one by one), and the body, in one piece if it is available at
 * once. `page` is the body, in pieces of text, if the response has none.
 */
export async function answerOf(
  response: Response,
  reply: FastifyReply,
  page?: readonly string[],
): Promise<FastifyReply> {
  reply.status(response.status)
  for (const [name, value] of response.headers) if (name !== 'set-cookie') reply.header(name, value)
  const cookies = response.headers.getSetCookie()
  if (cookies.length > 0) reply.header('set-cookie', cookies)
  if (page) return reply.send(Buffer.concat(page.map((piece) => Buffer.from(piece))))
  if (!response.body) return reply.send()
  const reader = response.body.getReader()
  const { value: first } = await reader.read()
  if (!first) return reply.send()
  const next = reader.read()
  const known = await Promise.race([next, setImmediate()])
  return reply.send(known?.done ? Buffer.from(first) : Readable.from(piecesOf(reader, { first, next })))
}

type Reader = ReadableStreamDefaultReader<Uint8Array>

/**
 * The pieces of a body whose first piece has been read and whose next one has been requested; if the client
 * disconnects, the rest is cancelled.
 */
async function* piecesOf(reader: Reader, { first, next }: { first: Uint8Array; next: ReturnType<Reader['read']> }) {
  try {
    yield first
    for (let piece = await next; !piece.done; piece = await reader.read()) yield piece.value
  } finally {
    await reader.cancel()
  }
}

/** Refuses a request whose Content-Length is too large. @throws an error with status 413 */
export function assertSize(request: FastifyRequest, curriculumFileMb: number): void {
  if (Number(request.headers['content-length'] ?? 0) > largestFormOf(request, curriculumFileMb)) throw tooLarge()
}

const tooLarge = () => Object.assign(new Error('the form is too large'), { statusCode: 413 })

/**
 * The request's body as a stream. It fails if the client disconnects, since its reader would otherwise wait for ever.
 * Unread data is discarded after the answer, since the connection's next request follows it.
 */
function bodyOf({ raw }: FastifyRequest, reply: FastifyReply, taken: Taken): Transform {
  const body = raw.pipe(counted(taken))
  reply.raw.once('finish', () => {
    if (raw.readableEnded) return
    raw.unpipe(body)
    raw.on('data', (piece: Buffer) => {
      taken.size += piece.length
      if (taken.size > mostRead) raw.destroy()
    })
    raw.resume()
  })
  // What has arrived but wasn't read is lost with the connection.
  const onClose = () => {
    if (!raw.readableEnded) body.destroy(new Error('the sender left'))
  }
  if (raw.destroyed) onClose()
  else raw.once('close', onClose)
  return body
}

/** How many bytes of a body have arrived, and how many may. */
type Taken = { size: number; most: number }

/** Counts the bytes, and fails beyond the size of the largest form. */
function counted(taken: Taken): Transform {
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      taken.size += chunk.length
      if (taken.size > taken.most) done(tooLarge())
      else done(null, chunk)
    },
  })
}
