import { hiringCandidate, hiringSide } from '@trampolim/phrases/pt-br/hiring.ts'
import { agenda, interviewStatusText, ownInterviews } from '@trampolim/phrases/pt-br/interviews.ts'
import { invitations } from '@trampolim/phrases/pt-br/invitations.ts'
import { inviting } from '@trampolim/phrases/pt-br/inviting.ts'
import { jobActions } from '@trampolim/phrases/pt-br/job-actions.ts'
import { selectionBoard as board } from '@trampolim/phrases/pt-br/selection-board.ts'
import {
  approveCandidate,
  endInterview,
  insertOpenJob,
  passHireUndo,
  passInterviewUndo,
  passInvitationUndo,
  passUndoTime,
} from './behind-the-pages.ts'
import { downloadEvent } from './calendar-files.ts'
import { expect, open, screens, signInByCall, test } from './journey.ts'
import { openLetter, readLetter } from './mailbox.ts'

const said = (text: string, values: Readonly<Record<string, string>>) =>
  Object.entries(values).reduce((now, [name, value]) => now.replace(`{{${name}}}`, value), text)

test.use({ viewport: screens.desk })

test('a person is invited, interviewed, hired, and the job ends with the place taken', async ({
  page,
  callsOf,
  newCandidate,
  signInWith,
}) => {
  const candidate = await newCandidate()
  const cvId = await approveCandidate(candidate)
  const recruiter = await signInByCall(callsOf(), 'bruno')
  const jobId = await insertOpenJob({ name: 'Salgadeira de festas' })
  const selection = `/recruiter/job/${jobId}/selective-process`
  const cv = `${selection}/cv-details/${cvId}`
  // A different day, so that it doesn't overlap interviews of the same recruiter in other tests.
  const day = '2100-06-15'
  /** Signs another person in, after leaving pages that would reload as theirs. */
  const become = async (token: string) => {
    await open(page, '/about')
    await signInWith(token)
  }
  const setTimes = async (start: string, end: string) => {
    await page.getByLabel(agenda.form.date).fill(day)
    await page.getByLabel(agenda.form.start, { exact: true }).fill(start)
    await page.getByLabel(agenda.form.end, { exact: true }).fill(end)
  }

  await test.step('invited', async () => {
    await become(recruiter)
    await open(page, cv)
    await page.getByRole('button', { name: said(inviting.inviteOf, candidate) }).click()
    await expect(page.getByText(said(inviting.invited, candidate))).toBeVisible()
    await passInvitationUndo(candidate)
    await become(candidate.token)
    await readLetter(page, { to: candidate.email, subject: /^Convite: Salgadeira/ })
    await open(page, '/selective-process?step=invitations')
    await page.getByRole('link', { name: invitations.accept }).click()
    await expect(page.getByRole('heading', { name: invitations.panel.title })).toBeVisible()
    await page.getByRole('button', { name: invitations.panel.confirm }).click()
    await expect(page.getByRole('heading', { name: invitations.panel.sent })).toBeVisible()
  })

  await test.step('met, at another time than first set, as the calendar is told', async () => {
    await become(recruiter)
    await open(page, cv)
    await page.getByRole('link', { name: board.move.interview }).click()
    await setTimes('10:00', '10:30')
    await page.getByLabel(agenda.form.address, { exact: true }).fill('Rua das Flores, 10')
    await page.getByRole('button', { name: agenda.form.send }).click()
    await expect(page.getByText(agenda.sent)).toBeVisible()
    await passInterviewUndo(candidate)
    const first = await openLetter(page, { to: candidate.email, subject: /^Entrevista marcada: Salgadeira/ })
    const set = await downloadEvent(first, first.getByRole('link', { name: /entrevista\.ics/ }))
    await first.close()
    expect(set).toMatchObject({ method: 'REQUEST', start: `${day}T13:00:00.000Z`, place: 'Rua das Flores, 10' })

    await open(page, `/recruiter/interviews?view=list&from=${day}`)
    await page.getByRole('link', { name: said(agenda.actions.rescheduleOf, candidate) }).click()
    await setTimes('15:00', '15:30')
    await page.getByRole('button', { name: agenda.form.sendAgain }).click()
    await expect(page.getByText(agenda.sentAgain)).toBeVisible()

    await become(candidate.token)
    const second = await openLetter(page, { to: candidate.email, subject: /^Entrevista remarcada: Salgadeira/ })
    const moved = await downloadEvent(second, second.getByRole('link', { name: /entrevista\.ics/ }))
    await second.close()
    expect(moved).toMatchObject({ uid: set.uid, method: 'REQUEST', start: `${day}T18:00:00.000Z` })
    expect(moved.sequence).toBeGreaterThan(set.sequence)

    await open(page, '/interviews')
    await expect(page.getByText(ownInterviews.moved)).toBeVisible()
    const own = await downloadEvent(page, page.getByRole('link', { name: ownInterviews.calendar }))
    expect(own).toMatchObject({ uid: set.uid, sequence: moved.sequence, start: moved.start })
    await page.getByRole('button', { name: ownInterviews.confirm }).click()
    await expect(page.getByText(ownInterviews.told.confirmed)).toBeVisible()
    await endInterview(candidate)

    await become(recruiter)
    await open(page, '/recruiter/interviews')
    await page.getByRole('link', { name: agenda.groups.past }).click()
    await page.getByRole('button', { name: said(agenda.actions.showOf, candidate), exact: true }).click()
    await expect(page.getByText(agenda.done.show)).toBeVisible()
    await expect(page.getByText(interviewStatusText['candidate:show']).first()).toBeVisible()
  })

  await test.step('hired', async () => {
    await open(page, `${selection}?${new URLSearchParams({ step: 'interviews', name: candidate.name })}`)
    const card = page.locator(`[data-card="${cvId}"]`)
    await card.getByLabel(said(board.move.menuOf, candidate)).click()
    await card.getByRole('button', { name: 'Finalistas', exact: true }).click()
    await expect(page.getByText(said(board.move.moved, { ...candidate, step: 'Finalistas' }))).toBeVisible()
    await passUndoTime(candidate)
    await open(page, `${selection}?${new URLSearchParams({ step: 'finalists', name: candidate.name })}`)
    await card.getByLabel(said(board.move.menuOf, candidate)).click()
    await card.getByRole('link', { name: board.move.hire }).click()
    await page.getByLabel(hiringSide.message).fill('Venha às 8h e procure o Bruno.')
    await page.getByLabel(hiringSide.start).fill('2100-04-04')
    await page.getByLabel(hiringSide.salary).fill('2400')
    await page.getByRole('button', { name: hiringSide.send }).click()
    await expect(page.getByText(said(hiringSide.sent, candidate))).toBeVisible()
    await passHireUndo(candidate)
    await become(candidate.token)
    await readLetter(page, { to: candidate.email, subject: /^Mensagem de contratação: Salgadeira/ })
    await open(page, '/selective-process')
    await page.getByRole('button', { name: hiringCandidate.accept }).click()
    await expect(page.getByText(hiringCandidate.told.accepted)).toBeVisible()
  })

  await test.step('the job ends', async () => {
    await become(recruiter)
    await open(page, selection)
    await expect(page.getByText('1 de 1 vaga preenchida')).toBeVisible()
    await page.getByRole('link', { name: jobActions.finish }).click()
    await page.getByRole('button', { name: jobActions.ask.finish.confirm }).click()
    await expect(page.getByText(jobActions.done.finish)).toBeVisible()
    await become(candidate.token)
    await open(page, '/selective-process')
    await expect(page.getByText(/R\$\s2\.400/)).toBeVisible()
  })
})
