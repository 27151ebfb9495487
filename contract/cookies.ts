import type { CookieName } from '@trampolim/marketplace/retention/cookies.ts'

/**
 * The name of one of our cookies. Over https it has the `__Host-` prefix, with which browsers accept it only from this
 * very host, over a secure connection and for all paths.
 */
export function cookieName(name: CookieName, publicUrl: string): string {
  return isSecure(publicUrl) ? `__Host-${name}` : name
}

/** The `Secure` attribute of cookies, if pages are served over https. */
export function secureWhere(publicUrl: string): string {
  return isSecure(publicUrl) ? '; Secure' : ''
}

function isSecure(publicUrl: string): boolean {
  return publicUrl.startsWith('https:')
}
