import { automaticResponses as texts } from '@trampolim/phrases/pt-br/automatic-responses.ts'
import { faults } from '@trampolim/phrases/pt-br/faults.ts'
import { messages } from '@trampolim/phrases/pt-br/messages.ts'
import { violationsOf } from './accessible.ts'
import { insertOpenJob } from './behind-the-pages.ts'
import { expect, open, screens, signInByCall, test } from './journey.ts'
import { readLetter } from './mailbox.ts'

for (const [name, use] of Object.entries({
  'at a desk': { viewport: screens.desk },
  'on a phone, without JavaScript': { viewport: screens.phone, javaScriptEnabled: false },
})) {
  test.describe(name, () => {
    const scripts = use.viewport === screens.desk
    test.use({ ...use, provokes: [404, 422] })

    test('a recruiter writes an automatic response, which candidates of the job get as a message and by letter', async ({
      page,
      callsOf,
      newCandidate,
      signInWith,
    }) => {
      const job = `Ajudante de cozinha ${scripts ? 'da manhã' : 'da noite'}`
      const jobId = await insertOpenJob({ name: job })
      const visit = (path: string) => (scripts ? open(page, path) : page.goto(path))
      const tab = '/recruiter/profile?tab=responseAutomation'

      await signInWith(await signInByCall(callsOf(), 'bruno'))
      await visit(tab)
      await page.getByRole('link', { name: texts.add }).click()
      await page.getByLabel(texts.form.occasion).selectOption('applied')
      await page.getByLabel(texts.form.some, { exact: true }).check()
      await page.getByLabel(texts.form.text).fill('Oi, {apelido}! Recebemos seu currículo.')
      await page.getByRole('button', { name: texts.form.save }).click()
      await expect(page.getByText(faults.required).first()).toBeVisible()
      await page.getByLabel(job, { exact: true }).check()
      await page.getByRole('button', { name: texts.form.save }).click()
      await expect(page.getByRole('alert')).toContainText(faults.unknown_placeholder)
      await expect(page.getByLabel(job, { exact: true })).toBeChecked()
      await page.getByLabel(texts.form.text).fill('Oi, {nome}! Recebemos seu currículo para {vaga}.')
      if (scripts)
        await expect(page.getByText('Oi, Ana! Recebemos seu currículo para Auxiliar de padaria.')).toBeVisible()
      if (scripts) expect.soft(await violationsOf(page, 'light'), 'the form').toEqual([])
      await page.getByRole('button', { name: texts.form.save }).click()
      await expect(page.getByText(texts.saved)).toBeVisible()

      const candidate = await newCandidate()
      await callsOf(candidate.token).gateway.selection.applyToJob({ jobId, cvType: 'professional', answers: [] })
      await signInWith(candidate.token)
      const letter = await readLetter(page, { to: candidate.email, subject: new RegExp(job) })
      await visit(`/messages/${jobId}`)
      const log = page.getByRole('log')
      await expect(log.getByText(/^Oi, .+! Recebemos seu currículo para Ajudante de cozinha/)).toBeVisible()
      await expect(log.getByText(messages.thread.automatic)).toBeVisible()
      if (scripts) expect.soft(await violationsOf(page, 'dark'), 'the message').toEqual([])
      expect(letter.text).toContain('Recebemos seu currículo para Ajudante de cozinha')

      await signInWith(await signInByCall(callsOf(), 'bruno'))
      await visit(tab)
      await page.getByRole('listitem').filter({ hasText: job }).getByRole('link').click()
      await page.getByText(texts.delete, { exact: true }).first().click()
      await page.getByRole('button', { name: texts.delete }).click()
      await expect(page.getByText(texts.deleted)).toBeVisible()
    })

    test('what a colleague deleted meanwhile is saved as a new response, and isn’t said to be missing', async ({
      page,
      callsOf,
      signInWith,
    }) => {
      const jobId = await insertOpenJob({ name: `Ajudante de forno ${scripts ? 'da manhã' : 'da noite'}` })
      const recruiter = await signInByCall(callsOf(), 'bruno')
      const { automaticResponses } = callsOf(recruiter).gateway
      const text = 'Oi, {nome}! Recebemos tudo.'
      const { id } = await automaticResponses.createAutomaticResponse({ occasion: 'applied', jobIds: [jobId], text })
      const path = `/recruiter/profile?tab=responseAutomation&response=${id}`
      await signInWith(recruiter)
      await (scripts ? open(page, path) : page.goto(path))
      const typed = `Oi, {nome}! Recebemos o seu currículo ${scripts ? 'de manhã' : 'de noite'}.`
      await page.getByLabel(texts.form.text).fill(typed)
      await automaticResponses.deleteAutomaticResponse({ id })
      await page.getByRole('button', { name: texts.form.save }).click()
      await expect(page.getByText(texts.form.goneTitle)).toBeVisible()
      await expect(page.getByLabel(texts.form.text)).toHaveValue(typed)
      if (scripts) expect.soft(await violationsOf(page, 'light'), 'the form of what is gone').toEqual([])
      await page.getByRole('button', { name: texts.form.save }).click()
      await expect(page.getByText(texts.saved)).toBeVisible()
      await expect(page.getByText(typed)).toBeVisible()
      await (scripts ? open(page, path) : page.goto(path))
      await expect(page.getByText(texts.gone)).toBeVisible()
    })
  })
}
