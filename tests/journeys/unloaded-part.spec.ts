import type { Page } from '@playwright/test'
import { contact } from '@trampolim/phrases/pt-br/contact.ts'
import { curriculum } from '@trampolim/phrases/pt-br/curriculum.ts'
import { curriculumFieldLabels } from '@trampolim/phrases/pt-br/curriculum-fields.ts'
import { curriculumPaper } from '@trampolim/phrases/pt-br/curriculum-paper.ts'
import { draft } from '@trampolim/phrases/pt-br/draft.ts'
import { frame } from '@trampolim/phrases/pt-br/frame.ts'
import { jobFieldLabels } from '@trampolim/phrases/pt-br/job-fields.ts'
import { jobForm } from '@trampolim/phrases/pt-br/job-form.ts'
import { ownNotices } from '@trampolim/phrases/pt-br/notices.ts'
import { search } from '@trampolim/phrases/pt-br/search.ts'
import { signInAgain } from '@trampolim/phrases/pt-br/sign-in-again.ts'
import { unloadedPart } from '@trampolim/phrases/pt-br/unloaded-part.ts'
import { awake } from '../awake.ts'
import { violationsOf } from './accessible.ts'
import { hold } from './hold.ts'
import { expect, open, screens, test } from './journey.ts'
import { scriptOf } from './script-of.ts'

test.use({ viewport: screens.phone })

/** Waits for the script of the error message, which is loaded before the network fails. */
async function messageIsReady(page: Page) {
  const script = scriptOf('parts/unloaded-part/at-rest.ts')
  const loaded = `performance.getEntriesByType('resource').some(({ name }) => name.endsWith('${script}'))`
  await expect.poll(() => page.evaluate<boolean>(loaded)).toBe(true)
}

/** What the page reports from now on. */
function reportsOf(page: Page): string[] {
  const told: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/unloaded')) told.push(request.postData() ?? '')
  })
  return told
}

/** The browser logs each failed request, and nothing else may be logged. */
function expectNoOtherThan(complaints: string[]) {
  expect(complaints.filter((text) => !text.includes('net::ERR_FAILED'))).toEqual([])
  complaints.length = 0
}

for (const [kind, what] of Object.entries({
  script: () => new RegExp(`${scriptOf('screens/recruiter/notices/notices.tsx')}$`),
  data: () => /\/recruiter\/notices\.data/,
})) {
  test(`the ${kind} of a page that can’t be loaded is offered again, reported once, and the typed text stays`, async ({
    page,
    signInAs,
    complaints,
  }) => {
    await signInAs('bruno')
    await open(page, '/recruiter/notices/new')
    await page.waitForLoadState('networkidle')
    await messageIsReady(page)
    const told = reportsOf(page)
    await page.route(what(), (route) => route.abort())
    await page.getByLabel(ownNotices.form.noticeTitle).fill('Portas abertas')
    await page.getByRole('link', { name: ownNotices.form.back }).click()
    const message = page.getByRole('alert').filter({ hasText: unloadedPart.part.title })
    await expect(message).toBeVisible()
    expect.soft(await violationsOf(page, 'light'), 'the message').toEqual([])
    await expect(page.getByLabel(ownNotices.form.noticeTitle)).toHaveValue('Portas abertas')
    await message.getByRole('button', { name: unloadedPart.part.again }).click()
    await expect(message).toBeVisible()
    const named = kind === 'script' ? 'page%3A%2Frecruiter%2Fnotices' : '%2Frecruiter%2Fnotices'
    expect(told).toEqual([`page=${named}&kind=${kind}&why=failed`])
    await page.unrouteAll()
    await message.getByRole('button', { name: unloadedPart.part.again }).click()
    await expect(page.getByRole('heading', { level: 1, name: ownNotices.title })).toBeVisible()
    await expect(message).toBeHidden()
    expectNoOtherThan(complaints)
  })
}

test('a part of the page that is needed only now is offered again, reported, and the typed text stays', async ({
  page,
  context,
  newCandidate,
  signInWith,
  complaints,
}) => {
  const { token } = await newCandidate()
  await signInWith(token)
  await open(page, '/curriculum/professional/edit?file=true')
  await messageIsReady(page)
  const told = reportsOf(page)
  await page.route(new RegExp(`${scriptOf('parts/sign-in/ask-sign-in.tsx')}$`), (route) => route.abort())
  await context.clearCookies()
  const objective = page.getByLabel(curriculumFieldLabels.objective)
  await objective.fill('Quero fazer pão.')
  await page.getByRole('button', { name: curriculum.form.save }).last().click()
  const message = page.getByRole('alert').filter({ hasText: unloadedPart.part.title })
  await expect(message).toBeVisible()
  await expect(objective).toHaveValue('Quero fazer pão.')
  expect(told).toEqual(['page=sign-in-again&kind=script&why=failed'])
  await page.unrouteAll()
  await message.getByRole('button', { name: unloadedPart.part.again }).click()
  await expect(page.getByRole('dialog', { name: signInAgain.title })).toBeVisible()
  await expect(message).toBeHidden()
  expectNoOtherThan(complaints)
})

test('the PDF of a curriculum whose scripts can’t be loaded is offered again and reported', async ({
  page,
  signInAs,
  complaints,
}) => {
  await signInAs('ana')
  await open(page, '/curriculum/professional')
  await messageIsReady(page)
  const told = reportsOf(page)
  await page.route(new RegExp(`${scriptOf('parts/curriculum-paper/make-pdf.ts')}$`), (route) => route.abort())
  await page.getByRole('button', { name: curriculumPaper.action }).click()
  const message = page.getByRole('alert').filter({ hasText: unloadedPart.part.title })
  await expect(message).toBeVisible()
  expect(told).toEqual(['page=curriculum-paper&kind=script&why=failed'])
  await page.unrouteAll()
  const saved = page.waitForEvent('download')
  await message.getByRole('button', { name: unloadedPart.part.again }).click()
  expect((await saved).suggestedFilename()).toMatch(/\.pdf$/)
  expectNoOtherThan(complaints)
})

test('a form without a response stays as it was typed, and is sent again only by the person', async ({
  page,
  complaints,
}) => {
  await open(page, '/contact')
  await messageIsReady(page)
  let sent = 0
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/contact.data')) sent += 1
  })
  const way = /\/contact\.data/
  await page.route(way, (route) => route.abort())
  await page.getByLabel(contact.form.kind).selectOption('help')
  await page.getByLabel(contact.form.message).fill('Não acho minha candidatura.')
  await page.getByLabel(contact.form.name).fill('Célia Rocha')
  await page.getByLabel(contact.form.email).fill('sem.resposta@exemplo.com.br')
  await page.getByRole('button', { name: contact.form.send }).click()
  const message = page.getByRole('alert').filter({ hasText: unloadedPart.form.title })
  await expect(message).toBeVisible()
  expect.soft(await violationsOf(page, 'light'), 'the message').toEqual([])
  await expect(page.getByLabel(contact.form.message)).toHaveValue('Não acho minha candidatura.')
  expect(sent).toBe(1)
  await page.unroute(way)
  await message.getByRole('button', { name: unloadedPart.form.again }).click()
  await expect(page.getByText(contact.sentTitle)).toBeVisible()
  await expect(message).toBeHidden()
  expectNoOtherThan(complaints)
})

test('what is missing while a dialog is open is offered again in the dialog, and on the page once it is closed', async ({
  page,
  signInAs,
  complaints,
}) => {
  await signInAs('ana')
  await open(page, '/search?occupation=Confeiteira')
  await page.waitForLoadState('networkidle')
  await messageIsReady(page)
  await page.getByRole('link', { name: search.filters }).click()
  const sheet = page.getByRole('dialog', { name: search.filters })
  const choice = sheet.getByRole('listitem').getByRole('link').first()
  await expect(choice).toBeVisible()
  const data = /\/search\.data/
  await page.route(data, (route) => route.abort())
  await choice.click()
  const message = page.getByRole('alert').filter({ hasText: unloadedPart.part.title })
  const again = message.getByRole('button', { name: unloadedPart.part.again })
  await expect(sheet.getByText(unloadedPart.part.title)).toBeVisible()
  for (const look of ['light', 'dark'] as const) expect.soft(await violationsOf(page, look), look).toEqual([])
  await again.click()
  await expect(sheet.getByText(unloadedPart.part.title)).toBeVisible()
  await sheet.getByRole('button', { name: search.showResults }).click()
  await expect(sheet).toBeHidden()
  await expect(message).toBeVisible()
  const before = page.url()
  await page.unroute(data)
  await again.click()
  await expect(page).not.toHaveURL(before)
  await expect(message).toBeHidden()
  expectNoOtherThan(complaints)
})

test('a page is used without the scripts of its header, whose links, menus and forms work as they were sent', async ({
  page,
  signInAs,
}) => {
  await signInAs('bruno')
  const held = await hold(page, new RegExp(`${scriptOf('parts/frame/headers/person-header.tsx')}$`))
  await page.goto('/recruiter/notices/new')
  await expect.poll(held.count, 'the header is loaded').toBe(1)
  const account = page.locator('header details').last()
  await account.locator('summary').click()
  await expect(account.getByRole('button', { name: frame.signOutHere })).toBeVisible()
  await page.getByLabel(ownNotices.form.noticeTitle).fill('Portas abertas')

  await held.release()
  await awake(page)
  await expect(account.getByRole('button', { name: frame.signOutHere }), 'the menu stays open').toBeVisible()
  await account.locator('summary').press('Escape')
  await expect(account.getByRole('button', { name: frame.signOutHere })).toBeHidden()
  await expect(page.getByLabel(ownNotices.form.noticeTitle)).toHaveValue('Portas abertas')
})

test('what was typed in fields before their scripts came stays, and is kept with the rest', async ({
  page,
  signInAs,
}) => {
  await signInAs('bruno')
  const held = await hold(page, new RegExp(`${scriptOf('parts/job-form/fields/folded-fields.tsx')}$`))
  await page.goto('/recruiter/job/create?type=effective')
  await page.locator('summary').filter({ hasText: jobForm.groups.handicap.title }).click()
  await expect.poll(held.count, 'the fields are loaded').toBe(1)
  const [tick, text] = [page.getByLabel(jobFieldLabels.onlyHandicap), page.getByLabel(jobFieldLabels.handicapExtraInfo)]
  await tick.check()
  await text.fill('Rampa e banheiro adaptado.')
  const title = page.getByLabel(jobFieldLabels.jobName)
  await title.fill('Padeiro')

  await held.release()
  await awake(page)
  await expect(page.getByText(jobForm.handicap.kindsHint), 'the tick is known').toBeVisible()
  await title.fill('Padeira')
  await expect(tick).toBeChecked()
  await expect(text).toHaveValue('Rampa e banheiro adaptado.')
  page.on('dialog', (dialog) => dialog.accept())
  await page.reload()
  await expect(title).toHaveValue('Padeira')
  await expect(tick).toBeChecked()
  await expect(text).toHaveValue('Rampa e banheiro adaptado.')
})

test('what was changed in a form before any script came stays, text after text and tick after tick', async ({
  page,
  signInAs,
}) => {
  await signInAs('bruno')
  await page.goto('/recruiter/jobs?mode=active')
  const form = (await page.locator('a[href$="/edit"]').first().getAttribute('href')) as string
  const held = await hold(page, /\.js$/)
  await page.goto(form, { waitUntil: 'commit' })
  const text = page.getByLabel(jobFieldLabels.jobDescription)
  const benefits = page.locator('label:has([name=benefits])')
  const ticked = benefits.filter({ has: page.locator(':checked') })
  await text.fill('Pães, bolos e doces.')
  const before = await ticked.count()
  const experience = page.getByLabel(jobFieldLabels.minimumExperience, { exact: true })
  const others = benefits.filter({ hasNot: page.locator(':checked'), visible: true })
  for (let added = 0; added < 3; added++) await others.first().click()
  await experience.selectOption('1')

  await held.release()
  await awake(page)
  await expect(page.getByText(draft.kept), 'the change is known').toBeVisible()
  await expect(text).toHaveValue('Pães, bolos e doces.')
  await expect(ticked).toHaveCount(before + 3)
  await expect(experience).toHaveValue('1')
})
