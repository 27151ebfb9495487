import { expect, it } from 'vitest'
import { shortAddress } from './short-address.ts'

it.each([
  ['203.0.113.77', '203.0.113.0/24'],
  ['::ffff:203.0.113.77', '203.0.113.0/24'],
  ['2001:db8:12:34:56:78:9a:bc', '2001:db8:12::/48'],
  ['2001:db8:12:34::/64', '2001:db8:12::/48'],
  ['fe80::1%eth0', 'fe80::/48'],
  ['::1', '::/48'],
  ['', 'unknown'],
  ['not an address', 'unknown'],
])('shortens %s to %s', (address, short) => {
  expect(shortAddress(address)).toBe(short)
})
