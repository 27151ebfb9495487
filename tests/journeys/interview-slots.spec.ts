import { home } from '@trampolim/phrases/pt-br/home.ts'
import { offeredSlots, ownSlots } from '@trampolim/phrases/pt-br/interview-slots.ts'
import { agenda, ownInterviews } from '@trampolim/phrases/pt-br/interviews.ts'
import { violationsOf } from './accessible.ts'
import { applicationTo } from './application-to.ts'
import { passSlotsUndo } from './behind-the-pages.ts'
import { expect, open, screens, test } from './journey.ts'
import { readLetter } from './mailbox.ts'

for (const [name, use] of Object.entries({
  'at a desk': { viewport: screens.desk },
  'on a phone, without JavaScript': { viewport: screens.phone, javaScriptEnabled: false },
})) {
  test.describe(name, () => {
    test.use({ ...use, provokes: [422] })
    const scripts = use.viewport === screens.desk

    test('times are offered, taken, given back, and given to a person on the waiting list', async ({
      page,
      callsOf,
      newCandidate,
      signInWith,
    }) => {
      const [first, second] = [await newCandidate(), await newCandidate()]
      const { jobId, processId, recruiter } = await applicationTo(callsOf, first)
      const other = await applicationTo(callsOf, second)
      const visit = (path: string) => (scripts ? open(page, path) : page.goto(path))
      const withAxe = async (what: string) => {
        if (scripts) expect.soft(await violationsOf(page, 'light'), what).toEqual([])
      }
      const day = scripts ? '2100-03-11' : '2100-04-12'

      await signInWith(recruiter)
      await visit(`/recruiter/job/${jobId}/interview?candidate=${processId}&candidate=${other.processId}`)
      await page.getByRole('link', { name: offeredSlots.several }).click()
      await expect(page.getByRole('checkbox', { name: second.name })).toBeChecked()
      const part = page.getByRole('group', { name: offeredSlots.part.replace('{{number}}', '1'), exact: true })
      await part.getByLabel(agenda.form.date).fill(day)
      await part.getByLabel(agenda.form.start, { exact: true }).fill('10:00')
      await part.getByLabel(agenda.form.end, { exact: true }).fill('10:20')
      await page.getByText(agenda.form.remote, { exact: true }).click()
      await expect(page.getByLabel(agenda.form.address, { exact: true })).toBeHidden()
      await page.getByLabel(agenda.form.link, { exact: true }).fill('sala 3')
      await page.getByText(agenda.form.live, { exact: true }).click()
      await expect(page.getByLabel(agenda.form.link, { exact: true })).toBeHidden()
      await page.getByLabel(agenda.form.address, { exact: true }).fill('Rua das Flores, 10')
      await page.getByRole('button', { name: offeredSlots.send }).click()
      await expect(page.getByRole('alert')).toContainText(offeredSlots.noneFits)
      await expect(page.getByLabel(agenda.form.address, { exact: true })).toHaveValue('Rua das Flores, 10')
      await withAxe('the form')
      await part.getByLabel(agenda.form.end, { exact: true }).fill('10:30')
      if (scripts) await expect(page.getByText(offeredSlots.makes_one)).toBeVisible()
      await page.getByRole('button', { name: offeredSlots.send }).click()
      await expect(page.getByText(offeredSlots.sent)).toBeVisible()
      await expect(page.getByRole('link', { name: second.name })).toBeVisible()
      await withAxe('the times that are offered')
      await passSlotsUndo(first)
      await passSlotsUndo(second)

      await signInWith(first.token)
      await readLetter(page, { to: first.email, subject: /^Escolha o horário da sua entrevista: / })
      await visit('/dashboard')
      await page.getByRole('link', { name: home.times.action }).click()
      await withAxe('the choice')
      await page.getByText('10:00 às 10:30').click()
      await page.getByRole('button', { name: ownSlots.take }).click()
      await expect(page.getByText(ownSlots.done.taken)).toBeVisible()
      await expect(page.getByText(ownInterviews.status.agreed)).toBeVisible()

      await signInWith(second.token)
      await visit('/interviews')
      await expect(page.getByText(ownSlots.none)).toBeVisible()
      await page.getByLabel(ownSlots.wish).fill('Depois das 18h.')
      await page.getByRole('button', { name: ownSlots.wait }).click()
      await expect(page.getByText(ownSlots.done.waiting)).toBeVisible()
      await withAxe('the waiting list')

      await signInWith(first.token)
      await visit('/interviews')
      await page.getByText(ownInterviews.cancelSummary, { exact: true }).click()
      await page.getByRole('button', { name: ownInterviews.cancel, exact: true }).click()
      await expect(page.getByText(ownInterviews.told.canceled)).toBeVisible()

      await signInWith(second.token)
      await readLetter(page, { to: second.email, subject: /^Um horário ficou livre / })
      await visit('/interviews')
      await withAxe('the time that is kept')
      await page.getByRole('button', { name: ownSlots.keptTake }).click()
      await expect(page.getByText(ownSlots.done.taken)).toBeVisible()

      await signInWith(recruiter)
      await visit(`/recruiter/interviews?view=list&from=${day}`)
      await expect(page.getByText('das 10:00 às 10:30')).toBeVisible()
      await expect(page.getByRole('link', { name: second.name, exact: true })).toBeVisible()
    })
  })
}
