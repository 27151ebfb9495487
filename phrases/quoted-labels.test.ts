import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const texts = join(import.meta.dirname, 'pt-br')
const answers = join(import.meta.dirname, '../content/help')

const filesOf = (folder: string, end: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(end) && !file.endsWith('.test.ts'))
    .sort()

/**
 * Every text in a value that people see, at any depth. Where there is a short form of a text, it is what a button shows,
 * and the long one is only heard.
 */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, each]) => (`${key}Short` in value ? [] : textsIn(each)))
}

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&')

/** Matches what a text with values shows; nothing for one that begins with a value, which would match anything. */
function patternOf(text: string): RegExp[] {
  const [start = '', ...rest] = text.split(/\{\{[^}]*\}\}/)
  return start === '' || rest.length === 0 ? [] : [new RegExp(`^${[start, ...rest].map(escaped).join('.+')}$`)]
}

it('quotes only labels that the pages show, so that an answer of the help centre follows a renamed button', async () => {
  const modules = await Promise.all(filesOf(texts, '.ts').map((file) => import(join(texts, file))))
  const known = new Set(modules.flatMap(textsIn))
  const patterns = [...known].flatMap(patternOf)
  const isShown = (label: string) => known.has(label) || patterns.some((each) => each.test(label))
  const quoted = filesOf(answers, '.md').flatMap((file) =>
    [...readFileSync(join(answers, file), 'utf8').matchAll(/“([^”]*)”/g)].map(([, label = '']) => ({ file, label })),
  )
  expect(quoted.length).toBeGreaterThan(100)
  expect(quoted.filter(({ label }) => !isShown(label))).toEqual([])
})
