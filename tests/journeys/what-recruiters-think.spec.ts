import { notificationTexts } from '@trampolim/phrases/pt-br/notifications.ts'
import { selectionBoard as board } from '@trampolim/phrases/pt-br/selection-board.ts'
import { violationsOf } from './accessible.ts'
import { applicationTo, jobName } from './application-to.ts'
import { expect, open, screens, signInByCall, test } from './journey.ts'

const scoreOf = (level: 1 | 2 | 3 | 4 | 5) =>
  board.scores.of.replace('{{score}}', String(level)).replace('{{text}}', board.scores[`level${level}`])

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'at a desk' : 'on a phone, without JavaScript', () => {
    test.use({ javaScriptEnabled, viewport: javaScriptEnabled ? screens.desk : screens.phone, provokes: [422] })

    test('two recruiters score a candidate, each before reading the other’s; one tags and mentions', async ({
      page,
      callsOf,
      newCandidate,
      signInWith,
    }) => {
      const { jobId, processId, cvId, name, recruiter } = await applicationTo(callsOf, await newCandidate())
      const elisa = callsOf(await signInByCall(callsOf(), 'elisa')).gateway
      const remark = 'Atendeu bem no teste.'
      const ratings = [{ criterion: 'experience', score: 4 }]
      await elisa.recruiterSelection.saveScorecard({ jobId, processId, ratings, remark })
      await signInWith(recruiter)
      const candidate = `/recruiter/job/${jobId}/selective-process/cv-details/${cvId}`
      const visit = (path: string) => (javaScriptEnabled ? open(page, path) : page.goto(path))
      await visit(`${candidate}?tab=scores`)
      await expect(page.getByText(board.scores.waiting_one)).toBeVisible()
      await expect(page.getByText(remark)).toHaveCount(0)
      await page.getByRole('button', { name: board.scores.save }).click()
      await expect(page.getByText(board.scores.none)).toBeVisible()
      const experience = page.getByRole('group', { name: board.scores.experience })
      await experience.getByRole('radio', { name: scoreOf(3) }).check()
      await page.getByRole('textbox', { name: board.scores.remark }).fill('Ficou em dúvida no caixa.')
      if (javaScriptEnabled) expect.soft(await violationsOf(page, 'light'), 'the form').toEqual([])
      await page.getByRole('button', { name: board.scores.save }).click()
      await expect(page.getByText(board.scores.saved)).toBeVisible()
      await expect(page.getByText(remark)).toBeVisible()
      await expect(page.getByText(board.scores.mean.replace('{{count}}', '2').replace('{{mean}}', '3,5'))).toBeVisible()
      if (javaScriptEnabled) expect.soft(await violationsOf(page, 'dark'), 'the scorecards').toEqual([])

      await page.getByText(board.tags.open).click()
      await page.getByLabel(board.tags.new, { exact: true }).fill('indicação')
      await page.getByRole('button', { name: board.tags.add }).click()
      const tag = page.getByRole('button', { name: board.tags.remove.replace('{{tag}}', 'indicação') })
      await expect(tag).toBeVisible()
      await visit(
        `/recruiter/job/${jobId}/selective-process?step=curriculums&tag=INDICA%C3%87%C3%83O&name=${encodeURIComponent(name)}`,
      )
      await expect(page.locator(`[data-card="${cvId}"]`)).toContainText('indicação')
      await visit(candidate)
      await tag.click()
      await expect(tag).toHaveCount(0)

      await visit(`${candidate}?tab=notes`)
      await page.getByRole('textbox', { name: board.details.notes.text }).fill('Pode falar com ela?')
      await page.getByRole('checkbox', { name: 'Elisa Prado' }).check()
      await page.getByRole('button', { name: board.details.notes.add }).click()
      await expect(page.getByText(board.details.notes.mentioned.replace('{{names}}', 'Elisa Prado'))).toBeVisible()
      const told = notificationTexts.mention.note.replace('{{person}}', name).replace('{{jobName}}', jobName)
      await expect(async () => {
        const { items } = await elisa.notifications.listNotifications({ limit: 20 })
        expect(JSON.stringify(items)).toContain(told)
      }).toPass()
    })
  })
}
