import { jobs } from '@trampolim/phrases/pt-br/jobs.ts'
import { reference } from '@trampolim/phrases/pt-br/reference.ts'
import { search } from '@trampolim/phrases/pt-br/search.ts'
import { insertClosedJob } from './behind-the-pages.ts'
import { expect, open, test } from './journey.ts'
import { signInOnPage } from './sign-in-on-page.ts'

test('a search for nothing says what is missing', async ({ page }) => {
  await open(page, '/search')
  await page.getByRole('main').getByRole('button', { name: search.submitShort }).click()
  await expect(page.getByText(search.needSomething)).toBeVisible()
})

test('a filter leads through sign-in and is set on the way back', async ({ page, newCandidate }) => {
  const { email, password } = await newCandidate()
  const contract = reference.contractType[1]
  await open(page, '/search?occupation=Vendedor')
  await page.getByRole('complementary', { name: search.filters }).getByRole('link', { name: contract }).click()
  await signInOnPage(page, { email, password })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vagas de Vendedor')
  await expect(page.getByRole('list', { name: search.active })).toContainText(contract)
})

test.describe('a job that can’t be read', () => {
  test.use({ provokes: [404, 410] })

  test('is missing where there never was one', async ({ page }) => {
    const answer = await open(page, `/jobs/${'0'.repeat(24)}`)
    expect(answer?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(jobs.missingTitle)
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  })

  test('is gone where it was closed, with open ones instead', async ({ page }) => {
    const answer = await open(page, `/jobs/${await insertClosedJob()}`)
    expect(answer?.status()).toBe(410)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(jobs.goneTitle)
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
    await expect(page.getByRole('heading', { level: 2, name: jobs.sections.similar })).toBeVisible()
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a visitor searches, turns pages and reads a job', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('combobox', { name: search.occupation }).fill('vendedor')
    await page.getByRole('button', { name: search.submit }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vagas de vendedor')
    const names = () => page.getByRole('region', { name: search.results }).getByRole('heading', { level: 2 })
    const first = await names().allInnerTexts()
    await page.getByRole('navigation', { name: search.pages }).getByRole('link', { name: search.next }).click()
    await expect(page).toHaveURL(/page=2/)
    await expect(names().first()).toBeVisible()
    expect(await names().allInnerTexts()).not.toEqual(first)
    await page.setViewportSize({ width: 390, height: 844 })
    const link = names().first().getByRole('link')
    const name = await link.innerText()
    await link.click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  })
})
