import type { Page } from '@playwright/test'
import type { CurriculumKind } from '@trampolim/marketplace/curriculums/kinds.ts'
import { curriculumFieldLabels } from '@trampolim/phrases/pt-br/curriculum-fields.ts'
import { curriculumForm } from '@trampolim/phrases/pt-br/curriculum-form.ts'
import { registration as texts } from '@trampolim/phrases/pt-br/registration.ts'
import { violationsOf } from './accessible.ts'
import { expect } from './journey.ts'
import { readLetter } from './mailbox.ts'
import { mailboxOf } from './new-candidate.ts'

type Person = { name: string; email: string; cpf: string; phone: string; password: string; born?: string }

/**
 * `looks`: whether each page is also checked for accessibility; once per screen size is enough. `kind`: the kind of
 * work to choose instead of the default.
 */
type Looking = { looks?: boolean; kind?: CurriculumKind }

/** Fills in the quick registration page by page, like a person in a hurry. */
export async function registerOnPages(page: Page, person: Person, looking: Looking = {}) {
  await registerUpToCode(page, person, looking)
  await fillGoals(page, looking)
  await finish(page, person, looking)
}

/** Finishes the registration from the summary on. */
export async function finish(page: Page, person: Pick<Person, 'email'>, looking: Looking = {}) {
  await arriveAt(page, texts.pages.summary.title, looking)
  await expect(page.getByText(person.email)).toBeVisible()
  await page.getByRole('button', { name: texts.summary.finish }).click()
}

/** The same up to and including the e-mail's code. */
export async function registerUpToCode(page: Page, person: Person, looking: Looking = {}) {
  await fillYou(page, person, looking)
  await fillContact(page, person, looking)
  await enterPhoneCode(page, person, looking)
  await fillAccess(page, person, looking)
  await enterEmailCode(page, person, looking)
}

export async function fillYou(
  page: Page,
  { name, cpf, born = '21081996' }: Pick<Person, 'name' | 'cpf' | 'born'>,
  looking: Looking = {},
) {
  await arriveAt(page, texts.pages.you.title, looking)
  await page.getByLabel(texts.you.name).fill(name)
  await page.getByLabel(texts.you.birthDate).pressSequentially(born)
  await page.getByLabel(texts.you.cpf).pressSequentially(cpf)
  await page.getByRole('radio', { name: 'Feminino' }).check()
  await goOn(page)
}

async function fillContact(page: Page, { email, phone }: Person, looking: Looking) {
  await arriveAt(page, texts.pages.contact.title, looking)
  await page.getByLabel(texts.contact.email).fill(email)
  await page.getByLabel(texts.contact.phone).pressSequentially(phone)
  await page.getByLabel(texts.contact.zipCode).pressSequentially('01310100')
  await expect(page.getByRole('combobox', { name: texts.contact.city })).toHaveValue('São Paulo, SP')
  await page.getByLabel(texts.contact.street).fill('Avenida Paulista, 900')
  await goOn(page)
}

async function fillAccess(page: Page, { password }: Person, looking: Looking) {
  await arriveAt(page, texts.pages.access.title, looking)
  await page.getByLabel(texts.access.password, { exact: true }).fill(password)
  await page.getByLabel(texts.access.confirm).fill(password)
  await page.getByRole('checkbox', { name: texts.access.terms }).check()
  await goOn(page)
}

async function enterPhoneCode(page: Page, { phone }: Person, looking: Looking) {
  await arriveAt(page, texts.pages.phone.title, looking)
  const { text } = await readLetter(page, { to: mailboxOf(phone), subject: /^SMS para/ })
  await confirmCode(page, /\d{4} é o seu código/.exec(text)?.[0])
}

async function enterEmailCode(page: Page, { email }: Person, looking: Looking) {
  await arriveAt(page, texts.pages.code.title, looking)
  const { subject } = await readLetter(page, { to: email, subject: /^\d{4} é o seu código/ })
  await confirmCode(page, subject)
}

async function confirmCode(page: Page, message = '') {
  const code = /\d{4}/.exec(message)?.[0] ?? ''
  await page.getByLabel(texts.code.label).fill(code)
  await page.getByRole('button', { name: texts.code.confirm }).click()
}

/** Fills in the goals: confectionery, with the default kind of work. */
export async function fillGoals(page: Page, looking: Looking = {}) {
  await arriveAt(page, texts.pages.goals.title, looking)
  if (looking.kind) await page.getByRole('radio', { name: texts.goals.kinds[looking.kind] }).check()
  await page.getByRole('combobox', { name: curriculumForm.occupations.title }).first().pressSequentially('confeit')
  await page
    .getByRole('option', { name: /^Confeit/ })
    .first()
    .click()
  await page.getByLabel(curriculumForm.occupations.years).selectOption({ label: 'De 3 a 4 anos' })
  await page.getByLabel(curriculumFieldLabels.objective).fill('Quero fazer bolos que as pessoas lembram.')
  await goOn(page)
}

export async function arriveAt(page: Page, title: string, { looks }: Looking = {}) {
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  if (looks) expect.soft(await violationsOf(page, 'light'), title).toEqual([])
}

export async function goOn(page: Page) {
  await page.getByRole('button', { name: texts.next, exact: true }).click()
}
