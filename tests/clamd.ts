import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { createServer, type Socket } from 'node:net'

/** What the stand-in takes for a virus. */
export const virus = 'THIS-STANDS-FOR-A-VIRUS'

/** How the stand-in behaves: as a scanner, silent, telling that it can't tell, or hanging up at once. */
export type Mood = 'well' | 'silent' | 'unwell' | 'hanging up'

/** A stand-in for ClamAV's daemon: it reads one stream as that does (zINSTREAM) and finds one made-up virus. */
export async function clamdStandIn(
  at: { port: number; host: string } | { path: string } = { port: 0, host: '127.0.0.1' },
) {
  const scanned: number[] = []
  const open = new Set<Socket>()
  const daemon = { mood: 'well' as Mood }
  const server = createServer((socket) => {
    open.add(socket)
    socket.on('close', () => open.delete(socket))
    socket.on('error', () => undefined)
    if (daemon.mood === 'hanging up') return socket.destroy()
    let got = Buffer.alloc(0)
    socket.on('data', (piece) => {
      got = Buffer.concat([got, piece])
      const stream = streamIn(got)
      if (!stream || daemon.mood === 'silent') return
      scanned.push(stream.length)
      const verdict = stream.includes(virus) ? 'stream: Stand-In.Virus FOUND\0' : 'stream: OK\0'
      socket.end(daemon.mood === 'unwell' ? 'INSTREAM size limit exceeded. ERROR\0' : verdict)
    })
    return undefined
  })
  server.listen(at)
  await once(server, 'listening')
  const url = 'path' in at ? `unix://${at.path}` : `tcp://127.0.0.1:${(server.address() as AddressInfo).port}`
  return Object.assign(daemon, {
    url,
    /** How many bytes each stream had that it scanned. */
    scanned,
    close() {
      for (const socket of open) socket.destroy()
      server.close()
    },
  })
}

/** The bytes of a stream once it has come whole, length by length until an empty one; null before. */
function streamIn(got: Buffer): Buffer | null {
  const command = 'zINSTREAM\0'
  if (!got.toString('latin1', 0, command.length).startsWith(command)) return null
  const pieces: Buffer[] = []
  let at = command.length
  while (at + 4 <= got.length) {
    const length = got.readUInt32BE(at)
    if (length === 0) return Buffer.concat(pieces)
    if (at + 4 + length > got.length) return null
    pieces.push(got.subarray(at + 4, at + 4 + length))
    at += 4 + length
  }
  return null
}
