import type { Page } from '@playwright/test'
import type { Calls } from '@trampolim/contract/client/calls.ts'
import { loginTypes } from '@trampolim/marketplace/accounts/roles.ts'
import { jobs } from '@trampolim/phrases/pt-br/jobs.ts'
import { matching } from '@trampolim/phrases/pt-br/matching.ts'
import { recruiter } from '@trampolim/phrases/pt-br/recruiter.ts'
import { search } from '@trampolim/phrases/pt-br/search.ts'
import { selection } from '@trampolim/phrases/pt-br/selection.ts'
import { selectionBoard as board } from '@trampolim/phrases/pt-br/selection-board.ts'
import { selectionStep } from '@trampolim/phrases/pt-br/statuses.ts'
import { violationsOf } from './accessible.ts'
import { passUndoTime } from './behind-the-pages.ts'
import { expect, open, screens, signInByCall, test } from './journey.ts'
import { openLetter } from './mailbox.ts'
import type { NewCandidate } from './new-candidate.ts'
import {
  approveAll,
  type HiringPerson,
  type NewRecruiter,
  newHiringPerson,
  registerRecruiter,
} from './new-recruiter.ts'
import { writeNotes } from './notes-on-page.ts'
import { confirmRecruiterCode, registerRecruiterOnPages } from './register-recruiter-on-pages.ts'
import { claimFromQueue, decide, signInAsReviewer } from './review-on-pages.ts'

const questions = ['Que relógio você mais gosta de consertar?', 'Pode trabalhar aos sábados?'] as const

test.describe('on a desk', () => {
  test.use({ viewport: screens.desk })

  test('a recruiter registers, a reviewer approves, a candidate applies and the recruiter sees it', async ({
    page,
    callsOf,
    newCandidate,
    signInWith,
  }) => {
    const person = newHiringPerson()
    await open(page, '/recruiter/register')
    await registerRecruiterOnPages(page, person, { questions, reloads: true })
    await confirmRecruiterCode(page, person)
    await seeAnalyses(page, person)

    await signInAsReviewer(page)
    const names = { organization: person.company, recruiter: person.name, job: person.jobName } as const
    for (const subject of ['organization', 'recruiter', 'job'] as const) {
      await claimFromQueue(page, { subject, name: names[subject] })
      await decide(page, 'approve')
    }
    const letter = await openLetter(page, { to: person.email, subject: /^Vaga aprovada/ })
    await expect(letter.getByRole('main')).toContainText(person.jobName)
    await letter.close()

    const candidate = await newCandidate()
    await signInWith(candidate.token)
    await findAndApply(page, person)

    await signInWith(await signInOf(callsOf(), person))
    await open(page, '/recruiter/dashboard')
    await page.getByRole('link', { name: `${recruiter.dashboard.seeUnseen}: ${person.jobName}` }).click()
    await page.getByRole('article').getByRole('link', { name: candidate.name }).click()
    await expect(page.getByRole('heading', { level: 2, name: candidate.name })).toBeVisible()
    await page.getByRole('link', { name: board.panel.whole }).click()
    await expect(page.getByRole('heading', { level: 1, name: candidate.name })).toBeVisible()
    await expect(page.getByText('Os de parede, com pêndulo.')).toBeVisible()
    await page.getByRole('link', { name: board.details.tabs.requirements }).click()
    await expect(page.getByRole('heading', { name: matching.title })).toBeVisible()
    await writeNotes(page)
  })

  test('a recruiter likes, drags, makes a finalist, discards and undoes; candidates see their steps', async ({
    page,
    callsOf,
    newCandidate,
    signInWith,
  }) => {
    const person = await registerRecruiter(callsOf())
    await approveAll(callsOf(await signInByCall(callsOf(), 'rita')), person)
    const [chosen, other] = [await newCandidate(), await newCandidate()]
    const chosenCv = await applyTo(callsOf, { person, candidate: chosen })
    const otherCv = await applyTo(callsOf, { person, candidate: other })
    await signInWith(person.token)
    await open(page, `/recruiter/job/${person.jobId}/selective-process`)
    const card = (cvId: string) => page.locator(`[data-card="${cvId}"]`)
    const column = (step: keyof typeof selectionStep) =>
      page.getByRole('region', { name: new RegExp(`^${selectionStep[step]}`) })

    const like = card(chosenCv).getByRole('button', { name: /favorit/i })
    await like.click()
    await expect(like).toHaveAttribute('aria-pressed', 'true')

    await drag(page, { from: card(chosenCv), to: column('interviews') })
    await expect(column('interviews').locator(card(chosenCv))).toBeVisible()
    await card(chosenCv).locator('summary').click()
    await card(chosenCv).getByRole('button', { name: selectionStep.finalists }).click()
    await expect(column('finalists').locator(card(chosenCv))).toBeVisible()

    await drag(page, { from: card(otherCv), to: page.locator('div[data-takes]') })
    await page.getByRole('dialog').getByRole('button', { name: board.discard.confirm }).click()
    await expect(card(otherCv)).toHaveCount(0)
    await noticeOf(page, board.move.discarded, other).getByRole('button', { name: board.move.undo }).click()
    await expect(column('curriculums').locator(card(otherCv))).toBeVisible()
    expect.soft(await violationsOf(page, 'light'), 'the board').toEqual([])

    await page.reload()
    await expect(column('finalists').locator(card(chosenCv))).toBeVisible()
    await expect(like).toHaveAttribute('aria-pressed', 'true')

    await signInWith(chosen.token)
    await open(page, '/selective-process')
    const process = page.getByRole('article').filter({ hasText: person.jobName })
    await expect(process).toContainText(selection.now.curriculums)
    await passUndoTime(chosen)
    await page.reload()
    await expect(process).toContainText(selection.now.finalists)
    await process.getByText(selection.history).click()
    const moved = selection.events.moved.replace('{{step}}', selection.steps.interviews)
    await expect(process.getByRole('listitem').filter({ hasText: moved })).toBeVisible()
    const letter = await openLetter(page, { to: chosen.email, subject: /^Você é finalista/ })
    await expect(letter.getByRole('main')).toContainText(person.jobName)
  })
})

/** Checks that the dashboard shows what is under review: person, organisation and job. */
async function seeAnalyses(page: Page, { name, company, jobName }: HiringPerson) {
  const region = page.getByRole('region', { name: recruiter.dashboard.analysesTitle })
  for (const each of [name, company, jobName]) await expect(region).toContainText(each)
}

/** Searches like a candidate, until the new job has been added to the search, and applies to it. */
async function findAndApply(page: Page, { jobName }: HiringPerson) {
  const result = page.getByRole('region', { name: search.results }).getByRole('link', { name: jobName })
  await expect(async () => {
    await open(page, '/search?occupation=Relojoeiro&location=S%C3%A3o+Paulo%2C+SP')
    await expect(result).toBeVisible({ timeout: 1000 })
  }).toPass({ timeout: 60_000 })
  await result.click()
  await page.getByRole('region', { name: search.details }).getByRole('link', { name: jobs.apply }).click()
  const panel = page.getByRole('region', { name: selection.apply.title })
  await panel.getByRole('textbox').fill('Os de parede, com pêndulo.')
  await panel.getByRole('radio', { name: selection.apply.yes }).check()
  await panel.getByRole('button', { name: selection.apply.confirm }).click()
  await expect(page.getByRole('region', { name: selection.apply.sent })).toBeVisible()
}

async function signInOf(calls: Calls, { email, password }: HiringPerson): Promise<string> {
  return (await calls.gateway.accounts.login({ type: loginTypes.recruiter, email, password })).token
}

type Applying = { person: NewRecruiter; candidate: NewCandidate }

/** Applies to the recruiter's job by calls; returns the curriculum's id, by which the board identifies the card. */
async function applyTo(callsOf: (token?: string) => Calls, { person, candidate }: Applying): Promise<string> {
  const { jobId, token } = person
  const mine = callsOf(candidate.token).gateway.selection
  const { tasks } = await mine.verifyApplication({ jobId, cvType: 'professional' })
  const answers = tasks.flatMap(({ questions = [] }) =>
    questions.map(({ id, type }) => ({ questionId: id, answer: type === 'boolean' ? 'yes' : 'Sim, com gosto.' })),
  )
  const { processId } = await mine.applyToJob({ jobId, cvType: 'professional', answers })
  const { items } = await callsOf(token).gateway.recruiterSelection.listStep({ jobId, step: 'curriculums' })
  return items.find((each) => each.processId === processId)?.cvId as string
}

/** The toast with a sentence about a candidate; earlier ones may still be shown. */
function noticeOf(page: Page, sentence: string, { name }: NewCandidate) {
  const text = sentence.replace('{{name}}', name)
  return page.locator('[data-tone]').filter({ hasText: text })
}

type Drag = { from: ReturnType<Page['locator']>; to: ReturnType<Page['locator']> }

/** Drags like a person does: the drop target appears only once a drag has begun. */
async function drag(page: Page, { from, to }: Drag) {
  await from.getByRole('heading').hover()
  await page.mouse.down()
  await page.mouse.move(5, 5, { steps: 3 })
  await expect(page.locator('[data-takes]').first()).toBeVisible()
  await to.hover()
  await to.hover()
  await page.mouse.up()
}
