import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { expect, it } from 'vitest'
import type { Keyring } from '../../tokens.ts'
import { askerHeaders } from '../caller/asker.ts'
import { namesRequests } from './request-id.ts'

const secret = { current: 'a secret for tests that nobody else knows', former: [] }
const given = 'of-the-proxy-0123456789'
const own = /^[0-9a-f]{24}$/

function nameOf(headers: Record<string, string>, { from = '203.0.113.7', hops = 0 } = {}) {
  const socket = new Socket()
  Object.defineProperty(socket, 'remoteAddress', { value: from })
  const request = Object.assign(new IncomingMessage(socket), { headers })
  return namesRequests({ secret, trustProxy: hops ? { hops } : null })(request)
}

const signed = (by: Keyring) => askerHeaders(by, { address: '203.0.113.9', now: new Date() })

const cases: [string, Record<string, string>, { from?: string; hops?: number }, string | RegExp][] = [
  ['of a proxy that is trusted', { 'x-request-id': given }, { from: '10.0.0.2', hops: 1 }, given],
  ['of another of our processes', { 'x-request-id': given, ...signed(secret) }, {}, given],
  ['of anybody else', { 'x-request-id': given }, { from: '10.0.0.2' }, own],
  ['of who comes around the proxy', { 'x-request-id': given }, { hops: 1 }, own],
  [
    'signed by another secret',
    { 'x-request-id': given, ...signed({ current: 'another secret of nobody', former: [] }) },
    {},
    own,
  ],
  ['that is too short', { 'x-request-id': 'short' }, { from: '10.0.0.2', hops: 1 }, own],
  ['with what means something in a page', { 'x-request-id': '"><script>alert(1)' }, { from: '10.0.0.2', hops: 1 }, own],
  ['of a request without one', {}, { from: '10.0.0.2', hops: 1 }, own],
]

it.each(cases)('names a request by the id %s', (_whose, headers, way, expected) => {
  expect(nameOf(headers, way)).toEqual(typeof expected === 'string' ? expected : expect.stringMatching(expected))
})
