/** A unique id, also where `crypto.randomUUID` is missing: in older browsers, and over plain HTTP. */
export function newClientId(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
