import { type Keyring, sealCode } from '../../platform/tokens.ts'

const keyBytes = 16
const keyPattern = /^[0-9a-f]{32}$/

/**
 * The key of a letter: a keyed hash of its id, addressee and template, since an event may cause several letters. Nobody
 * can guess one, so a message that returns to an address with such a key answers a letter that we sent.
 */
export function keyOfLetter(
  secret: Keyring,
  { id, to, template }: { id: string; to: string; template: string },
): string {
  return sealCode(secret, ['letter', id, to.toLowerCase(), template]).subarray(0, keyBytes).toString('hex')
}

/** An e-mail address as it is stored with letters: a keyed hash. */
export function keyOfAddress(secret: Keyring, address: string): Buffer {
  return sealCode(secret, ['letter address', address.toLowerCase()])
}

/** The return address of one letter, for `bounces@example.org`: `bounces+<key>@example.org`. */
export function returnAddress(bounceAddress: string, key: string): string {
  const at = bounceAddress.lastIndexOf('@')
  return `${bounceAddress.slice(0, at)}+${key}${bounceAddress.slice(at)}`
}

/** The keys in a text of addresses, such as a header, that belong to the address for returned letters. */
export function keysIn(text: string, bounceAddress: string): string[] {
  const at = bounceAddress.lastIndexOf('@')
  const [before, after] = [`${bounceAddress.slice(0, at)}+`.toLowerCase(), bounceAddress.slice(at).toLowerCase()]
  return text
    .toLowerCase()
    .split(/[\s<>,;"()]+/)
    .flatMap((each) => {
      if (!each.startsWith(before) || !each.endsWith(after)) return []
      const key = each.slice(before.length, -after.length)
      return keyPattern.test(key) ? [key] : []
    })
}
