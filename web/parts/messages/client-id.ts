/** A new name for a message, by which sending it again changes nothing. Also where `crypto.randomUUID` is missing, over HTTP. */
export function newClientId(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
