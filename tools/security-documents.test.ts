import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const checkout = join(import.meta.dirname, '..')
const textOf = (document: string) => readFileSync(join(checkout, document), 'utf8')

describe('the list of the ASVS', () => {
  const rows = textOf('docs/asvs.md')
    .split('\n')
    .filter((line) => /^\| \d/.test(line))
    .map((line) => line.split('|').map((cell) => cell.trim()))

  it('covers all of levels 1 and 2 except WebRTC and the parts of OAuth that aren’t a client’s, each once', () => {
    const ids = rows.map(([, id]) => id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids).toHaveLength(253 - 20 - 7)
  })

  it('gives each an answer and says where or why', () => {
    const unclear = rows.filter(
      ([, , level = '', asked, answer = '', why, end, ...more]) =>
        !['1', '2'].includes(level) ||
        !['yes', 'partly', 'no', 'n/a'].includes(answer) ||
        !asked ||
        !why ||
        end !== '' ||
        more.length > 0,
    )
    expect(unclear).toEqual([])
  })
})
