import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const checkout = join(import.meta.dirname, '..')

/** Tables that are filled anew as a whole, and deletions whose condition is added where they are used. */
const everyRow: readonly string[] = [
  'server/lookups/queries.ts: occupation_name',
  'server/lookups/queries.ts: reference_document',
  'server/lookups/queries.ts: national_holiday',
  'server/jobs/queries.ts: job_like',
  'server/jobs/queries.ts: job_discard',
  'server/job-search/rows/refresh-queries.ts: popular_count',
]

/** The changes and deletions in a file's queries that have no condition, and so concern every row of their table. */
function changesOfEveryRow(text: string): string[] {
  // Without the values within a query, which may be queries themselves.
  const source = text.replaceAll(/\$\{[^{}]*\}/g, '')
  const inCode = [...source.matchAll(/\.(?:updateTable|deleteFrom)\('(\w+)[^']*'\)[\s\S]*?\.(?:execute|compile)\w*\(/g)]
  const inSql = [
    ...source.matchAll(/(?<!do |for |key )\b(?:update (?:only )?(\w+)(?: as \w+)? set|delete from (\w+))\b[^`]*`/g),
  ]
  return [
    ...inCode.filter(([query]) => !query.includes('.where(')).map(([, table = '']) => table),
    ...inSql.filter(([query]) => !/\bwhere\b/.test(query)).map(([, changed, emptied = '']) => changed ?? emptied),
  ]
}

it.each([
  ["tx.updateTable('job').set({ status }).execute()", ['job']],
  ["tx.updateTable('job').set({ status }).where('id', '=', id).execute()", []],
  ["tx.deleteFrom('job').returning('id').executeTakeFirst()", ['job']],
  ["tx.deleteFrom('job').where('id', '=', id).executeTakeFirst()", []],
  ['sql`update job set status = 1`', ['job']],
  ['sql`update job as own set status = 1 from asked where own.id = asked.id`', []],
  ['sql`delete from job`', ['job']],
  ['sql`insert into job values (1) on conflict (id) do update set status = 1`', []],
])('%s is seen', (source, seen) => {
  expect(changesOfEveryRow(source)).toEqual(seen)
})

it('every change and deletion says which rows it concerns', () => {
  const files = globSync('server/**/*.ts', {
    cwd: checkout,
    exclude: ['server/migrations/**', 'server/build/**', 'server/node_modules/**', 'server/**/*.test.ts'],
  })
  const found = files.flatMap((file) =>
    changesOfEveryRow(readFileSync(join(checkout, file), 'utf8')).map((table) => `${file}: ${table}`),
  )
  expect(found.toSorted()).toEqual(everyRow.toSorted())
})
