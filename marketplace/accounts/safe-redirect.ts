/** Any origin works: only whether a path leaves the origin against which it is resolved matters. */
const anyOrigin = 'https://origin.invalid'
const longest = 2000

/**
 * Returns a redirect value as a path of this origin, with query and fragment; undefined if it would leave the origin
 * (product, readings: same-origin paths only). Refuses `//evil`, `/\evil`, `https:` and control characters, also if they
 * only appear once dots in the path are resolved.
 */
export function safeRedirect(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.length > longest) return undefined
  if (!isOwnPath(value) || !URL.canParse(value, anyOrigin)) return undefined
  const url = new URL(value, anyOrigin)
  const path = url.pathname + url.search + url.hash
  return url.origin === anyOrigin && isOwnPath(path) ? path : undefined
}

function isOwnPath(path: string): boolean {
  if (!path.startsWith('/') || /^\/[/\\]/.test(path)) return false
  return ![...path].some((character) => character.charCodeAt(0) < 0x20 || character.charCodeAt(0) === 0x7f)
}

/** The path without query and fragment. */
export function pathnameOf(path: string): string {
  return path.split(/[?#]/, 1)[0] ?? '/'
}

/** A path with a redirect value in its query. */
export function withRedirect(path: string, redirect: string): string {
  return `${path}?redirect=${encodeURIComponent(redirect)}`
}
