import type { Page } from '@playwright/test'
import { access } from '@trampolim/phrases/pt-br/access.ts'
import { demoIdentity } from '@trampolim/phrases/pt-br/demo-identity.ts'
import { networkSignIn as texts } from '@trampolim/phrases/pt-br/network-sign-in.ts'
import { networkNames } from '@trampolim/phrases/pt-br/networks.ts'
import { registration } from '@trampolim/phrases/pt-br/registration.ts'
import { signIn } from '@trampolim/phrases/pt-br/sign-in.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { awake } from '../awake.ts'
import { violationsOf } from './accessible.ts'
import { expect, open, test } from './journey.ts'

const t = speak(texts)
const own = speak(access)

/** Goes from our page to a network's, and chooses a person there. */
async function choose(page: Page, network: 'google' | 'linkedin', person: string | RegExp) {
  await page.getByRole('button', { name: t('with', { network: networkNames[network] }) }).click()
  await page.getByRole('button', { name: person }).click()
}

test.describe('signing in by a network', () => {
  test('returns where it began, says who refused, and begins a registration', async ({ page }) => {
    await open(page, '/signin?redirect=%2Fjobs%3Ftab%3Dalerts')
    await choose(page, 'google', demoIdentity.refuse)
    await expect(page.getByText(t('failed.title', { network: 'Google' }))).toBeVisible()

    await open(page, '/signin?redirect=%2Fjobs%3Ftab%3Dalerts')
    await choose(page, 'google', /Lia Martins/)
    await expect(page).toHaveURL(/\/jobs\?tab=alerts$/)
    await page.context().clearCookies({ name: 'trampolim_session' })

    await open(page, '/signin')
    await choose(page, 'google', /Téo Campos/)
    await expect(page.getByRole('heading', { level: 1, name: registration.pages.you.title })).toBeVisible()
    await awake(page)
    await expect(page.getByLabel(registration.you.name)).toHaveValue('Téo Campos')
    for (const scheme of ['light', 'dark'] as const) expect(await violationsOf(page, scheme)).toEqual([])
    await page.getByRole('button', { name: texts.registration.leave }).click()
    await expect(page.getByRole('button', { name: signIn.submit, exact: true })).toBeVisible()
  })

  test.describe('of a known address', () => {
    test.use({ provokes: [422] })

    test('asks for the password of its account', async ({ page }) => {
      await open(page, '/signin')
      await choose(page, 'linkedin', /Ana Souza/)
      await expect(page.getByRole('heading', { level: 1, name: texts.proof.title })).toBeVisible()
      await awake(page)
      for (const scheme of ['light', 'dark'] as const) expect(await violationsOf(page, scheme)).toEqual([])
      await page.getByRole('button', { name: texts.proof.submit }).click()
      await expect(page.getByRole('alert')).toContainText(signIn.faults.passwordRequired)
    })
  })

  test('works for an account that was linked, until it is unlinked', async ({ page, newCandidate, signInWith }) => {
    const { token, password } = await newCandidate()
    await signInWith(token)
    await open(page, '/profile/access?ask=linkedin')
    await page.getByLabel(access.networks.password).fill(password)
    await page.getByRole('button', { name: own('networks.link', { network: 'LinkedIn' }) }).click()
    await page.getByRole('button', { name: /Iara Pinto/ }).click()
    await expect(page.getByText(own('networks.nowLinked', { network: 'LinkedIn' }))).toBeVisible()

    await page.context().clearCookies()
    await open(page, '/signin?redirect=%2Fprofile%2Faccess%3Fask%3Dlinkedin')
    await choose(page, 'linkedin', /Iara Pinto/)
    await expect(page.getByText(own('networks.unlinkTitle', { network: 'LinkedIn' }))).toBeVisible()
    await awake(page)
    for (const scheme of ['light', 'dark'] as const) expect(await violationsOf(page, scheme)).toEqual([])
    await page.getByLabel(access.networks.password).fill(password)
    await page.getByRole('button', { name: own('networks.unlinkConfirm', { network: 'LinkedIn' }) }).click()
    await expect(page.getByText(own('networks.nowUnlinked', { network: 'LinkedIn' }))).toBeVisible()
  })
})
