type Asked = {
  /** The address of the service, without the call's path. */
  base: string
  method: string
  path: string
  asks: Readonly<Record<string, unknown>>
}

/**
 * A request as a command for curl: the input fills the path's `{names}`; the rest is the query of a GET, and the body of
 * any other method. What changes something names our origin, as browsers do; without a session's token it is refused
 * otherwise.
 */
export function curlOf({ base, method, path, asks }: Asked): string {
  const address = base + path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(asks[name])))
  const rest = withoutPath(path, asks)
  if (method === 'GET') return `curl ${quoted(address + queryOf(rest))}`
  const head = `curl -X ${method} ${quoted(address)} -H ${quoted(`Origin: ${new URL(base).origin}`)}`
  if (Object.keys(rest).length === 0) return head
  return `${head} -H 'Content-Type: application/json' -d ${quoted(JSON.stringify(rest))}`
}

/** The input without what is in the path. */
export function withoutPath(path: string, asks: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(asks).filter(([name]) => !path.includes(`{${name}}`)))
}

function queryOf(values: Readonly<Record<string, unknown>>): string {
  const query = new URLSearchParams(
    Object.entries(values).flatMap(([name, value]) =>
      [value].flat().map((each): [string, string] => [name, String(each)]),
    ),
  )
  return query.size > 0 ? `?${query}` : ''
}

/** A text as one word of a shell. */
const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`
