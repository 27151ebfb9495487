import { hiringCandidate } from '@trampolim/phrases/pt-br/hiring.ts'
import { invitations } from '@trampolim/phrases/pt-br/invitations.ts'
import { refusals } from '@trampolim/phrases/pt-br/refusals.ts'
import { selection } from '@trampolim/phrases/pt-br/selection.ts'
import { violationsOf } from './accessible.ts'
import { approveCandidate, insertOpenJob, passHireUndo, passInvitationUndo, passUndoTime } from './behind-the-pages.ts'
import { expect, open, screens, signInByCall, test } from './journey.ts'

// Who answers too late is told why, and sees how things stand now instead of buttons that can't work.
for (const [how, use] of Object.entries({
  'on a phone': { viewport: screens.phone },
  'on a phone, without JavaScript': { viewport: screens.phone, javaScriptEnabled: false },
})) {
  test.describe(how, () => {
    test.use({ ...use, provokes: [409] })
    const scripts = !('javaScriptEnabled' in use)

    test('a hiring message was taken back', async ({ page, callsOf, newCandidate, signInWith }) => {
      const candidate = await newCandidate()
      const jobId = await insertOpenJob({ name: 'Forneira' })
      const { processId } = await callsOf(candidate.token).gateway.selection.applyToJob({
        ...{ jobId, cvType: 'professional', answers: [] },
      })
      const { recruiterSelection } = callsOf(await signInByCall(callsOf(), 'bruno')).gateway
      await recruiterSelection.moveCandidate({ jobId, processId, from: 'curriculums', step: 'finalists' })
      const [finalist] = (await recruiterSelection.listFinalists({ jobId })).items
      const cvId = finalist?.cvId as string
      const offer = { message: 'Venha às 8h.', salary: 210_000, start: '2100-01-04' }
      await recruiterSelection.sendHiringMessage({ jobId, cvId, ...offer })
      await passUndoTime(candidate)
      await passHireUndo(candidate)
      await signInWith(candidate.token)
      // Hints of what changes don't come where the network is bad.
      await page.routeWebSocket(/\/ws/, () => {})
      await (scripts ? open(page, '/selective-process') : page.goto('/selective-process'))
      const accept = page.getByRole('button', { name: hiringCandidate.accept })
      await expect(accept).toBeVisible()
      await recruiterSelection.cancelHiringMessage({ jobId, cvId })
      await accept.click()
      await expect(page.getByText(refusals.hire_ended)).toBeVisible()
      await expect(page.getByText(hiringCandidate.status.canceled)).toBeVisible()
      await expect(accept).toHaveCount(0)
      if (scripts) expect.soft(await violationsOf(page, 'dark')).toEqual([])
    })

    test('an invitation was taken back', async ({ page, callsOf, newCandidate, signInWith }) => {
      const candidate = await newCandidate()
      const cvId = await approveCandidate(candidate)
      const jobId = await insertOpenJob({ name: 'Forneira' })
      const { recruiterSelection } = callsOf(await signInByCall(callsOf(), 'bruno')).gateway
      const { inviteId } = await recruiterSelection.invite({ jobId, cvId, from: 'search' })
      await passInvitationUndo(candidate)
      await signInWith(candidate.token)
      await page.routeWebSocket(/\/ws/, () => {})
      await (scripts ? open(page, `/jobs/${jobId}?apply`) : page.goto(`/jobs/${jobId}?apply`))
      const accept = page.getByRole('button', { name: invitations.panel.confirm })
      await expect(accept).toBeVisible()
      await recruiterSelection.cancelInvitation({ jobId, inviteId })
      await accept.click()
      await expect(page.getByText(refusals.invitation_ended)).toBeVisible()
      await expect(accept).toHaveCount(0)
      await page.getByRole('button', { name: selection.apply.confirm }).click()
      await expect(page.getByRole('region', { name: selection.apply.sent })).toBeVisible()
    })
  })
}
