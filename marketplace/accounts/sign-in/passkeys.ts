/** The most passkeys of one account. */
export const mostPasskeys = 10

/** The longest name that a person gives a passkey. */
export const longestPasskeyName = 60

/** How long a challenge to a passkey can be answered, in milliseconds. */
export const passkeyChallengeLifetime = 5 * 60 * 1000

/** What passkeys are bound to: the host of the pages, and the origin that a browser must name. */
export type RelyingParty = { readonly id: string; readonly origin: string }

/**
 * The relying party for pages at an address. Null if browsers offer no passkeys there: at a bare IP address, and
 * without https except on the same machine.
 */
export function relyingPartyOf(publicUrl: string): RelyingParty | null {
  const { protocol, hostname, origin } = new URL(publicUrl)
  const isAddress = /^[\d.]+$/.test(hostname) || hostname.startsWith('[')
  const isLocal = hostname === 'localhost' || hostname.endsWith('.localhost')
  if (isAddress || (protocol !== 'https:' && !isLocal)) return null
  return { id: hostname, origin }
}

/**
 * Whether a passkey's signature counter is plausible: it grows with each use, or is always 0 if the passkey is
 * synchronised among a person's devices. Any other counter means that the passkey was copied.
 */
export function isCounterAhead({ stored, given }: { stored: number; given: number }): boolean {
  return given > stored || (given === 0 && stored === 0)
}
