import { randomUUID } from 'node:crypto'
import { addDays, dayOf } from '@trampolim/marketplace/time/days.ts'
import { contactReview } from '@trampolim/phrases/pt-br/contact.ts'
import { noticeReview, noticeStatusText, ownNotices } from '@trampolim/phrases/pt-br/notices.ts'
import { lookReports } from '@trampolim/phrases/pt-br/privacy.ts'
import { refusals } from '@trampolim/phrases/pt-br/refusals.ts'
import { reviews } from '@trampolim/phrases/pt-br/reviews.ts'
import { insertOpenJob } from './behind-the-pages.ts'
import { expect, open, screens, signInByCall, test } from './journey.ts'

// Of two who do the same, the second is told so, and sees how things stand now.
for (const [name, use] of Object.entries({
  'at a desk': { viewport: screens.desk },
  'on a phone, without JavaScript': { viewport: screens.phone, javaScriptEnabled: false },
})) {
  test.describe(`somebody was first, ${name}`, () => {
    test.use({ ...use, provokes: [404, 409, 410] })
    const scripts = use.viewport === screens.desk
    const named = (what: string) => `${what} ${randomUUID().slice(0, 8)}`

    test.beforeEach(async ({ page }) => {
      // Hints of what changes don't come where the network is bad.
      await page.routeWebSocket(/\/ws/, () => {})
    })

    test('to answer a message', async ({ page, callsOf, signInWith }) => {
      const sender = named('Joana')
      await callsOf().gateway.contact.sendContact({
        ...{ kind: 'help', name: sender, email: 'joana@exemplo.com.br', message: named('Como faço?') },
      })
      const reviewer = await signInByCall(callsOf(), 'rita')
      const { contact } = callsOf(reviewer).gateway
      await signInWith(reviewer)
      await (scripts ? open(page, '/review/reports/contact') : page.goto('/review/reports/contact'))
      const message = page.getByRole('listitem').filter({ hasText: sender })
      await message.getByLabel(contactReview.answer).fill('Assim.')
      const found = (await contact.listContact({})).items.find((each) => each.name === sender)
      await contact.answerContact({ id: found?.id as string, answer: 'Deste jeito.' })
      await message.getByRole('button', { name: contactReview.send }).click()
      await expect(message.getByLabel(contactReview.answer)).toHaveCount(0)
      await expect(page.getByText(refusals.contact_already_answered)).toBeVisible()
      await expect(page.getByText(lookReports.yourAnswer.replace('{{answer}}', 'Deste jeito.')).first()).toBeVisible()
    })

    test('to block a job', async ({ page, callsOf, signInWith }) => {
      const job = named('Ajudante')
      const jobId = await insertOpenJob({ name: job })
      const reviewer = await signInByCall(callsOf(), 'rita')
      await signInWith(reviewer)
      const path = `/review/search?name=${encodeURIComponent(job)}`
      await (scripts ? open(page, path) : page.goto(path))
      const found = page.getByRole('listitem').filter({ hasText: job })
      await found.locator('summary').click()
      await found.getByLabel(reviews.sheet.reason).fill('Pede dinheiro.')
      const blocking = { subject: 'job', subjectId: jobId, reason: 'Pede dinheiro.' } as const
      await callsOf(reviewer).gateway.reviews.blockSubject(blocking)
      await found.getByRole('button', { name: reviews.search.block }).click()
      await expect(found.locator('summary')).toHaveCount(0)
      await expect(page.getByText(refusals.move_not_allowed)).toBeVisible()
    })

    test('to decide on a notice', async ({ page, callsOf, signInWith }) => {
      const notice = noticeCalled(named('Feirão'))
      const { id } = await callsOf(await signInByCall(callsOf(), 'bruno')).gateway.notices.writeNotice(notice)
      const reviewer = await signInByCall(callsOf(), 'rita')
      await signInWith(reviewer)
      await (scripts ? open(page, '/review/notices') : page.goto('/review/notices'))
      const approve = page.getByRole('button', { name: `${noticeReview.approve}: ${notice.title}` })
      await expect(approve).toBeVisible()
      const decision = { id, from: 'pending', edition: 1, decision: 'rejected', reason: 'Falta dizer o quê.' } as const
      await callsOf(reviewer).gateway.notices.decideNotice(decision)
      await approve.click()
      await expect(approve).toHaveCount(0)
      await expect(page.getByText(refusals.already_decided)).toBeVisible()
    })

    test('to withdraw a notice, as a colleague of its recruiter', async ({ page, callsOf, signInWith }) => {
      const notice = noticeCalled(named('Mutirão'))
      const recruiter = await signInByCall(callsOf(), 'bruno')
      const { notices } = callsOf(recruiter).gateway
      const { id } = await notices.writeNotice(notice)
      await signInWith(recruiter)
      const path = `/recruiter/notices?ask=${id}`
      await (scripts ? open(page, path) : page.goto(path))
      const withdraw = page.getByRole('button', { name: ownNotices.ask.confirm })
      await expect(withdraw).toBeVisible()
      await notices.withdrawNotice({ id })
      await withdraw.click()
      await expect(withdraw).toHaveCount(0)
      await expect(page.getByText(refusals.move_not_allowed)).toBeVisible()
      const own = page.getByRole('listitem').filter({ hasText: notice.title })
      await expect(own).toContainText(noticeStatusText.withdrawn)
    })

    test('to withdraw a notice while somebody edits it, whose text becomes a new one', async ({
      page,
      callsOf,
      signInWith,
    }) => {
      const notice = noticeCalled(named('Oficina'))
      const recruiter = await signInByCall(callsOf(), 'bruno')
      const { notices } = callsOf(recruiter).gateway
      const { id } = await notices.writeNotice(notice)
      await signInWith(recruiter)
      const path = `/recruiter/notices/${id}/edit`
      await (scripts ? open(page, path) : page.goto(path))
      const { form } = ownNotices
      await page.getByLabel(form.words).fill('Venha ver a massa crescer.')
      await notices.withdrawNotice({ id })
      await page.getByRole('button', { name: form.save }).click()
      await expect(page.getByText(form.over.withdrawn)).toBeVisible()
      await expect(page.getByLabel(form.words)).toHaveValue('Venha ver a massa crescer.')
      await page.getByRole('button', { name: form.sendNew }).click()
      await expect(page.getByText(ownNotices.written)).toBeVisible()
      const own = page.getByRole('listitem').filter({ hasText: notice.title })
      await expect(own).toContainText([noticeStatusText.pending, noticeStatusText.withdrawn])
      const { items } = await notices.listOwnNotices({})
      const [sent] = items.filter(({ title }) => title === notice.title)
      expect(sent).toMatchObject({ status: 'pending', text: 'Venha ver a massa crescer.' })
    })
  })
}

function noticeCalled(title: string) {
  const place = { address: 'Rua Augusta, 1200', city: 'São Paulo', state: 'SP' } as const
  const time = { day: addDays(dayOf(new Date()), 5), start: '09:00', end: '12:00' }
  return { kind: 'openHouse', title, text: 'Venha.', ...time, ...place, howTo: 'É só chegar.', link: '' } as const
}
