import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { type Page, pages } from '../../web/routes.ts'
import { firstViewOf } from './first-view.ts'

const build = join(import.meta.dirname, '../../web/build')
const kilobyte = 1_000
const budget = { scripts: 150 * kilobyte, styles: 30 * kilobyte, fonts: 2 }

const visited = ['/', '/search', '/jobs/:jobId', '/recruiter']
const kept = pages.filter((page: Page) => visited.includes(page.path))

describe('what a visitor downloads before a page is ready', () => {
  it.each(kept)('keeps within the budget: $path', ({ path, screen }: Page) => {
    const view = firstViewOf(build, ['entry.client.tsx', 'root.tsx', 'parts/frame/open-frame.tsx', `screens/${screen}`])
    console.log(`${path}: ${view.scripts} bytes of scripts, ${view.styles} of styles, ${view.fonts} fonts`)
    expect(view.scripts).toBeLessThanOrEqual(budget.scripts)
    expect(view.styles).toBeLessThanOrEqual(budget.styles)
    expect(view.fonts).toBe(budget.fonts)
  })
})
