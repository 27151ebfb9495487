import { connect, type NetConnectOpts, type Socket } from 'node:net'
import type { Scanner } from './scanner.ts'

const usualPort = 3310
/** Longer than any reply about one file. */
const longestReply = 4096

/**
 * ClamAV's daemon: `tcp://host:3310` or `unix:///run/clamav/clamd.ctl`. Bytes are sent as one stream (INSTREAM), so that
 * the daemon needs no access to our files.
 */
export function clamdScanner(address: string): Scanner {
  const url = new URL(address)
  const to: NetConnectOpts =
    url.protocol === 'unix:'
      ? { path: decodeURIComponent(url.pathname) }
      : { host: url.hostname.replace(/^\[|\]$/g, ''), port: Number(url.port || usualPort) }
  return {
    async scan(bytes, { within }) {
      const reply = await ask(connect(to), { bytes, within })
      if (reply === 'stream: OK') return null
      const found = /^stream: (.+) FOUND$/.exec(reply)?.[1]
      if (!found) throw new Error(`the scanner can't tell: ${reply || 'no answer'}`)
      return found
    },
  }
}

/** Sends a stream and reads the one-line reply. */
async function ask(socket: Socket, { bytes, within }: { bytes: Uint8Array; within: number }): Promise<string> {
  const deadline = setTimeout(() => socket.destroy(new Error(`the scanner is silent after ${within} ms`)), within)
  try {
    // The socket stays open: the daemon drops a scan whose client closes before the reply.
    socket.write(Buffer.concat([Buffer.from('zINSTREAM\0'), lengthOf(bytes), bytes, lengthOf([])]))
    let reply = ''
    for await (const piece of socket as AsyncIterable<Buffer>) {
      reply += piece.toString('latin1')
      if (reply.includes('\0')) break
      if (reply.length > longestReply) throw new Error('the scanner answers without an end')
    }
    return reply.split('\0', 1)[0]?.trim() ?? ''
  } finally {
    clearTimeout(deadline)
    socket.destroy()
  }
}

function lengthOf({ length }: { length: number }): Buffer {
  const written = Buffer.alloc(4)
  written.writeUInt32BE(length)
  return written
}
