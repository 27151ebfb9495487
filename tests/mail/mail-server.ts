import { once } from 'node:events'
import type { AddressInfo, Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { SMTPServer, type SMTPServerSession } from 'smtp-server'

/** A letter as a mail server received it: the addresses of its envelope, and its content. */
export type Taken = { from: string; to: string; message: Buffer }

/** How a server treats the letter of a session; by default it accepts the letter. */
export type Manners = {
  /** Refuses a recipient. */
  refuse?: (of: { from: string; to: string }) => { code: number; text: string } | null
  /** Refuses a letter once its content has arrived. */
  refuseContent?: () => { code: number; text: string } | null
  /** Accepts this user alone of those who sign in. */
  accepts?: { user: string; password: string }
  /** Never answers to a letter's content, which it doesn't take or takes. */
  silent?: 'refusing' | 'accepting'
  /** Accepts a letter only after this many milliseconds. */
  delay?: number
  /** Closes the connection: in the middle of the content, before answering, or right after accepting the letter. */
  closes?: 'within' | 'before-answer' | 'after-answer'
}

/** A mail server that listens on a port of this machine; its behaviour can be changed while it runs. */
export async function mailServer(manners: Manners = {}) {
  const taken: Taken[] = []
  let tries = 0
  const sockets = new Map<string, Socket>()
  const current = { ...manners }
  const envelopeOf = (session: SMTPServerSession) => ({
    from: session.envelope.mailFrom ? session.envelope.mailFrom.address : '',
    to: session.envelope.rcptTo[0]?.address ?? '',
  })
  const server = new SMTPServer({
    authOptional: true,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS', 'PIPELINING'],
    logger: false,
    onAuth({ username, password }, _session, done) {
      const { user, password: right } = current.accepts ?? {}
      if (username === user && password === right) return done(null, { user })
      done(answerOf({ code: 535, text: 'not known' }))
    },
    onRcptTo({ address }, session, done) {
      tries += 1
      const refused = current.refuse?.({ ...envelopeOf(session), to: address })
      done(refused ? answerOf(refused) : null)
    },
    onData(stream, session, done) {
      const pieces: Buffer[] = []
      const hangUp = () => sockets.get(session.remotePort.toString())?.destroy()
      stream.on('data', (piece: Buffer) => {
        pieces.push(piece)
        if (current.closes === 'within') hangUp()
      })
      stream.on('end', async () => {
        if (current.closes === 'before-answer') return hangUp()
        if (current.silent === 'refusing') return
        if (current.delay) await wait(current.delay)
        const refused = current.refuseContent?.()
        if (refused) return done(answerOf(refused))
        taken.push({ ...envelopeOf(session), message: Buffer.concat(pieces) })
        if (current.silent) return
        done()
        if (current.closes === 'after-answer') setImmediate(hangUp)
      })
    },
  })
  server.on('error', () => undefined)
  server.server.on('connection', (socket: Socket) => {
    sockets.set(String(socket.remotePort), socket)
    socket.on('error', () => undefined)
  })
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    taken,
    /** The number of recipients named so far. */
    tries: () => tries,
    /** Changes what it does from now on. */
    behave(next: Manners) {
      for (const key of Object.keys(current) as (keyof Manners)[]) delete current[key]
      Object.assign(current, next)
    },
    async close() {
      for (const socket of sockets.values()) socket.destroy()
      await new Promise<void>((resolve) => server.close(resolve))
    },
  }
}

function answerOf({ code, text }: { code: number; text: string }): Error {
  return Object.assign(new Error(text), { responseCode: code })
}
