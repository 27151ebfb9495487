import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const { scripts } = JSON.parse(readFileSync(join(import.meta.dirname, '../package.json'), 'utf8')) as {
  scripts: { start: string }
}

/** The arguments that `npm start` gives to Node, including memory limits. Tests and benchmarks start with the same. */
export const [, ...npmStart] = scripts.start.split(' ')
