import type { Page } from '@playwright/test'
import { passkeys as texts } from '@trampolim/phrases/pt-br/passkeys.ts'
import { refusals } from '@trampolim/phrases/pt-br/refusals.ts'
import { signIn } from '@trampolim/phrases/pt-br/sign-in.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { awake } from '../awake.ts'
import { violationsOf } from './accessible.ts'
import { expect, open, test } from './journey.ts'
import { addAuthenticator } from './virtual-authenticator.ts'

const t = speak(texts)

async function accessible(page: Page) {
  for (const scheme of ['light', 'dark'] as const) expect(await violationsOf(page, scheme)).toEqual([])
}

/** Fills in the form of a new passkey, and sends it. */
async function create(page: Page, { name, password }: { name: string; password: string }) {
  await page.getByRole('link', { name: texts.add }).click()
  await page.getByLabel(texts.nameLabel).fill(name)
  await page.getByLabel(texts.password).fill(password)
  await page.getByRole('button', { name: texts.confirm }).click()
}

const leave = (page: Page) => page.context().clearCookies({ name: 'trampolim_session' })

test.describe('a passkey', () => {
  test.use({ provokes: [422] })
  test('is added, named, used to sign in, and removed', async ({ page, newCandidate, signInWith }) => {
    const { token, password } = await newCandidate()
    const authenticator = await addAuthenticator(page)
    await signInWith(token)
    await open(page, '/profile/access')
    await page.getByRole('link', { name: texts.add }).click()
    await accessible(page)
    await page.getByRole('button', { name: texts.confirm }).click()
    await expect(page.getByText(signIn.faults.passwordRequired)).toBeVisible()
    await page.getByLabel(texts.nameLabel).fill('Celular azul')
    await page.getByLabel(texts.password).fill('outra senha qualquer')
    await page.getByRole('button', { name: texts.confirm }).click()
    await expect(page.getByText(refusals.wrong_password)).toBeVisible()
    await page.getByLabel(texts.password).fill(password)
    await page.getByRole('button', { name: texts.confirm }).click()
    await expect(page.getByRole('status').filter({ hasText: texts.done.added })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Celular azul' })).toBeVisible()
    expect(await authenticator.count()).toBe(1)
    await accessible(page)

    await create(page, { name: 'Outra', password })
    await expect(page.getByText(texts.faults.known)).toBeVisible()

    await leave(page)
    await open(page, '/signin?redirect=%2Fjobs%3Ftab%3Dalerts')
    await page.getByRole('button', { name: texts.signIn.button }).click()
    await expect(page).toHaveURL(/\/jobs\?tab=alerts$/)

    await open(page, '/profile/access')
    await page.getByRole('link', { name: t('renameOf', { name: 'Celular azul' }) }).click()
    await page.getByLabel(texts.nameLabel).fill('Celular da Joana')
    await page.getByRole('button', { name: texts.saveName }).click()
    await expect(page.getByRole('heading', { name: 'Celular da Joana' })).toBeVisible()
    await page.getByRole('link', { name: t('removeOf', { name: 'Celular da Joana' }) }).click()
    await expect(page.getByText(t('removeTitle', { name: 'Celular da Joana' }))).toBeVisible()
    await page.getByLabel(texts.password, { exact: true }).fill('outra senha')
    await page.getByRole('button', { name: texts.removeConfirm }).click()
    await expect(page.getByLabel(texts.password, { exact: true })).toHaveAccessibleDescription(
      new RegExp(refusals.wrong_password),
    )
    await accessible(page)
    await page.getByLabel(texts.password, { exact: true }).fill(password)
    await page.getByRole('button', { name: texts.removeConfirm }).click()
    await expect(page.getByRole('status').filter({ hasText: texts.done.removed })).toBeVisible()
    await expect(page.getByText(texts.none)).toBeVisible()

    await leave(page)
    await open(page, '/signin')
    await page.getByRole('button', { name: texts.signIn.button }).click()
    await expect(page.getByRole('alert').filter({ hasText: refusals.passkey_unknown })).toBeVisible()
  })

  test('says where its account signs in, and when it wasn’t used', async ({ page, newCandidate, signInWith }) => {
    const { token, password } = await newCandidate()
    const authenticator = await addAuthenticator(page)
    await signInWith(token)
    await open(page, '/profile/access')
    await create(page, { name: 'Chave', password })
    await expect(page.getByText(texts.done.added)).toBeVisible()
    await leave(page)

    await open(page, '/recruiter/signin')
    await page.getByRole('button', { name: texts.signIn.button }).click()
    await expect(page).toHaveURL(/\/signin\?passkey=area$/)
    await expect(page.getByText(texts.signIn.otherArea.professional)).toBeVisible()
    await awake(page)
    await authenticator.verify(false)
    await page.getByRole('button', { name: texts.signIn.button }).click()
    await expect(page.getByRole('alert').filter({ hasText: texts.signIn.cancelled })).toBeVisible()
    await accessible(page)
    await authenticator.verify(true)
    await page.getByRole('button', { name: texts.signIn.button }).click()
    await expect(page).toHaveURL(/\/dashboard$/)
  })

  test('is a reviewer’s too, on a page of their own', async ({ page, signInAs }) => {
    await addAuthenticator(page)
    await signInAs('rita')
    await open(page, '/review/account')
    await create(page, { name: 'Chave da Rita', password: 'trampolim-2026' })
    await expect(page.getByRole('heading', { name: 'Chave da Rita' })).toBeVisible()
    await leave(page)
    await open(page, '/review/signin')
    await page.getByRole('button', { name: texts.signIn.button }).click()
    await expect(page).toHaveURL(/\/review$/)
    await open(page, '/review/account')
    await page.getByRole('link', { name: t('removeOf', { name: 'Chave da Rita' }) }).click()
    await page.getByLabel(texts.password, { exact: true }).fill('trampolim-2026')
    await page.getByRole('button', { name: texts.removeConfirm }).click()
    await expect(page.getByRole('heading', { name: 'Chave da Rita' })).toBeHidden()
  })
})
