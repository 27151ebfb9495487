import { selectionBoard as board } from '@trampolim/phrases/pt-br/selection-board.ts'
import { selectionStep } from '@trampolim/phrases/pt-br/statuses.ts'
import { applicationTo, isSeen, twoApplications } from './application-to.ts'
import { expect, screens, test } from './journey.ts'

test.describe('a recruiter without JavaScript', () => {
  test.use({ viewport: screens.desk, javaScriptEnabled: false })

  test('moves a candidate by menu and undoes it', async ({ page, callsOf, newCandidate, signInWith }) => {
    const applied = await applicationTo(callsOf, await newCandidate())
    await signInWith(applied.recruiter)
    await page.goto(applied.path)
    const card = page.locator(`[data-card="${applied.cvId}"]`)
    await card.locator('summary').click()
    await card.getByRole('button', { name: selectionStep.selectiveProcess }).click()
    await expect(page.getByRole('status').filter({ hasText: applied.name })).toBeVisible()
    await page.getByRole('button', { name: board.move.undo }).click()
    await expect(
      page.getByRole('region', { name: new RegExp(`^${selectionStep.curriculums}`) }).locator(card),
    ).toBeVisible()
  })

  test('discards several after one question, and undoes it', async ({ page, callsOf, newCandidate, signInWith }) => {
    const { path, recruiter, cards, each } = await twoApplications(callsOf, newCandidate, page)
    await signInWith(recruiter)
    await page.goto(path)
    const bar = page.getByRole('form', { name: board.chosen.label })
    await expect(bar).toBeHidden()
    for (const card of each) await card.getByRole('checkbox').check()
    await bar.getByRole('button', { name: board.move.discard }).click()
    await page.getByRole('textbox', { name: board.discard.feedback }).fill('A vaga pede CNH.')
    await expect(
      page.getByRole('heading', { name: board.chosen.discardTitle_other.replace('{{count}}', '2') }),
    ).toBeVisible()
    await page.getByRole('button', { name: board.discard.confirm }).click()
    await expect(page.getByText(board.chosen.discarded_other.replace('{{count}}', '2'))).toBeVisible()
    await expect(cards).toHaveCount(0)
    await page.getByRole('button', { name: board.move.undo }).click()
    await expect(cards).toHaveCount(2)
  })

  test('changes a note, and is asked before it is deleted', async ({ page, callsOf, newCandidate, signInWith }) => {
    const applied = await applicationTo(callsOf, await newCandidate())
    const { notes } = board.details
    await signInWith(applied.recruiter)
    await page.goto(applied.path)
    await page.locator(`[data-card="${applied.cvId}"]`).getByRole('link').first().click()
    await page.getByRole('link', { name: board.details.tabs.notes }).click()
    await page.getByLabel(notes.text).fill('Conversamos por telefone.')
    await page.getByRole('button', { name: notes.add }).click()
    await expect(page.getByText(notes.added)).toBeVisible()
    await page.getByRole('link', { name: /^Editar/ }).click()
    await page.getByLabel(/^Editar/).fill('Pode começar na segunda.')
    await page.getByRole('button', { name: notes.save }).click()
    const note = page.getByRole('paragraph').filter({ hasText: 'Pode começar na segunda.' })
    await page.getByRole('link', { name: /^Excluir/ }).click()
    await expect(page.getByRole('alert').filter({ hasText: notes.removeTitle })).toBeVisible()
    await page.getByRole('link', { name: notes.keep }).click()
    await expect(page.getByRole('alert')).toHaveCount(0)
    await expect(note).toBeVisible()
    await page.getByRole('link', { name: /^Excluir/ }).click()
    await page.getByRole('button', { name: notes.remove, exact: true }).click()
    await expect(page.getByText(notes.empty)).toBeVisible()
  })

  test('marks an application as seen', async ({ page, callsOf, newCandidate, signInWith }) => {
    const applied = await applicationTo(callsOf, await newCandidate())
    await signInWith(applied.recruiter)
    await page.goto(applied.path)
    await page.locator(`[data-card="${applied.cvId}"]`).getByRole('link').first().click()
    await expect(page.getByRole('heading', { level: 1, name: applied.name })).toBeVisible()
    expect(await isSeen(callsOf, applied)).toBe(false)
    await page.getByRole('button', { name: board.details.markSeen }).click()
    await expect(page.getByRole('button', { name: board.details.markSeen })).toHaveCount(0)
    expect(await isSeen(callsOf, applied)).toBe(true)
  })
})
