import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

const missing = '<?xml version="1.0"?><Error><Code>NoSuchKey</Code><Message>no such key</Message></Error>'

/** Stands in for an S3 server: keeps bytes under their paths in memory, and checks no signature. */
export async function startBucket() {
  const kept = new Map<string, Buffer>()
  const server = createServer((request, response) => void answer(kept, request, response)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `s3://split:split@127.0.0.1:${port}/files?tls=false`,
    size: () => kept.size,
    stop() {
      server.closeAllConnections()
      server.close()
    },
  }
}

async function answer(kept: Map<string, Buffer>, request: IncomingMessage, response: ServerResponse) {
  const pieces: Buffer[] = []
  for await (const piece of request as AsyncIterable<Buffer>) pieces.push(piece)
  const path = new URL(request.url ?? '', 'http://bucket').pathname
  if (request.method === 'PUT') kept.set(path, Buffer.concat(pieces))
  if (request.method === 'DELETE') kept.delete(path)
  if (request.method !== 'GET') return response.writeHead(request.method === 'PUT' ? 200 : 204).end()
  const found = kept.get(path)
  return found ? response.end(found) : response.writeHead(404, { 'content-type': 'application/xml' }).end(missing)
}
