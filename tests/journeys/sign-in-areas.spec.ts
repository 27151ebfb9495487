import type { Page } from '@playwright/test'
import { menus } from '@trampolim/phrases/pt-br/menus.ts'
import { recruiterLanding } from '@trampolim/phrases/pt-br/recruiter-landing.ts'
import { search } from '@trampolim/phrases/pt-br/search.ts'
import { signIn } from '@trampolim/phrases/pt-br/sign-in.ts'
import { violationsOf } from './accessible.ts'
import { expect, open, screens, test } from './journey.ts'
import { openLetter } from './mailbox.ts'
import { newIdentity } from './new-candidate.ts'
import { registerRecruiter } from './new-recruiter.ts'
import { registerOnPages } from './register-on-pages.ts'
import { signInOnPage, signOut } from './sign-in-on-page.ts'

/** Taps the favourite button of the first job found; returns the job's path and name. */
async function favouriteAsVisitor(page: Page) {
  await open(page, '/search?occupation=Vendedor')
  const first = page.getByRole('region', { name: search.results }).getByRole('article').first()
  const job = await first.getByRole('heading', { level: 2 }).innerText()
  await first.getByRole('button', { name: /^Favoritar/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^Guardar nos favoritos: / })).toContainText(job)
  return { job, path: new URL(new URL(page.url()).searchParams.get('redirect') ?? '', page.url()).pathname }
}

async function expectFavourite(page: Page, { job, path }: { job: string; path: string }) {
  await expect(page.getByRole('heading', { level: 1, name: job, exact: true })).toBeVisible()
  expect(new URL(page.url()).pathname).toBe(path)
  await open(page, '/jobs?tab=favourites')
  await expect(page.getByRole('link', { name: job })).toBeVisible()
}

test.describe('a visitor’s favourite is kept', () => {
  test('after signing in', async ({ page, newCandidate }) => {
    const { email, password } = await newCandidate()
    const wanted = await favouriteAsVisitor(page)
    expect.soft(await violationsOf(page, 'light'), 'the sign-in page that names the job').toEqual([])
    await signInOnPage(page, { email, password })
    await expectFavourite(page, wanted)
  })

  test('after registering', async ({ page }) => {
    const person = { ...newIdentity(), name: 'Joana Ribeiro', password: 'broa de milho com erva-doce' }
    const wanted = await favouriteAsVisitor(page)
    await page.getByRole('link', { name: signIn.wish.register.like }).click()
    await registerOnPages(page, person)
    await expectFavourite(page, wanted)
  })

  test('after a new password by the link of a letter', async ({ page, newCandidate }) => {
    const { email } = await newCandidate()
    const wanted = await favouriteAsVisitor(page)
    await page.getByRole('link', { name: signIn.forgot }).click()
    await expect(page.getByRole('heading', { level: 1, name: signIn.recover.title })).toBeVisible()
    await page.getByLabel(signIn.email).fill(email)
    await page.getByRole('button', { name: signIn.recover.submit }).click()
    const letter = await openLetter(page, { to: email, subject: /^Crie uma nova senha/ })
    const address = await letter
      .getByRole('link', { name: /take-action/ })
      .first()
      .getAttribute('href')
    await open(page, address ?? '')
    const password = 'canjica com amendoim torrado'
    await page.getByLabel(signIn.action.password, { exact: true }).fill(password)
    await page.getByLabel(signIn.action.confirm).fill(password)
    await page.getByRole('button', { name: signIn.action.resetSubmit }).click()
    await signInOnPage(page, { email, password })
    await expectFavourite(page, wanted)
  })

  test.describe('by way of the recruiters’ sign-in', () => {
    test.use({ provokes: [422] })

    test('which links to the right one', async ({ page, newCandidate }) => {
      const { email, password } = await newCandidate()
      const wanted = await favouriteAsVisitor(page)
      await page.getByRole('link', { name: signIn.areas.professional.other }).click()
      await expect(page.getByRole('heading', { level: 1, name: signIn.areas.recruiter.title })).toBeVisible()
      await signInOnPage(page, { email, password })
      await expect(page.getByText(signIn.otherArea.professional)).toBeVisible()
      expect.soft(await violationsOf(page, 'light'), 'the wrong sign-in page').toEqual([])
      await page.getByRole('link', { name: signIn.otherArea.go.professional }).click()
      // The sign-in pages of both areas keep the e-mail, so only the title shows that the right one is open.
      await expect(page.getByRole('heading', { level: 1, name: /^Guardar nos favoritos: / })).toContainText(wanted.job)
      await expect(page.getByLabel(signIn.email)).toHaveValue(email)
      await signInOnPage(page, { email, password })
      await expectFavourite(page, wanted)
    })
  })
})

test('a visitor’s alert is made after signing in', async ({ page, newCandidate }) => {
  const { email, password } = await newCandidate()
  await open(page, '/search?occupation=Vendedor&location=S%C3%A3o+Paulo%2C+SP')
  await page.getByRole('button', { name: search.alert }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: signIn.wish.title.alert })).toBeVisible()
  await signInOnPage(page, { email, password })
  await expect(page.getByText(search.alertCreated).first()).toBeVisible()
  await open(page, '/jobs?tab=alerts')
  await expect(page.getByRole('heading', { level: 2, name: 'Vendedor em São Paulo, SP' })).toBeVisible()
})

test('recruiters find their own sign-in, also after a new password', async ({ page, callsOf }) => {
  const { email } = await registerRecruiter(callsOf())
  await page.setViewportSize(screens.desk)
  await open(page, '/')
  await page.getByRole('link', { name: menus.companies }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: recruiterLanding.motto })).toBeVisible()
  const header = page.getByRole('banner')
  await expect(header.getByRole('link', { name: menus.registerCompany })).toBeVisible()
  await expect(header.getByRole('link', { name: menus.register })).toHaveCount(0)
  await header.getByRole('link', { name: menus.signIn, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: signIn.areas.recruiter.title })).toBeVisible()
  await page.getByRole('link', { name: signIn.forgot }).click()
  await expect(page.getByRole('heading', { level: 1, name: signIn.recover.title })).toBeVisible()
  await expect(header.getByRole('link', { name: menus.registerCompany })).toBeVisible()
  await page.getByLabel(signIn.email).fill(email)
  await page.getByRole('button', { name: signIn.recover.submit }).click()
  await expect(page.getByRole('link', { name: signIn.recover.back })).toHaveAttribute('href', /^\/recruiter\/signin\?/)
  const letter = await openLetter(page, { to: email, subject: /^Crie uma nova senha/ })
  const address = await letter
    .getByRole('link', { name: /take-action/ })
    .first()
    .getAttribute('href')
  await open(page, address ?? '')
  const password = 'canjica com amendoim torrado'
  await page.getByLabel(signIn.action.password, { exact: true }).fill(password)
  await page.getByLabel(signIn.action.confirm).fill(password)
  await page.getByRole('button', { name: signIn.action.resetSubmit }).click()
  await expect(page.getByRole('heading', { level: 1, name: signIn.areas.recruiter.title })).toBeVisible()
  await expect(page.getByText(signIn.newPasswordSet)).toBeVisible()
  await signInOnPage(page, { email, password })
  await expect(page).toHaveURL(/\/recruiter\/dashboard$/)
  await signOut(page)
  await expect(page.getByRole('heading', { level: 1, name: recruiterLanding.motto })).toBeVisible()
})
