import { search } from '@trampolim/phrases/pt-br/search.ts'
import { signIn } from '@trampolim/phrases/pt-br/sign-in.ts'
import { expect, open, test } from './journey.ts'
import { newIdentity } from './new-candidate.ts'
import { registerOnPages } from './register-on-pages.ts'

const person = () => ({ ...newIdentity(), name: 'Joana Ribeiro', password: 'broa de milho com erva-doce' })

test('a job that a visitor likes is among the favourites once they have registered', async ({ page }) => {
  await open(page, '/search?occupation=Padeiro')
  const like = page.getByRole('button', { name: /^Favoritar / }).first()
  const job = (await like.getAttribute('aria-label'))?.replace('Favoritar ', '') ?? ''
  await like.click()
  await page.getByRole('main').getByRole('link', { name: signIn.wish.register.like }).click()
  await registerOnPages(page, person())
  await expect(page.getByRole('heading', { level: 1, name: job })).toBeVisible()
  await open(page, '/jobs?tab=favourites')
  await expect(page.getByRole('article').filter({ hasText: job })).toHaveCount(1)
})

test('an alert that a visitor wants is created once they have registered', async ({ page }) => {
  await open(page, '/search?occupation=Padeiro')
  await page.getByRole('button', { name: search.alert, exact: true }).first().click()
  await page.getByRole('main').getByRole('link', { name: signIn.wish.register.alert }).click()
  await registerOnPages(page, person())
  await expect(page.getByText(search.alertCreated)).toBeVisible()
  await open(page, '/jobs?tab=alerts')
  await expect(page.getByRole('main').getByText('Padeiro').filter({ visible: true }).first()).toBeVisible()
})
