import { hiringCandidate, hiringSide } from '@trampolim/phrases/pt-br/hiring.ts'
import { selectionBoard as board } from '@trampolim/phrases/pt-br/selection-board.ts'
import { violationsOf } from './accessible.ts'
import { applicationTo } from './application-to.ts'
import { passHireUndo, passUndoTime } from './behind-the-pages.ts'
import { expect, open, screens, test } from './journey.ts'
import { readLetter } from './mailbox.ts'

const said = (text: string, values: Readonly<Record<string, string>>) =>
  Object.entries(values).reduce((now, [name, value]) => now.replace(`{{${name}}}`, value), text)

for (const [name, use] of Object.entries({
  'at a desk': { viewport: screens.desk },
  'on a phone, without JavaScript': { viewport: screens.phone, javaScriptEnabled: false },
})) {
  test.describe(name, () => {
    test.use(use)
    const scripts = use.viewport === screens.desk

    test('a finalist gets a hiring message, accepts it and cancels', async ({
      page,
      callsOf,
      newCandidate,
      signInWith,
    }) => {
      const candidate = await newCandidate()
      const { jobId, processId, cvId, recruiter } = await applicationTo(callsOf, candidate)
      const { recruiterSelection } = callsOf(recruiter).gateway
      await recruiterSelection.moveCandidate({ jobId, processId, from: 'curriculums', step: 'finalists' })
      const cv = `/recruiter/job/${jobId}/selective-process/cv-details/${cvId}`
      const visit = (path: string) => (scripts ? open(page, path) : page.goto(path))

      await signInWith(recruiter)
      const finalists = new URLSearchParams({ step: 'finalists', name: candidate.name, sort: 'recent' })
      await visit(`/recruiter/job/${jobId}/selective-process?${finalists}`)
      const card = page.locator(`[data-card="${cvId}"]`)
      await card.getByLabel(said(board.move.menuOf, candidate)).click()
      await card.getByRole('link', { name: board.move.hire }).click()
      await page.getByLabel(hiringSide.message).fill('Venha às 8h e procure o Bruno.')
      await page.getByLabel(hiringSide.start).fill('2100-01-04')
      await page.getByLabel(hiringSide.salary).fill('2100')
      await page.getByRole('button', { name: hiringSide.send }).click()
      await expect(page.getByText(said(hiringSide.sent, candidate))).toBeVisible()
      await expect(page.getByText(/^Será enviada em /)).toBeVisible()
      if (scripts) expect.soft(await violationsOf(page, 'light'), 'the message that was sent').toEqual([])
      await passUndoTime(candidate)
      await passHireUndo(candidate)

      await signInWith(candidate.token)
      await readLetter(page, { to: candidate.email, subject: /^Mensagem de contratação: / })
      await visit('/selective-process')
      await expect(page.getByText(/R\$\s2\.100/)).toBeVisible()
      if (scripts) expect.soft(await violationsOf(page, 'dark'), 'the message that waits').toEqual([])
      await page.getByRole('button', { name: hiringCandidate.accept }).click()
      await expect(page.getByText(hiringCandidate.told.accepted)).toBeVisible()

      await signInWith(recruiter)
      await visit(cv)
      const accepted = page.getByText(hiringSide.status.accepted, { exact: true })
      await expect(accepted.filter({ visible: true }).first()).toBeVisible()
      await page.getByRole('link', { name: board.details.tabs.history }).click()
      await expect(page.locator('main').getByText(board.details.events.hire_accepted)).toBeVisible()

      await signInWith(candidate.token)
      await visit('/selective-process')
      await page.getByText(hiringCandidate.cancelSummary).click()
      await page.getByRole('button', { name: hiringCandidate.cancel }).click()
      await expect(page.getByText(hiringCandidate.told.canceled)).toBeVisible()
    })
  })
}
