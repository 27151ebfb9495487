import type { Locator, Page } from '@playwright/test'
import type { Calls } from '@trampolim/contract/client/calls.ts'
import { idempotencyKeyHeader } from '@trampolim/contract/idempotency-key.ts'
import { account } from '@trampolim/phrases/pt-br/account.ts'
import { invitation } from '@trampolim/phrases/pt-br/invitation.ts'
import { selection } from '@trampolim/phrases/pt-br/selection.ts'
import { selectionBoard } from '@trampolim/phrases/pt-br/selection-board.ts'
import { signIn } from '@trampolim/phrases/pt-br/sign-in.ts'
import { signInAgain } from '@trampolim/phrases/pt-br/sign-in-again.ts'
import { unloadedPart } from '@trampolim/phrases/pt-br/unloaded-part.ts'
import { violationsOf } from './accessible.ts'
import { applicationTo } from './application-to.ts'
import { approveCandidate, insertOpenJob } from './behind-the-pages.ts'
import { expect, open, screens, signInByCall, test } from './journey.ts'
import { letterTo, type NewCandidate, newIdentity } from './new-candidate.ts'
import { approveAll, newHiringPerson, registerRecruiter } from './new-recruiter.ts'

// Who sends again what was done already gets the answer that was lost; once the server has forgotten that, they are told what
// became of it. Never that it failed.
test.use({ viewport: screens.phone, hasTouch: true, provokes: [404, 410] })

// The browser reports the request whose answer was lost.
test.afterEach(({ complaints }) => {
  const others = complaints.filter((text) => !text.includes('net::ERR_CONNECTION_RESET'))
  complaints.splice(0, complaints.length, ...others)
})

type CallsOf = (token?: string) => Calls

const nextPassword = 'curau de milho verde'

test('a new password was set', async ({ page, newCandidate, signInWith, callsOf }) => {
  const { email, password, token } = await newCandidate()
  await signInWith(token)
  await open(page, '/profile?tab=changePassword')
  await page.getByRole('textbox', { name: account.password.old }).fill(password)
  await page.getByLabel(account.password.next, { exact: true }).fill(nextPassword)
  await page.getByLabel(account.password.confirm).fill(nextPassword)
  await loseAnswer(page, () => page.getByRole('button', { name: account.password.save }).click(), { isForgotten: true })
  await page.getByRole('button', { name: unloadedPart.form.again }).click()
  await expect(page.getByText(account.password.saved)).toBeVisible()
  await callsOf().gateway.accounts.login({ type: 2, email, password: nextPassword })
})

test('a new password was set by a letter’s link', async ({ page, newCandidate, callsOf }) => {
  await fillNewPassword(page, callsOf, await newCandidate())
  await loseAnswer(page, () => page.getByRole('button', { name: signIn.action.resetSubmit }).click(), {
    isForgotten: true,
  })
  await page.getByRole('button', { name: unloadedPart.form.again }).click()
  await expect(page.getByRole('heading', { level: 1, name: signIn.action.expiredTitle })).toBeVisible()
  await expect(page.getByText(signIn.action.expired['reset-password'])).toBeVisible()
  for (const look of ['light', 'dark'] as const) expect.soft(await violationsOf(page, look), look).toEqual([])
  await page.getByRole('link', { name: signIn.action.signIn }).click()
  await expect(page.getByRole('heading', { level: 1, name: signIn.areas.professional.title })).toBeVisible()
})

test('a new e-mail was set, which ended the session', async ({ page, newCandidate, signInWith, callsOf }) => {
  const candidate = await newCandidate()
  await signInWith(candidate.token)
  const email = await fillNewEmail(page, callsOf, candidate)
  await loseAnswer(page, () => page.getByRole('button', { name: account.email.save }).click(), { isForgotten: true })
  await page.getByRole('button', { name: unloadedPart.form.again }).click()
  const dialog = page.getByRole('dialog', { name: signInAgain.title })
  await expect(dialog.getByText(signInAgain.emailChange)).toBeVisible()
  await dialog.getByLabel(signInAgain.email).fill(email)
  await dialog.getByLabel(signInAgain.password, { exact: true }).fill(candidate.password)
  await dialog.getByRole('button', { name: signInAgain.submit }).click()
  await expect(page.getByText(account.email.saved.replace('{{email}}', email))).toBeVisible()
  for (const look of ['light', 'dark'] as const) expect.soft(await violationsOf(page, look), look).toEqual([])
  await page.context().clearCookies()
  await open(page, '/profile?tab=changePassword')
  await expect(page.getByText(signIn.newEmailMaybe)).toBeVisible()
})

test('an application arrived', async ({ page, newCandidate, signInWith, callsOf }) => {
  const { token } = await newCandidate()
  const jobId = await insertOpenJob({ name: 'Forneira da noite' })
  await signInWith(token)
  await open(page, `/jobs/${jobId}?apply=true`)
  const confirm = page.getByRole('button', { name: selection.apply.confirm })
  await loseAnswer(page, () => confirm.click(), { isForgotten: true })
  await page.getByRole('button', { name: unloadedPart.form.again }).click()
  await expect(page.getByRole('region', { name: selection.apply.sent })).toBeVisible()
  const { items } = await callsOf(token).gateway.selection.listCandidated({})
  expect(items.filter((each) => each.jobId === jobId)).toHaveLength(1)
})

test('an invitation into a company was accepted', async ({ page, callsOf, newCandidate, signInWith }) => {
  const founder = await registerRecruiter(callsOf())
  await approveAll(callsOf(await signInByCall(callsOf(), 'rita')), founder)
  const { organizations } = callsOf(founder.token).gateway
  await test.step('by somebody new, who signs in', async () => {
    const invited = newHiringPerson()
    await organizations.inviteColleague({ email: invited.email })
    await open(page, await invitationTo(callsOf, invited.email))
    await fillInvitation(page, invited)
    await loseAnswer(page, () => page.getByRole('button', { name: invitation.form.submit }).click(), {
      isForgotten: true,
    })
    await page.getByRole('button', { name: unloadedPart.form.again }).click()
    await expect(page.getByText(invitation.unknown.text)).toBeVisible()
    for (const look of ['light', 'dark'] as const) expect.soft(await violationsOf(page, look), look).toEqual([])
    await page.getByRole('link', { name: invitation.signIn.action }).click()
    await expect(page.getByRole('heading', { level: 1, name: signIn.areas.recruiter.title })).toBeVisible()
  })
  await test.step('by somebody with an account, who goes on to their panel', async () => {
    const nina = await registerRecruiter(callsOf(), { cnpj: founder.cnpj })
    await organizations.inviteColleague({ email: nina.email })
    await signInWith(nina.token)
    await open(page, await invitationTo(callsOf, nina.email))
    await loseAnswer(page, () => page.getByRole('main').getByRole('button').first().click(), { isForgotten: true })
    await page.getByRole('button', { name: unloadedPart.form.again }).click()
    await expect(page.getByText(invitation.unknown.text)).toBeVisible()
    await page.getByRole('link', { name: invitation.accepted.action }).click()
    await expect(page).toHaveURL(/\/recruiter\/dashboard/)
  })
  await test.step('whose link a candidate opens, who goes on to their own panel', async () => {
    const candidate = await newCandidate()
    await signInWith(candidate.token)
    await open(page, `/recruiter/invitation?token=${'x'.repeat(43)}`)
    await page.getByRole('link', { name: invitation.accepted.action }).click()
    await expect(page).toHaveURL(/\d\/dashboard/)
  })
})

test.describe('at once', () => {
  test('a new password was set by a letter’s link', async ({ page, newCandidate, callsOf }) => {
    await fillNewPassword(page, callsOf, await newCandidate())
    await loseAnswer(page, () => page.getByRole('button', { name: signIn.action.resetSubmit }).click())
    await page.getByRole('button', { name: unloadedPart.form.again }).click()
    await expect(page.getByText(signIn.newPasswordSet)).toBeVisible()
  })

  test('a new e-mail was set, which ended the session', async ({ page, newCandidate, signInWith, callsOf }) => {
    const candidate = await newCandidate()
    await signInWith(candidate.token)
    await fillNewEmail(page, callsOf, candidate)
    await loseAnswer(page, () => page.getByRole('button', { name: account.email.save }).click())
    await page.getByRole('button', { name: unloadedPart.form.again }).click()
    await expect(page.getByText(signIn.newEmailSet)).toBeVisible()
  })

  test('an invitation into a company was accepted by somebody new', async ({ page, callsOf }) => {
    const founder = await registerRecruiter(callsOf())
    await approveAll(callsOf(await signInByCall(callsOf(), 'rita')), founder)
    const invited = newHiringPerson()
    await callsOf(founder.token).gateway.organizations.inviteColleague({ email: invited.email })
    await open(page, await invitationTo(callsOf, invited.email))
    await fillInvitation(page, invited)
    await loseAnswer(page, () => page.getByRole('button', { name: invitation.form.submit }).click())
    await page.getByRole('button', { name: unloadedPart.form.again }).click()
    await expect(page).toHaveURL(/\/recruiter\/dashboard/)
  })

  test('a note was written: pressed again, it is there once', async ({ page, callsOf, newCandidate, signInWith }) => {
    const { recruiter, jobId, cvId } = await applicationTo(callsOf, await newCandidate())
    const { notes, tabs } = selectionBoard.details
    await signInWith(recruiter)
    await open(page, `/recruiter/job/${jobId}/selective-process/cv-details/${cvId}`)
    await page.getByRole('link', { name: tabs.notes }).click()
    await page.getByLabel(notes.text).fill('Chegou cedo.')
    const add = page.getByRole('button', { name: notes.add })
    await loseAnswer(page, () => add.click(), { says: page.getByRole('alert') })
    await add.click()
    await expect(page.getByText(notes.added)).toBeVisible()
    await page.reload()
    await expect(page.getByRole('paragraph').filter({ hasText: 'Chegou cedo.' })).toHaveCount(1)
  })
})

/** Opens a letter’s link for a new password, and fills its form. */
async function fillNewPassword(page: Page, callsOf: CallsOf, { email }: NewCandidate) {
  await callsOf().gateway.accounts.recoverPassword({ email })
  const { text } = await letterTo(callsOf(), { email, subject: /senha/i })
  await open(page, /\/take-action\?\S+/.exec(text)?.[0] ?? '')
  await page.getByLabel(signIn.action.password, { exact: true }).fill(nextPassword)
  await page.getByLabel(signIn.action.confirm).fill(nextPassword)
}

/** Fills the signed-in candidate’s form for a new e-mail, with its code. Returns the e-mail. */
async function fillNewEmail(page: Page, callsOf: CallsOf, candidate: NewCandidate) {
  await approveCandidate(candidate)
  const { email } = newIdentity()
  await open(page, '/profile?tab=changePassword')
  await page.getByLabel(account.email.next).fill(email)
  await page.getByRole('button', { name: account.email.send }).click()
  const { subject } = await letterTo(callsOf(), { email, subject: /código/ })
  await page.getByLabel(account.email.code).fill(/\d+/.exec(subject)?.[0] ?? '')
  await page.getByLabel(account.email.password, { exact: true }).fill(candidate.password)
  return email
}

/** The address in a letter that invites into a company. */
async function invitationTo(callsOf: CallsOf, email: string) {
  const { text } = await letterTo(callsOf(), { email, subject: /convid/i })
  return /\/recruiter\/invitation\?\S+/.exec(text)?.[0] ?? ''
}

async function fillInvitation(page: Page, { name, phone, password }: ReturnType<typeof newHiringPerson>) {
  await page.getByLabel(invitation.form.name).fill(name)
  await page.getByLabel(invitation.form.phone).fill(phone)
  await page.getByLabel(invitation.form.password, { exact: true }).fill(password)
  await page.getByLabel(invitation.form.confirm).fill(password)
  await page.getByLabel(invitation.form.terms).check()
}

type Losing = {
  /** Whether the server doesn't know the form any more once it is sent again, as after ten minutes. */
  isForgotten?: boolean
  /** What says that no answer came. */
  says?: Locator
}

/** Sends a form that arrives, and whose answer doesn't. */
async function loseAnswer(
  page: Page,
  send: () => Promise<void>,
  { isForgotten = false, says = page.getByText(unloadedPart.form.title) }: Losing = {},
) {
  let isLost = false
  await page.route(/\.data(\?|$)/, async (route) => {
    const { [idempotencyKeyHeader]: key, ...headers } = route.request().headers()
    if (route.request().method() !== 'POST') return route.fallback()
    if (isLost) return route.fallback(isForgotten ? { headers } : {})
    expect(key).toMatch(/^[0-9a-f]{32}$/)
    isLost = true
    const cookies = await page.context().cookies()
    await route.fetch()
    // The cookies of an answer that is lost are lost with it.
    await page.context().clearCookies()
    await page.context().addCookies(cookies)
    await route.abort('connectionreset')
  })
  await send()
  await expect(says).toBeVisible()
}
