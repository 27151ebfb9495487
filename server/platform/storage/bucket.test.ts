import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { bucketStorage } from './bucket.ts'

const key = '0123456789abcdef0123456789abcdef'
const bytes = Buffer.from([0, 255, 1, 254, 37, 80, 68, 70])

/** An S3 service for the three calls that storage makes, with the bucket in the path. */
const kept = new Map<string, Buffer>()
const asked: { call: string; signedBy: string | undefined }[] = []
const missing = '<?xml version="1.0"?><Error><Code>NoSuchKey</Code><Message>no such key</Message></Error>'

async function answer(request: IncomingMessage, response: ServerResponse) {
  const pieces: Buffer[] = []
  for await (const piece of request as AsyncIterable<Buffer>) pieces.push(piece)
  const path = new URL(request.url ?? '', 'http://s3').pathname
  asked.push({
    call: `${request.method} ${path}`,
    signedBy: /Credential=([^/]+)\/\d+\/([^/]+)/
      .exec(request.headers.authorization ?? '')
      ?.slice(1)
      .join(' in '),
  })
  if (path.startsWith('/broken/')) return response.writeHead(503).end()
  const found = kept.get(path)
  if (request.method === 'PUT') kept.set(path, Buffer.concat(pieces))
  if (request.method === 'DELETE') kept.delete(path)
  if (request.method !== 'GET') return response.writeHead(request.method === 'PUT' ? 200 : 204).end()
  return found ? response.end(found) : response.writeHead(404, { 'content-type': 'application/xml' }).end(missing)
}

describe('a bucket', async () => {
  const server = createServer(answer).listen(0, '127.0.0.1')
  await once(server, 'listening')
  afterAll(() => server.close())
  beforeEach(() => {
    kept.clear()
    asked.length = 0
  })
  const { port } = server.address() as AddressInfo
  const open = (bucket: string) =>
    bucketStorage(`s3://AKIATEST:se%2Fcret@127.0.0.1:${port}/${bucket}?region=us-east-2&tls=false`)

  it('keeps bytes under their key until they are removed', async () => {
    const storage = open('files')
    await storage.write(key, bytes)
    expect([...kept]).toEqual([[`/files/${key}`, bytes]])
    expect(Buffer.from((await storage.read(key)) ?? [])).toEqual(bytes)
    await storage.remove(key)
    expect(kept.size).toBe(0)
    expect(asked).toEqual(
      ['PUT', 'GET', 'DELETE'].map((method) => ({
        call: `${method} /files/${key}`,
        signedBy: 'AKIATEST in us-east-2',
      })),
    )
  })

  it('reads null for a missing key, and removes it without error', async () => {
    const storage = open('files')
    expect(await storage.read(key)).toBeNull()
    await expect(storage.remove(key)).resolves.toBeUndefined()
  })

  it('reports a failing service as a failure, not as a missing file', async () => {
    await expect(open('broken').read(key)).rejects.toThrow()
  })
})
