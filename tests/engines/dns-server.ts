import { createSocket } from 'node:dgram'
import { once } from 'node:events'

/** The records of a name, by their type. */
export type Names = Readonly<Record<string, { A?: readonly string[]; TXT?: readonly string[] }>>

const types: Readonly<Record<number, 'A' | 'TXT'>> = { 1: 'A', 16: 'TXT' }
const headerLength = 12
const codes = { known: 0x8180, unknown: 0x8183 }

/** Starts a DNS server on this machine that knows only these names, or that never answers. */
export async function startDns(names: Names, { silent = false } = {}) {
  const socket = createSocket('udp4')
  socket.on('message', (asked, { port, address }) => {
    if (!silent) socket.send(answerTo(asked, names), port, address)
  })
  socket.bind(0, '127.0.0.1')
  await once(socket, 'listening')
  return { server: `127.0.0.1:${socket.address().port}`, stop: () => socket.close() }
}

/** A message of RFC 1035: the header, the question, and the answers, each with a pointer to the name. */
function answerTo(asked: Buffer, names: Names): Buffer {
  const labels: string[] = []
  let at = headerLength
  for (let length = asked[at] ?? 0; length > 0; length = asked[at] ?? 0) {
    labels.push(asked.toString('latin1', at + 1, at + 1 + length))
    at += 1 + length
  }
  const question = asked.subarray(headerLength, at + 5)
  const type = asked.readUInt16BE(at + 1)
  const found = names[labels.join('.').toLowerCase()]
  const records = (types[type] ? found?.[types[type]] : undefined) ?? []
  const header = Buffer.alloc(headerLength)
  asked.copy(header, 0, 0, 2)
  header.writeUInt16BE(found ? codes.known : codes.unknown, 2)
  header.writeUInt16BE(1, 4)
  header.writeUInt16BE(records.length, 6)
  return Buffer.concat([header, question, ...records.map((value) => recordOf(type, value))])
}

function recordOf(type: number, value: string): Buffer {
  const data = types[type] === 'A' ? Buffer.from(value.split('.').map(Number)) : piecesOf(value)
  const head = Buffer.alloc(headerLength)
  head.writeUInt16BE(0xc000 + headerLength, 0)
  head.writeUInt16BE(type, 2)
  head.writeUInt16BE(1, 4)
  head.writeUInt16BE(data.length, 10)
  return Buffer.concat([head, data])
}

/** A text in pieces of at most 255 bytes. */
function piecesOf(text: string): Buffer {
  const pieces = text.match(/.{1,255}/gs) ?? ['']
  return Buffer.concat(pieces.flatMap((piece) => [Buffer.from([piece.length]), Buffer.from(piece, 'latin1')]))
}
