import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isPublicAddress } from './public-address.ts'

it.each(['8.8.8.8', '200.160.2.3', '142.250.79.46', '2001:12ff:0:2::3', '2606:4700::6810:85e5', '2800:3f0:4001::200e'])(
  '%s is public',
  (address) => {
    expect(isPublicAddress(address)).toBe(true)
  },
)

it.each([
  ...['0.0.0.0', '0.1.2.3', '127.0.0.1', '127.255.255.254', '10.0.0.1', '172.16.0.1', '172.31.255.255', '192.168.1.1'],
  ...['169.254.169.254', '100.64.0.1', '100.127.255.255', '192.0.0.1', '192.0.2.1', '198.51.100.1', '203.0.113.1'],
  ...['198.18.0.1', '198.19.255.255', '192.88.99.1', '224.0.0.1', '239.255.255.255', '240.0.0.1', '255.255.255.255'],
  ...['::', '::1', '::ffff:127.0.0.1', '::ffff:8.8.8.8', '::ffff:0:127.0.0.1', '::127.0.0.1', '::8.8.8.8'],
  ...[
    '64:ff9b::7f00:1',
    '64:ff9b::808:808',
    '64:ff9b:1::1',
    '2002:7f00:1::',
    '2002:808:808::',
    '2001::1',
    '2001:db8::1',
  ],
  ...['2001:10::1', '2001:20::1', '3fff::1', '100::1', '5f00::1', 'fc00::1', 'fd12:3456::1', 'fe80::1', 'fe80::1%eth0'],
  ...['fec0::1', 'ff02::1', '4000::1', 'localhost', '', '1.2.3', '0x7f.1', '2130706433'],
])('%s isn’t', (address) => {
  expect(isPublicAddress(address)).toBe(false)
})

it('no IPv4 address becomes public by being written as an IPv6 address', () => {
  fc.assert(
    fc.property(fc.ipV4(), (address) => !isPublicAddress(`::ffff:${address}`) && !isPublicAddress(`::${address}`)),
  )
})
