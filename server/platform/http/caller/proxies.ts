import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import { compile } from '@fastify/proxy-addr'
import ipaddr from 'ipaddr.js'

/**
 * Which proxies are trusted to name the client's address: a number of hops, of which the nearest has a private
 * address, or the proxies at the given addresses and ranges.
 */
export type TrustedProxies = { hops: number } | { ranges: readonly string[] }

const none = new Set(['0', 'false', 'no', 'off'])
const mostHops = 9
const nearby = ['loopback', 'linklocal', 'uniquelocal']

/** Reads a number of hops or a list of addresses and ranges; null for no proxy, undefined for what is neither. */
export function readTrustedProxies(given: string): TrustedProxies | null | undefined {
  const wanted = given.trim().toLowerCase()
  if (none.has(wanted)) return null
  if (/^\d+$/.test(wanted)) return Number(wanted) <= mostHops ? { hops: Number(wanted) } : undefined
  const ranges = wanted.split(',').map((range) => range.trim())
  if (!ranges.every((range) => nearby.includes(range) || isIP(range.split('/', 1)[0] ?? ''))) return undefined
  try {
    compile(ranges)
    return { ranges }
  } catch {
    return undefined
  }
}

/** Fastify's trust function, called for each address from the socket's (hop 0) outwards. */
export function trustOf(proxies: TrustedProxies | null): false | ((address: string, hop: number) => boolean) {
  if (!proxies) return false
  if ('ranges' in proxies) return compile([...proxies.ranges])
  const isNearby = compile(nearby)
  return (address, hop) => hop < proxies.hops && (hop > 0 || isNearby(address, hop))
}

/** Whether an address, or a host's name, is this machine itself. */
export function isLoopback(host: string): boolean {
  const plain = host.replace(/^\[|\]$/g, '').toLowerCase()
  if (plain === 'localhost' || plain.endsWith('.localhost')) return true
  return ipaddr.isValid(plain) && ipaddr.process(plain).range() === 'loopback'
}

const marks = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip']

/** Whether a request comes from this machine itself, without any header of a proxy. */
export function isFromThisMachine({ socket, headers }: IncomingMessage): boolean {
  return isLoopback(socket.remoteAddress ?? '') && marks.every((mark) => headers[mark] === undefined)
}
