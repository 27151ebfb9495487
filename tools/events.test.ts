import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { events } from '@trampolim/contract/events.ts'
import { expect, it } from 'vitest'

const checkout = join(import.meta.dirname, '..')

it('records every event of the contract somewhere', () => {
  const sources = globSync('server/**/*.ts', { cwd: checkout }).filter((file) => !file.endsWith('.test.ts'))
  const code = sources.map((file) => readFileSync(join(checkout, file), 'utf8')).join('\n')
  expect(Object.keys(events).filter((type) => !code.includes(`type: '${type}'`))).toEqual([])
})
