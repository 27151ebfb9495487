import type { Calls } from '@trampolim/contract/client/calls.ts'
import { home } from '@trampolim/phrases/pt-br/home.ts'
import { invitationReason, invitations } from '@trampolim/phrases/pt-br/invitations.ts'
import { inviting } from '@trampolim/phrases/pt-br/inviting.ts'
import { selection } from '@trampolim/phrases/pt-br/selection.ts'
import { selectionBoard as board } from '@trampolim/phrases/pt-br/selection-board.ts'
import { violationsOf } from './accessible.ts'
import { approveCandidate, passInvitationUndo } from './behind-the-pages.ts'
import { expect, open, screens, signInByCall, test } from './journey.ts'
import { openLetter } from './mailbox.ts'
import type { NewCandidate } from './new-candidate.ts'

const jobName = 'Atendente de balcão'
const said = (text: string, values: Readonly<Record<string, string>>) =>
  Object.entries(values).reduce((now, [name, value]) => now.replace(`{{${name}}}`, value), text)

test.describe('a recruiter and a candidate', () => {
  test.use({ viewport: screens.desk })

  test('invite and accept: canceled unnoticed, made again, announced by letter, accepted with the answers', async ({
    page,
    callsOf,
    newCandidate,
    signInWith,
  }) => {
    const { cvId, cv, list, recruiter, candidate } = await found(callsOf, await newCandidate())
    await signInWith(recruiter)
    await open(page, cv)
    const invite = page.getByRole('button', { name: said(inviting.inviteOf, candidate) })
    await invite.click()
    await expect(page.getByText(said(inviting.invited, candidate))).toBeVisible()
    await page.getByRole('button', { name: inviting.undo }).last().click()
    await expect(page.getByText(inviting.taken)).toBeVisible()
    await invite.click()
    await expect(page.getByRole('button', { name: said(inviting.cancelOf, candidate) })).toBeVisible()
    expect.soft(await violationsOf(page, 'light'), 'the invited person').toEqual([])
    await passInvitationUndo(candidate)

    await signInWith(candidate.token)
    const letter = await openLetter(page, { to: candidate.email, subject: /^Convite: / })
    await letter
      .getByRole('link', { name: /selective-process/ })
      .first()
      .click()
    await expect(letter.getByText(invitations.label['candidate:invite:new'])).toBeVisible()
    expect.soft(await violationsOf(letter, 'dark'), 'the invitations').toEqual([])
    await letter.getByRole('link', { name: invitations.accept }).click()
    await expect(letter.getByRole('heading', { name: invitations.panel.title })).toBeVisible()
    for (const yes of await letter.getByRole('radio', { name: selection.apply.yes }).all()) await yes.check()
    for (const answer of await letter.locator('form textarea').all()) await answer.fill('Sim, com gosto.')
    expect.soft(await violationsOf(letter, 'light'), 'the form that accepts').toEqual([])
    await letter.getByRole('button', { name: invitations.panel.confirm }).click()
    await expect(letter.getByRole('heading', { name: invitations.panel.sent })).toBeVisible()

    await signInWith(recruiter)
    await open(page, list)
    await page.locator(`[data-card="${cvId}"]`).getByRole('link').first().click()
    await page.getByRole('link', { name: board.details.tabs.history }).click()
    await expect(page.locator('main').getByText(board.details.events.invited)).toBeVisible()
    await openLetter(page, { to: 'bruno@padaria-aurora.example', subject: /^Convite aceito: / })
  })
})

test.describe('on a phone, without JavaScript', () => {
  test.use({ viewport: screens.phone, javaScriptEnabled: false })

  test('a recruiter invites, and the candidate refuses with a reason', async ({
    page,
    callsOf,
    newCandidate,
    signInWith,
  }) => {
    const { cvId, cv, list, recruiter, candidate } = await found(callsOf, await newCandidate())
    await signInWith(recruiter)
    await page.goto(cv)
    await page.getByRole('button', { name: said(inviting.inviteOf, candidate) }).click()
    await expect(page.getByText(said(inviting.invited, candidate))).toBeVisible()
    await passInvitationUndo(candidate)

    await signInWith(candidate.token)
    await expect.poll(async () => (await callsOf(candidate.token).gateway.selection.countInvitations({})).open).toBe(1)
    await page.goto('/dashboard')
    await page.getByRole('link', { name: home.invitation.action }).click()
    await page.getByRole('button', { name: invitations.refuse }).click()
    await page.getByRole('radio', { name: invitations.reasons.salary }).check()
    await page.getByRole('button', { name: invitations.refuseConfirm }).click()
    await expect(page.getByText(invitations.refused)).toBeVisible()
    await expect(page.getByText(invitations.label['candidate:invite:reject'])).toBeVisible()
    // The tab counts what it shows, not only what waits for an answer.
    await expect(page.getByRole('main').getByRole('link', { name: invitations.title })).toHaveText(/1$/)

    await signInWith(recruiter)
    await page.goto(list)
    await expect(page.locator(`[data-card="${cvId}"]`)).toContainText(
      said(inviting.refusedFor, { reason: invitationReason.salary }),
    )
  })
})

/**
 * A candidate whom recruiters find, with the addresses at which the bakery's recruiter reads their curriculum and the
 * list of invited people.
 */
async function found(callsOf: (token?: string) => Calls, candidate: NewCandidate) {
  const cvId = await approveCandidate(candidate)
  const recruiter = await signInByCall(callsOf(), 'bruno')
  const { items } = await callsOf(recruiter).gateway.recruiterJobs.listOwnJobs({ filter: jobName })
  const selectionPath = `/recruiter/job/${items.find((job) => job.jobName === jobName)?.id}/selective-process`
  const named = `name=${encodeURIComponent(candidate.name)}`
  return {
    cvId,
    cv: `${selectionPath}/cv-details/${cvId}`,
    list: `${selectionPath}?step=curriculums&list=invited&${named}`,
    recruiter,
    candidate,
  }
}
