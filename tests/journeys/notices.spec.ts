import { loginTypes } from '@trampolim/marketplace/accounts/roles.ts'
import { addDays, dayOf } from '@trampolim/marketplace/time/days.ts'
import { faults } from '@trampolim/phrases/pt-br/faults.ts'
import { noticeReview, noticeStatusText, ownNotices, notices as phrases } from '@trampolim/phrases/pt-br/notices.ts'
import { demoPassword } from '../world/named-people.ts'
import { violationsOf } from './accessible.ts'
import { expect, open, screens, test } from './journey.ts'
import { readLetter } from './mailbox.ts'

for (const [name, use] of Object.entries({
  'at a desk': { viewport: screens.desk },
  'on a phone, without JavaScript': { viewport: screens.phone, javaScriptEnabled: false },
})) {
  test.describe(name, () => {
    test.use({ ...use, provokes: [409, 410, 422] })
    const scripts = use.viewport === screens.desk

    test('a recruiter writes a notice, a reviewer approves it, and a visitor finds it', async ({
      page,
      context,
      signInAs,
      callsOf,
    }) => {
      const title = `Portas abertas ${scripts ? 'de dia' : 'de noite'}`
      const visit = (path: string) => (scripts ? open(page, path) : page.goto(path))
      const { form } = ownNotices

      await signInAs('bruno')
      await visit('/recruiter/organization')
      await page.getByRole('link', { name: ownNotices.entry }).click()
      await page.getByRole('link', { name: ownNotices.write, exact: true }).click()
      await page.getByLabel(form.kind).selectOption('openHouse')
      await page.getByLabel(form.noticeTitle).fill(title)
      await page.getByLabel(form.words).fill('Venha conhecer a cozinha.')
      await page.getByLabel(form.day).fill(addDays(dayOf(new Date()), 5))
      await page.getByLabel(form.start).fill('09:00')
      await page.getByLabel(form.end).fill('08:00')
      await page.getByLabel(form.address).fill('Rua Augusta, 1200')
      await page.getByLabel(form.city).fill('São Paulo')
      await page.getByLabel(form.state).selectOption('SP')
      await page.getByLabel(form.howTo).fill('É só chegar.')
      await page.getByLabel(form.link).fill('www.padariaaurora.com.br/portas')
      await page.getByRole('button', { name: form.send }).click()
      await expect(page.getByRole('alert')).toContainText(faults.ends_before_start)
      await expect(page.getByLabel(form.words)).toHaveValue('Venha conhecer a cozinha.')
      if (scripts) expect.soft(await violationsOf(page, 'light'), 'the form with a fault').toEqual([])
      await page.getByLabel(form.end).fill('12:00')
      await page.getByRole('button', { name: form.send }).click()
      await expect(page.getByText(ownNotices.written)).toBeVisible()
      const own = page.getByRole('listitem').filter({ hasText: title })
      await expect(own).toContainText(noticeStatusText.pending)

      await signInAs('rita')
      await visit('/review')
      await page.getByRole('link', { name: noticeReview.tab, exact: true }).click()
      await page.getByRole('button', { name: `${noticeReview.approve}: ${title}` }).click()
      await expect(page.getByText(noticeReview.done)).toBeVisible()
      await readLetter(page, { to: 'bruno@padaria-aurora.example', subject: /^Seu aviso está publicado$/ })

      await context.clearCookies()
      await visit('/classifieds')
      const fold = page.getByText(phrases.filter.more, { exact: true })
      if (await fold.isVisible()) await fold.click()
      await page.getByLabel(phrases.filter.city).fill('São Paulo')
      await page.getByLabel(phrases.filter.state).selectOption('SP')
      await page.getByRole('button', { name: phrases.filter.apply }).last().click()
      await page.getByRole('link', { name: title }).click()
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
      await expect(page.getByRole('link', { name: 'Padaria Aurora' })).toHaveAttribute('href', /^\/companies\//)
      await expect(page.getByRole('link', { name: 'https://www.padariaaurora.com.br/portas' })).toBeVisible()
      await expect(page.getByRole('link', { name: phrases.report })).toHaveAttribute('href', /kind=reportPerson/)
      const address = page.url()
      const calendar = await page.request.get(`${address.split('?')[0]}/calendar`)
      expect(await calendar.text()).toContain(`SUMMARY:${title}`)

      const [, id = ''] = /classifieds\/(\w+)/.exec(address) ?? []
      await signInAs('bruno')
      await visit('/recruiter/notices')
      await page.getByRole('link', { name: ownNotices.editOf.replace('{{title}}', title) }).click()
      await expect(page.getByLabel(form.words)).toHaveValue('Venha conhecer a cozinha.')
      await test.step('a colleague is faster', async () => {
        const { token } = await callsOf().gateway.accounts.login({
          ...{ type: loginTypes.recruiter, email: 'elisa@padaria-aurora.example', password: demoPassword },
        })
        const { notices } = callsOf(token).gateway
        const { status: _, edit: _edit, ...read } = await notices.readOwnNotice({ id })
        await notices.editNotice({ ...read, text: 'Venha provar.' } as Parameters<typeof notices.editNotice>[0])
      })
      await page.getByLabel(form.words).fill('Venha conhecer a cozinha nova.')
      await page.getByRole('button', { name: form.send }).click()
      await expect(page.getByText(form.changedTitle)).toBeVisible()
      await expect(page.getByText('Venha provar.')).toBeVisible()
      await expect(page.getByLabel(form.words)).toHaveValue('Venha conhecer a cozinha nova.')
      if (scripts) expect.soft(await violationsOf(page, 'light'), 'the form of a changed notice').toEqual([])
      await page.getByRole('button', { name: form.send }).click()
      await expect(page.getByText(ownNotices.editSent)).toBeVisible()
      await page.goto(address)
      await expect(page.getByText('Venha conhecer a cozinha.')).toBeVisible()

      await signInAs('rita')
      await visit('/review/notices')
      const edit = page.getByRole('region', { name: noticeReview.changes.replace('{{title}}', title) })
      await expect(edit.locator('ins')).toHaveText(' nova')
      if (scripts) expect.soft(await violationsOf(page, 'light'), 'both versions').toEqual([])
      await page.getByRole('button', { name: `${noticeReview.approveEdit}: ${title}` }).click()
      await expect(page.getByText(noticeReview.done)).toBeVisible()
      await readLetter(page, { to: 'bruno@padaria-aurora.example', subject: /^Sua mudança no aviso está publicada$/ })
      await expect(async () => {
        await page.goto(address)
        await expect(page.getByText('Venha conhecer a cozinha nova.')).toBeVisible({ timeout: 1000 })
      }).toPass()

      await signInAs('bruno')
      await visit('/recruiter/notices')
      await page.getByRole('link', { name: ownNotices.withdrawOf.replace('{{title}}', title) }).click()
      await page.getByRole('button', { name: ownNotices.ask.confirm }).click()
      await expect(page.getByText(ownNotices.withdrawn)).toBeVisible()
      await context.clearCookies()
      // Pages that are the same for all visitors are cached for some seconds.
      await expect(async () => {
        await page.goto(address)
        await expect(page.getByRole('heading', { level: 1, name: phrases.goneTitle })).toBeVisible({ timeout: 1000 })
      }).toPass()
    })
  })
}
