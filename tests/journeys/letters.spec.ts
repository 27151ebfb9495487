import { ownLetters as texts } from '@trampolim/phrases/pt-br/own-letters.ts'
import { violationsOf } from './accessible.ts'
import { approveCandidate } from './behind-the-pages.ts'
import { expect, open, screens, signInByCall, test } from './journey.ts'
import { readLetter } from './mailbox.ts'
import { markAddress } from './returned-letters.ts'

const stop = texts.stop
const subject = 'Empresas que pedem para ver quem você é'

test.describe('a letter', () => {
  test.use({ viewport: screens.phone, javaScriptEnabled: false, provokes: [404] })

  test('links to the page where such letters are turned off, without signing in', async ({
    page,
    callsOf,
    newCandidate,
    signInAs,
  }) => {
    const candidate = await newCandidate()
    const cvId = await approveCandidate(candidate)
    const own = callsOf(candidate.token).gateway
    await own.curriculums.switchAvailability({ type: 'professional', status: true, visibility: 'limited' })
    const bruno = callsOf(await signInByCall(callsOf(), 'bruno')).gateway
    await bruno.consentRequests.askConsent({ cvId })
    await page.goto('/help')
    const letter = await readLetter(page, { to: candidate.email, subject: /quer ver quem você é$/ })
    const address = /\/letters\/stop\?token=\S+/.exec(letter.text)?.[0] ?? ''

    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1, name: stop.title })).toBeVisible()
    await expect(page.getByText(subject)).toBeVisible()
    const consent = async () =>
      (await own.notifications.listPreferences({})).preferences.find(({ kind }) => kind === 'consent')?.mail
    expect(await consent()).toBe('at-once')
    await page.getByRole('button', { name: stop.submit }).click()
    await expect(page.getByRole('heading', { level: 1, name: stop.offTitle })).toBeVisible()
    expect(await consent()).toBe('never')
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1, name: stop.offTitle })).toBeVisible()
    await page.goto(`${address}x`)
    await expect(page.getByRole('heading', { level: 1, name: stop.goneTitle })).toBeVisible()
    await expect(page.getByRole('link', { name: stop.turnOn })).toHaveAttribute('href', /^\/profile/)
    await signInAs('bruno')
    await page.goto(`${address}x`)
    await expect(page.getByRole('link', { name: stop.turnOn })).toHaveAttribute('href', /^\/recruiter\/profile/)
  })
})

test.describe('a person whose letters come back', () => {
  test.use({ viewport: screens.desk })

  test('is informed, and has them sent again', async ({ page, newCandidate, signInWith }) => {
    const candidate = await newCandidate()
    await approveCandidate(candidate)
    await markAddress(candidate.email)
    await signInWith(candidate.token)
    await open(page, '/dashboard')
    const notice = page.getByText(texts.returning.title)
    await expect(notice).toBeVisible()
    await expect(page.getByText(candidate.email)).toBeVisible()
    expect.soft(await violationsOf(page, 'light'), 'letters that come back').toEqual([])
    expect.soft(await violationsOf(page, 'dark'), 'letters that come back, dark').toEqual([])
    await page.getByRole('button', { name: texts.returning.again }).click()
    await expect(page.getByText(texts.returning.tried)).toBeVisible()
    await expect(notice).toHaveCount(0)
    await open(page, '/dashboard')
    await expect(notice).toHaveCount(0)
  })
})
