import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const { scripts } = JSON.parse(readFileSync(join(import.meta.dirname, '../package.json'), 'utf8')) as {
  scripts: { start: string }
}

/** What `npm start` gives to Node: the limits of its memory with the rest. Tests and benchmarks start the very same. */
export const [, ...npmStart] = scripts.start.split(' ')
