import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { selection } from '@trampolim/phrases/pt-br/selection.ts'
import { selectionBoard as board } from '@trampolim/phrases/pt-br/selection-board.ts'
import { selectionStep } from '@trampolim/phrases/pt-br/statuses.ts'
import { violationsOf } from './accessible.ts'
import { applicationTo, isSeen, jobName, twoApplications } from './application-to.ts'
import { passUndoTime } from './behind-the-pages.ts'
import { expect, open, screens, test } from './journey.ts'
import { writeNotes } from './notes-on-page.ts'

test.describe('a recruiter', () => {
  test.use({ viewport: screens.desk })

  test('moves a candidate by keys and menu, discards, undoes and writes notes; the candidate sees their step', async ({
    page,
    callsOf,
    newCandidate,
    signInWith,
  }) => {
    const applied = await applicationTo(callsOf, await newCandidate())
    await signInWith(applied.recruiter)
    await open(page, applied.path)
    const card = page.locator(`[data-card="${applied.cvId}"]`)
    const column = (step: keyof typeof selectionStep) =>
      page.getByRole('region', { name: new RegExp(`^${selectionStep[step]}`) }).locator(card)

    await expect(column('curriculums')).toContainText(board.card.underReview)
    await expect(card).toContainText(board.card.isNew)
    expect.soft(await violationsOf(page, 'light'), 'the board').toEqual([])
    await card.getByRole('link').first().focus()
    await page.keyboard.press('Shift+ArrowRight')
    await expect(column('selectiveProcess')).toBeVisible()
    await expect(card.getByRole('link').first()).toBeFocused()

    await page.keyboard.press('m')
    await card.getByRole('button', { name: selectionStep.finalists }).click()
    await expect(column('finalists')).toBeVisible()
    await expect(page.getByText(said(board.move.moved, applied.name, selectionStep.finalists))).toBeVisible()

    await card.locator('summary').click()
    await card.getByRole('button', { name: said(board.move.undoTo, '', selectionStep.selectiveProcess) }).click()
    await expect(column('selectiveProcess')).toBeVisible()
    await expect(page.getByText(said(board.move.wentBack, applied.name, selectionStep.selectiveProcess))).toBeVisible()
    await card.locator('summary').click()
    await card.getByRole('button', { name: selectionStep.finalists }).click()
    await expect(column('finalists')).toBeVisible()

    await card.locator('summary').click()
    await card.getByRole('link', { name: board.move.discard }).click()
    await page.getByRole('dialog').getByRole('textbox').fill('Gostamos de conversar com você.')
    expect.soft(await violationsOf(page, 'light'), 'the question before discarding').toEqual([])
    await page.getByRole('dialog').getByRole('button', { name: board.discard.confirm }).click()
    await expect(card).toHaveCount(0)
    // The card disappears at once; the message with the undo button appears when the server has answered.
    await expect(page.getByText(board.move.discarded.replace('{{name}}', applied.name))).toBeVisible()
    await page.getByRole('button', { name: board.move.undo }).last().click()
    await expect(column('finalists')).toBeVisible()

    await card.getByRole('link').first().click()
    await page.getByRole('link', { name: board.panel.whole }).click()
    await expect(page.getByRole('heading', { level: 1, name: applied.name })).toBeVisible()
    await expect(page.getByText(board.details.contact.approval)).toBeVisible()
    await writeNotes(page)
    expect.soft(await violationsOf(page, 'light'), 'a candidate’s page').toEqual([])

    await passUndoTime(applied)
    await signInWith(applied.token)
    await open(page, '/selective-process')
    const process = page.getByRole('article').filter({ hasText: jobName })
    await expect(process).toContainText(selection.now.finalists)
    await process.getByText(selection.history).click()
    await expect(process).not.toContainText(selection.events.discarded)
  })

  test('moves a candidate on before the first move was answered', async ({
    page,
    callsOf,
    newCandidate,
    signInWith,
  }) => {
    const applied = await applicationTo(callsOf, await newCandidate())
    await signInWith(applied.recruiter)
    await open(page, applied.path)
    const card = page.locator(`[data-card="${applied.cvId}"]`)
    const column = (step: keyof typeof selectionStep) =>
      page.getByRole('region', { name: new RegExp(`^${selectionStep[step]}`) }).locator(card)
    // The first request is the last to be answered.
    const letGo = await delayAnswers(page, 'to=interviews')
    for (const step of ['interviews', 'finalists'] as const) {
      await card.locator('summary').click()
      await card.getByRole('button', { name: selectionStep[step] }).click()
      await expect(column(step)).toBeVisible()
    }
    letGo()
    await expect(page.getByText(said(board.move.moved, applied.name, selectionStep.finalists))).toBeVisible()
    await page.reload()
    await expect(column('finalists')).toBeVisible()
  })

  test('undoes a discard after going to another page', async ({ page, callsOf, newCandidate, signInWith }) => {
    const applied = await applicationTo(callsOf, await newCandidate())
    await signInWith(applied.recruiter)
    await open(page, applied.path)
    const card = page.locator(`[data-card="${applied.cvId}"]`)
    await card.locator('summary').click()
    await card.getByRole('link', { name: board.move.discard }).click()
    await page.getByRole('dialog').getByRole('button', { name: board.discard.confirm }).click()
    await expect(page.getByText(board.move.discarded.replace('{{name}}', applied.name))).toBeVisible()
    await page.locator('a[href="/recruiter/interviews"]').first().click()
    await expect(page).toHaveURL(/\/recruiter\/interviews/)
    await page.getByRole('button', { name: board.move.undo }).click()
    await expect(page.getByText(board.move.undone.replace('{{name}}', applied.name))).toBeVisible()
    await open(page, applied.path)
    await expect(card).toBeVisible()
  })

  test('downloads a list as a file', async ({ page, callsOf, newCandidate, signInWith }) => {
    const applied = await applicationTo(callsOf, await newCandidate())
    await signInWith(applied.recruiter)
    await open(page, applied.path)
    await page.getByText(board.jobMenu.label, { exact: true }).click()
    const download = page.waitForEvent('download')
    await page.getByRole('link', { name: board.jobMenu.file }).click()
    const file = await download
    expect(file.suggestedFilename()).toBe('candidatos-atendente-de-balcao.csv')
    const lines = (await readFile(await file.path(), 'utf8')).trim().split('\r\n')
    expect(lines).toHaveLength(2)
    expect(lines[1]).toContain(`${applied.name};${selectionStep.curriculums};`)
  })

  test('ticks several, moves and discards them together, and undoes it', async ({
    page,
    callsOf,
    newCandidate,
    signInWith,
  }) => {
    const { path, recruiter, cards, each } = await twoApplications(callsOf, newCandidate, page)
    await signInWith(recruiter)
    await open(page, path)
    const inStep = (step: keyof typeof selectionStep) =>
      page.getByRole('region', { name: new RegExp(`^${selectionStep[step]}`) }).locator(cards)
    const bar = page.getByRole('form', { name: board.chosen.label })
    await expect(bar).toBeHidden()
    const twoTicked = board.chosen.count_other.replace('{{count}}', '2')
    const tick = async () => {
      for (const card of each) await card.getByRole('checkbox').check()
      await expect(bar).toContainText(twoTicked)
    }
    await tick()
    expect.soft(await violationsOf(page, 'light'), 'the bar of those who are ticked').toEqual([])
    const letGo = await delayAnswers(page, 'to=interviews')
    await bar.getByRole('combobox').selectOption('interviews')
    await bar.getByRole('button', { name: board.chosen.move }).click()
    await expect(inStep('interviews')).toHaveCount(2)
    await expect(bar).toBeHidden()

    // A candidate who is being moved can be selected, and stays selected and in place once the server has answered.
    const first = await cards.first().getAttribute('data-card')
    await tick()
    letGo()
    await expect(cards.and(page.locator('[data-pending]'))).toHaveCount(0)
    await expect(cards.first()).toHaveAttribute('data-card', first ?? '')
    await expect(bar).toContainText(twoTicked)
    await bar.getByRole('button', { name: board.move.discard }).click()
    await page.getByRole('dialog').getByRole('button', { name: board.discard.words.requirement }).click()
    await expect(page.getByRole('dialog').getByRole('textbox')).toHaveValue(board.discard.words.requirementText)
    await page.getByRole('dialog').getByRole('textbox').fill('A vaga pede CNH.')
    await page.getByRole('dialog').getByRole('button', { name: board.discard.confirm }).click()
    await expect(cards).toHaveCount(0)
    await expect(page.getByText(board.chosen.discarded_other.replace('{{count}}', '2'))).toBeVisible()
    await page.getByRole('button', { name: board.move.undo }).last().click()
    await expect(inStep('interviews')).toHaveCount(2)
  })

  test.describe('a person who is too late', () => {
    test.use({ provokes: [409] })

    test('learns that a colleague moved the candidate meanwhile, and sees the present step', async ({
      page,
      callsOf,
      newCandidate,
      signInWith,
    }) => {
      const applied = await applicationTo(callsOf, await newCandidate())
      // A hint would show the colleague's move before this person acts.
      await page.routeWebSocket(/\/ws$/, () => {})
      await signInWith(applied.recruiter)
      await open(page, applied.path)
      const { jobId, processId } = applied
      const move = { jobId, processId, from: 'curriculums', step: 'interviews' } as const
      await callsOf(applied.recruiter).gateway.recruiterSelection.moveCandidate(move)
      const card = page.locator(`[data-card="${applied.cvId}"]`)
      await card.locator('summary').click()
      await card.getByRole('button', { name: selectionStep.finalists }).click()
      await expect(page.getByText(/alguém da sua empresa a moveu/)).toBeVisible()
      await expect(
        page.getByRole('region', { name: new RegExp(`^${selectionStep.interviews}`) }).locator(card),
      ).toBeVisible()
    })
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: screens.phone, hasTouch: true })

  test('a recruiter reads steps as tabs, and people on pages of their own', async ({
    page,
    callsOf,
    newCandidate,
    signInWith,
  }) => {
    const applied = await applicationTo(callsOf, await newCandidate())
    await signInWith(applied.recruiter)
    await open(page, applied.path)
    const card = page.locator(`[data-card="${applied.cvId}"]`)
    await expect(card).toBeVisible()
    const invited = page.getByRole('link', { name: board.lists.invited })
    await invited.click()
    await expect(invited).toHaveAttribute('aria-current', 'page')
    await expect(card).toHaveCount(0)
    await page.goBack()
    await card.getByRole('link').first().click()
    await expect(page.getByRole('heading', { level: 1, name: applied.name })).toBeVisible()
    await expect.poll(() => isSeen(callsOf, applied)).toBe(true)
    await expect(page.getByRole('navigation', { name: board.details.list })).toBeHidden()
    for (const tab of ['requirements', 'curriculum', 'history'] as const) {
      await page.getByRole('link', { name: board.details.tabs[tab] }).click()
      await expect(page.getByRole('link', { name: board.details.tabs[tab] })).toHaveAttribute('aria-current', 'page')
      expect.soft(await violationsOf(page, 'dark'), tab).toEqual([])
    }
  })
})

/** Delays the board's requests with this submission until the returned function is called. */
async function delayAnswers(page: Page, submitted: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(
    ({ pathname }) => pathname.includes('/selective-process'),
    async (route) => {
      if (route.request().postData()?.includes(submitted)) await promise
      await route.continue()
    },
  )
  return resolve
}

const said = (text: string, name: string, step: string) => text.replace('{{name}}', name).replace('{{step}}', step)
