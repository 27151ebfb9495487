import { expect, it } from 'vitest'
import { longestPacket, watchPackets } from './packets.ts'

/** A packet with a body of this many bytes. */
function packet(length: number): number[] {
  const header = [0x10]
  let left = length
  do {
    header.push((left % 128) + (left >= 128 ? 128 : 0))
    left = Math.floor(left / 128)
  } while (left > 0)
  return [...header, ...Array.from({ length }, () => 0xff)]
}

it.each([1, 2, 3, 500, 5000])('follows packets in pieces of %i bytes', (size) => {
  const isInBounds = watchPackets(() => 0)
  const bytes = Uint8Array.from([0, 127, 128, 300, longestPacket].flatMap(packet))
  for (let at = 0; at < bytes.length; at += size) expect(isInBounds(bytes.subarray(at, at + size))).toBe(true)
})

it('refuses a large packet by its header', () => {
  expect(watchPackets(() => 0)(Uint8Array.from(packet(longestPacket + 1).slice(0, 3)))).toBe(false)
  expect(watchPackets(() => 0)(Uint8Array.from([0x30, 0xff, 0xff, 0xff, 0x7f]))).toBe(false)
  expect(watchPackets(() => 0)(Uint8Array.from([0x30, 0x80, 0x80, 0x80, 0x80, 0x80]))).toBe(false)
})

it('refuses many packets in a minute, not over hours', () => {
  const ping = Uint8Array.from([0xc0, 0])
  let minutes = 0
  const [flood, usual] = [watchPackets(() => 0), watchPackets(() => minutes * 60_001)]
  expect(Array.from({ length: 31 }, () => flood(ping)).indexOf(false)).toBe(30)
  for (; minutes < 100; minutes += 1) expect([usual(ping), usual(ping)]).toEqual([true, true])
})
