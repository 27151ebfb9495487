import { jobActions } from '@trampolim/phrases/pt-br/job-actions.ts'
import { selection } from '@trampolim/phrases/pt-br/selection.ts'
import { selectionBoard as board } from '@trampolim/phrases/pt-br/selection-board.ts'
import { violationsOf } from './accessible.ts'
import { approveCandidate, insertOpenJob, passHireUndo, passUndoTime } from './behind-the-pages.ts'
import { expect, open, screens, signInByCall, test } from './journey.ts'
import { readLetter } from './mailbox.ts'

for (const [name, use] of Object.entries({
  'at a desk': { viewport: screens.desk },
  'on a phone, without JavaScript': { viewport: screens.phone, javaScriptEnabled: false },
})) {
  test.describe(name, () => {
    test.use(use)
    const scripts = use.viewport === screens.desk

    test('a recruiter ends a job: everybody gets an answer, and one person is kept for other jobs and declines', async ({
      page,
      callsOf,
      newCandidate,
      signInWith,
    }) => {
      const [answered, kept] = [await newCandidate(), await newCandidate()]
      const jobId = await insertOpenJob({ name: `Copeira ${scripts ? 'da manhã' : 'da noite'}` })
      const next = await insertOpenJob({ name: `Copeira ${scripts ? 'da tarde' : 'de domingo'}` })
      for (const each of [answered, kept]) {
        await approveCandidate(each)
        await callsOf(each.token).gateway.selection.applyToJob({ jobId, cvType: 'professional', answers: [] })
      }
      const recruiter = await signInByCall(callsOf(), 'bruno')
      const visit = (path: string) => (scripts ? open(page, path) : page.goto(path))
      const shortlist = `/recruiter/job/${next}/selective-process?step=curriculums&list=kept`

      await signInWith(recruiter)
      await visit(`/recruiter/job/${jobId}/job-details`)
      await page.getByRole('button', { name: jobActions.finish }).click()
      await page.getByLabel(jobActions.steps.text).fill('Obrigada por participar, e boa sorte.')
      await page.getByText(jobActions.steps.oneByOne).click()
      await page.getByLabel(kept.name, { exact: true }).selectOption('kept')
      if (scripts) expect.soft(await violationsOf(page, 'light'), 'the form that ends a job').toEqual([])
      await page.getByRole('button', { name: jobActions.settle.finish.confirm }).click()
      await expect(page.getByText(jobActions.done.finish)).toBeVisible()
      // A step's answer is carried out in the background.
      const { recruiterSelection } = callsOf(recruiter).gateway
      await expect
        .poll(async () => (await recruiterSelection.countSelection({ jobId })).discarded, {
          message: 'who was answered',
        })
        .toBe(2)
      await passUndoTime(answered)
      await passUndoTime(kept)

      await signInWith(answered.token)
      await readLetter(page, { to: answered.email, subject: /^Resposta sobre a vaga Copeira/ })
      await visit('/selective-process')
      await expect(page.getByText('Obrigada por participar, e boa sorte.')).toBeVisible()
      await expect(page.getByText(selection.kept.title)).toHaveCount(0)

      await signInWith(recruiter)
      await visit(shortlist)
      await expect(page.getByRole('link', { name: kept.name })).toBeVisible()
      if (scripts) expect.soft(await violationsOf(page, 'dark'), 'who was kept').toEqual([])

      await signInWith(kept.token)
      await readLetter(page, { to: kept.email, subject: /^Resposta sobre a vaga Copeira/ })
      await visit('/selective-process')
      await expect(page.getByText(selection.kept.title)).toBeVisible()
      if (scripts) expect.soft(await violationsOf(page, 'light'), 'who knows that they were kept').toEqual([])
      await page.getByRole('button', { name: /^Não quero/ }).click()
      await expect(page.getByText(selection.kept.refused)).toBeVisible()

      await signInWith(recruiter)
      await visit(shortlist)
      await expect(page.getByText(board.lists.kept).first()).toBeVisible()
      await expect(page.getByRole('link', { name: kept.name })).toHaveCount(0)
    })

    test('a job whose openings are filled asks whether to end it', async ({
      page,
      callsOf,
      newCandidate,
      signInWith,
    }) => {
      const candidate = await newCandidate()
      const jobId = await insertOpenJob({ name: `Zeladora ${scripts ? 'da manhã' : 'da noite'}` })
      const mine = callsOf(candidate.token).gateway.selection
      const { processId } = await mine.applyToJob({ jobId, cvType: 'professional', answers: [] })
      const recruiter = await signInByCall(callsOf(), 'bruno')
      const { recruiterSelection } = callsOf(recruiter).gateway
      await recruiterSelection.moveCandidate({ jobId, processId, from: 'curriculums', step: 'finalists' })
      const [finalist] = (await recruiterSelection.listFinalists({ jobId })).items
      const { hireId } = await recruiterSelection.sendHiringMessage({
        ...{ jobId, cvId: finalist?.cvId as string, message: 'Venha às 8h.', salary: 210_000, start: '2100-01-04' },
      })
      await passUndoTime(candidate)
      await passHireUndo(candidate)
      const visit = (path: string) => (scripts ? open(page, path) : page.goto(path))
      const title = jobActions.filled.title_one

      await signInWith(recruiter)
      await visit(`/recruiter/job/${jobId}/selective-process`)
      await expect(page.getByText(/não preenchida/)).toHaveCount(1)
      await expect(page.getByText(title)).toHaveCount(0)
      await expect
        .poll(async () => (await mine.listProcesses({})).items[0]?.hire?.hireId, { message: 'the told message' })
        .toBe(hireId)
      await mine.answerHiringMessage({ id: processId, hireId, answer: 'accepted' })
      await visit(`/recruiter/job/${jobId}/job-details`)
      await expect(page.getByText(title)).toBeVisible()
      await visit(`/recruiter/job/${jobId}/selective-process`)
      await expect(page.getByText('1 de 1 vaga preenchida')).toBeVisible()
      if (scripts) expect.soft(await violationsOf(page, 'light'), 'the board of a filled job').toEqual([])
      await page.getByRole('link', { name: jobActions.finish }).click()
      await page.getByRole('button', { name: jobActions.ask.finish.confirm }).click()
      await expect(page.getByText(jobActions.done.finish)).toBeVisible()
    })
  })
}
