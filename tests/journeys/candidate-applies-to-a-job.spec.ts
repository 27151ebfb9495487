import type { Page } from '@playwright/test'
import { jobs } from '@trampolim/phrases/pt-br/jobs.ts'
import { landing } from '@trampolim/phrases/pt-br/landing.ts'
import { search } from '@trampolim/phrases/pt-br/search.ts'
import { selection } from '@trampolim/phrases/pt-br/selection.ts'
import { signIn } from '@trampolim/phrases/pt-br/sign-in.ts'
import { violationsOf } from './accessible.ts'
import { again, expect, open, screens, test } from './journey.ts'
import { openLetter } from './mailbox.ts'
import { newIdentity } from './new-candidate.ts'
import { registerOnPages } from './register-on-pages.ts'
import { signOut } from './sign-in-on-page.ts'

const jobName = 'Confeiteira de bolos de festa'

for (const [screen, viewport] of Object.entries(screens)) {
  // On a desktop the job is shown beside the list; other journeys test searching and registering on phones.
  test.describe(`on a ${screen}`, screen === 'phone' ? again : {}, () => {
    test.use({ viewport, hasTouch: screen === 'phone' })

    test('a visitor finds a job, registers, applies, follows it, withdraws and leaves', async ({ page }) => {
      const person = { ...newIdentity(), name: 'Joana Ribeiro', password: 'broa de milho com erva-doce' }
      await open(page, '/')
      await searchByTyping(page)
      await readTheJob(page)
      const job = new URL(page.url()).pathname

      await page.getByRole('link', { name: jobs.apply }).click()
      await expect(page.getByRole('heading', { level: 1, name: `Candidatura: ${jobName}` })).toBeVisible()
      await page.getByRole('main').getByRole('link', { name: signIn.wish.register.apply }).click()
      await registerOnPages(page, person, { looks: true })

      await expect(page.getByRole('heading', { level: 1, name: jobName })).toBeVisible()
      expect(new URL(page.url()).pathname).toBe(job)
      await answerAndConfirm(page)

      await page
        .getByRole('region', { name: selection.apply.sent })
        .getByRole('link', { name: selection.apply.follow })
        .click()
      const process = page.getByRole('article').filter({ hasText: jobName })
      await expect(process).toContainText(selection.now.curriculums)
      await process.getByText(selection.history).click()
      await expect(process.getByRole('listitem').filter({ hasText: selection.events.applied })).toBeVisible()

      const letter = await openLetter(page, { to: person.email, subject: /^Candidatura enviada/ })
      await expect(letter.getByRole('main')).toContainText(jobName)
      await letter.close()

      await process.getByRole('button', { name: selection.withdraw }).click()
      expect.soft(await violationsOf(page, 'light'), 'the question before withdrawing').toEqual([])
      await page.getByRole('dialog').getByRole('button', { name: selection.withdrawConfirm }).click()
      await expect(process).toContainText(selection.now.withdrawn)
      await expect(process.getByRole('heading').first(), 'the focus stays near').toBeFocused()

      await signOut(page)
      await expect(page.getByRole('heading', { level: 1, name: landing.motto })).toBeVisible()
      await open(page, '/selective-process')
      await expect(page.getByRole('heading', { level: 1, name: signIn.areas.professional.title })).toBeVisible()
    })
  })
}

async function searchByTyping(page: Page) {
  await page.getByRole('combobox', { name: search.occupation }).pressSequentially('confeit')
  await page.getByRole('option', { name: 'Confeiteira', exact: true }).click()
  await page.getByRole('combobox', { name: search.location }).pressSequentially('sao pau')
  await page.getByRole('option', { name: 'São Paulo, SP', exact: true }).click()
  await page.getByRole('button', { name: search.submit }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vagas de confeiteira em São Paulo, SP')
}

/** On a wide screen the job opens beside the list, on a phone as a page; both allow applying. */
async function readTheJob(page: Page) {
  const result = page.getByRole('region', { name: search.results }).getByRole('link', { name: jobName })
  const path = await result.getAttribute('href')
  await result.click()
  if (path?.startsWith('/search')) {
    await expect(page.getByRole('region', { name: search.details })).toContainText(jobName)
    await page.getByRole('region', { name: search.details }).getByRole('link', { name: jobs.apply }).focus()
    await open(page, `/jobs/${new URL(path, 'http://x').searchParams.get('job')}`)
  }
  await expect(page.getByRole('heading', { level: 1, name: jobName })).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: jobs.sections.aboutCompany })).toBeVisible()
}

async function answerAndConfirm(page: Page) {
  const panel = page.getByRole('region', { name: selection.apply.title })
  await panel.getByRole('textbox').fill('Faço bolos de festa há seis anos, e moro perto.')
  await panel.getByRole('radio', { name: selection.apply.yes }).check()
  await panel.getByRole('button', { name: selection.apply.confirm }).click()
  await expect(page.getByRole('region', { name: selection.apply.sent })).toBeVisible()
}
