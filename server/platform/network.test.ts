import { expect, it } from 'vitest'
import { networkOf } from './network.ts'

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::FFFF:cb00:7107', '203.0.113.7'],
  ['2001:db8:12:34:5678:9abc:def0:1', '2001:db8:12:34::'],
  ['2001:0db8:0012:0034::9', '2001:db8:12:34::'],
  ['2001:db8::1', '2001:db8:0:0::'],
  ['fe80::1%eth0', 'fe80:0:0:0::'],
  ['64:ff9b::203.0.113.7', '64:ff9b:0:0::'],
  ['::1', '0:0:0:0::'],
  ['', ''],
])('counts %s as %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})
