/**
 * The values by which a feed is narrowed, from its address: each parameter that is given is one of its known values.
 * @throws 404 for an unknown value, which would otherwise be answered with everything
 */
export function narrowedBy<Known extends Readonly<Record<string, readonly string[]>>>(
  search: URLSearchParams,
  known: Known,
): { [Name in keyof Known]?: Known[Name][number] } {
  const given = Object.entries(known).flatMap(([name, values]) => {
    const value = search.get(name)
    if (!value) return []
    if (!values.includes(value)) throw new Response(null, { status: 404 })
    return [[name, value] as const]
  })
  return Object.fromEntries(given) as { [Name in keyof Known]?: Known[Name][number] }
}
