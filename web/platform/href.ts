import type { Path } from '../routes.ts'

type Names<Pattern extends string> = Pattern extends `${string}:${infer Name}/${infer Rest}`
  ? Name | Names<Rest>
  : Pattern extends `${string}:${infer Name}`
    ? Name
    : never

/** What fills a path's `:names`; none where the path has none. */
export type PathParams<Pattern extends string> = Readonly<Record<Names<Pattern>, string | number>>

/** What follows the question mark; undefined and null leave the name out, a list repeats it. */
export type Query = Readonly<
  Record<string, string | number | boolean | null | undefined | readonly (string | number)[]>
>

/**
 * The address of a page that exists: `href('/jobs/:jobId', { jobId })`, `href('/search', {}, { location })`.
 * A page that doesn't exist doesn't compile.
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

/** Puts values into a pattern's `:names`, escaped. */
export function fillPath(pattern: string, params: Readonly<Record<string, string | number>>): string {
  return pattern.replace(/:([A-Za-z]+)/g, (_, name: string) => encodeURIComponent(String(params[name] ?? '')))
}

/** A query as text, `?a=1&a=2`, or nothing where it is empty. */
export function asSearch(query: Query): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    const values = Array.isArray(value) ? value : [value]
    for (const each of values) if (each !== undefined && each !== null && each !== '') search.append(name, String(each))
  }
  const text = search.toString()
  return text ? `?${text}` : ''
}
