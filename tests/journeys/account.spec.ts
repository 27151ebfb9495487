import type { Page } from '@playwright/test'
import { newPasswordPathOf } from '@trampolim/marketplace/accounts/audiences.ts'
import { access } from '@trampolim/phrases/pt-br/access.ts'
import { account } from '@trampolim/phrases/pt-br/account.ts'
import { candidateProfile } from '@trampolim/phrases/pt-br/candidate-profile.ts'
import { draft } from '@trampolim/phrases/pt-br/draft.ts'
import { faults } from '@trampolim/phrases/pt-br/faults.ts'
import { frame } from '@trampolim/phrases/pt-br/frame.ts'
import { menus } from '@trampolim/phrases/pt-br/menus.ts'
import { reference } from '@trampolim/phrases/pt-br/reference.ts'
import { refusals } from '@trampolim/phrases/pt-br/refusals.ts'
import { registration } from '@trampolim/phrases/pt-br/registration.ts'
import { signIn } from '@trampolim/phrases/pt-br/sign-in.ts'
import { violationsOf } from './accessible.ts'
import { expect, open, test } from './journey.ts'
import { findLetter, openLetter } from './mailbox.ts'
import { newIdentity } from './new-candidate.ts'
import { fillYou, registerUpToCode } from './register-on-pages.ts'
import { signInOnPage } from './sign-in-on-page.ts'

test.describe('a wrong password', () => {
  test.use({ provokes: [422] })

  test('is refused with a text, and the e-mail is kept', async ({ page }) => {
    const { email } = newIdentity()
    await open(page, '/signin')
    await signInOnPage(page, { email, password: 'não é esta' })
    await expect(page.getByRole('alert').filter({ hasText: refusals.wrong_credentials })).toBeVisible()
    await expect(page.getByLabel(signIn.email)).toHaveValue(email)
  })
})

test('a candidate whose CPF is wrong is led to the people who can correct it', async ({ page, signInAs }) => {
  await signInAs('ana')
  await open(page, '/profile')
  const way = page.getByRole('main').getByRole('link', { name: candidateProfile.fixedWrite })
  await expect(way).toHaveAttribute('href', '/contact?kind=dataProtection')
})

for (const who of ['davi', 'rita'] as const) {
  test(`${who}, who has no page for the password, has a link for a new one sent from where the letters lead`, async ({
    page,
    signInAs,
  }) => {
    await signInAs(who)
    await open(page, newPasswordPathOf(who === 'davi' ? 'user:inactive' : 'user:reviewer'))
    await expect(page.getByRole('heading', { level: 1, name: access.title })).toBeVisible()
    await page.getByRole('button', { name: account.password.send }).click()
    await expect(page.getByText(account.password.sent.split('{{')[0] ?? '').first()).toBeVisible()
    await findLetter(page, { to: `${who}@trampolim.example`, subject: /Crie uma nova senha/ })
  })
}

test.describe('others’ wrong attempts', () => {
  test.use({ provokes: [429] })

  test('delay an unknown device, and not the owner’s own', async ({ page, browser, callsOf, newCandidate }) => {
    const { email, password } = await newCandidate()
    await open(page, '/signin')
    await signInOnPage(page, { email, password })
    await expect(page.getByRole('heading', { level: 1, name: 'Olá, Joana' })).toBeVisible()
    await page.context().clearCookies({ name: 'trampolim_session' })
    const guess = () => callsOf().gateway.accounts.login({ type: 2, email, password: 'errada' })
    await Promise.allSettled(Array.from({ length: 10 }, guess))

    const elsewhere = await (await browser.newContext()).newPage()
    await open(elsewhere, new URL('/signin', page.url()).href)
    await signInOnPage(elsewhere, { email, password })
    await expect(
      elsewhere
        .getByRole('alert')
        .filter({ hasText: /Muitas tentativas com senha errada\. Espere \d+ (?:segundo|minuto)/ }),
    ).toBeVisible()
    await elsewhere.context().close()
    await open(page, '/signin')
    await signInOnPage(page, { email, password })
    await expect(page.getByRole('heading', { level: 1, name: 'Olá, Joana' })).toBeVisible()
    await openLetter(page, { to: email, subject: /^Tentaram entrar na sua conta/ })
  })
})

test.describe('an e-mail that has an account', () => {
  test.use({ provokes: [422] })

  test('gets its code as any other, and is then offered to sign in', async ({ page }) => {
    const { cpf, phone } = newIdentity()
    const email = 'davi@trampolim.example'
    await open(page, '/register')
    await registerUpToCode(page, { name: 'Davi Rocha', email, cpf, phone, password: 'canjica com amendoim torrado' })
    await expect(page.getByRole('heading', { level: 1, name: registration.pages.contact.title })).toBeVisible()
    await expect(page.locator('#field-email-fault')).toHaveText(faults.email_taken)
    expect.soft(await violationsOf(page, 'light'), registration.signInInstead).toEqual([])
    await page.getByRole('link', { name: registration.signInInstead }).click()
    await expect(page.getByRole('heading', { level: 1, name: signIn.areas.professional.title })).toBeVisible()
    await expect(page.getByLabel(signIn.email)).toHaveValue(email)
  })
})

test('a forgotten password is replaced by the link in the letter', async ({ page, newCandidate }) => {
  const { email } = await newCandidate()
  await open(page, '/signin')
  await page.getByRole('link', { name: signIn.forgot }).click()
  await expect(page.getByRole('heading', { level: 1, name: signIn.recover.title })).toBeVisible()
  await page.getByLabel(signIn.email).fill(email)
  await page.getByRole('button', { name: signIn.recover.submit }).click()
  await expect(page.getByRole('heading', { level: 1, name: signIn.recover.sentTitle })).toBeVisible()

  const letter = await findLetter(page, { to: email, subject: /^Crie uma nova senha/ })
  await letter
    .getByRole('main')
    .getByRole('link', { name: /take-action/ })
    .click()
  await expect(letter.getByRole('heading', { level: 1, name: signIn.action.resetTitle })).toBeVisible()
  const password = 'canjica com amendoim torrado'
  await letter.getByLabel(signIn.action.password, { exact: true }).fill(password)
  await letter.getByLabel(signIn.action.confirm).fill(password)
  await letter.getByRole('button', { name: signIn.action.resetSubmit }).click()
  await expect(letter.getByText(signIn.newPasswordSet)).toBeVisible()
  await signInOnPage(letter, { email, password })
  await expect(letter.getByRole('heading', { level: 1, name: 'Olá, Joana' })).toBeVisible()
})

test('a registration’s draft survives a reload', async ({ page }) => {
  const { email, cpf } = newIdentity()
  await open(page, '/register')
  await fillYou(page, { name: 'Joana Ribeiro', cpf })
  await page.getByLabel(registration.contact.email).fill(email)
  await expect.poll(() => page.evaluate('JSON.stringify(sessionStorage)')).toContain(email)
  await page.reload()
  await expect(page.getByText(draft.restored)).toBeVisible()
  await expect(page.getByLabel(registration.contact.email)).toHaveValue(email)
  await page.getByRole('button', { name: registration.back, exact: true }).click()
  await expect(page.getByLabel(registration.you.name)).toHaveValue('Joana Ribeiro')

  await page.getByLabel(registration.pcd.condition).check()
  await page.getByText(reference.pcdType.autism).first().click()
  const disability = page.getByRole('group', { name: registration.pcd.handicaps })
  await expect(disability.getByLabel(reference.pcdType.autism)).toBeChecked()
  await expect(page.getByLabel(registration.pcd.found)).not.toBeChecked()
  await page.getByLabel(registration.pcd.found).check()
  expect.soft(await violationsOf(page, 'light'), registration.pcd.condition).toEqual([])
  await page.getByLabel(registration.you.name).fill('Joana Ribeiro Lima')
  await expect.poll(() => page.evaluate('JSON.stringify(sessionStorage)')).toContain('Joana Ribeiro Lima')
  expect(await keptIn(page)).not.toContain('transtorno-do-espectro-autista')
  await page.reload()
  await expect(page.getByText(registration.restoredPassword)).toBeVisible()
  await expect(page.getByLabel(registration.pcd.condition)).not.toBeChecked()
})

test('nothing of a registration stays on a shared computer', async ({ page, context }) => {
  const { email, cpf } = newIdentity()
  await open(page, '/')
  await page.evaluate(`localStorage.setItem('draft:registration', '{"draft":{"cpf":"${cpf}"},"keptAt":0}')`)
  await open(page, '/register')
  expect(await keptIn(page)).not.toContain(cpf)
  await fillYou(page, { name: 'Joana Ribeiro', cpf })
  await page.getByLabel(registration.contact.email).fill(email)
  await page.getByLabel(registration.contact.street).fill('Rua das Acácias, 77')
  await expect.poll(() => page.evaluate('JSON.stringify(sessionStorage)')).toContain('Rua das Acácias')
  await page.close()

  const next = await context.newPage()
  await open(next, '/register')
  await expect(next.getByLabel(registration.you.name)).toHaveValue('')
  const left = await keptIn(next)
  for (const typed of ['Joana', cpf, cpf.replace(/\D/g, ''), '21/08/1996', email, 'Acácias']) {
    expect(left).not.toContain(typed)
  }
})

test('a registration’s draft can be discarded', async ({ page }) => {
  const { cpf } = newIdentity()
  await open(page, '/register')
  await expect(page.getByText(draft.kept)).toBeHidden()
  await fillYou(page, { name: 'Joana Ribeiro', cpf })
  await expect(page.getByLabel(registration.contact.email)).toBeVisible()
  await expect(page.getByText(draft.kept)).toBeVisible()
  await page.getByRole('button', { name: draft.discard }).click()
  const question = page.getByRole('dialog', { name: draft.ask })
  expect.soft(await violationsOf(page, 'light'), draft.ask).toEqual([])
  await question.getByRole('button', { name: draft.keep }).click()
  await page.getByRole('button', { name: draft.discard }).click()
  await question.getByRole('button', { name: draft.discard }).click()
  await expect(page.getByText(draft.discarded)).toBeVisible()
  await expect(page.getByLabel(registration.you.name)).toHaveValue('')
  expect(await keptIn(page)).not.toContain('Joana')
  await page.reload()
  await expect(page.getByLabel(registration.you.name)).toHaveValue('')
})

/** Everything about the marketplace that this browser stores where a page can read it, and its cookies. */
async function keptIn(page: Page): Promise<string> {
  const stored = await page.evaluate(`(async () => JSON.stringify([
    { ...localStorage }, { ...sessionStorage }, await indexedDB.databases(), await caches.keys(), history.state,
  ]))()`)
  return `${stored}${JSON.stringify(await page.context().cookies())}`
}

test('a session ended elsewhere redirects to sign-in once, and returns after it', async ({
  page,
  callsOf,
  newCandidate,
  signInWith,
}) => {
  const { token, email, password } = await newCandidate()
  await signInWith(token)
  await open(page, '/dashboard')
  await callsOf(token).gateway.accounts.logout({})

  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.getByRole('navigation', { name: frame.mainMenu }).getByRole('link', { name: menus.selections }).click()
  await expect(page.getByRole('heading', { level: 1, name: signIn.areas.professional.title })).toBeVisible()
  expect(asked.filter((path) => path.startsWith('/signin')).length).toBeLessThanOrEqual(2)
  const cookies = await page.context().cookies()
  expect(cookies.filter(({ name }) => name === 'trampolim_session')).toEqual([])

  await signInOnPage(page, { email, password })
  await expect(page).toHaveURL('/selective-process')
})
