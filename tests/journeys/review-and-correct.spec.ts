import type { Page } from '@playwright/test'
import type { Calls } from '@trampolim/contract/client/calls.ts'
import { loginTypes } from '@trampolim/marketplace/accounts/roles.ts'
import { candidate as candidateTexts } from '@trampolim/phrases/pt-br/candidate.ts'
import { jobFieldLabels } from '@trampolim/phrases/pt-br/job-fields.ts'
import { organizations } from '@trampolim/phrases/pt-br/organizations.ts'
import { recruiter as recruiterTexts } from '@trampolim/phrases/pt-br/recruiter.ts'
import { refusals } from '@trampolim/phrases/pt-br/refusals.ts'
import { registration } from '@trampolim/phrases/pt-br/registration.ts'
import { reviewedFieldName, reviews } from '@trampolim/phrases/pt-br/reviews.ts'
import { signIn } from '@trampolim/phrases/pt-br/sign-in.ts'
import { tasks } from '@trampolim/phrases/pt-br/tasks.ts'
import { awake } from '../awake.ts'
import { jobForm as wholeJob } from '../samples/job-form.ts'
import { organizationForm } from '../samples/recruiter-form.ts'
import { violationsOf } from './accessible.ts'
import { insertColleague } from './behind-the-pages.ts'
import { expect, open, screens, signInByCall, test } from './journey.ts'
import { openLetter } from './mailbox.ts'
import { approve, approveAll, type NewRecruiter, registerRecruiter, reviewOf } from './new-recruiter.ts'
import { claimFromQueue, decide } from './review-on-pages.ts'
import { signInOnPage } from './sign-in-on-page.ts'

const aboutCompany = reviewedFieldName('organization', 'description')
const remark = 'Conte também o que a oficina conserta.'
const reason = 'A descrição promete o que a vaga não tem.'

test.use({ viewport: screens.desk })

test.describe('an organisation’s field', () => {
  test.use({ provokes: [422] })

  test('is requested, corrected and approved; the input is kept if a decision is incomplete', async ({
    page,
    callsOf,
    signInWith,
  }) => {
    const rita = await signInByCall(callsOf(), 'rita')
    const person = await approvedRecruiter(callsOf, rita)
    await editOrganization(callsOf(person.token), person)

    await signInWith(rita)
    await claimFromQueue(page, { subject: 'organization', name: person.company })
    await expect(page.getByText(reviews.again)).toBeVisible()
    const field = page.getByText(`${reviews.sheet.askChange}: ${aboutCompany}`)
    await field.click()
    const asked = page.getByLabel(reviews.sheet.remark.replace('{{field}}', aboutCompany))
    await asked.fill(remark)
    await page.getByRole('radio', { name: reviews.decisions.reject }).check()
    await page.getByRole('button', { name: reviews.sheet.submit }).click()
    await expect(page.getByRole('alert').filter({ hasText: refusals.reason_required })).toBeVisible()
    await expect(asked).toHaveValue(remark)
    await expect(page.getByRole('radio', { name: reviews.decisions.reject })).toBeChecked()
    await decide(page, 'request_changes')

    await signInWith(person.token)
    const letter = await openLetter(page, { to: person.email, subject: /^Corrija alguns dados/ })
    await expect(letter.getByRole('main')).toContainText(remark)
    await letter.close()
    await openTask(page, person.company)
    await expect(page.getByText(remark)).toBeVisible()
    await page.getByRole('button', { name: tasks.submit }).click()
    await expect(page.getByRole('alert').filter({ hasText: refusals.nothing_changed })).toBeVisible()
    await page.getByLabel(organizations.form.description).fill('Consertamos relógios de pulso, de parede e de torre.')
    await page.getByRole('button', { name: tasks.submit }).click()
    await expect(page.getByText(tasks.sent)).toBeVisible()

    await signInWith(rita)
    await claimFromQueue(page, { subject: 'organization', name: person.company })
    await expect(page.getByRole('term').filter({ hasText: aboutCompany })).toContainText(reviews.sheet.changed)
    await expect(page.getByText(`${aboutCompany}: ${remark}`)).toBeVisible()
    await decide(page, 'approve')
  })
})

test('a rejected job shows why, is corrected and approved; the input survives faults and a reload', async ({
  page,
  callsOf,
  signInWith,
}) => {
  const rita = await signInByCall(callsOf(), 'rita')
  const person = await approvedRecruiter(callsOf, rita)
  const { jobId, jobName } = person
  const jobs = callsOf(person.token).gateway.recruiterJobs
  await jobs.updateJob({ id: jobId, ...wholeJob({ jobName, jobDescription: 'Ganhos sem limite.' }) })

  await signInWith(rita)
  await claimFromQueue(page, { subject: 'job', name: jobName })
  await page.getByRole('radio', { name: reviews.decisions.reject }).check()
  await page.getByLabel(reviews.sheet.reason, { exact: true }).fill(reason)
  await decide(page, 'reject')

  await signInWith(person.token)
  const letter = await openLetter(page, { to: person.email, subject: /^Vaga não aprovada/ })
  await expect(letter.getByRole('main')).toContainText(reason)
  await letter.close()
  await openTask(page, jobName)
  await expect(page.getByText(reason)).toBeVisible()
  const task = page.url()
  const better = 'Consertar relógios de pulso com um colega ao lado.'
  await page.getByLabel(jobFieldLabels.jobDescription).fill(better)
  await page.getByLabel(jobFieldLabels.jobName).fill('')
  await page.getByRole('button', { name: tasks.submit }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await page.reload()
  await awake(page)
  await expect(page.getByLabel(jobFieldLabels.jobDescription)).toHaveValue(better)
  await page.getByLabel(jobFieldLabels.jobName).fill(jobName)
  await page.getByRole('button', { name: tasks.submit }).click()
  await expect(page.getByText(tasks.sent)).toBeVisible()
  await open(page, task)
  await expect(page.getByRole('heading', { level: 1, name: tasks.done.title })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: tasks.done.job })).toBeVisible()

  await signInWith(rita)
  await claimFromQueue(page, { subject: 'job', name: jobName })
  await expect(page.getByRole('insertion').filter({ hasText: 'colega' })).toBeVisible()
  await expect(page.getByText(reviews.sheet.changed, { exact: true }).first()).toBeVisible()
  await decide(page, 'approve')
})

test('another reviewer can read a claimed subject, but not decide on it', async ({ page, callsOf, signInWith }) => {
  const person = await registerRecruiter(callsOf())
  const rita = callsOf(await signInByCall(callsOf(), 'rita'))
  const id = await reviewOf(rita, { subject: 'organization', name: person.company })
  await rita.gateway.reviews.claimReview({ id })
  const colleague = { email: `caio-${person.email}`, name: 'Caio Nunes', password: 'broa de milho com erva-doce' }
  await insertColleague(colleague)
  const { email, password } = colleague
  const { token } = await callsOf().gateway.accounts.login({ type: loginTypes.reviewer, email, password })
  await signInWith(token)
  await open(page, `/review/${id}`)
  await expect(page.getByText(reviews.sheet.taken)).toBeVisible()
  await expect(page.getByRole('heading', { name: reviews.sheet.decisionTitle })).toHaveCount(0)
  await expect(page.getByRole('button', { name: reviews.sheet.claim, exact: true })).toHaveCount(0)
  for (const scheme of ['light', 'dark'] as const) expect.soft(await violationsOf(page, scheme), scheme).toEqual([])
})

test.describe('a blocked candidate', () => {
  test.use({ viewport: screens.phone, hasTouch: true, provokes: [422] })

  test('corrects their data and is active again once they are approved', async ({ page, callsOf, newCandidate }) => {
    const { email, password, token } = await newCandidate()
    const { userId } = await callsOf(token).gateway.professional.readProfessional({})
    const rita = callsOf(await signInByCall(callsOf(), 'rita'))
    const { reviews: calls } = rita.gateway
    const id = await reviewOf(rita, { subject: 'candidate', subjectId: userId })
    const { edition } = await calls.claimReview({ id })
    await calls.decideReview({ id, edition, decision: 'block', reason: 'O nome não é o do documento.' })

    await open(page, '/signin')
    await signInOnPage(page, { email, password })
    await expect(page.getByRole('heading', { level: 1, name: signIn.inactive.title })).toBeVisible()
    await expect(page.getByText('O nome não é o do documento.')).toBeVisible()
    await page.getByRole('link', { name: tasks.open }).click()
    await expect(page.getByRole('heading', { level: 1, name: tasks.candidate.title })).toBeVisible()
    await page.getByLabel(registration.you.name).fill('Joana 2')
    await page.getByLabel(registration.contact.street).fill('Rua Augusta, 10')
    await page.getByRole('button', { name: tasks.submit }).click()
    await expect(page.getByRole('alert')).toBeVisible()
    await expect(page.getByLabel(registration.contact.street)).toHaveValue('Rua Augusta, 10')
    await page.getByLabel(registration.you.name).fill('Joana Ribeiro Lima')
    await page.getByRole('button', { name: tasks.submit }).click()
    await expect(page.getByText(tasks.sent)).toBeVisible()

    await approve(rita, { subject: 'candidate', subjectId: userId })
    await open(page, '/dashboard')
    const hello = candidateTexts.dashboard.title.replace('{{name}}', 'Joana')
    await expect(page.getByRole('heading', { level: 1, name: hello })).toBeVisible()
  })
})

/** An approved recruiter with an approved company and job. */
async function approvedRecruiter(callsOf: (token?: string) => Calls, rita: string): Promise<NewRecruiter> {
  const person = await registerRecruiter(callsOf())
  await approveAll(callsOf(rita), person)
  return person
}

/** Edits the organisation's description, which returns it to review. */
async function editOrganization({ gateway }: Calls, { cnpj, company }: NewRecruiter) {
  await gateway.organizations.updateOrganization(
    organizationForm({ idcard: cnpj, companyName: company, description: 'Uma oficina de relógios.' }),
  )
}

/** Opens the correction from the dashboard. */
async function openTask(page: Page, name: string) {
  await open(page, '/recruiter/dashboard')
  await page.getByRole('link', { name: `${recruiterTexts.dashboard.seeTask}: ${name}` }).click()
  await expect(page.getByText(tasks.next)).toBeVisible()
  expect.soft(await violationsOf(page, 'light'), `the task about ${name}`).toEqual([])
}
