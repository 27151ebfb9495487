import type { Page } from '@playwright/test'
import { selection } from '@trampolim/phrases/pt-br/selection.ts'
import { selectionBoard as board } from '@trampolim/phrases/pt-br/selection-board.ts'
import { selectionStep } from '@trampolim/phrases/pt-br/statuses.ts'
import { violationsOf } from './accessible.ts'
import { jobName, twoApplications } from './application-to.ts'
import { expect, open, screens, signInByCall, test } from './journey.ts'

const two = (text: string) => text.replace('{{count}}', '2')
const asList = (path: string) => `${path}&step=curriculums`
const bar = (page: Page) => page.getByRole('form', { name: board.chosen.label })
const message = 'Oi, {nome}! Você pode vir na sexta?'
const firstNameOf = (name: string) => name.split(' ')[0]

test.describe('a recruiter with several candidates', () => {
  test.use({ viewport: screens.desk, provokes: [422] })

  test('ticks from one to another or all of a list, and writes to each by name', async ({
    page,
    callsOf,
    newCandidate,
    signInWith,
  }) => {
    const { path, jobId, recruiter, both, each } = await twoApplications(callsOf, newCandidate, page)
    await signInWith(recruiter)
    await open(page, asList(path))
    await each[0].getByRole('checkbox').check()
    await each[1].getByRole('checkbox').click({ modifiers: ['Shift'] })
    await expect(bar(page)).toContainText(two(board.chosen.count_other))
    await each[0].getByRole('checkbox').click({ modifiers: ['Shift'] })
    await expect(bar(page)).toBeHidden()
    await page.getByRole('link', { name: board.chosen.all }).click()
    await expect(bar(page)).toContainText(two(board.chosen.count_other))

    await bar(page).getByRole('button', { name: board.chosen.write }).click()
    const dialog = page.getByRole('dialog')
    for (const scheme of ['light', 'dark'] as const)
      expect.soft(await violationsOf(page, scheme), `the message to several, ${scheme}`).toEqual([])
    const field = dialog.getByRole('textbox', { name: board.chosen.writeLabel })
    await field.fill('Oi, {apelido}!')
    await dialog.getByRole('button', { name: board.chosen.writeConfirm }).click()
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await expect(field).toHaveValue('Oi, {apelido}!')
    await dialog.getByRole('button', { name: board.chosen.writeCancel }).click()
    await bar(page).getByRole('button', { name: board.chosen.write }).click()
    await expect(field).toHaveValue('Oi, {apelido}!')
    await field.fill(message)
    await dialog.getByRole('button', { name: board.chosen.writeConfirm }).click()
    await expect(page.getByText(two(board.chosen.written_other))).toBeVisible()
    await expect(bar(page)).toBeHidden()
    for (const { token, name } of both) {
      const { items } = await callsOf(token).gateway.messages.readOwnThread({ jobId })
      expect(items.at(-1)?.message.message).toBe(message.replace('{nome}', firstNameOf(name) ?? ''))
    }
  })

  test('finds people who gave the required answers; the others are marked, and none is left out', async ({
    page,
    callsOf,
    newCandidate,
    signInWith,
  }) => {
    const recruiter = await signInByCall(callsOf(), 'bruno')
    const { items } = await callsOf(recruiter).gateway.recruiterJobs.listOwnJobs({ filter: jobName })
    const jobId = items.find((each) => each.jobName === jobName)?.id ?? ''
    const candidate = await newCandidate()
    await signInWith(candidate.token)
    await open(page, `/jobs/${jobId}?apply`)
    const question = page.getByRole('group', { name: 'Você pode trabalhar aos domingos?' })
    await expect(question).toContainText(selection.apply.expected.replace('{{answer}}', selection.apply.yes))
    await question.getByRole('radio', { name: selection.apply.no, exact: true }).check()
    await page.getByRole('textbox', { name: 'O que faz um bom atendimento?' }).fill('Paciência.')
    await page.getByRole('button', { name: selection.apply.confirm }).click()
    await expect(page.getByRole('link', { name: selection.apply.receipt })).toBeVisible()

    await signInWith(recruiter)
    const list = asList(`/recruiter/job/${jobId}/selective-process?name=${encodeURIComponent(candidate.name)}`)
    await open(page, list)
    const card = page.locator('[data-card]')
    await expect(card).toContainText(board.card.unmet_one)
    await page.getByText(board.filters.open).click()
    await page.getByRole('checkbox', { name: board.filters.met }).check()
    await page.getByRole('button', { name: board.filters.apply }).click()
    await expect(page.getByRole('heading', { name: board.empty.filtered })).toBeVisible()
    await page.getByRole('link', { name: board.filters.remove.replace('{{filter}}', board.filters.met) }).click()
    await expect(card).toBeVisible()
    await page.getByText(board.filters.open).click()
    const answers = board.filters.answer.replace('{{question}}', 'Você pode trabalhar aos domingos?')
    await page.getByLabel(answers).selectOption(selection.apply.no)
    expect.soft(await violationsOf(page, 'light'), 'the filters with questions').toEqual([])
    await page.getByRole('button', { name: board.filters.apply }).click()
    await card.getByRole('link').first().click()
    await expect(page.getByText(board.details.unmet.replace('{{answer}}', selection.apply.yes))).toBeVisible()
    expect.soft(await violationsOf(page, 'dark'), 'the answers').toEqual([])
  })

  test('reads the next person after a move, and can undo it', async ({ page, callsOf, newCandidate, signInWith }) => {
    const { path, recruiter, name, cards } = await twoApplications(callsOf, newCandidate, page)
    await signInWith(recruiter)
    await open(page, asList(path))
    await cards.first().getByRole('link').first().click()
    const head = page.locator('section[data-card]')
    const before = (await head.getAttribute('data-card')) ?? ''
    await head.getByLabel(board.move.menuOf.replace('{{name}}', name)).click()
    await head.getByRole('button', { name: selectionStep.interviews }).click()
    // Pointed at, so that it stays longer than its five seconds.
    await page
      .getByText(board.move.moved.replace('{{name}}', name).replace('{{step}}', selectionStep.interviews))
      .hover()
    await expect(head).not.toHaveAttribute('data-card', before)
    await page.getByRole('button', { name: board.move.undo }).click()
    await expect(
      page.getByText(board.move.wentBack.replace('{{name}}', name).replace('{{step}}', selectionStep.curriculums)),
    ).toBeVisible()
    await expect(
      page.getByRole('navigation', { name: board.details.list }).locator(`[data-card="${before}"]`),
    ).toBeVisible()
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: screens.desk, provokes: [422] })

  test('a recruiter ticks all of a list and writes to them; a fault keeps the text', async ({
    page,
    callsOf,
    newCandidate,
    signInWith,
  }) => {
    const { path, jobId, recruiter, both } = await twoApplications(callsOf, newCandidate, page)
    await signInWith(recruiter)
    await page.goto(asList(path))
    await page.getByRole('link', { name: board.chosen.all }).click()
    await bar(page).getByRole('button', { name: board.chosen.write }).click()
    const field = page.getByRole('textbox', { name: board.chosen.writeLabel })
    await field.fill('Oi, {apelido}!')
    await page.getByRole('button', { name: board.chosen.writeConfirm }).click()
    await expect(field).toHaveValue('Oi, {apelido}!')
    await field.fill(message)
    await page.getByRole('button', { name: board.chosen.writeConfirm }).click()
    await expect(page.getByText(two(board.chosen.written_other))).toBeVisible()
    const { items } = await callsOf(both[1].token).gateway.messages.readOwnThread({ jobId })
    expect(items).toHaveLength(1)
  })
})
