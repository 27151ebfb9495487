import type { Page } from '@playwright/test'
import { draft } from '@trampolim/phrases/pt-br/draft.ts'
import { jobFieldLabels } from '@trampolim/phrases/pt-br/job-fields.ts'
import { jobForm } from '@trampolim/phrases/pt-br/job-form.ts'
import { organizations } from '@trampolim/phrases/pt-br/organizations.ts'
import { recruiterRegistration as texts } from '@trampolim/phrases/pt-br/recruiter-registration.ts'
import { registration } from '@trampolim/phrases/pt-br/registration.ts'
import { awake } from '../awake.ts'
import { violationsOf } from './accessible.ts'
import { expect } from './journey.ts'
import { readLetter } from './mailbox.ts'
import { mailboxOf } from './new-candidate.ts'

type Recruiter = {
  name: string
  email: string
  phone: string
  password: string
  cnpj: string
  company?: string
  jobName: string
  occupation?: string
}

/** The questions to applicants: one with a text answer, and one with yes or no. */
type Asking = { questions?: readonly [string, string]; reloads?: boolean }

/**
 * Fills in the recruiter's registration page by page up to the code, with a reload if requested; checks that each page is
 * accessible.
 */
export async function registerRecruiterOnPages(page: Page, recruiter: Recruiter, asking: Asking = {}) {
  await fillPerson(page, recruiter)
  await fillOrganization(page, recruiter, asking)
  await arriveAt(page, texts.pages.job.title)
  await fillJob(page, recruiter)
  await goOn(page)
  await arriveAt(page, texts.pages.pay.title)
  await page.getByLabel(jobForm.pay.from, { exact: true }).fill('2100')
  await page.getByLabel(jobForm.pay.to, { exact: true }).fill('2600')
  await goOn(page)
  await arriveAt(page, texts.pages.time.title)
  await fillPlaceAndTime(page)
  await goOn(page)
  await arriveAt(page, texts.pages.people.title)
  await goOn(page)
  await arriveAt(page, texts.pages.extras.title)
  if (asking.questions) await fillQuestions(page, asking.questions)
  await goOn(page)
  await arriveAt(page, texts.pages.code.title)
}

async function fillPerson(page: Page, { name, email, phone, password }: Recruiter) {
  await arriveAt(page, texts.pages.you.title)
  await page.getByLabel(texts.you.name).fill(name)
  await page.getByLabel(texts.you.email).fill(email)
  await page.getByLabel(registration.contact.phone).pressSequentially(phone)
  await goOn(page)
  await arriveAt(page, texts.pages.phone.title)
  await page.getByLabel(registration.code.label).fill(await codeSentTo(page, phone))
  await page.getByRole('button', { name: texts.confirmPhone, exact: true }).click()
  await arriveAt(page, texts.pages.access.title)
  await fillPassword(page, password)
  await page.getByRole('checkbox', { name: registration.access.terms }).check()
  await goOn(page)
}

/** The digits of the text message to a phone. */
export async function codeSentTo(page: Page, phone: string): Promise<string> {
  const { text } = await readLetter(page, { to: mailboxOf(phone), subject: /^SMS para/ })
  return /\d{4}/.exec(text)?.[0] ?? ''
}

async function fillPassword(page: Page, password: string) {
  await page.getByLabel(registration.access.password, { exact: true }).fill(password)
  await page.getByLabel(registration.access.confirm).fill(password)
}

async function fillOrganization(page: Page, { cnpj, company = '' }: Recruiter, { reloads }: Asking) {
  await arriveAt(page, texts.pages.company.title)
  await page.getByLabel(organizations.form.idcard).pressSequentially(cnpj)
  await page.getByLabel(organizations.form.companyName).fill(company)
  await page.getByLabel(organizations.form.employeeNumber).selectOption('10')
  await page.getByLabel(organizations.form.branchOfActivity).selectOption({ index: 1 })
  if (reloads) {
    await page.reload()
    await awake(page)
    await expect(page.getByText(draft.restored)).toBeVisible()
    await expect(page.getByLabel(organizations.form.companyName)).toHaveValue(company)
  }
  await page.getByLabel(organizations.form.dontHaveSite).check()
  await goOn(page)
  await arriveAt(page, texts.pages.address.title)
  await page.getByLabel(registration.contact.zipCode).pressSequentially('01310100')
  await expect(page.getByRole('combobox', { name: registration.contact.city })).toHaveValue('São Paulo, SP')
  await page.getByLabel(registration.contact.street).fill('Avenida Paulista, 900')
  await goOn(page)
}

/** Fills in the job's name, occupation and description, in the registration or in a recruiter's own area. */
export async function fillJob(
  page: Page,
  { jobName, occupation = 'Confeit' }: Pick<Recruiter, 'jobName' | 'occupation'>,
) {
  await page.getByLabel(jobFieldLabels.jobName).fill(jobName)
  await page.getByRole('combobox', { name: jobFieldLabels.occupation }).pressSequentially(occupation.toLowerCase())
  await page
    .getByRole('option', { name: new RegExp(`^${occupation}`) })
    .first()
    .click()
  await page.getByLabel(jobFieldLabels.jobDescription).fill('Fazer e decorar bolos de festa.')
}

/** Fills in a workplace by its CEP, and the working hours. */
export async function fillPlaceAndTime(page: Page) {
  await page.getByLabel(jobForm.places.zipCode).pressSequentially('01310100')
  await expect(page.getByRole('combobox', { name: jobForm.places.city })).toHaveValue('São Paulo, SP')
  await page.getByLabel(jobForm.time.start).fill('08:00')
  await page.getByLabel(jobForm.time.end).fill('17:00')
}

/** Adds a question for a text and one for yes or no. */
async function fillQuestions(page: Page, asked: readonly string[]) {
  const { questions } = jobForm
  await page.getByRole('heading', { name: jobForm.groups.questions.title }).click()
  for (const question of asked) {
    await page.getByRole('button', { name: questions.add }).click()
    await page
      .getByLabel(/^Pergunta \d/)
      .last()
      .fill(question)
  }
  await page.getByLabel(questions.type).last().selectOption('boolean')
}

/** Enters the code sent to the address, and the password again if a reload dropped it. */
export async function confirmRecruiterCode(
  page: Page,
  { email, password }: Pick<Recruiter, 'email'> & { password?: string },
) {
  const { subject } = await readLetter(page, { to: email, subject: /^\d{4} é o seu código/ })
  await page.getByLabel(registration.code.label).fill(/\d{4}/.exec(subject)?.[0] ?? '')
  if (password) await fillPassword(page, password)
  await page.getByRole('button', { name: texts.confirm }).click()
}

async function arriveAt(page: Page, title: string) {
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  expect.soft(await violationsOf(page, 'light'), title).toEqual([])
}

async function goOn(page: Page) {
  await page.getByRole('button', { name: texts.next, exact: true }).click()
}
