import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const checkout = join(import.meta.dirname, '..')
const moment =
  /\b\w+_(?:at|until|since)\b['"]?(?:\s*,\s*['"](?:asc|desc)['"]|\s+(?:asc|desc))?(?:\s+nulls\s+(?:first|last))?\s*$/

/** Orders that need no second key, since the moment itself is the only value read. */
const momentAlone: readonly string[] = ['server/job-search/sitemap.ts']

/**
 * The orders in a file's queries whose last key is a moment: rows with the same moment then have no fixed order, and
 * pages overlap.
 */
function ordersByMomentAlone(source: string): string[] {
  const inSql = [
    ...source.matchAll(/\border by\s+([^`]*?)(?=\s+(?:limit|offset|for (?:no key )?(?:update|share))\b|\)|`)/g),
  ]
  const inCode = [...source.matchAll(/(?:\s*\.orderBy\([^\n]*\)\n?)+/g)]
  return [
    ...inSql.map(([, keys = '']) => keys.trim()),
    ...inCode.map(
      ([calls]) =>
        calls
          .trim()
          .split('\n')
          .at(-1)
          ?.trim()
          .replace(/^\.orderBy\(|\)$/g, '') ?? '',
    ),
  ].filter((keys) => moment.test(keys))
}

it.each([
  ['select 1 from job order by closes_at limit 5`', 1],
  ['select 1 from job order by closes_at desc, id limit 5`', 0],
  ['(select 1 from job order by job.closes_at desc)', 1],
  ["db\n    .orderBy('created_at', 'desc')\n    .limit(3)", 1],
  ["db\n    .orderBy('created_at', 'desc')\n    .orderBy('id', 'desc')\n    .limit(3)", 0],
  ["db\n    .orderBy('name')\n", 0],
])('%s is seen', (source, seen) => {
  expect(ordersByMomentAlone(source)).toHaveLength(seen)
})

it('every list in the order of time goes on by an id', () => {
  const files = globSync('server/**/*.ts', { cwd: checkout, exclude: ['server/migrations/**', 'server/**/*.test.ts'] })
  const found = files.flatMap((file) =>
    momentAlone.includes(file)
      ? []
      : ordersByMomentAlone(readFileSync(join(checkout, file), 'utf8')).map((keys) => `${file}: ${keys}`),
  )
  expect(found).toEqual([])
})
