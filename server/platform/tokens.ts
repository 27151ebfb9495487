import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** An unguessable token of 256 bits for sessions and action links, safe in a URL. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** What is stored of a token: whoever reads the database can't use it. */
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
