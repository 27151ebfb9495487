import { agenda } from '@trampolim/phrases/pt-br/interviews.ts'
import { jobActions } from '@trampolim/phrases/pt-br/job-actions.ts'
import { refusals } from '@trampolim/phrases/pt-br/refusals.ts'
import { insertOpenJob } from './behind-the-pages.ts'
import { expect, open, signInByCall, test } from './journey.ts'

// Of two recruiters who do the same, the second is told so, and sees how things stand now.
test.describe('a colleague was first', () => {
  test.use({ provokes: [404, 409] })

  test.beforeEach(async ({ page }) => {
    // Hints of what changes don't come where the network is bad.
    await page.routeWebSocket(/\/ws/, () => {})
  })

  test('to extend a job: its page has the new date, from which it can be extended again', async ({
    page,
    callsOf,
    signInWith,
  }) => {
    const jobId = await insertOpenJob({ name: 'Ajudante de forno' })
    const recruiter = await signInByCall(callsOf(), 'bruno')
    await signInWith(recruiter)
    await open(page, `/recruiter/job/${jobId}/job-details`)
    await callsOf(recruiter).gateway.recruiterJobs.extendJob({ id: jobId })
    const extend = page.getByRole('button', { name: jobActions.extend })
    await extend.click()
    await expect(page.getByText(refusals.closing_changed)).toBeVisible()
    await extend.click()
    await expect(page.getByText(jobActions.done.extend)).toBeVisible()
  })

  test('to pause a job: the list offers to resume it', async ({ page, callsOf, signInWith }) => {
    const job = 'Ajudante de balcão'
    const jobId = await insertOpenJob({ name: job })
    const recruiter = await signInByCall(callsOf(), 'bruno')
    await signInWith(recruiter)
    await open(page, '/recruiter/jobs')
    await callsOf(recruiter).gateway.recruiterJobs.switchJob({ id: jobId, status: false })
    const menu = page.getByLabel(jobActions.label.replace('{{job}}', job), { exact: true })
    await menu.click()
    await page.getByRole('button', { name: jobActions.pause, exact: true }).click()
    await expect(page.getByText(refusals.already_there)).toBeVisible()
    await menu.click()
    await page.getByRole('button', { name: jobActions.resume, exact: true }).click()
    await expect(page.getByText(jobActions.done.resume)).toBeVisible()
  })

  test('to cancel an interview: the agenda has it no more', async ({ page, callsOf, newCandidate, signInWith }) => {
    const candidate = await newCandidate()
    const jobId = await insertOpenJob({ name: 'Ajudante de cozinha' })
    const { processId } = await callsOf(candidate.token).gateway.selection.applyToJob({
      ...{ jobId, cvType: 'professional', answers: [] },
    })
    const recruiter = await signInByCall(callsOf(), 'bruno')
    const { recruiterSelection } = callsOf(recruiter).gateway
    const { interviewId } = await recruiterSelection.scheduleInterview({
      ...{ jobId, candidates: [processId], date: '2100-05-12', start: '09:00', end: '09:30' },
      ...{ type: 'live', address: 'Rua das Flores, 10', mayOverlap: true },
    })
    await signInWith(recruiter)
    await open(page, '/recruiter/interviews?from=2100-05-12')
    await page.locator('summary').filter({ hasText: candidate.name }).click()
    const cancel = page.getByRole('button', { name: agenda.actions.canceledOf.replace('{{name}}', candidate.name) })
    await expect(cancel).toBeVisible()
    await recruiterSelection.handleInterview({ jobId, interviewId, processId, action: 'canceled' })
    await cancel.click()
    await expect(page.getByText(refusals.interview_not_found)).toBeVisible()
    await expect(cancel).toHaveCount(0)
  })
})
