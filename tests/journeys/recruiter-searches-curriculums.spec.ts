import { curriculumSearch as phrases } from '@trampolim/phrases/pt-br/curriculum-search.ts'
import { selectionBoard } from '@trampolim/phrases/pt-br/selection-board.ts'
import { violationsOf } from './accessible.ts'
import { expect, open, screens, signInByCall, test } from './journey.ts'

const said = (text: string, values: Record<string, string>) =>
  Object.entries(values).reduce((filled, [name, value]) => filled.replace(`{{${name}}}`, value), text)

test.describe('a recruiter on a desktop', () => {
  test.use({ viewport: screens.desk })

  test('searches for a job, reads a curriculum next to the list, compares two people and watches the search', async ({
    page,
    signInAs,
  }) => {
    await signInAs('elisa')
    await open(page, '/recruiter/jobs')
    await page.getByRole('article').getByRole('link').first().click()
    await page.getByRole('link', { name: phrases.title, exact: true }).click()
    const people = page.getByRole('region', { name: phrases.people })
    const rows = people.getByRole('article')
    await expect(rows.first()).toBeVisible()
    expect.soft(await violationsOf(page, 'light'), 'the search').toEqual([])

    const filters = page.getByRole('complementary', { name: phrases.filters })
    await filters.getByRole('link', { name: /^SP/ }).click()
    await expect(page).toHaveURL(/states=SP/)
    await expect(page.getByRole('link', { name: said(phrases.remove, { filter: 'SP' }) })).toBeVisible()
    await page.getByRole('link', { name: said(phrases.remove, { filter: 'SP' }) }).click()
    // The number isn't compared, since other people may have registered in the meantime.
    await expect(page).not.toHaveURL(/states=SP/)
    await expect(page.getByRole('link', { name: said(phrases.remove, { filter: 'SP' }) })).toHaveCount(0)

    await rows.first().getByRole('link').first().click()
    await expect(page.getByText(phrases.person.contact)).toBeVisible()
    await expect(rows.first()).toBeVisible()
    expect.soft(await violationsOf(page, 'light'), 'a curriculum beside the list').toEqual([])

    await rows.nth(0).getByText(phrases.card.compare, { exact: true }).click()
    await expect(page.getByText(phrases.compare.title)).toBeVisible()
    await rows.nth(1).getByText(phrases.card.compare, { exact: true }).click()
    const table = page.getByRole('table')
    await expect(table.getByRole('row', { name: new RegExp(phrases.compare.place) })).toBeVisible()
    expect.soft(await violationsOf(page, 'dark'), 'the comparison').toEqual([])

    const name = `Busca ${Date.now()}`
    await page.getByLabel(phrases.watched.name).fill(name)
    await page.getByRole('button', { name: phrases.watched.save }).click()
    await expect(page.getByText(phrases.watched.saved)).toBeVisible()
    await open(page, '/recruiter/dashboard')
    const watched = page
      .getByRole('region', { name: phrases.watched.title })
      .getByRole('listitem')
      .filter({ hasText: name })
    await expect(watched).toContainText(phrases.watched.nothing)
    await watched.getByRole('button', { name }).first().click()
    await expect(page).toHaveURL(/\/recruiter\/curriculums\?.*since=/)
    await page.getByRole('button', { name: said(phrases.watched.removeOf, { name }) }).click()
    await expect(page.getByText(said(phrases.watched.removed, { name }))).toBeVisible()
  })

  test('finds nobody by words that no curriculum contains, and reads what to do', async ({ page, signInAs }) => {
    await signInAs('elisa')
    await open(page, '/recruiter/curriculums')
    await page.getByLabel(phrases.fields.keywords).fill('xyzzyx')
    await page.getByRole('button', { name: phrases.submit, exact: true }).click()
    await expect(page.getByText(phrases.none)).toBeVisible()
    expect.soft(await violationsOf(page, 'light'), 'nobody found').toEqual([])
    await page.getByRole('link', { name: phrases.clear }).last().click()
    await expect(page.getByRole('region', { name: phrases.people }).getByRole('article').first()).toBeVisible()
  })

  test('under review, reads why the search is closed', async ({ page, signInAs }) => {
    await signInAs('carla')
    await open(page, '/recruiter/curriculums')
    await expect(page.getByText(phrases.locked.title)).toBeVisible()
    await expect(page.getByRole('region', { name: phrases.people })).toHaveCount(0)
  })
})

test.describe('a recruiter on a phone', () => {
  test.use({ viewport: screens.phone, hasTouch: true, isMobile: true, userAgent: 'Android; Mobile' })

  for (const asked of ['', '?occupation=Vendedor']) {
    test(`sees the first person of /recruiter/curriculums${asked} within 260 px`, async ({ page, signInAs }) => {
      await signInAs('elisa')
      await open(page, `/recruiter/curriculums${asked}`)
      const people = page.getByRole('region', { name: phrases.people }).getByRole('article')
      const box = await people.first().boundingBox()
      expect(box?.y).toBeLessThanOrEqual(260)
    })
  }

  test('goes from the list to a person and back; a person who limits access has no name', async ({
    page,
    signInAs,
    callsOf,
  }) => {
    await signInAs('elisa')
    await open(page, '/recruiter/curriculums')
    const rows = page.getByRole('region', { name: phrases.people }).getByRole('article')
    await rows.first().getByRole('link').first().click()
    await expect(page.getByText(phrases.person.contact)).toBeVisible()
    await expect(rows.first()).toBeHidden()
    expect.soft(await violationsOf(page, 'light'), 'a person on a phone').toEqual([])
    await page.getByRole('link', { name: phrases.person.back }).click()
    await expect(rows.first()).toBeVisible()
    await page.getByRole('link', { name: phrases.filters }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.getByRole('button', { name: phrases.showResults }).click()
    expect.soft(await violationsOf(page, 'light'), 'the list on a phone').toEqual([])

    const { search } = callsOf(await signInByCall(callsOf(), 'elisa')).searchCv
    const found = await search.searchCurriculums({ size: 100 })
    const limited = found.items.find(({ name }) => name === null)
    await open(page, `/recruiter/curriculums?cv=${limited?.cvId}`)
    await expect(page.getByText(selectionBoard.card.hidden).filter({ visible: true }).first()).toBeVisible()
  })
})
