import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'

const checkout = join(import.meta.dirname, '..')
const documents = ['SECURITY.md', 'docs/security.md', 'docs/asvs.md', 'docs/operating.md']

const textOf = (document: string) => readFileSync(join(checkout, document), 'utf8')
const found = (text: string, pattern: RegExp) => [...new Set([...text.matchAll(pattern)].map(([, part = '']) => part))]

const ofCheckout = /^(?:(?:contract|docs|marketplace|phrases|server|tests|tools|web)\/|[\w-]+\.(?:md|json)$)/
const command = /^npm run ([\w:-]+)/

describe.each(documents)('%s', (document) => {
  const text = textOf(document)
  const quoted = found(text, /`([^`\n]+)`/g)

  it('names no file or folder that doesn’t exist', () => {
    const paths = quoted.filter((each) => ofCheckout.test(each))
    expect(paths.filter((path) => !existsSync(join(checkout, path)))).toEqual([])
  })

  it('links to no page of ours that doesn’t exist', () => {
    const pages = found(text, /\]\((?!https?:)([^)#]+)/g)
    expect(pages.filter((page) => !existsSync(join(checkout, dirname(document), page)))).toEqual([])
  })

  it('names no command that doesn’t exist', () => {
    const { scripts } = JSON.parse(textOf('package.json')) as { scripts: Record<string, string> }
    const commands = quoted.flatMap((each) => command.exec(each)?.[1] ?? [])
    expect(commands.filter((name) => !(name in scripts))).toEqual([])
  })
})

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
