import { createHash, createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'

/**
 * How the simulated bucket behaves: it answers, reports a fault of its own, accepts requests without answering, or
 * begins an answer and sends a byte now and then.
 */
type BucketBehaviour = 'well' | 'failing' | 'frozen' | 'trickling'

const own = { keyId: 'AKIATEST', secret: 'se/cret', region: 'us-east-2' }
const pause = 200

/**
 * Simulates an S3 server with one bucket, in memory: objects, former versions, and lifecycle rules, which it stores
 * without applying. It refuses requests without a valid AWS Signature Version 4. It has no listing, multipart uploads,
 * presigned links, access control or CORS; `radosgw.ts` starts a real server.
 */
export async function startBucket() {
  const bucket = new BucketStandIn()
  const server = createServer((request, response) => void bucket.answer(request, response)).listen(0, '127.0.0.1')
  const open = new Set<Socket>()
  server.on('connection', (socket) => {
    open.add(socket)
    socket.on('close', () => open.delete(socket))
  })
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const addressOf = ({ secret = own.secret, name = 'files' } = {}) =>
    `s3://${own.keyId}:${encodeURIComponent(secret)}@127.0.0.1:${port}/${name}?region=${own.region}&tls=false`
  return {
    bucket,
    url: addressOf(),
    addressOf,
    size: () => bucket.kept.size,
    stop() {
      for (const socket of open) socket.destroy()
      server.close()
    },
  }
}

class BucketStandIn {
  behaviour: BucketBehaviour = 'well'
  /** The XML of its answers about the bucket's settings; without rules it answers that there are none. */
  versioning = ''
  rules: string | null = null
  readonly kept = new Map<string, Buffer>()
  readonly asked: string[] = []

  async answer(request: IncomingMessage, response: ServerResponse) {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://bucket')
    const { method = '' } = request
    this.asked.push(`${method} ${pathname}`)
    const pieces: Buffer[] = []
    for await (const piece of request as AsyncIterable<Buffer>) pieces.push(piece)
    const body = Buffer.concat(pieces)
    if (this.behaviour === 'frozen') return
    if (this.behaviour === 'failing') return sayFault(response, 503, 'ServiceUnavailable')
    if (this.behaviour === 'trickling') return trickle(response)
    if (!isSigned(request, body)) return sayFault(response, 403, 'SignatureDoesNotMatch')
    if (!pathname.startsWith('/files')) return sayFault(response, 404, 'NoSuchBucket')
    if (searchParams.has('versioning')) {
      return response.end(`<VersioningConfiguration>${this.versioning}</VersioningConfiguration>`)
    }
    if (searchParams.has('lifecycle')) {
      if (this.rules === null) return sayFault(response, 404, 'NoSuchLifecycleConfiguration')
      return response.end(`<LifecycleConfiguration>${this.rules}</LifecycleConfiguration>`)
    }
    if (method === 'PUT') {
      this.kept.set(pathname, body)
      return response.writeHead(200).end()
    }
    if (method === 'DELETE') {
      this.kept.delete(pathname)
      return response.writeHead(204).end()
    }
    const found = this.kept.get(pathname)
    return found ? response.end(found) : sayFault(response, 404, 'NoSuchKey')
  }
}

function sayFault(response: ServerResponse, status: number, code: string) {
  response.writeHead(status, { 'content-type': 'application/xml' })
  return response.end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`)
}

/** Begins an answer and sends a byte now and then, as long as the client waits. */
function trickle(response: ServerResponse) {
  response.writeHead(200, { 'content-length': '1000' })
  const going = setInterval(() => response.write('x'), pause)
  response.on('close', () => clearInterval(going))
}

/** Whether a request's signature is valid for its parts and our secret. */
function isSigned({ method = '', url = '', headers }: IncomingMessage, body: Buffer): boolean {
  const given = /Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=(\w+)/
  const [, keyId, day = '', region, signed = '', signature] = given.exec(headers.authorization ?? '') ?? []
  const { pathname, searchParams } = new URL(url, 'http://bucket')
  const bodyHash = String(headers['x-amz-content-sha256'])
  const isWhole = bodyHash === createHash('sha256').update(body).digest('hex')
  const query = [...searchParams].map((pair) => pair.map(encodeURIComponent).join('=')).sort()
  const names = signed.split(';')
  const parts = [method, pathname, query.join('&'), ...names.map((name) => `${name}:${headers[name]}`), '']
  const request = [...parts, signed, bodyHash].join('\n')
  const scope = [day, own.region, 's3', 'aws4_request']
  const said = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope.join('/'), sha256(request)].join('\n')
  const key = scope.reduce<string | Buffer>((before, part) => hmac(before, part), `AWS4${own.secret}`)
  const isOurs = keyId === own.keyId && region === own.region && names.includes('host')
  return isOurs && isWhole && hmac(key, said).toString('hex') === signature
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()
