import { contactKindText, contactReview, contact as phrases } from '@trampolim/phrases/pt-br/contact.ts'
import { jobs } from '@trampolim/phrases/pt-br/jobs.ts'
import { reviews } from '@trampolim/phrases/pt-br/reviews.ts'
import { violationsOf } from './accessible.ts'
import { insertOpenJob } from './behind-the-pages.ts'
import { expect, open, screens, test } from './journey.ts'
import { readLetter } from './mailbox.ts'

for (const [name, use] of Object.entries({
  'at a desk': { viewport: screens.desk },
  'on a phone, without JavaScript': { viewport: screens.phone, javaScriptEnabled: false },
})) {
  test.describe(name, () => {
    test.use({ ...use, provokes: [422] })
    const scripts = use.viewport === screens.desk

    test('a visitor reports an ad, a reviewer answers, and the answer arrives', async ({ page, signInAs }) => {
      const when = scripts ? 'de dia' : 'de noite'
      const jobId = await insertOpenJob({ name: `Balconista ${when}` })
      const email = `quem.avisa.${scripts ? 'a' : 'b'}@exemplo.com.br`
      const visit = (path: string) => (scripts ? open(page, path) : page.goto(path))

      await visit(`/jobs/${jobId}`)
      await page.getByText(jobs.passOn.title, { exact: true }).click()
      await expect(page.getByRole('link', { name: jobs.passOn.whatsApp })).toHaveAttribute('href', /wa\.me.*Balconista/)
      await page.getByRole('link', { name: jobs.passOn.report }).click()
      await expect(page.getByLabel(phrases.form.kind)).toHaveValue('reportJob')
      await expect(page.getByText(`Balconista ${when}, Padaria Aurora`)).toBeVisible()
      await page.getByLabel(phrases.form.message).fill(`Pediram dinheiro ${when}.`)
      await page.getByLabel(phrases.form.name).fill('Célia Rocha')
      await page.getByLabel(phrases.form.email).fill('celia')
      await page.getByRole('button', { name: phrases.form.send }).click()
      await expect(page.getByRole('alert')).toBeVisible()
      await expect(page.getByLabel(phrases.form.message)).toHaveValue(`Pediram dinheiro ${when}.`)
      if (scripts) expect.soft(await violationsOf(page, 'light'), 'the form with a fault').toEqual([])
      await page.getByLabel(phrases.form.email).fill(email)
      await page.getByRole('button', { name: phrases.form.send }).click()
      await expect(page.getByText(phrases.sentTitle)).toBeVisible()
      await readLetter(page, { to: email, subject: /^Recebemos sua mensagem$/ })

      await signInAs('rita')
      await visit('/review/reports')
      await page.getByRole('link', { name: contactReview.tab, exact: true }).click()
      const message = page.getByRole('listitem').filter({ hasText: `Pediram dinheiro ${when}.` })
      await expect(message).toContainText(`${contactKindText.reportJob}: Célia Rocha`)
      await expect(message.getByRole('link', { name: /^Vaga: Balconista/ })).toBeVisible()
      await message.getByLabel(contactReview.answer).fill('Obrigada. Tiramos a vaga do ar.')
      await message.getByRole('button', { name: contactReview.send }).click()
      await expect(page.getByText(contactReview.done)).toBeVisible()
      await readLetter(page, { to: email, subject: /^Resposta à sua mensagem$/ })

      await visit('/review/audit')
      const entry = page.getByRole('listitem').filter({ hasText: 'Obrigada. Tiramos a vaga do ar.' }).first()
      await expect(entry).toContainText(reviews.audit.actions['contact.answered'])
      await entry.getByRole('link', { name: 'Célia Rocha' }).click()
      await expect(page.getByRole('listitem').filter({ hasText: `Pediram dinheiro ${when}.` })).toBeVisible()
    })

    test('a visitor who reports an ad away from its page is asked which one it is', async ({ page }) => {
      const path = scripts ? '/contact' : '/contact?kind=reportJob'
      await (scripts ? open(page, path) : page.goto(path))
      if (scripts) await page.getByLabel(phrases.form.kind).selectOption('reportJob')
      await expect(page.getByLabel(phrases.form.message)).toHaveAccessibleDescription(phrases.form.whichJob)
    })
  })
}
