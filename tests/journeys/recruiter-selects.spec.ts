import type { Calls } from '@trampolim/contract/client/calls.ts'
import { selection } from '@trampolim/phrases/pt-br/selection.ts'
import { selectionBoard as board } from '@trampolim/phrases/pt-br/selection-board.ts'
import { selectionStep } from '@trampolim/phrases/pt-br/statuses.ts'
import { demoAccounts, demoPassword } from '../world/named-people.ts'
import { violationsOf } from './accessible.ts'
import { passUndoTime } from './behind-the-pages.ts'
import { expect, open, screens, test } from './journey.ts'
import type { NewCandidate } from './new-candidate.ts'
import { writeNotes } from './notes-on-page.ts'

const jobName = 'Atendente de balcão'

test.describe('a recruiter', () => {
  test.use({ viewport: screens.desk })

  test('moves somebody by keys and menu, discards, takes it back and writes notes; the candidate sees where they stand', async ({
    page,
    callsOf,
    newCandidate,
    signInWith,
  }) => {
    test.setTimeout(120_000)
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
    // The card goes at once; the word that it went, with the way back, when the server has answered.
    await expect(page.getByText(board.move.discarded.replace('{{name}}', applied.name))).toBeVisible()
    await page.getByRole('button', { name: board.move.undo }).last().click()
    await expect(column('finalists')).toBeVisible()

    await card.getByRole('link').first().click()
    await expect(page.getByRole('heading', { level: 1, name: applied.name })).toBeVisible()
    await expect(page.getByText(board.details.contact.approval)).toBeVisible()
    await writeNotes(page)
    expect.soft(await violationsOf(page, 'light'), 'a candidate’s page').toEqual([])

    await passUndoTime(applied.jobId)
    await signInWith(applied.token)
    await open(page, '/selective-process')
    const process = page.getByRole('article').filter({ hasText: jobName })
    await expect(process).toContainText(selection.now.finalists)
    await process.getByText(selection.history).click()
    await expect(process).not.toContainText(selection.events.discarded)
  })

  test.describe('who comes too late', () => {
    test.use({ provokes: [409] })

    test('hears that a colleague moved somebody meanwhile, and sees where they are now', async ({
      page,
      callsOf,
      newCandidate,
      signInWith,
    }) => {
      const applied = await applicationTo(callsOf, await newCandidate())
      await signInWith(applied.recruiter)
      await open(page, applied.path)
      const { jobId, processId } = applied
      const move = { jobId, processId, from: 'curriculums', step: 'interviews' } as const
      await callsOf(applied.recruiter).gateway.recruiterSelection.moveCandidate(move)
      const card = page.locator(`[data-card="${applied.cvId}"]`)
      await card.locator('summary').click()
      await card.getByRole('button', { name: selectionStep.finalists }).click()
      await expect(page.getByText(/moveu esta candidatura/)).toBeVisible()
      await expect(
        page.getByRole('region', { name: new RegExp(`^${selectionStep.interviews}`) }).locator(card),
      ).toBeVisible()
    })
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })

    test('moves somebody by menu and takes it back', async ({ page, callsOf, newCandidate, signInWith }) => {
      const applied = await applicationTo(callsOf, await newCandidate())
      await signInWith(applied.recruiter)
      await page.goto(applied.path)
      const card = page.locator(`[data-card="${applied.cvId}"]`)
      await card.locator('summary').click()
      await card.getByRole('button', { name: selectionStep.selectiveProcess }).click()
      await expect(page.getByRole('status')).toContainText(applied.name)
      await page.getByRole('button', { name: board.move.undo }).click()
      await expect(
        page.getByRole('region', { name: new RegExp(`^${selectionStep.curriculums}`) }).locator(card),
      ).toBeVisible()
    })

    test('says that they have seen an application', async ({ page, callsOf, newCandidate, signInWith }) => {
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
    await page.getByRole('link', { name: board.lists.invited }).click()
    await expect(page.getByText(board.empty.filtered)).toBeVisible()
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

/** Applies to the bakery's job, and tells where its recruiter finds the application. */
async function applicationTo(callsOf: (token?: string) => Calls, { name, token }: NewCandidate) {
  const email = demoAccounts.find(({ key }) => key === 'bruno')?.email as string
  const session = await callsOf().gateway.accounts.login({ type: 1, email, password: demoPassword })
  const recruiter = callsOf(session.token).gateway
  const { items } = await recruiter.recruiterJobs.listOwnJobs({ filter: jobName })
  const jobId = items.find((job) => job.jobName === jobName)?.id as string
  const { selection: mine } = callsOf(token).gateway
  const { tasks } = await mine.verifyApplication({ jobId, cvType: 'professional' })
  const answers = tasks.flatMap(({ questions = [] }) =>
    questions.map(({ id, type }) => ({ questionId: id, answer: type === 'boolean' ? 'yes' : 'Sim, com gosto.' })),
  )
  const { processId } = await mine.applyToJob({ jobId, cvType: 'professional', answers })
  const listed = await recruiter.recruiterSelection.listStep({ jobId, step: 'curriculums', name, size: 100 })
  const cvId = listed.items.find((each) => each.processId === processId)?.cvId as string
  const path = `/recruiter/job/${jobId}/selective-process?name=${encodeURIComponent(name)}&sort=recent`
  return { jobId, processId, cvId, path, name, token, recruiter: session.token }
}

/** Whether a recruiter has seen the application, as their list tells. */
async function isSeen(
  callsOf: (token?: string) => Calls,
  { jobId, processId, name, recruiter }: Awaited<ReturnType<typeof applicationTo>>,
) {
  const { recruiterSelection } = callsOf(recruiter).gateway
  const { items } = await recruiterSelection.listStep({ jobId, step: 'curriculums', name, size: 100 })
  return items.find((each) => each.processId === processId)?.viewed
}

const said = (text: string, name: string, step: string) => text.replace('{{name}}', name).replace('{{step}}', step)
