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

/** The secret that signs and seals, and the former secrets, which still open and verify older values. */
export type Keyring = { readonly current: string; readonly former: readonly string[] }

/** The secrets, the current one first. */
export function secretsOf({ current, former }: Keyring): readonly [string, ...string[]] {
  return [current, ...former]
}

/** A keyed hash. */
export function keyedHash(key: string, parts: readonly string[]): Buffer {
  return createHmac('sha256', key).update(parts.join('\n')).digest()
}

/** A keyed hash for short codes, since a plain hash of so few possible values could be reversed. */
export function sealCode(secret: Keyring, parts: readonly string[]): Buffer {
  return keyedHash(secret.current, parts)
}

/** The keyed hashes by every secret, the current one first, to look up a value that a former secret may have hashed. */
export function everySealOf({ current, former }: Keyring, parts: readonly string[]): [Buffer, ...Buffer[]] {
  return [keyedHash(current, parts), ...former.map((each) => keyedHash(each, parts))]
}

/** A signature over the parts, for links that carry their own proof. */
export function sign(secret: Keyring, parts: readonly string[]): string {
  return sealCode(secret, parts).toString('base64url')
}

/** Whether a hash or signature is that of the parts, by any of the secrets. Each of them is tried, so that the time reveals nothing. */
export function isSealOf(secret: Keyring, parts: readonly string[], given: Buffer): boolean {
  return everySealOf(secret, parts).filter((own) => sameSecret(own, given)).length > 0
}

/** Compares in constant time. */
export function sameSecret(a: Buffer, b: Buffer): boolean {
  return a.length === b.length && timingSafeEqual(a, b)
}

const sealing = 'aes-256-gcm'
const nonceBytes = 12
const proofBytes = 16

/** The name by which a sealed value refers to its secret; the secret can't be derived from it. */
export function keyIdOf(secret: string): string {
  return derived(secret).id
}

/**
 * Encrypts a short text, so that it can wait in an event or in the queue and only holders of the secret can read it. It begins with the
 * name of its secret.
 */
export function seal({ current }: Keyring, text: string): string {
  const { id, key } = derived(current)
  const nonce = randomBytes(nonceBytes)
  const cipher = createCipheriv(sealing, key, nonce)
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return `${id}.${Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')}`
}

/**
 * Decrypts a sealed text; null if it was sealed with an unknown secret or tampered with. A text without a secret's name
 * is tried with each secret.
 */
export function unseal(secret: Keyring, sealed: string): string | null {
  const dot = sealed.indexOf('.')
  const name = dot < 0 ? null : sealed.slice(0, dot)
  for (const each of secretsOf(secret)) {
    const { id, key } = derived(each)
    const text = name === null || name === id ? decrypt(key, sealed.slice(dot + 1)) : null
    if (text !== null) return text
  }
  return null
}

function decrypt(key: Buffer, sealed: string): string | null {
  const bytes = Buffer.from(sealed, 'base64url')
  if (bytes.length < nonceBytes + proofBytes) return null
  const decipher = createDecipheriv(sealing, key, bytes.subarray(0, nonceBytes), {
    authTagLength: proofBytes,
  })
  decipher.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + proofBytes))
  try {
    return Buffer.concat([decipher.update(bytes.subarray(nonceBytes + proofBytes)), decipher.final()]).toString('utf8')
  } catch {
    return null
  }
}

const kept = new Map<string, { id: string; key: Buffer }>()

/**
 * The key derived from a secret, and its name of six bytes; two secrets share a name with a probability of 1 in 2^48.
 */
function derived(secret: string): { id: string; key: Buffer } {
  const known = kept.get(secret)
  if (known) return known
  const of = (purpose: string, bytes: number) => Buffer.from(hkdfSync('sha256', secret, '', purpose, bytes))
  const made = { id: of('trampolim key id', 6).toString('base64url'), key: of('trampolim seal', 32) }
  if (kept.size < 100) kept.set(secret, made)
  return made
}
