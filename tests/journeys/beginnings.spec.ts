import { browserTest } from '@trampolim/phrases/pt-br/browser-test.ts'
import { createUsers } from '@trampolim/phrases/pt-br/create-users.ts'
import { landing } from '@trampolim/phrases/pt-br/landing.ts'
import { leaving } from '@trampolim/phrases/pt-br/leaving.ts'
import { loading } from '@trampolim/phrases/pt-br/loading.ts'
import { registration } from '@trampolim/phrases/pt-br/registration.ts'
import { expect, open, test } from './journey.ts'

test('a person who follows a campaign first reads how it works', async ({ page }) => {
  await open(page, '/home2?utm_source=radio')
  const headings = await page.getByRole('heading', { level: 2 }).allInnerTexts()
  expect(headings.slice(0, 2)).toEqual([landing.promisesTitle, landing.closingTitle])
  expect(headings).toContain(landing.sectorsTitle)
})

test('a person who wants an internship begins with a curriculum for it', async ({ page }) => {
  await open(page, '/create-users')
  await expect(page.getByText('estimativa'), 'nobody measured these times').toBeVisible()
  const way = page.getByRole('listitem').filter({ hasText: createUsers.ways.internship.title })
  await expect(way).toContainText('Cerca de 3 minutos')
  await way.getByRole('link').click()
  await expect(page).toHaveURL('/register?type=internship')
  await expect(page.getByRole('heading', { level: 1, name: registration.pages.you.title })).toBeVisible()
  const draft = await page.locator('input[name=draft]').first().getAttribute('value')
  expect(JSON.parse(draft ?? '')).toMatchObject({ cvType: 'internship' })
})

test('a page that waits for sign-in redirects once it was done in another tab', async ({ page, signInAs }) => {
  await open(page, '/loading?to=%2Fprofile%3Ftab%3Dcurriculums')
  await expect(page.getByRole('heading', { level: 1, name: loading.waits.signIn.title })).toBeVisible()
  await signInAs('ana')
  await page.evaluate("window.dispatchEvent(new Event('focus'))")
  await expect(page).toHaveURL('/profile?tab=curriculums')
})

test('a browser is tested, and the result copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page, '/test')
  await expect(page.getByText(browserTest.good)).toBeVisible()
  await page.getByRole('button', { name: browserTest.copy }).click()
  await expect(page.getByText(browserTest.copied)).toBeVisible()
  const text = await page.getByLabel(browserTest.copyLabel).inputValue()
  expect(text).toContain(`${browserTest.fact.zone}: America/Sao_Paulo`)
  expect(text).toContain(`${browserTest.ability.cookies}: ${browserTest.works}`)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a browser is told what it lacks, and not that it is being tested', async ({ page }) => {
    await page.goto('/test')
    await expect(page.getByRole('heading', { level: 1, name: browserTest.title })).toBeVisible()
    await expect(page.getByText(browserTest.running)).toBeHidden()
  })
})

test('another site is only opened by a click', async ({ page }) => {
  await open(page, '/redirect?to=https%3A%2F%2Fwww.example.org%2Fvagas%3Fa%3D1')
  const link = page.getByRole('link', { name: leaving.go.replace('{{host}}', 'www.example.org') })
  await expect(link).toHaveAttribute('href', 'https://www.example.org/vagas?a=1')
  await expect(page.getByText('https://www.example.org/vagas?a=1')).toBeVisible()
})
