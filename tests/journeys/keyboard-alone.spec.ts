import type { Page } from '@playwright/test'
import { curriculumForm } from '@trampolim/phrases/pt-br/curriculum-form.ts'
import { jobs } from '@trampolim/phrases/pt-br/jobs.ts'
import { registration as texts } from '@trampolim/phrases/pt-br/registration.ts'
import { search } from '@trampolim/phrases/pt-br/search.ts'
import { selection } from '@trampolim/phrases/pt-br/selection.ts'
import { selectionBoard as board } from '@trampolim/phrases/pt-br/selection-board.ts'
import { signIn } from '@trampolim/phrases/pt-br/sign-in.ts'
import { selectionStep } from '@trampolim/phrases/pt-br/statuses.ts'
import { demoAccounts, demoPassword } from '../world/named-people.ts'
import { applicationTo } from './application-to.ts'
import { press, tabTo, write } from './by-keyboard.ts'
import { expect, open, screens, test } from './journey.ts'
import { readLetter } from './mailbox.ts'
import { mailboxOf, newIdentity } from './new-candidate.ts'
import { arriveAt } from './register-on-pages.ts'

const jobName = 'Confeiteira de bolos de festa'

test.use({ viewport: screens.desk })

test('a visitor finds a job, registers and applies with the keyboard alone', async ({ page }) => {
  const person = newIdentity()
  await open(page, '/')
  await write(page, page.getByRole('combobox', { name: search.occupation }), 'confeit')
  await chooseFirst(page, /^Confeit/)
  await write(page, page.getByRole('combobox', { name: search.location }), 'sao pau')
  await chooseFirst(page, /^São Paulo, SP/)
  await press(page, page.getByRole('button', { name: search.submit }))
  await expect(page.getByRole('heading', { level: 1, name: /^Vagas de confeiteir/ })).toBeVisible()

  const result = page.getByRole('region', { name: search.results }).getByRole('link', { name: jobName })
  await press(page, result)
  const details = page.getByRole('region', { name: search.details })
  await expect(details).toContainText(jobName)
  await press(page, details.getByRole('link', { name: jobs.apply }))
  await expect(page.getByRole('heading', { level: 1, name: `Candidatura: ${jobName}` })).toBeVisible()
  await press(page, page.getByRole('main').getByRole('link', { name: signIn.wish.register.apply }))

  await register(page, person)
  await expect(page.getByRole('heading', { level: 1, name: jobName })).toBeVisible()
  const panel = page.getByRole('region', { name: selection.apply.title })
  await write(page, panel.getByRole('textbox'), 'Faço bolos de festa há seis anos.')
  await press(page, panel.getByRole('radio', { name: selection.apply.yes }), 'Space')
  await press(page, panel.getByRole('button', { name: selection.apply.confirm }))
  await expect(page.getByRole('region', { name: selection.apply.sent })).toBeVisible()
})

test('a recruiter signs in and moves a candidate with the keyboard alone', async ({ page, callsOf, newCandidate }) => {
  const applied = await applicationTo(callsOf, await newCandidate())
  const { email } = demoAccounts.find(({ key }) => key === 'bruno') ?? { email: '' }
  await open(page, '/recruiter/signin')
  await write(page, page.getByLabel(signIn.email), email)
  await write(page, page.getByLabel(signIn.password, { exact: true }), demoPassword)
  await press(page, page.getByRole('button', { name: signIn.submit, exact: true }))
  await expect(page.getByRole('heading', { level: 1, name: /^Olá/ })).toBeVisible()
  await open(page, applied.path)

  const card = page.locator(`[data-card="${applied.cvId}"]`)
  const column = (step: keyof typeof selectionStep) =>
    page.getByRole('region', { name: new RegExp(`^${selectionStep[step]}`) }).locator(card)
  const link = card.getByRole('link').first()
  await tabTo(page, link)
  await page.keyboard.press('Shift+ArrowRight')
  await expect(column('selectiveProcess')).toBeVisible()
  await expect(link).toBeFocused()
  await page.keyboard.press('m')
  await press(page, card.getByRole('button', { name: selectionStep.interviews }))
  await expect(column('interviews')).toBeVisible()
  await tabTo(page, card.locator('summary'))
  await page.keyboard.press('Enter')
  await press(
    page,
    card.getByRole('button', { name: board.move.undoTo.replace('{{step}}', selectionStep.selectiveProcess) }),
  )
  await expect(column('selectiveProcess')).toBeVisible()
})

/** The quick registration, page by page. */
async function register(page: Page, { email, phone, cpf }: ReturnType<typeof newIdentity>) {
  const password = 'broa de milho com erva-doce'
  const goOn = () => press(page, page.getByRole('button', { name: texts.next, exact: true }))
  const confirm = async (message: string) => {
    await write(page, page.getByLabel(texts.code.label), /\d{4}/.exec(message)?.[0] ?? '')
    await press(page, page.getByRole('button', { name: texts.code.confirm }))
  }
  await arriveAt(page, texts.pages.you.title)
  await write(page, page.getByLabel(texts.you.name), 'Joana Ribeiro')
  await write(page, page.getByLabel(texts.you.birthDate), '21081996')
  await write(page, page.getByLabel(texts.you.cpf), cpf)
  await press(page, page.getByRole('radio', { name: 'Masculino' }), 'Space')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: 'Feminino' })).toBeChecked()
  await goOn()

  await arriveAt(page, texts.pages.contact.title)
  await write(page, page.getByLabel(texts.contact.email), email)
  await write(page, page.getByLabel(texts.contact.phone), phone)
  await write(page, page.getByLabel(texts.contact.zipCode), '01310100')
  await expect(page.getByRole('combobox', { name: texts.contact.city })).toHaveValue('São Paulo, SP')
  await write(page, page.getByLabel(texts.contact.street), 'Avenida Paulista, 900')
  await goOn()

  await arriveAt(page, texts.pages.phone.title)
  const { text } = await readLetter(page, { to: mailboxOf(phone), subject: /^SMS para/ })
  await confirm(/\d{4} é o seu código/.exec(text)?.[0] ?? '')

  await arriveAt(page, texts.pages.access.title)
  await write(page, page.getByLabel(texts.access.password, { exact: true }), password)
  await write(page, page.getByLabel(texts.access.confirm), password)
  await press(page, page.getByRole('checkbox', { name: texts.access.terms }), 'Space')
  await goOn()

  await arriveAt(page, texts.pages.code.title)
  await confirm((await readLetter(page, { to: email, subject: /^\d{4} é o seu código/ })).subject)

  await arriveAt(page, texts.pages.goals.title)
  await write(page, page.getByRole('combobox', { name: curriculumForm.occupations.title }).first(), 'confeit')
  await chooseFirst(page, /^Confeit/)
  await tabTo(page, page.getByLabel(curriculumForm.occupations.years))
  await page.keyboard.type('De 3')
  await expect(page.getByLabel(curriculumForm.occupations.years).locator('option:checked')).toHaveText('De 3 a 4 anos')
  await goOn()

  await arriveAt(page, texts.pages.summary.title)
  await press(page, page.getByRole('button', { name: texts.summary.finish }))
}

/** Takes the first suggestion below the field that has the focus. */
async function chooseFirst(page: Page, name: RegExp) {
  await expect(page.getByRole('option', { name }).first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.locator(':focus')).toHaveAttribute('aria-expanded', 'false')
}
