import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { type Page, pages } from '../../web/routes.ts'
import { firstViewOf } from './first-view.ts'

const build = join(import.meta.dirname, '../../web/build')
const kilobyte = 1_000
const budget = { scripts: 150 * kilobyte, styles: 30 * kilobyte, fonts: 2 }
const forms = 186 * kilobyte
const work = 155 * kilobyte

/** The board and the search of people with all their filters. They exceed the budget and must not grow. */
const workPlaces = ['/recruiter/job/:jobId/selective-process', '/recruiter/curriculums']
/**
 * Pages that consist of one long form, all of which is loaded at once: each field brings its rules and texts. They also
 * exceed the budget and must not grow.
 */
const wholeForms = [
  '/register',
  '/register/:type/complete',
  '/recruiter/register',
  '/recruiter/job/create',
  '/recruiter/job/:jobId/edit',
  '/curriculum/:type/create',
  '/create-pdf',
  '/inactive-profile/update-info',
]
/** The part that a page needs in any case; if it shows one of several, the heaviest of them. */
const shownParts: Readonly<Record<string, string>> = {
  '/recruiter/organization': 'screens/recruiter/organization/organization-view.tsx',
}
/** Corrections show the form of what is corrected. */
const corrections: Readonly<Record<string, string>> = {
  '/recruiter/:taskType/:processId/:taskId': 'parts/job-form/job-form.tsx',
}
/** The size of the visitors' stylesheet is limited; people at work load one more. */
const styled = ['/', '/search', '/jobs/:jobId', '/recruiter']

describe('what a visitor downloads before a page is ready', () => {
  it.each(pages.filter(({ frame }: Page) => frame !== 'bare') as readonly Page[])(
    'keeps within the budget: $path',
    ({ path, screen, beside }) => {
      const part = shownParts[path] ?? corrections[path]
      const view = firstViewOf(build, [
        'entry.client.tsx',
        'root.tsx',
        'parts/frame/open-frame.tsx',
        `screens/${screen}`,
        ...(beside ? [`screens/${beside}`] : []),
        ...(part ? [part] : []),
      ])
      console.log(`${path}: ${view.scripts} bytes of scripts, ${view.styles} of styles, ${view.fonts} fonts`)
      const isForm = wholeForms.includes(path) || path in corrections
      expect(view.scripts).toBeLessThanOrEqual(isForm ? forms : workPlaces.includes(path) ? work : budget.scripts)
      if (styled.includes(path)) expect(view.styles).toBeLessThanOrEqual(budget.styles)
      expect(view.fonts).toBe(budget.fonts)
    },
  )
})
