import { Writable } from 'node:stream'

/**
 * A page's body as the web's streams have it. React writes a page in many small pieces, and each that is passed on alone
 * costs a turn of every stream and a call of the system: what is there at first leaves as one, and so does what follows
 * while the reader is busy. `ended` is called when there is no more, or the reader has left.
 */
export function gatheredBody(pipe: (body: Writable) => void, ended: () => void): ReadableStream<Uint8Array> {
  let resume: (() => void) | undefined
  let hasLeft = false
  let leave: () => void = () => undefined
  return new ReadableStream<Uint8Array>({
    start(reader) {
      const pass = (bytes: Uint8Array, done: () => void) => {
        reader.enqueue(bytes)
        if ((reader.desiredSize ?? 0) > 0) done()
        else resume = done
      }
      const body = new Writable({
        highWaterMark: 256 * 1024,
        write: (piece: Buffer, _encoding, done) => pass(piece, done),
        writev: (pieces, done) => pass(patientScripts(Buffer.concat(pieces.map(({ chunk }) => chunk as Buffer))), done),
        final(done) {
          if (!hasLeft) reader.close()
          done()
        },
        destroy(problem, done) {
          if (problem && !hasLeft) reader.error(problem)
          done(null)
        },
      })
      body.once('close', ended)
      body.cork()
      pipe(body)
      // React goes on with a page's data in the turn after its first pieces, and ends it, which lets everything go.
      setImmediate(() => setImmediate(() => body.uncork()))
      leave = () => body.destroy()
    },
    pull() {
      resume?.()
      resume = undefined
    },
    cancel() {
      hasLeft = true
      leave()
    },
  })
}

const eager = '<link rel="modulepreload" '
const patient = `${eager}fetchpriority="low" `

/**
 * Lets styles and fonts go before scripts: the router's own links would have browsers fetch them first, though a page is
 * there and works without them. What people wrote can't look like such a link, its `<` is escaped.
 */
function patientScripts(html: Buffer): Buffer {
  return Buffer.from(html.toString('latin1').replaceAll(eager, patient), 'latin1')
}
