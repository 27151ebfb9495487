import type { Page } from '@playwright/test'
import { curriculum } from '@trampolim/phrases/pt-br/curriculum.ts'
import { jobs } from '@trampolim/phrases/pt-br/jobs.ts'
import { matching } from '@trampolim/phrases/pt-br/matching.ts'
import { search } from '@trampolim/phrases/pt-br/search.ts'
import { expect, open, test } from './journey.ts'

/** Checks that only the page's text is printed, dark on light whatever the screen's scheme. */
async function expectPaper(page: Page, { text }: { text: readonly string[] }) {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  for (const role of ['banner', 'navigation', 'contentinfo', 'button'] as const)
    await expect(page.getByRole(role), role).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  for (const each of text) await expect(page.getByRole('heading', { name: each, exact: true })).toBeVisible()
  await expect(page.locator('main')).toHaveCSS('color', 'rgb(29, 43, 39)')
}

test('a job is printed without its buttons', async ({ page }) => {
  await open(page, '/search?occupation=Vendedor')
  const result = page.getByRole('region', { name: search.results }).getByRole('heading', { level: 2 }).first()
  const path = await result.getByRole('link').getAttribute('href')
  await open(
    page,
    path?.startsWith('/search') ? `/jobs/${new URL(path, page.url()).searchParams.get('job')}` : `${path}`,
  )
  await expectPaper(page, { text: [jobs.sections.jobInfo, jobs.sections.aboutCompany] })
  await expect(page.getByRole('link', { name: jobs.apply })).toHaveCount(0)
  await expect(page.getByRole('heading', { name: jobs.sections.similar })).toHaveCount(0)
})

test('a job is printed for a candidate without what can only be done on its page', async ({ page, signInAs }) => {
  await signInAs('ana')
  await open(page, '/search?occupation=Padeiro')
  const result = page.getByRole('region', { name: search.results }).getByRole('heading', { level: 2 }).first()
  const path = await result.getByRole('link').getAttribute('href')
  await open(page, `/jobs/${new URL(`${path}`, page.url()).searchParams.get('job') ?? `${path}`.split('/').pop()}`)
  await expect(page.getByText(jobs.passOn.title)).toBeVisible()
  await expectPaper(page, { text: [jobs.sections.aboutCompany] })
  for (const each of [jobs.passOn.title, jobs.passOn.report, jobs.companyPage, matching.own.edit])
    await expect(page.getByText(each, { exact: true }), each).toBeHidden()
})

test('results are printed under their title, and nothing lies over them', async ({ page }) => {
  await page.setViewportSize({ width: 718, height: 1000 })
  await open(page, '/search?occupation=Vendedor')
  await expectPaper(page, { text: [] })
  await expect(page.getByText(search.filters, { exact: true })).toBeHidden()
  const title = await page.getByRole('heading', { level: 1 }).boundingBox()
  expect(title?.height).toBeGreaterThan(20)
  const count = await page.getByText(/^\d+ vagas$/).boundingBox()
  const first = page.getByRole('region', { name: search.results }).getByRole('heading', { level: 2 }).first()
  expect((await first.boundingBox())?.y).toBeGreaterThan((count?.y ?? 0) + (count?.height ?? 0))
})

test('a curriculum is printed without its buttons', async ({ page, newCandidate, signInWith }) => {
  await signInWith((await newCandidate()).token)
  await open(page, '/curriculum/professional')
  await expectPaper(page, { text: [curriculum.view.occupations] })
  await expect(page.getByRole('link', { name: curriculum.edit })).toHaveCount(0)
  await expect(page.getByText(curriculum.view.completeTitle)).toBeHidden()
})

test('the agenda is printed without its buttons', async ({ page, signInAs }) => {
  await signInAs('bruno')
  await open(page, '/recruiter/interviews?group=past')
  const times = page.getByText(/^das \d\d:\d\d às \d\d:\d\d$/).first()
  await expectPaper(page, { text: [] })
  await expect(times).toBeVisible()
})

test('a candidate is printed without the list next to them', async ({ page, signInAs }) => {
  await signInAs('bruno')
  await open(page, '/recruiter/jobs')
  const link = page.getByRole('link', { name: /Confeiteira/ }).first()
  const jobId = /job\/([0-9a-f]{24})/.exec((await link.getAttribute('href')) ?? '')?.[1]
  await open(page, `/recruiter/job/${jobId}/selective-process`)
  const card = page.locator('[data-card-link]').first()
  const name = await card.innerText()
  await open(page, (await card.getAttribute('href')) ?? '')
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expectPaper(page, { text: [] })
})
