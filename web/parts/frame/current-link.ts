/** Of several links the one under which a path lies: the longest that is its beginning; null where none is. */
export function currentLink(links: readonly { to: string }[], path: string): string | null {
  const above = links.map(({ to }) => to).filter((to) => path === to || path.startsWith(`${to}/`))
  return above.toSorted((one, other) => other.length - one.length)[0] ?? null
}
