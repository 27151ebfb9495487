import { jobs } from '@trampolim/phrases/pt-br/jobs.ts'
import { search } from '@trampolim/phrases/pt-br/search.ts'
import { expect, open, screens, test } from './journey.ts'
import { expectNothingToMove } from './layout-shifts.ts'

const results = '/search?occupation=Vendedor&location=SP'

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  const lists = [
    results,
    '/search?occupation=vendedor+clt&location=São+Paulo, SP',
    '/search?location=Campinas',
    '/search?occupation=vendedor&location=São+Paulo&contractType=1&workType=1&pcdOnly=true',
    '/jobs/list/professional?sector=food',
    '/jobs/list/internship',
    '/vagas/de/vendedor',
  ]
  for (const path of lists) {
    test(`the first job of ${path} begins within 260 px`, async ({ page }) => {
      await open(page, path)
      const box = await page.getByRole('article').first().boundingBox()
      expect(box?.y).toBeLessThanOrEqual(260)
    })
  }

  for (const width of [390, 320]) {
    test(`the first job in the order with the longest name begins within 260 px at ${width} px`, async ({
      page,
      signInAs,
    }) => {
      await page.setViewportSize({ width, height: 844 })
      await signInAs('ana')
      await open(page, '/search?occupation=vendedor&location=São+Paulo&sort=compatibility&contractType=1&workType=1')
      const box = await page.getByRole('article').first().boundingBox()
      expect(box?.y).toBeLessThanOrEqual(260)
    })
  }

  test('a visitor whose address has filters is led to use them, and comes back to them', async ({ page }) => {
    await open(page, '/search?occupation=vendedor&contractType=1')
    await page.getByRole('link', { name: search.waiting.signIn }).click()
    await expect(page).toHaveURL(/\/signin\?redirect=.*contractType/)
  })

  test('the filters open in a sheet, with the same content as the column', async ({ page }) => {
    await open(page, results)
    await page.getByRole('link', { name: search.filters, exact: true }).click()
    const sheet = page.getByRole('dialog', { name: search.filters })
    await expect(sheet.getByRole('heading', { name: search.filterNames.benefits })).toBeVisible()
    await sheet.getByRole('button', { name: search.showResults }).click()
    await expect(sheet).toBeHidden()
  })
})

test('nothing is cut off at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await open(page, '/search?occupation=vendedor+clt+presencial&location=São+Paulo, SP')
  expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBeLessThanOrEqual(320)
})

test('the keys J and K go through the list, but not while typing', async ({ page }) => {
  await open(page, results)
  const names = page.getByRole('region', { name: search.results }).getByRole('article').getByRole('link')
  await expect(page.getByText(search.listKeys)).toBeVisible()
  // The first job is shown beside the list.
  await page.keyboard.press('j')
  await expect(names.nth(1)).toBeFocused()
  await page.keyboard.press('j')
  await expect(names.nth(2)).toBeFocused()
  await page.keyboard.press('k')
  await expect(names.nth(1)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/job=/)
  const field = page.getByRole('combobox', { name: search.occupation })
  await field.focus()
  await page.keyboard.press('j')
  await expect(field).toBeFocused()
  // Once they are switched off they do nothing, also on the next page.
  await page.getByRole('button', { name: search.turnKeysOff }).click()
  await open(page, results)
  const on = page.getByRole('button', { name: search.turnKeysOn })
  await on.focus()
  await page.keyboard.press('j')
  await expect(on).toBeFocused()
  await on.click()
  await page.keyboard.press('j')
  await expect(names.nth(1)).toBeFocused()
})

test('the job next to the list stays below the header', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page, results)
  const title = page.getByRole('region', { name: search.details }).getByRole('heading').first()
  await page.evaluate('window.scrollTo(0, 900)')
  await expect
    .poll(async () => (await title.boundingBox())?.y ?? 0)
    .toBeGreaterThan((await page.getByRole('banner').boundingBox())?.height ?? 0)
  await expect(title).toBeInViewport()
})

test('a job that was opened is marked, and back keeps the place in the list', async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 700 })
  await open(page, '/search?occupation=vendedor')
  const card = page.getByRole('article').nth(5)
  await card.getByRole('heading').getByRole('link').scrollIntoViewIfNeeded()
  const before = await page.evaluate<number>('window.scrollY')
  expect(before).toBeGreaterThan(100)
  await card.getByRole('heading').getByRole('link').click()
  await expect(page).toHaveURL(/\/jobs\//)
  await page.goBack()
  await expect(card.getByText(jobs.seenTag)).toBeVisible()
  await expect.poll(() => page.evaluate<number>('window.scrollY')).toBeGreaterThan(before - 50)

  for (const path of ['/search?occupation=vendedor', '/search']) {
    await open(page, path)
    await expectNothingToMove(page)
  }
})

test('the searches of this browser are offered, and forgotten when asked to', async ({ page }) => {
  await open(page, '/search?occupation=Vendedor&location=Campinas, SP')
  await expect(page.getByRole('article').first()).toBeVisible()
  await open(page, '/search')
  const own = page.getByRole('region', { name: search.recentSearches })
  await expect(own.getByRole('link', { name: 'Vendedor em Campinas, SP' })).toBeVisible()
  await expect(page.getByRole('heading', { name: /^(?:Vagas m|M)ais recentes.*Campinas, SP/ })).toBeVisible()
  await own.getByRole('button', { name: search.forgetRecent }).click()
  await expect(own).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('heading', { name: search.startRecent })).toBeVisible()
  await expect(own).toHaveCount(0)
})

for (const [device, viewport] of Object.entries({ phone: screens.phone, desk: screens.desk })) {
  test(`jobs near the last search take the place of the newest, and nothing moves on a ${device}`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await open(page, '/search')
    const newest = page.getByRole('region', { name: search.startRecent }).getByRole('article').first()
    const where = (await newest.locator('p').first().textContent()) ?? ''
    const place = where
      .split(', ')
      .slice(-2)
      .join(', ')
      .replace(/^.* · /, '')
    await open(page, `/search?location=${encodeURIComponent(place)}`)
    await open(page, '/search')
    await expect(page.getByRole('heading', { name: new RegExp(`^(?:Vagas m|M)ais recentes.*${place}`) })).toBeVisible()
    await expectNothingToMove(page)
  })
}

for (const path of ['/search', '/search?location=Cidade+que+n%C3%A3o+existe', '/search?occupation=&location=']) {
  test(`the searches of a browser move nothing of ${path} on a wide screen`, async ({ page }) => {
    await page.setViewportSize(screens.desk)
    await open(page, '/search?occupation=Vendedor&location=S%C3%A3o+Paulo%2C+SP')
    await open(page, '/search?occupation=Vendedor')
    await open(page, path)
    await page.waitForLoadState('networkidle')
    await expectNothingToMove(page)
  })
}

test('the site map lists the companies that have a page', async ({ page }) => {
  expect(await (await page.request.get('/sitemap.xml')).text()).toContain('/sitemap/companies-1.xml')
  const companies = await (await page.request.get('/sitemap/companies-1.xml')).text()
  const [, path = ''] = /<loc>[^<]*(\/companies\/[0-9a-f]{24})<\/loc>/.exec(companies) ?? []
  expect((await page.request.get(path)).status()).toBe(200)
})
