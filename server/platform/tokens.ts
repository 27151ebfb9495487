import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto'

/** An unguessable token of 256 bits for sessions and action links, safe in a URL. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** The stored form of a token, from which it can't be recovered. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

/** A keyed hash for short codes, whose few values a plain hash wouldn't hide. */
export function sealCode(secret: string, parts: readonly string[]): Buffer {
  return createHmac('sha256', secret).update(parts.join('\n')).digest()
}

/** A signature over the parts, for links that carry their own proof. */
export function sign(secret: string, parts: readonly string[]): string {
  return sealCode(secret, parts).toString('base64url')
}

/** Compares in constant time. */
export function sameSecret(a: Buffer, b: Buffer): boolean {
  return a.length === b.length && timingSafeEqual(a, b)
}

const sealing = 'aes-256-gcm'
const nonceBytes = 12
const proofBytes = 16

/** Encrypts a short text, so that it can wait in an event or in the queue and only holders of the secret can read it. */
export function seal(secret: string, text: string): string {
  const nonce = randomBytes(nonceBytes)
  const cipher = createCipheriv(sealing, sealingKey(secret), nonce)
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')
}

/** Decrypts a sealed text; null if it was sealed with another secret or tampered with. */
export function unseal(secret: string, sealed: string): string | null {
  const bytes = Buffer.from(sealed, 'base64url')
  if (bytes.length < nonceBytes + proofBytes) return null
  const decipher = createDecipheriv(sealing, sealingKey(secret), bytes.subarray(0, nonceBytes), {
    authTagLength: proofBytes,
  })
  decipher.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + proofBytes))
  try {
    return Buffer.concat([decipher.update(bytes.subarray(nonceBytes + proofBytes)), decipher.final()]).toString('utf8')
  } catch {
    return null
  }
}

function sealingKey(secret: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', 'trampolim seal', 32))
}
