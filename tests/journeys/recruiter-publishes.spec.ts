import { randomInt } from 'node:crypto'
import { draft } from '@trampolim/phrases/pt-br/draft.ts'
import { faults } from '@trampolim/phrases/pt-br/faults.ts'
import { jobActions } from '@trampolim/phrases/pt-br/job-actions.ts'
import { jobFieldLabels } from '@trampolim/phrases/pt-br/job-fields.ts'
import { jobForm } from '@trampolim/phrases/pt-br/job-form.ts'
import { jobs } from '@trampolim/phrases/pt-br/jobs.ts'
import { ownJob } from '@trampolim/phrases/pt-br/own-job.ts'
import { recruiter as panel } from '@trampolim/phrases/pt-br/recruiter.ts'
import { refusals } from '@trampolim/phrases/pt-br/refusals.ts'
import { jobStatus } from '@trampolim/phrases/pt-br/statuses.ts'
import { unloadedPart } from '@trampolim/phrases/pt-br/unloaded-part.ts'
import { cnpjOf } from '../world/ids.ts'
import { violationsOf } from './accessible.ts'
import { insertOpenJob } from './behind-the-pages.ts'
import { expect, open, screens, signInByCall, test } from './journey.ts'
import { newIdentity } from './new-candidate.ts'
import { registerRecruiter } from './new-recruiter.ts'
import {
  confirmRecruiterCode,
  fillJob,
  fillPlaceAndTime,
  registerRecruiterOnPages,
} from './register-recruiter-on-pages.ts'

test.use({ viewport: screens.phone })

test('a recruiter registers on a phone, writes a second job, loses nothing to a reload, edits and ends it', async ({
  page,
}) => {
  const { email, phone } = newIdentity()
  const cnpj = cnpjOf(randomInt(1000, 9_000_000))
  const first = 'Ajudante de confeitaria'
  await open(page, '/recruiter/register')
  await registerRecruiterOnPages(page, {
    name: 'Marina Teles',
    email,
    phone,
    password: 'broa de milho com erva-doce',
    cnpj,
    jobName: first,
  })
  await confirmRecruiterCode(page, { email })
  await expect(
    page.getByRole('heading', { level: 1, name: panel.dashboard.title.replace('{{name}}', 'Marina') }),
  ).toBeVisible()
  await expect(page.getByText(panel.underReview.title)).toBeVisible()
  await expect(page.getByText(first).first()).toBeVisible()
  expect(await page.evaluate('JSON.stringify([sessionStorage, localStorage])')).not.toContain(email)

  await page.setViewportSize(screens.desk)
  await open(page, '/recruiter/job/create')
  await page.getByRole('button', { name: jobForm.publish }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'nome da vaga' })).toBeVisible()
  expect.soft(await violationsOf(page, 'light'), 'the form with its faults').toEqual([])
  await fillJob(page, { jobName: 'Confeiteira' })
  await page.getByLabel(jobForm.pay.from, { exact: true }).fill('1000')
  await page.getByLabel(jobForm.pay.to, { exact: true }).fill('1200')
  await fillPlaceAndTime(page)
  await expect(page.getByText('O valor fica abaixo do salário mínimo')).toBeVisible()
  await expect(page.getByText('R$ 1.000 a R$ 1.200')).toBeVisible()
  await page.getByText(jobForm.groups.questions.title).last().click()
  for (const question of ['Mora perto?', 'Por que bolos?']) {
    await page.getByRole('button', { name: jobForm.questions.add }).click()
    await page
      .getByLabel(/^Pergunta \d/)
      .last()
      .fill(question)
  }
  await page.getByRole('button', { name: 'Descer a pergunta 1' }).press('Enter')
  await expect(page.getByLabel('Pergunta 1', { exact: true })).toHaveValue('Por que bolos?')
  await expect(page.getByRole('button', { name: 'Subir a pergunta 2' })).toBeFocused()
  await page.reload()
  await expect(page.getByText(draft.restored)).toBeVisible()
  await expect(page.getByLabel(jobFieldLabels.jobName)).toHaveValue('Confeiteira')
  await page.getByRole('radio', { name: /^Estágio/ }).click()
  await page.getByRole('button', { name: 'Manter profissional' }).click()
  await expect(page.getByRole('radio', { name: /^Profissional/ })).toBeChecked()
  for (const scheme of ['light', 'dark'] as const)
    expect.soft(await violationsOf(page, scheme), `the form, ${scheme}`).toEqual([])
  await page.getByRole('button', { name: jobForm.publish }).click()

  await expect(page.getByRole('heading', { level: 1, name: 'Confeiteira' })).toBeVisible()
  await expect(page.getByText(jobStatus['job:created'], { exact: true })).toBeVisible()
  for (const scheme of ['light', 'dark'] as const)
    expect.soft(await violationsOf(page, scheme), `its page, ${scheme}`).toEqual([])
  await page.getByRole('link', { name: jobActions.edit, exact: true }).click()
  await page.getByLabel(jobFieldLabels.jobName).fill('Confeiteira de festas')
  await page.getByRole('button', { name: jobForm.save }).click()
  await expect(page.getByText(ownJob.saved.updated)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Confeiteira de festas' })).toBeVisible()
  await page.getByRole('button', { name: jobActions.finish }).click()
  await page.getByRole('dialog').getByRole('button', { name: jobActions.ask.finish.confirm }).click()
  await expect(page.getByText(jobActions.done.finish)).toBeVisible()
  await expect(page.getByText(jobStatus['job:closed'], { exact: true })).toBeVisible()
})

test('a job that is searched for in another situation is found in all of them', async ({ page, signInAs }) => {
  await insertOpenJob({ name: 'Balconista do domingo' })
  await signInAs('bruno')
  const { jobs: texts } = panel
  await open(page, '/recruiter/jobs?filter=do+domingo&mode=paused')
  await expect(page.getByText(texts.notFoundMode)).toBeVisible()
  await page.getByRole('link', { name: texts.showAllFound }).click()
  await expect(page.getByRole('link', { name: 'Balconista do domingo' }).first()).toBeVisible()
  await open(page, '/recruiter/jobs?filter=nenhuma+assim&mode=paused')
  await expect(page.getByText(texts.notFound, { exact: true })).toBeVisible()
})

test('what is typed as cargo or city and isn’t known is called unknown, and a town counts however its state is set off', async ({
  page,
  signInAs,
}) => {
  await signInAs('bruno')
  await open(page, '/recruiter/job/create')
  const cargo = page.getByRole('combobox', { name: jobFieldLabels.occupation })
  const city = page.getByRole('combobox', { name: jobForm.places.city })
  await cargo.fill('Moça da limpeza')
  await city.fill('Santo Antônio')
  await page.getByRole('button', { name: jobForm.publish }).click()
  await expect(page.getByText(`${jobFieldLabels.occupation}: ${faults.unknown_occupation}`)).toBeVisible()
  await expect(page.getByText(`${jobForm.places.city}: ${faults.unknown_municipality}`)).toBeVisible()
  await expect(city).toHaveAttribute('aria-invalid', 'true')
  await city.fill('')
  await city.pressSequentially('campinas/sp')
  await expect(page.getByRole('option', { name: 'Campinas, SP' })).toBeVisible()
  await cargo.focus()
  await expect(city).toHaveValue('Campinas, SP')
  await expect(city).not.toHaveAttribute('aria-invalid', 'true')
})

test('a recruiter shares their own job while it is in the search', async ({ page, signInAs }) => {
  const jobId = await insertOpenJob({ name: 'Balconista do sábado' })
  await signInAs('bruno')
  await open(page, `/recruiter/job/${jobId}/job-details`)
  const share = page.getByRole('main').getByText(jobs.passOn.title, { exact: true })
  await share.click()
  const whatsApp = page.getByRole('link', { name: jobs.passOn.whatsApp })
  await expect(whatsApp).toHaveAttribute('href', new RegExp(`wa\\.me.*%2Fjobs%2F${jobId}$`))
  await expect(page.getByRole('link', { name: jobs.passOn.report })).toHaveCount(0)
  await page.getByRole('button', { name: jobActions.pause }).click()
  await expect(page.getByText(jobActions.done.pause)).toBeVisible()
  await expect(share).toHaveCount(0)
})

test('the weekly summary of an approved job is asked for without a new approval', async ({
  page,
  callsOf,
  signInWith,
}) => {
  const jobId = await insertOpenJob({ name: 'Confeiteira de bolos' })
  await signInWith(await signInByCall(callsOf(), 'bruno'))
  await open(page, `/recruiter/job/${jobId}/edit`)
  const summary = page.getByRole('checkbox', { name: jobFieldLabels.jobSummaryEmail })
  await summary.check()
  await page.getByRole('button', { name: jobForm.save }).click()
  await expect(page.getByText(ownJob.saved.keptText)).toBeVisible()
  await expect(page.getByText(jobStatus['job:approved'], { exact: true })).toBeVisible()
  await page.getByRole('link', { name: jobActions.edit, exact: true }).click()
  await expect(summary).toBeChecked()
  await page.getByLabel(jobFieldLabels.jobName).fill('Confeiteira de tortas')
  await page.getByRole('button', { name: jobForm.save }).click()
  await expect(page.getByRole('dialog').getByText(jobForm.approval.title)).toBeVisible()
})

test('a job is handed in once, also if the answer to its form is lost and the form sent again', async ({
  page,
  callsOf,
  signInWith,
  complaints,
}) => {
  const { token, company } = await registerRecruiter(callsOf())
  await signInWith(token)
  await open(page, '/recruiter/job/create')
  const jobName = `Balconista ${company}`
  await fillJob(page, { jobName })
  await page.getByLabel(jobForm.pay.from, { exact: true }).fill('2100')
  await page.getByLabel(jobForm.pay.to, { exact: true }).fill('2600')
  await fillPlaceAndTime(page)
  await page.route(
    /\/create\.data/,
    async (route) => {
      await route.fetch()
      await route.abort('connectionreset')
    },
    { times: 1 },
  )
  await page.getByRole('button', { name: jobForm.publish }).click()
  await expect(page.getByText(unloadedPart.form.title)).toBeVisible()
  await expect(page.getByLabel(jobFieldLabels.jobName)).toHaveValue(jobName)
  await page.getByRole('button', { name: unloadedPart.form.again }).click()
  await expect(page.getByText(ownJob.saved.created)).toBeVisible()
  const { total } = await callsOf(token).gateway.recruiterJobs.listOwnJobs({ filter: jobName })
  expect(total).toBe(1)
  // The browser reports the request whose answer was lost.
  complaints.length = 0
})

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled, provokes: [409, 422] })

    test('two tabs with one job do not overwrite each other unasked', async ({
      page,
      context,
      callsOf,
      signInWith,
    }) => {
      const { token, jobId } = await registerRecruiter(callsOf())
      await signInWith(token)
      const other = await context.newPage()
      const description = jobFieldLabels.jobDescription
      for (const [each, text] of [
        [page, 'Consertar relógios de pulso.'],
        [other, 'Consertar relógios de parede.'],
      ] as const) {
        await (javaScriptEnabled
          ? open(each, `/recruiter/job/${jobId}/edit`)
          : each.goto(`/recruiter/job/${jobId}/edit`))
        await each.getByLabel(description).fill(text)
      }
      const save = (each: typeof page) => each.getByRole('button', { name: jobForm.save, exact: true }).click()
      await save(page)
      await expect(page).toHaveURL(/saved=updated/)
      await save(other)
      await expect(other.getByText(refusals.job_changed)).toBeVisible()
      await expect(other.getByLabel(description)).toHaveValue('Consertar relógios de parede.')
      await save(other)
      await expect(other).toHaveURL(/saved=updated/)
    })
  })
}
