/** The menu link to which a path belongs: the longest that is a prefix of it; null if there is none. */
export function currentLink(links: readonly { to: string }[], path: string): string | null {
  const above = links.map(({ to }) => to).filter((to) => path === to || path.startsWith(`${to}/`))
  return above.toSorted((one, other) => other.length - one.length)[0] ?? null
}
