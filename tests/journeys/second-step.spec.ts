import type { Page } from '@playwright/test'
import { refusals } from '@trampolim/phrases/pt-br/refusals.ts'
import { secondStep as texts } from '@trampolim/phrases/pt-br/second-step.ts'
import { signIn } from '@trampolim/phrases/pt-br/sign-in.ts'
import { TOTP } from 'otpauth'
import { awake } from '../awake.ts'
import { violationsOf } from './accessible.ts'
import { expect, open, test } from './journey.ts'
import { signInOnPage } from './sign-in-on-page.ts'

async function accessible(page: Page) {
  for (const scheme of ['light', 'dark'] as const) expect(await violationsOf(page, scheme)).toEqual([])
}

/**
 * Switches on one-time codes on the page about signing in; returns the recovery codes and a generator of further codes.
 */
async function switchOn(page: Page, password: string) {
  await page.getByRole('link', { name: texts.turnOn }).click()
  await page.getByLabel(texts.password).fill(password)
  await page.getByRole('button', { name: texts.go }).click()
  await expect(page.getByRole('img', { name: texts.qr })).toBeVisible()
  const uri = (await page.getByRole('link', { name: texts.openApp }).getAttribute('href')) ?? ''
  const app = new TOTP({ secret: new URL(uri).searchParams.get('secret') ?? '' })
  return app
}

const leave = (page: Page) => page.context().clearCookies({ name: 'trampolim_session' })

test.describe('one-time codes', () => {
  test.use({ provokes: [422, 409] })

  test('are switched on, asked for at the sign-in, and replaced by a recovery code', async ({
    page,
    newCandidate,
    signInWith,
  }) => {
    const { token, email, password } = await newCandidate()
    await signInWith(token)
    await open(page, '/profile/access')
    const app = await switchOn(page, password)
    await accessible(page)
    await page.getByLabel(texts.code, { exact: true }).fill('000000')
    await page.getByRole('button', { name: texts.confirm }).click()
    await expect(page.getByRole('alert')).toContainText(refusals.wrong_second_code)
    await expect(page.getByRole('img', { name: texts.qr })).toBeVisible()
    await page.getByLabel(texts.code, { exact: true }).fill(app.generate())
    await page.getByRole('button', { name: texts.confirm }).click()
    await expect(page.getByText(texts.recovery.shownTitle)).toBeVisible()
    await accessible(page)
    const codes = await page.getByRole('list', { name: texts.recovery.list }).getByRole('listitem').allInnerTexts()
    expect(codes).toHaveLength(10)
    await page.getByRole('link', { name: texts.recovery.saved }).click()
    await expect(page.getByText('Restam 10 códigos.')).toBeVisible()
    await accessible(page)

    await leave(page)
    await open(page, '/signin?redirect=%2Fjobs%3Ftab%3Dalerts')
    await signInOnPage(page, { email, password })
    await expect(page.getByRole('heading', { level: 1, name: texts.signIn.title })).toBeVisible()
    await awake(page)
    await accessible(page)
    await page.getByRole('button', { name: texts.signIn.submit, exact: true }).click()
    await expect(page.getByRole('alert')).toContainText(texts.faults.codeRequired)
    await page.getByLabel(texts.signIn.code, { exact: true }).fill('000000')
    await page.getByRole('button', { name: texts.signIn.submit, exact: true }).click()
    await expect(page.getByRole('alert')).toContainText(refusals.wrong_second_code)
    await page.getByLabel(texts.signIn.code, { exact: true }).fill(codes[0]?.toLowerCase() ?? '')
    await page.getByRole('button', { name: texts.signIn.submit, exact: true }).click()
    await expect(page).toHaveURL(/\/jobs\?tab=alerts$/)

    await open(page, '/profile/access')
    await expect(page.getByText('Restam 9 códigos.')).toBeVisible()
    await page.getByRole('link', { name: texts.turnOff }).click()
    await page.getByLabel(texts.password).fill(password)
    await page.getByRole('button', { name: texts.turnOff }).click()
    await expect(page.getByRole('status').filter({ hasText: texts.done.off })).toBeVisible()
    await leave(page)
    await open(page, '/signin')
    await signInOnPage(page, { email, password })
    await expect(page).toHaveURL(/\/dashboard$/)
  })

  test('work without JavaScript, and end after a while', async ({
    browser,
    baseURL,
    newCandidate,
    signInWith,
    page,
  }) => {
    const { token, email, password } = await newCandidate()
    await signInWith(token)
    const cookies = await page.context().cookies()
    const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) })
    await context.addCookies(cookies)
    const plain = await context.newPage()
    await plain.goto('/profile/access')
    const app = await switchOn(plain, password)
    await plain.getByLabel(texts.code, { exact: true }).fill(app.generate())
    await plain.getByRole('button', { name: texts.confirm }).click()
    await expect(plain.getByText(texts.recovery.shownTitle)).toBeVisible()
    const [code = ''] = await plain
      .getByRole('list', { name: texts.recovery.list })
      .getByRole('listitem')
      .allInnerTexts()
    await leave(plain)
    await plain.goto('/signin/code')
    await expect(plain.getByText(texts.signIn.expired)).toBeVisible()
    await plain.goto('/signin')
    await plain.getByLabel(signIn.email).fill(email)
    await plain.getByLabel(signIn.password, { exact: true }).fill(password)
    await plain.getByRole('button', { name: signIn.submit, exact: true }).click()
    await plain.getByLabel(texts.signIn.code, { exact: true }).fill(code)
    await plain.getByRole('button', { name: texts.signIn.submit, exact: true }).click()
    await expect(plain).toHaveURL(/\/dashboard$/)
    await context.close()
  })
})
