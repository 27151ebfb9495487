import type { Page } from '@playwright/test'
import { loginTypes } from '@trampolim/marketplace/accounts/roles.ts'
import { invitation } from '@trampolim/phrases/pt-br/invitation.ts'
import { organizations } from '@trampolim/phrases/pt-br/organizations.ts'
import { recruiter as panel } from '@trampolim/phrases/pt-br/recruiter.ts'
import { selectionBoard } from '@trampolim/phrases/pt-br/selection-board.ts'
import { signIn } from '@trampolim/phrases/pt-br/sign-in.ts'
import { violationsOf } from './accessible.ts'
import { expect, open, screens, signInByCall, test } from './journey.ts'
import { readLetter } from './mailbox.ts'
import { approveAll, newHiringPerson, registerRecruiter } from './new-recruiter.ts'

// A form without its fields is answered with 422, a used link with 404.
test.use({ viewport: screens.phone, provokes: [404, 422] })

const { joining } = organizations

async function looksWell(page: Page, what: string) {
  for (const viewport of [screens.phone, screens.desk]) {
    await page.setViewportSize(viewport)
    for (const look of ['light', 'dark'] as const) {
      expect.soft(await violationsOf(page, look), `${what}, ${viewport.width} px, ${look}`).toEqual([])
    }
  }
  await page.setViewportSize(screens.phone)
}

/** The address in the letter that asks whether a person works there. */
async function linkIn(page: Page, to: string): Promise<string> {
  const { text } = await readLetter(page, { to, subject: /^Confirme que você trabalha/ })
  return /\/take-action\?id=[\w%-]+/.exec(text)?.[0] ?? ''
}

test('two people ask to join a company: one opens a letter’s link, the other is accepted, removed, and continues', async ({
  page,
  callsOf,
  signInWith,
}) => {
  const calls = callsOf()
  const founder = await registerRecruiter(calls)
  const reviewer = callsOf(await signInByCall(calls, 'rita'))
  await approveAll(reviewer, founder)
  const { cnpj, company, email } = founder
  const newcomer = newHiringPerson()
  const nina = { ...newcomer, cnpj, email: `nina@${email.split('@')[1]}` }
  const { token: ninas } = await registerRecruiter(calls, nina)
  const { token: leos } = await registerRecruiter(calls, { cnpj, name: 'Leo Prata' })

  await signInWith(ninas)
  await open(page, '/recruiter/dashboard')
  await expect(page.getByText(panel.joining.title)).toBeVisible()
  await page.getByRole('link', { name: panel.joining.link }).click()
  await expect(page.getByRole('heading', { level: 1, name: joining.title })).toBeVisible()
  await looksWell(page, 'waiting')
  const first = await linkIn(page, nina.email)
  await page.getByRole('button', { name: joining.resend }).click()
  await expect(page.getByRole('status').filter({ hasText: nina.email })).toBeVisible()
  // The first link stops working; the second letter is on its way.
  await expect.poll(() => linkIn(page, nina.email)).not.toBe(first)

  await open(page, await linkIn(page, nina.email))
  await expect(page.getByRole('heading', { level: 1 })).toContainText(company)
  await looksWell(page, 'the letter’s page')
  expect((await callsOf(ninas).gateway.recruiters.readRecruiter({})).organizationId).toBeNull()
  await page.getByRole('button', { name: signIn.action.joinSubmit }).click()
  await expect(page.getByRole('heading', { level: 1, name: signIn.action.joinedTitle })).toBeVisible()
  await open(page, `/recruiter/job/${founder.jobId}/selective-process`)
  await expect(page.getByText(selectionBoard.locked.title)).toBeVisible()
  await looksWell(page, 'the board before approval')

  await signInWith(founder.token)
  await open(page, '/recruiter/dashboard')
  await page.getByRole('link', { name: `${panel.dashboard.seeJoining}: Leo Prata` }).click()
  await expect(page.getByRole('heading', { name: joining.requests })).toBeVisible()
  await looksWell(page, 'the organisation with who asks')
  await page.getByRole('button', { name: joining.acceptNamed.replace('{{name}}', 'Leo Prata') }).click()
  await expect(page.getByText(joining.accepted)).toBeVisible()
  await page.getByRole('link', { name: joining.putOutNamed.replace('{{name}}', 'Leo Prata') }).click()
  await expect(page.getByText(joining.putOutTitle.replace('{{name}}', 'Leo Prata'))).toBeVisible()
  await page.getByRole('button', { name: joining.putOut, exact: true }).click()
  await expect(page.getByText(joining.wasPutOut)).toBeVisible()

  await signInWith(leos)
  await open(page, '/recruiter/organization')
  await expect(page.getByRole('heading', { level: 1, name: joining.none })).toBeVisible()
  await looksWell(page, 'nobody’s recruiter')
  await page.getByRole('button', { name: joining.choose }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'CNPJ' })).toBeVisible()
  const answer = await calls.gateway.accounts.login({ type: loginTypes.recruiter, ...nina })
  expect(answer.user.name).toBe(nina.name)
})

/** The address of the page in the letter that invites a person. */
async function invitationTo(page: Page, to: string): Promise<string> {
  const { text } = await readLetter(page, { to, subject: /convidou você/ })
  return /\/recruiter\/invitation\?token=[\w-]+/.exec(text)?.[0] ?? ''
}

test('a company invites a colleague, who registers with the letter, is removed and notified', async ({
  page,
  callsOf,
  signInWith,
}) => {
  const calls = callsOf()
  const founder = await registerRecruiter(calls)
  await approveAll(callsOf(await signInByCall(calls, 'rita')), founder)
  const { invitations, people } = organizations
  const lia = newHiringPerson()

  await signInWith(founder.token)
  await open(page, '/recruiter/organization')
  const address = page.getByLabel(invitations.email)
  await address.fill('lia@')
  await page.getByRole('button', { name: invitations.send }).click()
  await expect(page.getByText('E-mail inválido').first()).toBeVisible()
  await expect(address).toHaveValue('lia@')
  await looksWell(page, 'the organisation with a fault of an invitation')
  await address.fill(lia.email)
  await page.getByRole('button', { name: invitations.send }).click()
  await expect(page.getByRole('status').filter({ hasText: invitations.invited })).toBeVisible()
  await expect(page.getByText(lia.email)).toBeVisible()
  await looksWell(page, 'the organisation with an invitation')

  const link = await invitationTo(page, lia.email)
  await open(page, link)
  await expect(page.getByText(invitation.signOut.action)).toBeVisible()
  await looksWell(page, 'the invitation as somebody else')
  await page.getByRole('button', { name: invitation.signOut.action }).click()
  await expect(page.getByRole('button', { name: invitation.form.submit })).toBeVisible()
  await looksWell(page, 'the invitation')
  await page.getByLabel(invitation.form.name).fill('Lia Moraes')
  await page.getByRole('button', { name: invitation.form.submit }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await looksWell(page, 'the invitation with faults')
  await expect(page.getByLabel(invitation.form.name)).toHaveValue('Lia Moraes')
  await page.getByLabel(invitation.form.phone).fill(lia.phone)
  await page.getByLabel(invitation.form.password, { exact: true }).fill(lia.password)
  await page.getByLabel(invitation.form.confirm).fill(lia.password)
  await page.getByLabel(invitation.form.terms).check()
  await page.getByRole('button', { name: invitation.form.submit }).click()
  await expect(page).toHaveURL(/\/recruiter\/dashboard/)
  await open(page, '/recruiter/organization')
  await expect(page.getByText(people.underReview)).toBeVisible()

  const again = await calls.gateway.accounts.login({ type: loginTypes.recruiter, ...founder })
  await signInWith(again.token)
  await open(page, '/recruiter/organization')
  await page.getByRole('link', { name: joining.putOutNamed.replace('{{name}}', 'Lia Moraes') }).click()
  await page.getByRole('button', { name: joining.putOut, exact: true }).click()
  await expect(page.getByText(joining.wasPutOut)).toBeVisible()
  expect((await readLetter(page, { to: lia.email, subject: /não faz mais parte/ })).text).toContain('um novo convite')
  await open(page, link)
  await expect(page.getByRole('heading', { level: 1, name: invitation.unknown.title })).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a letter’s link joins, and the page after it is no error and stays when it is reloaded', async ({
    page,
    callsOf,
    signInWith,
  }) => {
    const calls = callsOf()
    const founder = await registerRecruiter(calls)
    await approveAll(callsOf(await signInByCall(calls, 'rita')), founder)
    const person = newHiringPerson()
    const nina = { ...person, cnpj: founder.cnpj, email: `nina@${founder.email.split('@')[1]}` }
    await signInWith((await registerRecruiter(calls, nina)).token)
    await page.goto('/recruiter/dashboard')
    await page.goto(await linkIn(page, nina.email))
    await page.getByRole('button', { name: signIn.action.joinSubmit }).click()
    const joined = page.getByRole('heading', { level: 1, name: signIn.action.joinedTitle })
    await expect(joined).toBeVisible()
    expect((await page.reload())?.status()).toBe(200)
    await expect(joined).toBeVisible()
  })
})
