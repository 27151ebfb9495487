import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const read = (path: string) => readFileSync(join(import.meta.dirname, '..', path), 'utf8')
const names = [...read('server/platform/settings.ts').matchAll(/^ {2}([A-Z][A-Z0-9_]+): /gm)].map(([, name]) => name)

it('README’s table has a line with each setting, its default and its meaning, and names no other', () => {
  const [, section = ''] = read('README.md').split('\n## Settings\n')
  const lines = (section.split('\n## ')[0] ?? '').split('\n').filter((line) => line.startsWith('| `'))
  const listed = lines.flatMap((line) =>
    [...(line.split(' | ')[0] ?? '').matchAll(/`([A-Z0-9_]+)`/g)].map(([, name]) => name),
  )
  expect(names.length).toBeGreaterThan(50)
  expect(listed.toSorted()).toEqual(names.toSorted())
})

it('docs/operating.md leads to that table', () => {
  expect(read('docs/operating.md')).toContain('(../README.md#settings)')
})

/** What the system and npm set themselves, and what one program of ours says to another that it starts. */
const notSet = new Set(['PATH', 'NODE_ENV', 'TRAMPOLIM_JOURNEY_PORT', 'TRAMPOLIM_RELEVANCE'])

it('no code reads a variable of the environment that no document names', () => {
  const sources = globSync('{server,tools,tests,web}/**/*.ts', {
    cwd: join(import.meta.dirname, '..'),
    exclude: (path) => /(^|\/)(node_modules|build)$|\.test\.ts$/.test(path),
  })
  const found = sources.flatMap((path) => {
    const code = read(path)
    const bracketed = [...code.matchAll(/const \{([^{}]*)\} = process\.env/g)].map(([, inside = '']) => inside)
    return [
      ...[...code.matchAll(/(?<!meta\.)\benv\.([A-Z][A-Z0-9_]+)/g)].map(([, name = '']) => name),
      ...bracketed.flatMap((inside) => inside.match(/[A-Z][A-Z0-9_]+/g) ?? []),
    ]
  })
  const documents = ['README.md', 'CONTRIBUTING.md', 'docs/operating.md'].map(read).join('\n')
  const named = (name: string) => new RegExp(`\\b${name}\\b`).test(documents)
  expect(sources.length).toBeGreaterThan(500)
  expect([...new Set(found)].filter((name) => !notSet.has(name) && !named(name))).toEqual([])
})
