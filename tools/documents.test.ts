import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'

const checkout = join(import.meta.dirname, '..')
/** What is true today; the history and the records of decisions name what there was. */
const documents = globSync(['*.md', 'docs/*.md'], { cwd: checkout }).filter((path) => path !== 'CHANGELOG.md')

const textOf = (document: string) => readFileSync(join(checkout, document), 'utf8')
const found = (text: string, pattern: RegExp) => [...new Set([...text.matchAll(pattern)].map(([, part = '']) => part))]

const ofCheckout =
  /^(?:(?:content|contract|deploy|docs|marketplace|phrases|server|tests|tools|web)\/|[\w-]+\.(?:md|json)$)/
/** Made by a command, or a pattern. */
const notFiles = /^(?:web|server)\/build|[*<{ ]/
const command = /npm run (?:-s )?([\w:-]+)/g

it('looks at every document of the checkout', () => {
  expect(documents.length).toBeGreaterThan(12)
})

it('explains every command in README.md', () => {
  const { scripts } = JSON.parse(textOf('package.json')) as { scripts: Record<string, string> }
  const [, section = ''] = textOf('README.md').split('\n## Commands\n')
  const rows = (section.split('\n## ')[0] ?? '').split('\n').map((line) => line.split(' | ')[0] ?? '')
  const explained = new Set(rows.flatMap((row) => found(row, /npm (?:run )?(?:-s )?([\w:-]+)/g)))
  expect(Object.keys(scripts).filter((name) => !explained.has(name))).toEqual([])
})

describe.each(documents)('%s', (document) => {
  const text = textOf(document)
  const quoted = found(text, /`([^`\n]+)`/g)

  it('names no file or folder that doesn’t exist', () => {
    const paths = quoted.filter((each) => ofCheckout.test(each) && !notFiles.test(each))
    expect(paths.filter((path) => !existsSync(join(checkout, path)))).toEqual([])
  })

  it('links to no page of ours that doesn’t exist, nor to a heading that it lacks', () => {
    const links = found(text, /\]\((?!https?:)([^)]+)\)/g)
    const broken = links.filter((link) => {
      const [page = '', anchor] = link.split('#')
      const path = page ? join(checkout, dirname(document), page) : join(checkout, document)
      if (!existsSync(path)) return true
      return anchor !== undefined && !anchorsOf(readFileSync(path, 'utf8')).has(anchor)
    })
    expect(broken).toEqual([])
  })

  it('names no command that doesn’t exist', () => {
    const { scripts } = JSON.parse(textOf('package.json')) as { scripts: Record<string, string> }
    expect(found(text, command).filter((name) => !(name in scripts))).toEqual([])
  })
})

/** The anchors of a page's headings, as GitHub makes them. */
function anchorsOf(text: string): ReadonlySet<string> {
  const titles = found(text, /^#+ (.*)$/gm)
  return new Set(
    titles.map((each) =>
      each
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N}_ -]/gu, '')
        .replaceAll(' ', '-'),
    ),
  )
}
