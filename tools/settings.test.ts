import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const read = (path: string) => readFileSync(join(import.meta.dirname, '..', path), 'utf8')
const names = [...read('server/platform/configuration.ts').matchAll(/^ {2}([A-Z][A-Z0-9_]+): /gm)].map(
  ([, name]) => name,
)

it('README’s table has a line with each setting, its default and its meaning, and names no other', () => {
  const [, section = ''] = read('README.md').split('\n## Settings\n')
  const lines = (section.split('\n## ')[0] ?? '').split('\n').filter((line) => line.startsWith('| `'))
  const listed = lines.flatMap((line) =>
    [...(line.split(' | ')[0] ?? '').matchAll(/`([A-Z0-9_]+)`/g)].map(([, name]) => name),
  )
  expect(names.length).toBeGreaterThan(50)
  expect(listed.toSorted()).toEqual(names.toSorted())
})

it('docs/operating.md leads to that table, and by every link to a heading that is there', () => {
  const operating = read('docs/operating.md')
  expect(operating).toContain('(../README.md#settings)')
  const anchors = (text: string) =>
    new Set(
      [...text.matchAll(/^#+ (.*)$/gm)].map(([, title = '']) =>
        title
          .toLowerCase()
          .replaceAll(/[^\p{L}\p{N}_ -]/gu, '')
          .replaceAll(' ', '-'),
      ),
    )
  const links = [read('README.md'), operating].flatMap((text) => [
    ...text.matchAll(/\((?:docs\/)?operating\.md#([^)]+)\)/g),
  ])
  const own = [...operating.matchAll(/\]\(#([^)]+)\)/g)]
  const known = anchors(operating)
  expect([...links, ...own].flatMap(([, anchor = '']) => (known.has(anchor) ? [] : anchor))).toEqual([])
})
