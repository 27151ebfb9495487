import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { adRules } from '@trampolim/marketplace/jobs/ad-rules.ts'
import { reviewHints } from '@trampolim/marketplace/reviews/hints.ts'
import { expect, it } from 'vitest'

const read = (path: string) => readFileSync(join(import.meta.dirname, '..', path), 'utf8')
const document = read('docs/reviewing.md')

it('docs/reviewing.md names every page of reviewers', () => {
  const pages = [...read('web/routes.ts').matchAll(/path: '(\/review(?:\/[a-z/]+)?)'/g)].map(([, path = '']) => path)
  expect(pages.length).toBeGreaterThan(8)
  expect(pages.filter((path) => !document.includes(`\`${path}\``))).toEqual([])
})

it('has a line for each hint and for each rule of ads', () => {
  const after = (start: string) => document.split(start)[1]?.split('\n## ')[0]?.split('\n') ?? []
  const hints = after('| Hint | What to check |\n|---|---|\n').filter((line) => line.startsWith('| '))
  expect(hints.flatMap((line) => line.slice(2).split(' | ')[0]?.split(', '))).toHaveLength(reviewHints.length)
  expect(after('\n## The rules of the terms\n').filter((line) => line.startsWith('- '))).toHaveLength(adRules.length)
})
