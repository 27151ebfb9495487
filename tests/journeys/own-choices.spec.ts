import { randomInt } from 'node:crypto'
import { access } from '@trampolim/phrases/pt-br/access.ts'
import { account } from '@trampolim/phrases/pt-br/account.ts'
import { curriculumInSearches } from '@trampolim/phrases/pt-br/curriculum-in-searches.ts'
import { faults } from '@trampolim/phrases/pt-br/faults.ts'
import { recruiterProfile as texts } from '@trampolim/phrases/pt-br/recruiter-profile.ts'
import { refusals } from '@trampolim/phrases/pt-br/refusals.ts'
import { registration } from '@trampolim/phrases/pt-br/registration.ts'
import { signIn } from '@trampolim/phrases/pt-br/sign-in.ts'
import { violationsOf } from './accessible.ts'
import { expect, open, screens, signInByCall, test } from './journey.ts'
import { registerCandidate } from './new-candidate.ts'
import { approveAll, registerRecruiter } from './new-recruiter.ts'
import { codeSentTo } from './register-recruiter-on-pages.ts'

test.use({ viewport: screens.phone, provokes: [409, 422] })

test('a recruiter changes the phone and proves it by its code', async ({ page, callsOf, signInWith }) => {
  const recruiter = await registerRecruiter(callsOf())
  await approveAll(callsOf(await signInByCall(callsOf(), 'rita')), recruiter)
  await signInWith(recruiter.token)
  await open(page, '/recruiter/profile?tab=personalData&edit=true')
  const phone = `119${randomInt(60_000_000, 100_000_000)}`
  await page.getByLabel(registration.contact.phone).fill('')
  await page.getByLabel(registration.contact.phone).pressSequentially(phone)
  await page.getByRole('button', { name: texts.form.save }).click()
  const code = page.getByLabel(texts.code.label, { exact: true })
  await expect(code).toBeVisible()
  expect.soft(await violationsOf(page, 'light')).toEqual([])
  await page.getByRole('button', { name: texts.form.confirm }).click()
  await expect(page.getByText(faults.invalid_code).first()).toBeVisible()
  await code.fill(await codeSentTo(page, phone))
  await page.keyboard.press('Enter')
  await expect(page.getByText(texts.saved)).toBeVisible()
  await expect(page.getByText(`${texts.whatsApp} · ${texts.verified}`)).toBeVisible()
})

test('a curriculum that was removed in another tab is no longer shown as on', async ({
  page,
  callsOf,
  newCandidate,
  signInWith,
}) => {
  const { token } = await newCandidate()
  await signInWith(token)
  await open(page, '/curriculum')
  const turnOff = page.getByRole('button', { name: curriculumInSearches.switch.turnOff })
  await expect(turnOff).toBeVisible()
  await callsOf(token).gateway.curriculums.deleteCurriculum({ query: { cvType: 'professional' } })
  await turnOff.click()
  await expect(page.getByText(refusals.curriculum_missing)).toBeVisible()
  await expect(turnOff).toHaveCount(0)
})

test('a recruiter under review proves the phone by its code', async ({ page, callsOf, signInWith }) => {
  const recruiter = await registerRecruiter(callsOf())
  await approveAll(callsOf(await signInByCall(callsOf(), 'rita')), recruiter)
  const { name, token } = recruiter
  const phone = `119${randomInt(60_000_000, 100_000_000)}`
  const phones = [{ phone, isWhatsApp: false }]
  await callsOf(token).gateway.recruiters.updateRecruiter({ name, phones })
  await signInWith(token)
  await open(page, '/recruiter/profile?tab=personalData')
  await expect(page.getByText(texts.notVerified)).toBeVisible()
  await page.getByRole('button', { name: texts.code.send }).click()
  const code = page.getByLabel(texts.code.label, { exact: true })
  await code.fill('')
  await page.keyboard.press('Enter')
  await expect(page.getByText(faults.invalid_code).first()).toBeVisible()
  expect.soft(await violationsOf(page, 'light')).toEqual([])
  await code.fill(await codeSentTo(page, phone))
  await page.keyboard.press('Enter')
  await expect(page.getByText(texts.code.proved)).toBeVisible()
  await expect(page.getByText(texts.verified, { exact: true })).toBeVisible()
  await expect(page.getByText(texts.code.missing)).toHaveCount(0)
})

test('a candidate under review chooses who will see the curriculum', async ({ page, callsOf, signInWith }) => {
  const { token } = await registerCandidate(callsOf())
  const { switch: inSearches, visibility } = curriculumInSearches
  await signInWith(token)
  await open(page, '/curriculum')
  await expect(page.getByText(inSearches.onTextLater.free)).toBeVisible()
  await open(page, '/curriculum/professional')
  await expect(page.getByText(/^\(\d\d\) \d{5}-\d{4}$/)).toBeVisible()
  await page.getByRole('radio', { name: visibility.choices.limited }).check()
  await page.getByRole('button', { name: visibility.save, exact: true }).click()
  await expect(page.getByText(visibility.doneLater)).toBeVisible()
  await page.reload()
  await expect(page.getByRole('radio', { name: visibility.choices.limited })).toBeChecked()
  await expect(page.getByText(inSearches.onTextLater.limited)).toBeVisible()
  await page.getByRole('button', { name: inSearches.turnOff }).click()
  await expect(page.getByText(inSearches.turnedOff)).toBeVisible()
  await page.getByRole('radio', { name: visibility.choices.free }).check()
  await page.getByRole('button', { name: visibility.save, exact: true }).click()
  await expect(page.getByText(visibility.doneOff)).toBeVisible()
  expect.soft(await violationsOf(page, 'light')).toEqual([])
})

test('a candidate changes the password, which ends the session on another device', async ({
  page,
  callsOf,
  signInWith,
}) => {
  const { email, password, token } = await registerCandidate(callsOf())
  const other = await callsOf().gateway.accounts.login({ type: 2, email, password })
  await signInWith(token)
  await open(page, '/profile?tab=changePassword')
  const next = 'curau de milho verde'
  const old = page.getByRole('textbox', { name: account.password.old })
  await old.fill('errada')
  await page.getByLabel(account.password.next, { exact: true }).fill(next)
  await page.getByLabel(account.password.confirm).fill(next)
  await page.getByRole('button', { name: account.password.save }).click()
  await expect(page.getByText(refusals.wrong_password).first()).toBeVisible()
  await expect(page.getByLabel(account.password.next, { exact: true })).toHaveValue(next)
  await old.fill(password)
  await page.getByRole('button', { name: account.password.save }).click()
  await expect(page.getByText(account.password.saved)).toBeVisible()
  await expect(callsOf(other.token).gateway.accounts.session({})).rejects.toMatchObject({ status: 401 })
  await page.getByRole('link', { name: access.openButton }).click()
  await expect(page.getByText(access.sessions.current, { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: access.sessions.endOthers })).toHaveCount(0)
})

test.describe('a dead link', () => {
  test.use({ provokes: [404] })

  test('to a new password leads somebody who is signed in to the page of their account', async ({
    page,
    callsOf,
    signInWith,
  }) => {
    const { token } = await registerCandidate(callsOf())
    await signInWith(token)
    await open(page, '/take-action?id=abc&kind=reset-password')
    await page.getByRole('link', { name: signIn.action.askAgain }).click()
    await expect(page).toHaveURL(/\/profile\?tab=changePassword/)
    await expect(page.getByLabel(account.password.next, { exact: true })).toBeVisible()
  })
})
