import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { testHouse } from '@trampolim/tests/house.ts'
import { sql } from 'kysely'
import { expect, it } from 'vitest'

const server = join(import.meta.dirname, '..')
const house = await testHouse()

it('of a job’s approved version every statement reads columns that jobs have', async () => {
  const { rows } = await sql<{ name: string }>`
    select attname as name from pg_attribute where attrelid = 'job'::regclass and attnum > 0
  `.execute(house.database)
  const columns = new Set(rows.map(({ name }) => name))
  const read = readdirSync(server, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test|\.gen)\.ts$/.test(file) && !file.includes('node_modules'))
    .flatMap((file) => {
      const keys = readFileSync(join(server, file), 'utf8').matchAll(/\bjob\.shown ->>? '(\w+)'/g)
      return [...keys].map(([, key = '']) => ({ file, key }))
    })
  expect(read.length).toBeGreaterThan(5)
  expect(read.filter(({ key }) => !columns.has(key))).toEqual([])
})
