/** The largest packet that a client sends: CONNECT with a session and a ticket is about 200 bytes. */
export const longestPacket = 1024
/** How many packets a client may send in a minute: it connects, subscribes and sends a keep-alive every 30 seconds. */
const packetsAMinute = 30

/**
 * Checks the size of a client's packets by the lengths in their headers; false once a packet is too large or there are
 * too many. Otherwise the broker would keep the beginning of a large announced packet in memory until its end arrives.
 */
export function watchPackets(now: () => number = () => performance.now()): (piece: Uint8Array) => boolean {
  let left = 0
  /** The length as read so far; null outside a header. */
  let length: { value: number; shift: number } | null = null
  let window = { begun: now(), packets: 0 }

  function begin(): boolean {
    if (now() - window.begun > 60_000) window = { begun: now(), packets: 0 }
    window.packets += 1
    length = { value: 0, shift: 0 }
    return window.packets <= packetsAMinute
  }

  return (piece) => {
    for (let at = 0; at < piece.length; ) {
      if (left > 0) {
        const step = Math.min(left, piece.length - at)
        left -= step
        at += step
        continue
      }
      const byte = piece[at] as number
      at += 1
      if (length === null) {
        if (!begin()) return false
        continue
      }
      length.value += (byte & 127) * 2 ** length.shift
      length.shift += 7
      if (length.value > longestPacket || length.shift > 28) return false
      if (byte < 128) {
        left = length.value
        length = null
      }
    }
    return true
  }
}
