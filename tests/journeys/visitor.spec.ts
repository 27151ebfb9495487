import { contact } from '@trampolim/phrases/pt-br/contact.ts'
import { jobs } from '@trampolim/phrases/pt-br/jobs.ts'
import { paging } from '@trampolim/phrases/pt-br/paging.ts'
import { reference } from '@trampolim/phrases/pt-br/reference.ts'
import { search } from '@trampolim/phrases/pt-br/search.ts'
import { insertClosedJob } from './behind-the-pages.ts'
import { expect, open, test } from './journey.ts'
import { signInOnPage } from './sign-in-on-page.ts'

test('a search without words says what is missing', async ({ page }) => {
  await open(page, '/search')
  await page.getByRole('main').getByRole('button', { name: search.submitShort }).click()
  await expect(page.getByText(search.needSomething)).toBeVisible()
})

test('a filter redirects to sign-in and is set on return', async ({ page, newCandidate }) => {
  const { email, password } = await newCandidate()
  const contract = reference.contractType[1]
  await open(page, '/search?occupation=Vendedor')
  await page.getByRole('complementary', { name: search.filters }).getByRole('link', { name: contract }).click()
  await signInOnPage(page, { email, password })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vagas de vendedor')
  await expect(page.getByRole('list', { name: search.active })).toContainText(contract)
})

test('a shared address with filters shows the results without them, and offers to use them', async ({
  page,
  newCandidate,
}) => {
  const { email, password } = await newCandidate()
  const contract = reference.contractType[1]
  const answer = await open(page, '/search?occupation=Vendedor&contractType=1&page=4')
  expect(answer?.status()).toBe(200)
  await expect(page.getByText(search.waiting.title_one.replace('{{filters}}', contract))).toBeVisible()
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect(page.getByRole('list', { name: search.active })).toHaveCount(0)
  await expect(page.locator('article a[href*="job="]').first()).toHaveAttribute('href', /contractType=1/)
  await page.getByRole('link', { name: search.waiting.signIn }).click()
  await signInOnPage(page, { email, password })
  await expect(page.getByRole('list', { name: search.active })).toContainText(contract)
  await expect(page.getByText(search.waiting.text)).toHaveCount(0)
})

test('an address with an unknown filter shows the results, too', async ({ page }) => {
  const answer = await open(page, '/search?occupation=Vendedor&contractType=99&jobAges=x')
  expect(answer?.status()).toBe(200)
  await expect(page.getByText(search.waiting.titleUnnamed)).toBeVisible()
  await expect(page.getByRole('article').first()).toBeVisible()
})

test.describe('a job that can’t be read', () => {
  test.use({ provokes: [404, 410] })

  test('is missing if it never existed', async ({ page }) => {
    const answer = await open(page, `/jobs/${'0'.repeat(24)}`)
    expect(answer?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(jobs.missingTitle)
    await expect(page.getByRole('link', { name: jobs.passOn.report })).toHaveCount(0)
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  })

  test('is not shown if it was closed; open ones are shown instead', async ({ page }) => {
    const id = await insertClosedJob()
    const answer = await open(page, `/jobs/${id}`)
    expect(answer?.status()).toBe(410)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(jobs.goneTitle)
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
    await expect(page.getByRole('heading', { level: 2, name: jobs.sections.similar })).toBeVisible()
    await page.getByRole('link', { name: jobs.passOn.report }).click()
    await page.waitForURL(`**/contact?kind=reportJob&job=${id}`)
    await expect(page.getByLabel(contact.form.kind)).toHaveValue('reportJob')
    await expect(page.getByText(contact.form.jobGone)).toBeVisible()
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
    await page.getByRole('navigation', { name: search.pages }).getByRole('link', { name: paging.next }).click()
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
