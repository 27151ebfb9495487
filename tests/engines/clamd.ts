import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { createServer, type Socket } from 'node:net'

/** The bytes that the simulated scanner reports as a virus. */
export const virus = 'THIS-STANDS-FOR-A-VIRUS'

/** How the stand-in behaves: as a scanner, silent, reporting an error, or closing the connection at once. */
export type DaemonBehaviour = 'well' | 'silent' | 'unwell' | 'hanging up'

/** Simulates ClamAV's daemon: it reads one stream with its protocol (zINSTREAM) and finds one invented virus. */
export async function clamdStandIn(
  at: { port: number; host: string } | { path: string } = { port: 0, host: '127.0.0.1' },
) {
  const scanned: number[] = []
  const open = new Set<Socket>()
  const daemon = { behaviour: 'well' as DaemonBehaviour }
  const server = createServer((socket) => {
    open.add(socket)
    socket.on('close', () => open.delete(socket))
    socket.on('error', () => undefined)
    if (daemon.behaviour === 'hanging up') return socket.destroy()
    let got = Buffer.alloc(0)
    socket.on('data', (piece) => {
      got = Buffer.concat([got, piece])
      const stream = streamIn(got)
      if (!stream || daemon.behaviour === 'silent') return
      scanned.push(stream.length)
      const verdict = stream.includes(virus) ? 'stream: Stand-In.Virus FOUND\0' : 'stream: OK\0'
      socket.end(daemon.behaviour === 'unwell' ? 'INSTREAM size limit exceeded. ERROR\0' : verdict)
    })
    return undefined
  })
  server.listen(at)
  await once(server, 'listening')
  const url = 'path' in at ? `unix://${at.path}` : `tcp://127.0.0.1:${(server.address() as AddressInfo).port}`
  return Object.assign(daemon, {
    url,
    /** The number of bytes of each scanned stream. */
    scanned,
    close() {
      for (const socket of open) socket.destroy()
      server.close()
    },
  })
}

/** The bytes of a complete stream, chunk by chunk until an empty one; null while it is incomplete. */
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
