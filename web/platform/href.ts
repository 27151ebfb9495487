import type { Path } from '../routes.ts'

type Names<Pattern extends string> = Pattern extends `${string}:${infer Name}/${infer Rest}`
  ? Name | Names<Rest>
  : Pattern extends `${string}:${infer Name}`
    ? Name
    : never

/** The values of a path's `:names`; empty if it has none. */
export type PathParams<Pattern extends string> = Readonly<Record<Names<Pattern>, string | number>>

/** The values of the query string; undefined and null are left out, a list repeats the name. */
export type Query = Readonly<
  Record<string, string | number | boolean | null | undefined | readonly (string | number)[]>
>

/**
 * The address of an existing page: `href('/jobs/:jobId', { jobId })`, `href('/search', {}, { location })`. A page that
 * doesn't exist doesn't compile.
 */
export function href<Pattern extends Path>(
  pattern: Pattern,
  ...[params, query]: [Names<Pattern>] extends [never]
    ? [params?: Readonly<Record<string, never>>, query?: Query]
    : [params: PathParams<Pattern>, query?: Query]
): string {
  const path = fillPath(pattern, params ?? {})
  return query ? path + asSearch(query) : path
}

/** Inserts values into a pattern's `:names`, escaped. */
export function fillPath(pattern: string, params: Readonly<Record<string, string | number>>): string {
  return pattern.replace(/:([A-Za-z]+)/g, (_, name: string) => encodeURIComponent(String(params[name] ?? '')))
}

/** A query as a string, `?a=1&a=2`, or empty; encoded as a form is, as `URLSearchParams` does it. */
export function asSearch(query: Query): string {
  let text = ''
  for (const [name, value] of Object.entries(query)) {
    const values = Array.isArray(value) ? value : [value]
    for (const each of values) {
      if (each === undefined || each === null || each === '') continue
      text += `${text ? '&' : '?'}${encoded(name)}=${encoded(String(each))}`
    }
  }
  return text
}

/**
 * Most values need no escaping, and a page of results has a hundred addresses; creating a `URLSearchParams` for each of
 * them would take several times as long.
 */
function encoded(value: string): string {
  if (/^[\w*.-]*$/.test(value)) return value
  const escaped = encodeURIComponent(value.replace(/\p{Cs}/gu, '\ufffd'))
  return escaped.replace(/%20|[!'()~]/g, (each) =>
    each === '%20' ? '+' : `%${each.charCodeAt(0).toString(16).toUpperCase()}`,
  )
}
