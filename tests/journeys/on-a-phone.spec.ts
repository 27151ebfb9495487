import type { Page } from '@playwright/test'
import { courses } from '@trampolim/phrases/pt-br/content.ts'
import { recruiter } from '@trampolim/phrases/pt-br/recruiter.ts'
import { reviews } from '@trampolim/phrases/pt-br/reviews.ts'
import { selectionBoard } from '@trampolim/phrases/pt-br/selection-board.ts'
import { selectionStep } from '@trampolim/phrases/pt-br/statuses.ts'
import { withIds } from './found-ids.ts'
import { expect, open, screens } from './journey.ts'
import { test } from './onlookers.ts'

/** A phone's screen, of which a list's head may take a third. */
const { phone } = screens

/** How far from the top of the page something begins. */
const topOf = async (page: Page, what: string) => {
  await page.evaluate('scrollTo(0, 0)')
  return (await page.locator(what).first().boundingBox())?.y
}

for (const [path, row] of [
  ['/search?occupation=Vendedor&location=', 'main article'],
  ['/courses', 'main ul[aria-label] li'],
  ['/classifieds', 'main section'],
  ['/news', 'main ul[aria-label] li'],
  ['/marketplace', 'main section'],
] as const) {
  test(`the head of ${path} leaves room for what it lists`, async ({ onlooker }) => {
    const { page } = await onlooker('visitor')
    await page.setViewportSize(phone)
    await open(page, path)
    expect(await topOf(page, row)).toBeLessThan(350)
  })
}

test('the fields that fold away on phones are in view on desks, and say how many of them are in use', async ({
  onlooker,
}) => {
  const { page } = await onlooker('visitor')
  await page.setViewportSize(phone)
  await open(page, '/courses?area=tecnologia&certificate=true')
  const [fold, area] = [page.getByText('Filtros (2)'), page.getByRole('combobox', { name: 'Área' })]
  await expect(area).not.toBeVisible()
  await fold.click()
  await expect(area).toHaveValue('tecnologia')
  await fold.click()
  await page.setViewportSize(screens.desk)
  await expect(fold).not.toBeVisible()
  await expect(area).toBeVisible()
})

test('an unfolded search has one button, where its fields end', async ({ onlooker }) => {
  const { page } = await onlooker('visitor')
  await page.setViewportSize(phone)
  await open(page, '/courses')
  const buttons = page.getByRole('search').getByRole('button', { name: courses.submit })
  await expect(buttons).toHaveCount(1)
  await page.getByText(courses.filters, { exact: true }).click()
  await expect(buttons).toHaveCount(1)
  expect((await buttons.boundingBox())?.y).toBeGreaterThan((await topOf(page, 'select[name="form"]')) ?? 0)
  await page.setViewportSize(screens.desk)
  await expect(buttons).toHaveCount(1)
  expect((await buttons.boundingBox())?.y).toBeLessThan((await topOf(page, 'select[name="form"]')) ?? 0)
})

for (const path of [
  '/terms-privacy',
  '/recruiter/terms-privacy',
  '/help/entrevistas',
  '/news/golpes-em-vagas-como-reconhecer',
  '/accessibility',
  '/api/docs',
]) {
  test(`the contents of ${path} fold away on phones and lead to each section`, async ({ onlooker }) => {
    const { page } = await onlooker('visitor')
    await page.setViewportSize(phone)
    await open(page, path)
    const contents = 'main nav a[href^="#"]'
    const links = page.locator(contents)
    const targets = await page.evaluate<string[]>(
      `[...document.querySelectorAll('${contents}')].map(({ hash }) => hash)`,
    )
    expect(targets.length).toBeGreaterThan(3)
    await expect(links.first()).not.toBeVisible()
    expect(await topOf(page, targets[0] as string)).toBeLessThan(phone.height)
    await page.setViewportSize(screens.desk)
    for (const link of await links.all()) await expect(link).toBeVisible()
    for (const target of targets) await expect(page.locator(target)).toHaveCount(1)
  })
}

test('a row that scrolls sideways fades out only where it has more, without scripts', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ baseURL, javaScriptEnabled: false, viewport: phone })
  await page.goto('/news')
  const row = `document.querySelector('nav.sideways')`
  const fades = () =>
    page.evaluate<string[]>(`['--before', '--after'].map((side) => getComputedStyle(${row}).getPropertyValue(side))`)
  await expect.poll(fades).toEqual(['0px', '48px'])
  await page.evaluate(`${row}.scrollTo(${row}.scrollWidth, 0)`)
  await expect.poll(fades).toEqual(['48px', '0px'])
  await page.setViewportSize(screens.desk)
  await page.reload()
  await expect.poll(fades).toEqual(['0px', '0px'])
  await page.close()
})

test('no dot between facts stands at the beginning of a line', async ({ onlooker }) => {
  const { page } = await onlooker('visitor')
  await page.setViewportSize({ width: 320, height: 640 })
  await open(page, '/courses')
  const shown = await page.evaluate<{ breaks: boolean; isShown: boolean }[]>(`
    [...document.querySelectorAll('main li h2 + p')].flatMap((line) => {
      const left = line.getBoundingClientRect().left
      const parts = [...line.querySelectorAll('span > span > span')]
      return parts.slice(1).map((part, at) => ({
        breaks: part.getBoundingClientRect().top > parts[at].getBoundingClientRect().top,
        isShown: part.querySelector('i').getBoundingClientRect().right > left,
      }))
    })
  `)
  expect(shown.some(({ breaks }) => breaks)).toBe(true)
  expect(shown.filter(({ breaks, isShown }) => breaks === isShown)).toEqual([])
})

test('a job says once what it shows at a glance, and a company its name', async ({ onlooker }) => {
  const { page, calls } = await onlooker('visitor')
  await page.setViewportSize(phone)
  await open(page, await withIds('/jobs/:jobId', calls))
  const names = await page.locator('main dt').allTextContents()
  expect(names.length).toBeGreaterThan(3)
  expect(new Set(names).size).toBe(names.length)
  expect(names.filter((name) => name === 'Horário')).toHaveLength(1)
  await open(page, await withIds('/companies/:organizationId', calls))
  const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect(page.getByRole('article').filter({ hasText: name })).toHaveCount(0)
})

test('the first candidate of a board stands in the upper part, and the name can still be searched', async ({
  onlooker,
}) => {
  const { page, calls } = await onlooker('bruno')
  await page.setViewportSize(phone)
  await open(page, await withIds('/recruiter/job/:openJob/selective-process?step=curriculums', calls))
  expect(await topOf(page, '[data-card]')).toBeLessThanOrEqual(260)
  await open(page, await withIds('/recruiter/job/:openJob/selective-process?step=curriculums&distance=50', calls))
  expect(await topOf(page, '[data-card]')).toBeLessThanOrEqual(260)
  const search = page.getByRole('button', { name: selectionBoard.filters.search })
  await search.focus()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Tab')
  await expect(search).toHaveCSS('opacity', '1')
})

test('a board in a narrow window names its only column to screen readers and to keyboards that come to it', async ({
  onlooker,
}) => {
  const { page, calls } = await onlooker('bruno')
  await page.setViewportSize(phone)
  await open(page, await withIds('/recruiter/job/:openJob/selective-process', calls))
  expect(await topOf(page, '[data-card]')).toBeLessThanOrEqual(260)
  const column = page.getByRole('region', { name: selectionStep.curriculums })
  const heading = column.getByRole('heading', { level: 2 })
  const inSight = async () => ((await heading.boundingBox())?.width ?? 0) > 44
  expect(await inSight()).toBe(false)
  await column.getByRole('link', { name: selectionStep.curriculums }).focus()
  expect(await inSight()).toBe(true)
  expect(await topOf(page, '[data-card]')).toBeLessThanOrEqual(260)
})

test('a recruiter chooses the order of their jobs on a phone', async ({ onlooker }) => {
  const { page } = await onlooker('bruno')
  await page.setViewportSize(phone)
  await open(page, '/recruiter/jobs')
  const { sorted, sorts } = recruiter.jobs
  await page.getByLabel(sorted.replace('{{by}}', sorts.active)).click()
  await page.getByRole('link', { name: sorts.title, exact: true }).click()
  await expect(page).toHaveURL(/sortBy=title/)
  await expect(page.getByLabel(sorted.replace('{{by}}', sorts.title))).toBeVisible()
})

test('whoever ticks one person of a list on a phone can tick all of them', async ({ onlooker }) => {
  const { page, calls } = await onlooker('bruno')
  await page.setViewportSize(phone)
  await open(page, await withIds('/recruiter/job/:openJob/selective-process?step=curriculums', calls))
  const all = page.getByRole('link', { name: selectionBoard.chosen.all })
  const boxes = page.locator('[data-card]').getByRole('checkbox')
  const ticked = page.getByRole('form', { name: selectionBoard.chosen.label })
  await expect(all).not.toBeVisible()
  for (const _ of ['the first time', 'after none were ticked again']) {
    await boxes.first().check()
    await all.click()
    await expect(boxes.and(page.locator(':checked'))).toHaveCount(await boxes.count())
    await expect(all).not.toBeVisible()
    await ticked.getByRole('button', { name: selectionBoard.chosen.noneOf }).click()
    await expect(ticked).toBeHidden()
  }
})

for (const path of ['/', '/recruiter']) {
  test(`the picture of ${path} is whole on every screen, and large enough on a phone`, async ({ onlooker }) => {
    const { page } = await onlooker('visitor')
    await open(page, path)
    const picture = `document.querySelector('main picture img')`
    for (const width of [320, phone.width, 560, 561, 700, 768]) {
      await page.setViewportSize({ width, height: phone.height })
      // Which file is shown changes a moment after the width.
      await expect(async () => {
        const [left, shown, height, whole, below] = await page.evaluate<[number, number, number, number, number]>(
          `(({ x, y, width, height }, { naturalWidth, naturalHeight }, words) =>
            [x, width, height, naturalWidth / naturalHeight, y - words.getBoundingClientRect().bottom])(
            ${picture}.getBoundingClientRect(), ${picture}, document.querySelector('h1').parentElement)`,
        )
        expect([left, shown], `${width} px`).toEqual([0, width])
        expect(shown / height, `${width} px`).toBeCloseTo(whole, 1)
        expect(height, `${width} px`).toBeGreaterThan(135)
        expect(below, `${width} px`).toBeGreaterThan(-1)
      }).toPass({ timeout: 10_000 })
    }
  })
}

test('what has to be claimed can be claimed without reading to its end', async ({ onlooker }) => {
  const { page, calls } = await onlooker('rita')
  await page.setViewportSize(phone)
  await open(page, await withIds('/review/:changedReview', calls))
  await expect(page.getByRole('button', { name: reviews.sheet.claim })).toBeInViewport()
})
