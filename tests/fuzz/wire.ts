import { Agent, request } from 'node:http'
import type { FuzzPerson } from './people.ts'

/** A request as sent over the wire. */
export type Wire = {
  /** The name of the call or page, as the report shows it. */
  name: string
  method: string
  /** Path and query, escaped as they are sent. */
  path: string
  person: FuzzPerson | null
  headers: Readonly<Record<string, string>>
  body: string | null
}

export type Answered = { status: number; ms: number; text: string }

/**
 * If there are many loopback addresses, each hundred requests come from a different one, as if from different people.
 */
const manyAddresses = process.platform === 'linux'
const perAddress = 100
const timeout = 30_000

/** Sends requests over one connection at a time; each client counts as a different machine. */
export function openClient(address: string, number: number) {
  const { hostname, port, origin } = new URL(address)
  let sent = 0
  let agent = new Agent({ keepAlive: true })

  return {
    send(wire: Wire): Promise<Answered> {
      if (sent % perAddress === 0) {
        agent.destroy()
        agent = agentOf(number * 1000 + sent / perAddress)
      }
      sent += 1
      return send(wire, { hostname, port, origin, agent })
    },
    close: () => agent.destroy(),
  }
}

function agentOf(number: number): Agent {
  const last = [(number >> 16) % 200, (number >> 8) % 256, number % 250]
  const localAddress = `127.${1 + last[0]!}.${last[1]}.${1 + last[2]!}`
  return new Agent({ keepAlive: true, maxSockets: 1, ...(manyAddresses && { localAddress }) })
}

type Way = { hostname: string; port: string; origin: string; agent: Agent }

/** Status 0 if there was no answer in time. */
function send(wire: Wire, { hostname, port, origin, agent }: Way): Promise<Answered> {
  const begun = performance.now()
  return new Promise((resolve) => {
    const done = (status: number, text: string) => resolve({ status, text, ms: performance.now() - begun })
    const asking = request(
      {
        agent,
        hostname,
        port,
        method: wire.method,
        path: wire.path,
        headers: headersOf(wire, origin),
        timeout,
      },
      (answer) => {
        const pieces: Buffer[] = []
        answer.on('data', (piece: Buffer) => pieces.push(piece))
        answer.on('error', () => done(answer.statusCode ?? 0, 'the answer broke off'))
        answer.on('end', () => done(answer.statusCode ?? 0, Buffer.concat(pieces).toString()))
      },
    )
    asking.on('timeout', () => asking.destroy(new Error('no answer in 30 seconds')))
    asking.on('error', (problem) => done(0, problem.message))
    asking.end(wire.body ?? undefined)
  })
}

function headersOf({ person, headers, body, name }: Wire, origin: string): Record<string, string> {
  const sent: Record<string, string> = { origin }
  if (person && name.startsWith('page')) sent.cookie = `trampolim_session=${person.token}`
  else if (person) sent.authorization = person.token
  if (body !== null) sent['content-length'] = String(Buffer.byteLength(body))
  return { ...sent, ...headers }
}

/** The request as a shell command that sends it again. */
export function asCurl({ method, path, person, headers, body, name }: Wire, address: string): string {
  const sent = headersOf({ name, method, path, person, headers, body: null }, new URL(address).origin)
  const given = Object.entries(sent).map(([header, value]) => `-H ${quoted(`${header}: ${value}`)}`)
  const shown = body === null ? [] : [`--data-binary ${quoted(body.length > 2000 ? `${body.slice(0, 2000)}…` : body)}`]
  return ['curl -i --path-as-is -g', `-X ${method}`, ...given, ...shown, quoted(address + path)].join(' ')
}

/** A text as one shell word; control characters are escaped. */
function quoted(text: string): string {
  if (!/\p{Cc}/u.test(text)) return `'${text.replaceAll("'", String.raw`'\''`)}'`
  const plain = text.replace(/[\\']/g, String.raw`\$&`)
  return `$'${plain.replace(/\p{Cc}/gu, (each) => `\\x${each.charCodeAt(0).toString(16).padStart(2, '0')}`)}'`
}
