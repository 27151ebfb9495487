/**
 * The name under which browsers keep a cookie of ours. Over https it says that only this very host set it, over a secure
 * connection and for all paths: browsers take such a cookie from nobody else.
 */
export function cookieName(
  name: 'trampolim_session' | 'trampolim_device' | 'trampolim_action' | 'theme',
  publicUrl: string,
): string {
  return isSecure(publicUrl) ? `__Host-${name}` : name
}

/** What a cookie needs beside its other attributes where pages come over https. */
export function secureWhere(publicUrl: string): string {
  return isSecure(publicUrl) ? '; Secure' : ''
}

function isSecure(publicUrl: string): boolean {
  return publicUrl.startsWith('https:')
}
