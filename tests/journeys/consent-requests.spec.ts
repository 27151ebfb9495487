import type { Calls } from '@trampolim/contract/client/calls.ts'
import { consentAsking, consentRequests as texts } from '@trampolim/phrases/pt-br/consent-requests.ts'
import { selectionBoard as board } from '@trampolim/phrases/pt-br/selection-board.ts'
import { violationsOf } from './accessible.ts'
import { approveCandidate } from './behind-the-pages.ts'
import { expect, open, screens, signInByCall, test } from './journey.ts'
import { openLetter } from './mailbox.ts'
import type { NewCandidate } from './new-candidate.ts'

test.describe('a company and a person of limited access', () => {
  test.use({ viewport: screens.desk })

  test('ask, permit, and withdraw the permission', async ({ page, callsOf, newCandidate, signInWith }) => {
    const { candidate, recruiter, cv } = await limited(callsOf, await newCandidate())
    await signInWith(recruiter)
    await open(page, cv)
    await expect(page.getByText(board.card.hidden).first()).toBeVisible()
    await page.getByRole('button', { name: consentAsking.ask }).click()
    await expect(page.getByRole('button', { name: consentAsking.cancel })).toBeVisible()
    expect.soft(await violationsOf(page, 'light'), 'a person who was asked').toEqual([])

    await signInWith(candidate.token)
    const letter = await openLetter(page, { to: candidate.email, subject: /quer ver quem você é$/ })
    await letter
      .getByRole('link', { name: /privacy#requests/ })
      .first()
      .click()
    await letter.getByRole('button', { name: texts.grantOf.replace('{{company}}', 'Padaria Aurora') }).click()
    await expect(letter.getByText(texts.granted)).toBeVisible()
    expect.soft(await violationsOf(letter, 'dark'), 'the requests').toEqual([])

    await signInWith(recruiter)
    await open(page, cv)
    await expect(page.getByRole('heading', { level: 2, name: candidate.name })).toBeVisible()
    await expect(page.getByRole('link', { name: candidate.email })).toBeVisible()
    await openLetter(page, { to: 'bruno@padaria-aurora.example', subject: new RegExp(`^${candidate.name} deixou`) })

    await signInWith(candidate.token)
    await open(letter, '/profile/privacy')
    await letter.getByRole('button', { name: texts.revokeOf.replace('{{company}}', 'Padaria Aurora') }).click()
    await expect(letter.getByText(texts.revoked)).toBeVisible()
    await signInWith(recruiter)
    await open(page, cv)
    await expect(page.getByText(consentAsking.standing.revoked)).toBeVisible()
    await expect(page.locator('main').getByText(candidate.name)).toHaveCount(0)
  })
})

test.describe('on a phone, without JavaScript', () => {
  test.use({ viewport: screens.phone, javaScriptEnabled: false })

  test('a request is refused, and not repeated', async ({ page, callsOf, newCandidate, signInWith }) => {
    const { candidate, recruiter, cv } = await limited(callsOf, await newCandidate())
    await signInWith(recruiter)
    await page.goto(cv)
    await page.getByRole('button', { name: consentAsking.ask }).click()
    await expect(page.getByText(/Pedido enviado/)).toBeVisible()

    await signInWith(candidate.token)
    await page.goto('/profile/privacy#requests')
    await page.getByRole('button', { name: texts.refuseOf.replace('{{company}}', 'Padaria Aurora') }).click()
    await expect(page.getByText(texts.refused)).toBeVisible()

    await signInWith(recruiter)
    await page.goto(cv)
    await expect(page.getByText(consentAsking.standing.refused)).toBeVisible()
  })
})

/** A candidate whom recruiters find without a name, and the page on which the bakery's recruiter reads the curriculum. */
async function limited(callsOf: (token?: string) => Calls, candidate: NewCandidate) {
  const cvId = await approveCandidate(candidate)
  await callsOf(candidate.token).gateway.curriculums.switchAvailability({
    ...{ type: 'professional', status: true, visibility: 'limited' },
  })
  const recruiter = await signInByCall(callsOf(), 'bruno')
  return { candidate, recruiter, cv: `/recruiter/curriculums?cv=${cvId}` }
}
