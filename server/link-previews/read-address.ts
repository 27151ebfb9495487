import { Resolver } from 'node:dns/promises'
import type { IncomingMessage } from 'node:http'
import https from 'node:https'
import { isIP } from 'node:net'
import { readableAddress } from '@trampolim/marketplace/links/preview-address.ts'
import { isPublicAddress } from './public-address.ts'

/** The way to reach addresses; tests use names and hosts of their own. */
export type Internet = {
  /** Resolves a name to its addresses; called once for each connection. */
  resolve: (name: string, signal: AbortSignal) => Promise<readonly string[]>
  /** Where to connect to the host with an address, and how to send requests to it. */
  reach: (address: string) => { host: string; port: number; request: typeof https.request }
}

export const theInternet: Internet = {
  resolve: resolveName,
  reach: (address) => ({ host: address, port: 443, request: https.request }),
}

/** The maximum size of an answer that is read, in bytes. */
export const mostBytes = 256 * 1024
const mostRedirects = 3
const redirects = new Set([301, 302, 303, 307, 308])

/** The answer from an address: its declared type, and its first bytes, at most `mostBytes`. */
export type Read = { url: URL; type: string; charset: string; bytes: Buffer; isWhole: boolean }

/** Why an address isn't read: it isn't allowed, or its answer is unusable. */
export class NotRead extends Error {}

/**
 * Reads an address in the Internet on somebody's behalf. Each request, including those after redirects, goes to a
 * public host whose name is resolved once, and the connection is made to exactly the address that was checked. No data
 * is sent except the request itself.
 * @throws NotRead, and any error of the connection
 */
export async function readAddress(
  link: string,
  { wanted, signal, internet }: { wanted: string; signal: AbortSignal; internet: Internet },
): Promise<Read> {
  let address = link
  for (let step = 0; step <= mostRedirects; step += 1) {
    const url = readableAddress(address)
    if (!url) throw new NotRead('an address that may not be read')
    const answer = await ask(url, { wanted, signal, internet })
    const { statusCode = 0, headers } = answer
    if (redirects.has(statusCode) && headers.location !== undefined) {
      answer.destroy()
      if (!URL.canParse(headers.location, url.href)) throw new NotRead('a redirect to nowhere')
      address = new URL(headers.location, url).href
      continue
    }
    if (statusCode !== 200 || headers['content-encoding'] !== undefined) {
      answer.destroy()
      throw new NotRead(`status ${statusCode}`)
    }
    const [type = '', ...parameters] = (headers['content-type'] ?? '').toLowerCase().split(';')
    const charset = parameters.map((each) => /^\s*charset="?([\w-]+)/.exec(each)?.[1]).find(Boolean) ?? 'utf-8'
    return { url, type: type.trim(), charset, ...(await firstBytes(answer)) }
  }
  throw new NotRead('too many redirects')
}

async function ask(
  { hostname, pathname, search }: URL,
  { wanted, signal, internet }: { wanted: string; signal: AbortSignal; internet: Internet },
): Promise<IncomingMessage> {
  const addresses = await internet.resolve(hostname, signal)
  // A name that also resolves to an internal network isn't accepted.
  const [first] = addresses
  if (first === undefined || !addresses.every(isPublicAddress)) throw new NotRead('no public address')
  const { host, port, request } = internet.reach(first)
  signal.throwIfAborted()
  return new Promise((answered, failed) => {
    const asking = request({
      host,
      port,
      family: isIP(host),
      servername: hostname,
      path: pathname + search,
      headers: {
        host: hostname,
        accept: wanted,
        'accept-encoding': 'identity',
        'accept-language': 'pt-BR',
        'user-agent': 'Trampolim (previews of links)',
      },
      agent: false,
      maxHeaderSize: 16 * 1024,
      signal,
    })
    asking.on('response', answered)
    asking.on('error', failed)
    asking.end()
  })
}

async function firstBytes(answer: IncomingMessage): Promise<{ bytes: Buffer; isWhole: boolean }> {
  const pieces: Buffer[] = []
  let size = 0
  for await (const piece of answer as AsyncIterable<Buffer>) {
    pieces.push(piece)
    size += piece.length
    if (size > mostBytes) {
      answer.destroy()
      return { bytes: Buffer.concat(pieces).subarray(0, mostBytes), isWhole: false }
    }
  }
  return { bytes: Buffer.concat(pieces), isWhole: true }
}

/**
 * Asks the name servers directly, so that names which only this machine knows (such as those in its hosts file) aren't
 * resolved.
 */
async function resolveName(name: string, signal: AbortSignal): Promise<readonly string[]> {
  const resolver = new Resolver({ timeout: 1500, tries: 2 })
  const cancel = () => resolver.cancel()
  signal.addEventListener('abort', cancel, { once: true })
  try {
    const found = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)])
    return found.flatMap((each) => (each.status === 'fulfilled' ? each.value : []))
  } finally {
    signal.removeEventListener('abort', cancel)
  }
}
