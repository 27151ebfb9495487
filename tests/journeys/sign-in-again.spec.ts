import type { Page } from '@playwright/test'
import { curriculum } from '@trampolim/phrases/pt-br/curriculum.ts'
import { curriculumFieldLabels } from '@trampolim/phrases/pt-br/curriculum-fields.ts'
import { refusals } from '@trampolim/phrases/pt-br/refusals.ts'
import { signInAgain } from '@trampolim/phrases/pt-br/sign-in-again.ts'
import { TOTP } from 'otpauth'
import { violationsOf } from './accessible.ts'
import { again, callsAt, expect, open, screens, test } from './journey.ts'

const form = '/curriculum/professional/edit?file=true'
const objective = (page: Page) => page.getByLabel(curriculumFieldLabels.objective)
const dialog = (page: Page) => page.getByRole('dialog', { name: signInAgain.title })

for (const [name, viewport] of Object.entries({ phone: screens.phone, desk: screens.desk })) {
  test.describe(`a session that ends in the middle of work (${name})`, name === 'desk' ? again : {}, () => {
    test.use({ viewport })

    test('is repeated over the page, and the typed text is sent', async ({
      page,
      context,
      newCandidate,
      signInWith,
    }) => {
      const { token, email, password } = await newCandidate()
      await signInWith(token)
      await open(page, form)
      await context.clearCookies()
      await objective(page).fill('Quero fazer pão.')
      await page.getByRole('button', { name: curriculum.form.save }).last().click()
      await expect(dialog(page)).toBeVisible()
      expect.soft(await violationsOf(page, 'light')).toEqual([])
      await dialog(page).getByLabel(signInAgain.email).fill(email)
      await dialog(page).getByLabel(signInAgain.password, { exact: true }).fill('errada demais')
      await page.getByRole('button', { name: signInAgain.submit }).click()
      await expect(dialog(page).getByRole('alert')).toBeVisible()
      await dialog(page).getByLabel(signInAgain.password, { exact: true }).fill(password)
      await page.getByRole('button', { name: signInAgain.submit }).click()
      await expect(dialog(page)).toBeHidden()
      await page.waitForURL('**/curriculum/professional?saved=true')
      await expect(page.getByText('Quero fazer pão.')).toBeVisible()
    })
  })
}

test('also asks there for a one-time or recovery code', async ({
  page,
  context,
  baseURL,
  newCandidate,
  signInWith,
}) => {
  const { token, email, password } = await newCandidate()
  const { secondStep } = callsAt(baseURL ?? '', token).gateway
  const { uri, kept } = await secondStep.startOneTimeCodes({ password })
  const code = new TOTP({ secret: new URL(uri).searchParams.get('secret') ?? '' }).generate()
  const { recoveryCodes } = await secondStep.switchOn({ kept, code })
  await signInWith(token)
  await open(page, form)
  await context.clearCookies()
  await objective(page).fill('Quero fazer pão.')
  await page.getByRole('button', { name: curriculum.form.save }).last().click()
  await dialog(page).getByLabel(signInAgain.email).fill(email)
  await dialog(page).getByLabel(signInAgain.password, { exact: true }).fill(password)
  await page.getByRole('button', { name: signInAgain.submit }).click()
  await expect(dialog(page).getByRole('alert')).toContainText(refusals.second_factor_required)
  const field = dialog(page).getByLabel(signInAgain.code)
  await expect(field).toBeFocused()
  expect.soft(await violationsOf(page, 'light')).toEqual([])
  await field.fill('000000')
  await page.getByRole('button', { name: signInAgain.submit }).click()
  await expect(dialog(page).getByRole('alert')).toContainText(refusals.wrong_second_code)
  await field.fill(recoveryCodes?.[0] ?? '')
  await page.getByRole('button', { name: signInAgain.submit }).click()
  await page.waitForURL('**/curriculum/professional?saved=true')
  await expect(page.getByText('Quero fazer pão.')).toBeVisible()
})

test('another person who signs in there is informed, and nothing of the first person is sent', async ({
  page,
  context,
  newCandidate,
  signInWith,
}) => {
  const [first, second] = [await newCandidate(), await newCandidate()]
  await signInWith(first.token)
  await open(page, form)
  await context.clearCookies()
  await objective(page).fill('Só meu.')
  await page.getByRole('button', { name: curriculum.form.save }).last().click()
  await dialog(page).getByLabel(signInAgain.email).fill(second.email)
  await dialog(page).getByLabel(signInAgain.password, { exact: true }).fill(second.password)
  await page.getByRole('button', { name: signInAgain.submit }).click()
  const other = page.getByRole('dialog', { name: signInAgain.other.title })
  await expect(other).toBeVisible()
  page.on('dialog', (asked) => asked.accept())
  await other.getByRole('button', { name: signInAgain.other.go }).last().click()
  await page.waitForURL('**/dashboard')
  await open(page, form)
  await expect(objective(page)).not.toHaveValue('Só meu.')
})
