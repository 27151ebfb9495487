import type { Page } from '@playwright/test'
import { curriculumForm } from '@trampolim/phrases/pt-br/curriculum-form.ts'
import { registration as texts } from '@trampolim/phrases/pt-br/registration.ts'
import { violationsOf } from './accessible.ts'
import { expect } from './journey.ts'
import { openLetter } from './mailbox.ts'
import { mailboxOf } from './new-candidate.ts'

type Person = { name: string; email: string; cpf: string; phone: string; password: string }

/** Fills in the quick registration page by page, as somebody does who has little time; each page is accessible. */
export async function registerOnPages(page: Page, person: Person) {
  await registerUpToCode(page, person)
  await fillCurriculum(page)
  await arriveAt(page, texts.pages.summary.title)
  await expect(page.getByText(person.email)).toBeVisible()
  await page.getByRole('button', { name: texts.summary.finish }).click()
}

/** The same up to the e-mail's code, which is entered. */
export async function registerUpToCode(page: Page, person: Person) {
  await fillYou(page, person)
  await fillContact(page, person)
  await enterPhoneCode(page, person)
  await fillAccess(page, person)
  await enterEmailCode(page, person)
}

export async function fillYou(page: Page, { name, cpf }: Pick<Person, 'name' | 'cpf'>) {
  await arriveAt(page, texts.pages.you.title)
  await page.getByLabel(texts.you.name).fill(name)
  await page.getByLabel(texts.you.birthDate).pressSequentially('21081996')
  await page.getByLabel(texts.you.cpf).pressSequentially(cpf)
  await page.getByRole('radio', { name: 'Feminino' }).check()
  await goOn(page)
}

async function fillContact(page: Page, { email, phone }: Person) {
  await arriveAt(page, texts.pages.contact.title)
  await page.getByLabel(texts.contact.email).fill(email)
  await page.getByLabel(texts.contact.phone).pressSequentially(phone)
  await page.getByLabel(texts.contact.zipCode).pressSequentially('01310100')
  await expect(page.getByRole('combobox', { name: texts.contact.city })).toHaveValue('São Paulo, SP')
  await page.getByLabel(texts.contact.street).fill('Avenida Paulista, 900')
  await goOn(page)
}

async function fillAccess(page: Page, { password }: Person) {
  await arriveAt(page, texts.pages.access.title)
  await page.getByLabel(texts.access.password, { exact: true }).fill(password)
  await page.getByLabel(texts.access.confirm).fill(password)
  await page.getByRole('checkbox', { name: texts.access.terms }).check()
  await goOn(page)
}

async function enterPhoneCode(page: Page, { phone }: Person) {
  await arriveAt(page, texts.pages.phone.title)
  const letter = await openLetter(page, { to: mailboxOf(phone), subject: /^SMS para/ })
  const message = await letter
    .getByText(/\d{4} é o seu código/)
    .first()
    .innerText()
  await letter.close()
  await confirmCode(page, message)
}

async function enterEmailCode(page: Page, { email }: Person) {
  await arriveAt(page, texts.pages.code.title)
  const letter = await openLetter(page, { to: email, subject: /^\d{4} é o seu código/ })
  const subject = await letter.getByRole('heading', { level: 1 }).innerText()
  await letter.close()
  await confirmCode(page, subject)
}

async function confirmCode(page: Page, message: string) {
  const code = /\d{4}/.exec(message)?.[0] ?? ''
  await page.getByLabel(texts.code.label).fill(code)
  await page.getByRole('button', { name: texts.code.confirm }).click()
}

async function fillCurriculum(page: Page) {
  await arriveAt(page, texts.pages.goals.title)
  await page.getByRole('combobox', { name: curriculumForm.occupations.title }).first().pressSequentially('confeit')
  await page
    .getByRole('option', { name: /^Confeit/ })
    .first()
    .click()
  await page.getByLabel(curriculumForm.occupations.years).selectOption({ label: 'De 3 a 4 anos' })
  await page.getByLabel(curriculumForm.objective.label).fill('Quero fazer bolos que as pessoas lembram.')
  await goOn(page)
  for (const title of [texts.pages.experience.title, texts.pages.studies.title, texts.pages.skills.title]) {
    await arriveAt(page, title)
    await goOn(page)
  }
}

async function arriveAt(page: Page, title: string) {
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  expect.soft(await violationsOf(page, 'light'), title).toEqual([])
}

async function goOn(page: Page) {
  await page.getByRole('button', { name: texts.next, exact: true }).click()
}
