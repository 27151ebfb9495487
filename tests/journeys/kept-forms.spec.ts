import type { Page } from '@playwright/test'
import { noticeTexts } from '@trampolim/marketplace/notices/fields.ts'
import { addDays, dayOf } from '@trampolim/marketplace/time/days.ts'
import { contact } from '@trampolim/phrases/pt-br/contact.ts'
import { draft } from '@trampolim/phrases/pt-br/draft.ts'
import { faults } from '@trampolim/phrases/pt-br/faults.ts'
import { hiringSide } from '@trampolim/phrases/pt-br/hiring.ts'
import { agenda } from '@trampolim/phrases/pt-br/interviews.ts'
import { ownNotices } from '@trampolim/phrases/pt-br/notices.ts'
import { signInAgain } from '@trampolim/phrases/pt-br/sign-in-again.ts'
import { demoPassword } from '../world/named-people.ts'
import { violationsOf } from './accessible.ts'
import { applicationTo } from './application-to.ts'
import { expect, open, screens, test } from './journey.ts'

const { form } = ownNotices
/** The names of the drafts that the tab stores. */
const drafts = (page: Page) =>
  page.evaluate<string[]>("Object.keys(sessionStorage).filter((key) => key.startsWith('draft:'))")
const keptIn = (page: Page, name: string) =>
  expect.poll(async () => (await drafts(page)).filter((key) => key.startsWith(`draft:${name}:`)).length)

test.describe('forms that keep the typed text of their fields', () => {
  test.use({ viewport: screens.desk, provokes: [401, 422] })

  test('a notice survives a reload, shows its faults next to the fields and on top, and is forgotten once it is sent', async ({
    page,
    signInAs,
  }) => {
    await signInAs('bruno')
    await open(page, '/recruiter/notices/new')
    await page.getByLabel(form.kind).selectOption('openHouse')
    await page.getByLabel(form.noticeTitle).fill(`${'Portas '.repeat(20)}abertas`)
    await page.getByLabel(form.words).fill('Venha conhecer a padaria.')
    await expect(page.getByText(`147/${noticeTexts.title.longest}`)).toBeVisible()
    await keptIn(page, 'notice').toBe(1)
    await page.getByRole('button', { name: form.send }).click()
    const list = page.getByRole('alert').filter({ hasText: faults.too_long })
    await expect(list).toBeFocused()
    await expect(list.getByRole('link', { name: `${form.noticeTitle}: ${faults.too_long}` })).toBeVisible()
    expect.soft(await violationsOf(page, 'light'), 'the form with faults').toEqual([])

    await test.step('nothing was cut, and all is there after a reload', async () => {
      page.once('dialog', (dialog) => dialog.accept())
      await page.reload()
      await expect(page.getByText(draft.restored)).toBeVisible()
      await expect(page.getByLabel(form.noticeTitle)).toHaveValue(/abertas$/)
      await expect(page.getByLabel(form.words)).toHaveValue('Venha conhecer a padaria.')
      await expect(page.getByLabel(form.kind)).toHaveValue('openHouse')
    })

    await page.getByLabel(form.noticeTitle).fill('Portas abertas na padaria')
    await page.getByLabel(form.day).fill(addDays(dayOf(new Date()), 5))
    await page.getByLabel(form.start).fill('09:00')
    await page.getByLabel(form.end).fill('08:00')
    await page.getByLabel(form.address).fill('Rua Augusta, 1200')
    await page.getByLabel(form.city).fill('Nenhures')
    await page.getByLabel(form.state).selectOption('SP')
    await page.getByLabel(form.howTo).fill('É só chegar.')
    await page.getByRole('button', { name: form.send }).click()
    await expect(page.locator('[data-fault]').filter({ hasText: faults.unknown_city })).toBeVisible()
    await page.getByRole('link', { name: new RegExp(`^${form.city}: `) }).click()
    await expect(page.getByLabel(form.city)).toBeFocused()
    await page.getByLabel(form.city).fill('São Paulo')
    await page.getByLabel(form.end).fill('12:00')
    await page.getByRole('button', { name: form.send }).click()
    await expect(page.getByText(ownNotices.written)).toBeVisible()
    await keptIn(page, 'notice').toBe(0)
    await open(page, '/recruiter/notices/new')
    await expect(page.getByLabel(form.noticeTitle)).toHaveValue('')
  })

  test('a tab asks before it closes over a notice that isn’t sent, which can be discarded', async ({
    page,
    signInAs,
  }) => {
    await signInAs('bruno')
    await open(page, '/recruiter/notices/new')
    await page.getByLabel(form.words).pressSequentially('Venha')
    await page.getByRole('button', { name: draft.discard }).click()
    await page.getByRole('dialog').getByRole('button', { name: draft.discard }).click()
    await expect(page.getByLabel(form.words)).toHaveValue('')
    await keptIn(page, 'notice').toBe(0)
    await page.getByLabel(form.words).pressSequentially('Venha')
    await keptIn(page, 'notice').toBe(1)
    const asked = page.waitForEvent('dialog')
    await page.close({ runBeforeUnload: true })
    const dialog = await asked
    expect(dialog.type()).toBe('beforeunload')
    await dialog.accept()
  })

  test('a message that is left before it was answered is there on return', async ({ page }) => {
    await open(page, '/contact')
    await page.getByLabel(contact.form.message).fill('Quero saber do meu cadastro.')
    await page.getByLabel(contact.form.name).fill('Célia Rocha')
    await page.getByLabel(contact.form.email).fill('celia.rocha@exemplo.com.br')
    await page.route(/\/contact\.data/, (route) => (route.request().method() === 'POST' ? undefined : route.fallback()))
    await page.getByRole('button', { name: contact.form.send }).click()
    await page.getByRole('main').getByRole('link', { name: contact.help }).first().click()
    await expect(page).toHaveURL(/\/help/)
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await page.goBack()
    await expect(page.getByText(draft.restored)).toBeVisible()
    await expect(page.getByLabel(contact.form.message)).toHaveValue('Quero saber do meu cadastro.')
  })

  test('an interview survives a reload and a session that ends, and is forgotten once it is set', async ({
    page,
    context,
    callsOf,
    newCandidate,
    signInWith,
  }) => {
    const candidate = await newCandidate()
    const { jobId, cvId, processId, recruiter } = await applicationTo(callsOf, candidate)
    await signInWith(recruiter)
    await open(page, `/recruiter/job/${jobId}/interview?candidate=${processId}&cv=${cvId}`)
    await page.getByLabel(agenda.form.date).fill('2100-05-11')
    await page.getByLabel(agenda.form.start, { exact: true }).fill('10:00')
    await page.getByText(agenda.form.remote, { exact: true }).click()
    await page.getByLabel(agenda.form.notes).fill('Traga um documento.')
    await keptIn(page, 'interview').toBe(1)
    page.once('dialog', (dialog) => dialog.accept())
    await page.reload()
    await expect(page.getByText(draft.restored)).toBeVisible()
    await expect(page.getByLabel(agenda.form.date)).toHaveValue('2100-05-11')
    await expect(page.getByLabel(agenda.form.notes)).toHaveValue('Traga um documento.')
    await expect(page.getByLabel(agenda.form.remote, { exact: true })).toBeChecked()
    await expect(page.getByRole('checkbox', { name: candidate.name })).toBeChecked()
    await page.getByLabel(agenda.form.link, { exact: true }).fill('https://meet.example/sala')

    await test.step('a session that has ended', async () => {
      await page.getByLabel(agenda.form.end, { exact: true }).fill('10:30')
      await context.clearCookies()
      await page.getByRole('button', { name: agenda.form.send }).click()
      const dialog = page.getByRole('dialog', { name: signInAgain.title })
      await dialog.getByLabel(signInAgain.email).fill('bruno@padaria-aurora.example')
      await dialog.getByLabel(signInAgain.password, { exact: true }).fill(demoPassword)
      await page.getByRole('button', { name: signInAgain.submit }).click()
    })
    await expect(page.getByText(agenda.sent)).toBeVisible()
    await keptIn(page, 'interview').toBe(0)
  })

  test('a hiring message survives a reload, also where it is refused, and is forgotten once it is sent', async ({
    page,
    callsOf,
    newCandidate,
    signInWith,
  }) => {
    const { jobId, processId, cvId, recruiter, name } = await applicationTo(callsOf, await newCandidate())
    const { recruiterSelection } = callsOf(recruiter).gateway
    await recruiterSelection.moveCandidate({ jobId, processId, from: 'curriculums', step: 'finalists' })
    await signInWith(recruiter)
    await open(page, `/recruiter/job/${jobId}/selective-process/cv-details/${cvId}?hire=true`)
    await page.getByLabel(hiringSide.message).fill('Venha às 8h e procure o Bruno.')
    await page.getByLabel(hiringSide.salary).pressSequentially('2100')
    await keptIn(page, 'hire').toBe(1)
    page.once('dialog', (dialog) => dialog.accept())
    await page.reload()
    await expect(page.getByLabel(hiringSide.message)).toHaveValue('Venha às 8h e procure o Bruno.')
    await expect(page.getByLabel(hiringSide.salary)).toHaveValue('2.100')
    await page.getByRole('button', { name: hiringSide.send }).click()
    await expect(page.locator('[data-fault]').filter({ hasText: faults.required })).toBeVisible()
    await page.getByLabel(hiringSide.start).fill('2001-01-04')
    await page.getByRole('button', { name: hiringSide.send }).click()
    await expect(page.locator('[data-fault]').filter({ hasText: faults.date_in_past })).toBeVisible()
    await expect(page.getByLabel(hiringSide.message)).toHaveValue('Venha às 8h e procure o Bruno.')
    await keptIn(page, 'hire').toBe(1)
    await page.getByLabel(hiringSide.start).fill('2100-01-04')
    await page.getByRole('button', { name: hiringSide.send }).click()
    await expect(page.getByText(hiringSide.sent.replace('{{name}}', name))).toBeVisible()
    await keptIn(page, 'hire').toBe(0)
  })
})
