import type { Page } from '@playwright/test'
import { selectionBoard as board } from '@trampolim/phrases/pt-br/selection-board.ts'
import { selectionStep } from '@trampolim/phrases/pt-br/statuses.ts'
import { violationsOf } from './accessible.ts'
import { applicationTo, twoApplications } from './application-to.ts'
import { expect, open, screens, test } from './journey.ts'
import { scriptOf } from './script-of.ts'

const panelOf = (page: Page) => page.getByRole('complementary', { name: board.panel.label })
const position = (at: number, total: number, step: keyof typeof selectionStep) =>
  board.panel.position
    .replace('{{position}}', `${at}`)
    .replace('{{total}}', `${total}`)
    .replace('{{step}}', selectionStep[step])

test.describe('a recruiter at a wide screen', () => {
  test.use({ viewport: screens.desk })

  test('opens candidates next to the board, one after the other, and returns', async ({
    page,
    callsOf,
    newCandidate,
    signInWith,
  }) => {
    const { path, recruiter, name, cards } = await twoApplications(callsOf, newCandidate, page)
    await signInWith(recruiter)
    await open(page, path)
    const panel = panelOf(page)
    const link = cards.first().getByRole('link').first()
    const titleOfBoard = await page.title()
    await link.click()
    await expect(panel.getByRole('heading', { level: 2, name })).toBeFocused()
    await expect(page).toHaveURL(/[?&]candidate=[0-9a-f]{24}/)
    await expect.poll(async () => (await page.title()).endsWith(` · ${titleOfBoard}`)).toBe(true)
    await expect(panel).toContainText(position(1, 2, 'curriculums'))
    await expect(link).toHaveAttribute('aria-current', 'true')
    await expect(cards.first()).not.toContainText(board.card.isNew)
    await expect(cards.last()).toContainText(board.card.isNew)
    expect.soft(await violationsOf(page, 'light'), 'a candidate beside the board').toEqual([])

    // The columns aren't loaded again.
    const second = await cards.last().getAttribute('data-card')
    const asked = page.waitForRequest(
      (request) => request.url().includes(`.data?`) && request.url().includes(`candidate=${second}`),
    )
    await page.keyboard.press('j')
    const routes = new URL((await asked).url()).searchParams.get('_routes')
    expect(routes).toContain('beside:')
    expect(routes).not.toContain('page:')
    await expect(panel).toContainText(position(2, 2, 'curriculums'))
    await expect(cards.last().getByRole('link').first()).toHaveAttribute('aria-current', 'true')
    await page.goBack()
    await expect(panel).toContainText(position(1, 2, 'curriculums'))
    await page.reload()
    await expect(panel).toContainText(position(1, 2, 'curriculums'))
    await panel.getByRole('link', { name: board.details.next }).click()
    await expect(panel).toContainText(position(2, 2, 'curriculums'))
    await panel.getByRole('link', { name: board.details.previous }).click()
    await expect(panel).toContainText(position(1, 2, 'curriculums'))

    const cvId = (await cards.first().getAttribute('data-card')) ?? ''
    const card = page.locator(`[data-card="${cvId}"]`)
    await page.keyboard.press('Escape')
    await expect(panel).toHaveCount(0)
    await expect(page).toHaveTitle(titleOfBoard)
    await expect(card.getByRole('link').first()).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(panel).toContainText(position(1, 2, 'curriculums'))
    await panel.getByRole('link', { name: board.panel.close }).click()
    await expect(panel).toHaveCount(0)
    // The panel is gone before the address changes; going back earlier would end at an older address.
    await expect(page).toHaveTitle(titleOfBoard)
    await page.goBack()
    await expect(panel).toBeVisible()
    await panel.getByRole('link', { name: board.panel.whole }).click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  })

  test('works with the board while what it only shows is still being loaded, which stays', async ({
    page,
    callsOf,
    newCandidate,
    signInWith,
  }) => {
    const { path, recruiter, name, cards } = await twoApplications(callsOf, newCandidate, page)
    await signInWith(recruiter)
    await open(page, path)
    const cvId = await cards.first().getAttribute('data-card')
    const held: (() => void)[] = []
    for (const part of ['board/selection-head', 'candidate/head/candidate-head']) {
      const script = scriptOf(`parts/selection-board/${part}.tsx`)
      await page.route(
        (url) => url.pathname === script,
        async (route) => {
          await new Promise<void>((release) => held.push(release))
          await route.continue()
        },
      )
    }
    await page.goto(`${path}${path.includes('?') ? '&' : '?'}candidate=${cvId}`)
    const panel = panelOf(page)
    const shown = [page.getByRole('heading', { level: 1 }), panel.getByRole('heading', { level: 2, name })]
    const note = panel.getByLabel(board.details.notes.text)
    await note.fill('Conversamos por telefone.')
    await cards.last().getByRole('checkbox').check()
    await expect(page.getByText(board.chosen.count_one.replace('{{count}}', '1')).first()).toBeVisible()
    await expect.poll(() => held.length).toBe(2)
    for (const each of shown) await expect(each).toBeVisible()
    for (const release of held) release()
    await panel.getByRole('button', { name: board.details.notes.add }).click()
    await expect(panel.getByText('Conversamos por telefone.')).toBeVisible()
    for (const each of shown) await expect(each).toBeVisible()
  })

  test('moves people on from there, undoes it, and writes a note', async ({
    page,
    callsOf,
    newCandidate,
    signInWith,
  }) => {
    const { path, recruiter, name, cards } = await twoApplications(callsOf, newCandidate, page)
    await signInWith(recruiter)
    await open(page, path)
    const panel = panelOf(page)
    const cvId = (await cards.first().getAttribute('data-card')) ?? ''
    const inColumn = (step: keyof typeof selectionStep) =>
      page.getByRole('region', { name: new RegExp(`^${selectionStep[step]}`) }).locator(`[data-card="${cvId}"]`)
    await cards.first().getByRole('link').first().click()
    await panel.getByRole('button', { name: board.move.advance.selectiveProcess }).click()
    // Pointed at, so that it stays longer than its five seconds.
    await page
      .getByText(board.move.moved.replace('{{name}}', name).replace('{{step}}', selectionStep.selectiveProcess))
      .hover()
    await expect(inColumn('selectiveProcess')).toBeVisible()
    await expect(panel).toContainText(position(1, 1, 'curriculums'))
    await expect(page).not.toHaveURL(new RegExp(`candidate=${cvId}`))
    await page.getByRole('button', { name: board.move.undo }).click()
    await expect(inColumn('curriculums')).toBeVisible()
    await expect(panel).toContainText(/ de 2 em/)

    await panel.getByLabel(board.details.notes.text).fill('Conversamos por telefone.')
    await panel.getByRole('button', { name: board.details.notes.add }).click()
    await expect(panel.getByRole('paragraph').filter({ hasText: 'Conversamos por telefone.' })).toBeVisible()
    await panel.getByRole('link', { name: /^Excluir/ }).click()
    await page.getByRole('dialog').getByRole('button', { name: board.details.notes.remove }).click()
    await expect(panel.getByText(board.details.notes.empty)).toBeVisible()
    expect.soft(await violationsOf(page, 'dark'), 'a candidate beside the board, dark').toEqual([])
  })

  test.describe('with an address of nobody', () => {
    test.use({ provokes: [404] })

    test('reads so in the panel, and keeps the board', async ({ page, callsOf, newCandidate, signInWith }) => {
      const { path, cvId, recruiter } = await applicationTo(callsOf, await newCandidate())
      await signInWith(recruiter)
      await open(page, `${path}&candidate=${'0'.repeat(24)}`)
      await expect(panelOf(page).getByRole('heading', { name: board.panel.gone })).toBeVisible()
      await expect(page.locator(`[data-card="${cvId}"]`)).toBeVisible()
      expect.soft(await violationsOf(page, 'light'), 'nobody beside the board').toEqual([])
      await panelOf(page).getByRole('link', { name: board.panel.back, exact: true }).click()
      await expect(panelOf(page)).toHaveCount(0)
    })
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })

    test('reads and moves a candidate next to the board', async ({ page, callsOf, newCandidate, signInWith }) => {
      const { path, cvId, name, recruiter } = await applicationTo(callsOf, await newCandidate())
      await signInWith(recruiter)
      await page.goto(`${path}&candidate=${cvId}`)
      const panel = panelOf(page)
      await expect(panel.getByRole('heading', { level: 2, name })).toBeVisible()
      await panel.getByLabel(board.details.notes.text).fill('Conversamos por telefone.')
      await panel.getByRole('button', { name: board.details.notes.add }).click()
      await expect(panel.getByText(board.details.notes.added)).toBeVisible()
      await panel.getByRole('button', { name: board.move.advance.selectiveProcess }).click()
      await expect(page.getByRole('status').filter({ hasText: name })).toBeVisible()
      await expect(panel).toContainText(position(1, 1, 'selectiveProcess'))
    })
  })
})

test.describe('a recruiter on a phone', () => {
  test.use({ viewport: screens.phone, hasTouch: true, isMobile: true, userAgent: 'Android; Mobile' })

  test('is redirected from such an address to the candidate’s page', async ({
    page,
    callsOf,
    newCandidate,
    signInWith,
  }) => {
    const { path, cvId, name, recruiter } = await applicationTo(callsOf, await newCandidate())
    await signInWith(recruiter)
    await open(page, `${path}&candidate=${cvId}`)
    await expect(page).toHaveURL(new RegExp(`/cv-details/${cvId}`))
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  })
})
