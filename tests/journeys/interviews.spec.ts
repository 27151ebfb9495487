import { agenda, calendarFeed, interviewStatusText, ownInterviews } from '@trampolim/phrases/pt-br/interviews.ts'
import { messages } from '@trampolim/phrases/pt-br/messages.ts'
import { ownInterviewStatusText } from '@trampolim/phrases/pt-br/own-interview-status.ts'
import { selectionBoard } from '@trampolim/phrases/pt-br/selection-board.ts'
import { violationsOf } from './accessible.ts'
import { applicationTo } from './application-to.ts'
import { passInterviewUndo } from './behind-the-pages.ts'
import { expect, open, screens, test } from './journey.ts'
import { readLetter } from './mailbox.ts'

const said = (text: string, name: string) => text.replace('{{name}}', name)

for (const [name, use] of Object.entries({
  'at a desk': { viewport: screens.desk },
  'on a phone, without JavaScript': { viewport: screens.phone, javaScriptEnabled: false },
})) {
  test.describe(name, () => {
    test.use({ ...use, provokes: [422] })
    const scripts = use.viewport === screens.desk

    test('an interview is scheduled, confirmed with a request, rescheduled, and declined', async ({
      page,
      callsOf,
      newCandidate,
      signInWith,
    }, { repeatEachIndex }) => {
      const candidate = await newCandidate()
      const { jobId, cvId, recruiter } = await applicationTo(callsOf, candidate)
      const visit = (path: string) => (scripts ? open(page, path) : page.goto(path))
      // A different day per test and repetition, so that the interviews don't overlap.
      const day = `${2100 + repeatEachIndex}-0${scripts ? 1 : 2}-11`
      const setTimes = async (start: string, end: string) => {
        await page.getByLabel(agenda.form.date).fill(day)
        await page.getByLabel(agenda.form.start, { exact: true }).fill(start)
        await page.getByLabel(agenda.form.end, { exact: true }).fill(end)
      }

      await signInWith(recruiter)
      await visit(`/recruiter/job/${jobId}/selective-process/cv-details/${cvId}`)
      await page.getByRole('link', { name: selectionBoard.move.interview }).click()
      await expect(page.getByRole('checkbox', { name: candidate.name })).toBeChecked()
      await setTimes('10:00', '09:30')
      await page.getByLabel(agenda.form.address, { exact: true }).fill('Rua das Flores, 10')
      await page.getByLabel(agenda.form.notes).fill('Traga um documento.')
      await page.getByRole('button', { name: agenda.form.send }).click()
      await expect(page.getByRole('alert')).toBeVisible()
      await expect(page.getByLabel(agenda.form.address, { exact: true })).toHaveValue('Rua das Flores, 10')
      if (scripts) expect.soft(await violationsOf(page, 'light'), 'the form').toEqual([])
      await setTimes('10:00', '10:30')
      await page.getByRole('button', { name: agenda.form.send }).click()
      await expect(page.getByText(agenda.sent)).toBeVisible()
      const block = (text: string) =>
        page.locator('summary').filter({ hasText: candidate.name }).filter({ hasText: text })
      await block('10:00').click()
      await expect(page.getByText('das 10:00 às 10:30')).toBeVisible()
      if (scripts) expect.soft(await violationsOf(page, 'light'), 'the week with details').toEqual([])
      await visit(`/recruiter/job/${jobId}/selective-process/cv-details/${cvId}`)
      await page.getByRole('link', { name: selectionBoard.move.interview }).click()
      await expect(page.getByText(agenda.form.already.replace('{{name}}', candidate.name))).toBeVisible()
      await expect(page.getByText('das 10:00 às 10:30. Para mudar, remarque essa.')).toBeVisible()
      await passInterviewUndo(candidate)

      await signInWith(candidate.token)
      await readLetter(page, { to: candidate.email, subject: /^Entrevista marcada: / })
      await visit('/dashboard')
      await expect(page.getByText(ownInterviews.status.waits)).toBeVisible()
      await page.getByRole('link', { name: /, 10:00$/ }).click()
      await expect(page.getByText('Traga um documento.')).toBeVisible()
      await page.getByText(ownInterviews.needs).first().click()
      await page.getByLabel(ownInterviews.needsMore).fill('Rampa na entrada.')
      if (scripts) expect.soft(await violationsOf(page, 'light'), 'the request').toEqual([])
      await page.getByRole('button', { name: ownInterviews.confirm }).dblclick()
      await expect(page.getByText(ownInterviews.told.confirmed)).toBeVisible()

      await visit(`/messages/${jobId}`)
      await page
        .locator('main p')
        .filter({ hasText: /^Entrevista / })
        .getByRole('link', { name: messages.ahead.see, exact: true })
        .click()
      await expect(page).toHaveURL(/\/interviews#interview-/)

      await page.getByRole('button', { name: calendarFeed.make }).click()
      const address = await page.getByLabel(calendarFeed.address).inputValue()
      expect(await (await page.request.get(address)).text()).toContain('METHOD:PUBLISH')
      await page.getByRole('button', { name: calendarFeed.remove }).click()
      await expect(page.getByText(calendarFeed.removed)).toBeVisible()
      expect((await page.request.get(address)).status()).toBe(404)

      await signInWith(recruiter)
      await visit(`/recruiter/interviews?view=list&from=${day}`)
      await expect(page.getByText('Rampa na entrada.')).toBeVisible()
      await page.getByRole('link', { name: said(agenda.actions.rescheduleOf, candidate.name) }).click()
      await setTimes('15:00', '15:30')
      await page.getByRole('button', { name: agenda.form.sendAgain }).click()
      await expect(page.getByText(agenda.sentAgain)).toBeVisible()
      await visit(`/recruiter/interviews?view=list&from=${day}`)
      await page.getByRole('link', { name: agenda.views.week, exact: true }).click()
      await block('15:00').click()
      await expect(page.getByText('das 15:00 às 15:30')).toBeVisible()
      await expect(page.getByRole('heading', { level: 3, name: candidate.name })).toBeVisible()
      if (scripts) {
        await page.keyboard.press('Escape')
        await expect(page.getByText('das 15:00 às 15:30')).toBeHidden()
        await expect(block('15:00')).toBeFocused()
      }
      await visit(`/recruiter/interviews?view=day&from=${day}`)
      await expect(page.getByRole('list', { name: agenda.views.hours })).toContainText('das 15:00 às 15:30')

      await signInWith(candidate.token)
      await visit('/interviews')
      await expect(page.getByText(ownInterviews.moved)).toBeVisible()
      await page.getByText(ownInterviews.refuseSummary, { exact: true }).click()
      await page.getByLabel(ownInterviews.reason).selectOption({ label: 'O horário não dá para mim' })
      await page.getByRole('button', { name: ownInterviews.refuse }).click()
      await expect(page.getByText(ownInterviews.told.refused)).toBeVisible()
      await expect(page.getByText(ownInterviewStatusText['candidate:refused'])).toBeVisible()

      await signInWith(recruiter)
      await visit('/recruiter/interviews')
      const needing = page.getByRole('region', { name: agenda.side.needing })
      await expect(needing.getByRole('link', { name: said(agenda.actions.rescheduleOf, candidate.name) })).toBeVisible()
      await needing.getByRole('link', { name: candidate.name, exact: true }).click()
      await expect(page.getByText(interviewStatusText['candidate:refused'])).toBeVisible()
      await page.getByRole('link', { name: agenda.set }).click()
      await expect(page.getByRole('heading', { name: agenda.choose.title })).toBeVisible()
    })
  })
}
