import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'

type Asked = { options: string }
type Named = { challenge: string; rp?: { id: string }; rpId?: string; user?: { id: string } }

const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest()
const base64url = (data: Buffer) => data.toString('base64url')

/** The claims in an authenticator's answer; a test changes one of them to see it refused. */
type Said = { origin: string; rpId?: string; counter?: number; verified?: boolean; challenge?: string; handle?: string }

/** A software authenticator with one passkey: it answers like a browser, with ES256 and without attestation. */
export function newAuthenticator() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const credentialId = randomBytes(32)
  let userHandle = ''

  /** Answers the `options` for adding a passkey. */
  const create = ({ options }: Asked, { origin, counter = 0, verified = true, ...said }: Said): string => {
    const asked = JSON.parse(options) as Named
    userHandle = asked.user?.id ?? ''
    const length = Buffer.alloc(2)
    length.writeUInt16BE(credentialId.length)
    const credential = Buffer.concat([Buffer.alloc(16), length, credentialId, coseKeyOf(publicKey)])
    // User present, perhaps verified, with credential data.
    const flags = 0x41 | (verified ? 0x04 : 0)
    const data = Buffer.concat([dataOf(said.rpId ?? asked.rp?.id ?? '', flags, counter), credential])
    const clientDataJSON = clientDataOf('webauthn.create', said.challenge ?? asked.challenge, origin)
    return JSON.stringify({
      ...idsOf(credentialId),
      response: {
        clientDataJSON: base64url(clientDataJSON),
        attestationObject: base64url(attestationOf(data)),
        transports: ['internal'],
      },
    })
  }

  /** Answers the `options` for signing in. */
  const get = ({ options }: Asked, { origin, counter = 0, verified = true, ...said }: Said): string => {
    const asked = JSON.parse(options) as Named
    const data = dataOf(said.rpId ?? asked.rpId ?? '', 0x01 | (verified ? 0x04 : 0), counter)
    const clientDataJSON = clientDataOf('webauthn.get', said.challenge ?? asked.challenge, origin)
    const signature = sign('sha256', Buffer.concat([data, sha256(clientDataJSON)]), privateKey)
    return JSON.stringify({
      ...idsOf(credentialId),
      response: {
        clientDataJSON: base64url(clientDataJSON),
        authenticatorData: base64url(data),
        signature: base64url(signature),
        userHandle: said.handle ?? userHandle,
      },
    })
  }

  return { create, get }
}

const idsOf = (id: Buffer) => ({
  id: base64url(id),
  rawId: base64url(id),
  type: 'public-key',
  clientExtensionResults: {},
})

const clientDataOf = (type: string, challenge: string, origin: string) =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))

function dataOf(rpId: string, flags: number, counter: number): Buffer {
  const rest = Buffer.alloc(5)
  rest.writeUInt8(flags, 0)
  rest.writeUInt32BE(counter, 1)
  return Buffer.concat([sha256(rpId), rest])
}

/** The public key in COSE, which is CBOR: {1: 2, 3: -7, -1: 1, -2: x, -3: y}. */
function coseKeyOf(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' })
  const head = Buffer.from('a5010203262001215820', 'hex')
  return Buffer.concat([head, Buffer.from(x, 'base64url'), Buffer.from('225820', 'hex'), Buffer.from(y, 'base64url')])
}

/** In CBOR: {fmt: 'none', attStmt: {}, authData}. */
function attestationOf(data: Buffer): Buffer {
  const length = Buffer.from([0x59, data.length >> 8, data.length & 0xff])
  const text = (word: string) => Buffer.concat([Buffer.from([0x60 + word.length]), Buffer.from(word)])
  return Buffer.concat([
    Buffer.from([0xa3]),
    text('fmt'),
    text('none'),
    text('attStmt'),
    Buffer.from([0xa0]),
    text('authData'),
    length,
    data,
  ])
}
