import { ownNotices } from '@trampolim/phrases/pt-br/notices.ts'
import { unloadedPart } from '@trampolim/phrases/pt-br/unloaded-part.ts'
import { violationsOf } from './accessible.ts'
import { expect, open, screens, test } from './journey.ts'

test.use({ viewport: screens.phone })

for (const [kind, what] of Object.entries({
  script: /\/assets\/notices-[^/]*\.js$/,
  data: /\/recruiter\/notices\.data/,
})) {
  test(`the ${kind} of a page that can’t be loaded is offered again, told once, and what was typed stays`, async ({
    page,
    signInAs,
    complaints,
  }) => {
    await signInAs('bruno')
    await open(page, '/recruiter/notices/new')
    // The message is there before the network goes.
    await page.waitForLoadState('networkidle')
    await page.waitForResponse(/\/assets\/offer-again-[^/]*\.js$/, { timeout: 10_000 }).catch(() => undefined)
    const told: string[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/unloaded')) told.push(request.postData() ?? '')
    })
    await page.route(what, (route) => route.abort())
    await page.getByLabel(ownNotices.form.noticeTitle).fill('Portas abertas')
    await page.getByRole('link', { name: ownNotices.form.back }).click()
    const message = page.getByRole('alert').filter({ hasText: unloadedPart.title })
    await expect(message).toBeVisible()
    expect.soft(await violationsOf(page, 'light'), 'the message').toEqual([])
    await expect(page.getByLabel(ownNotices.form.noticeTitle)).toHaveValue('Portas abertas')
    await message.getByRole('button', { name: unloadedPart.again }).click()
    await expect(message).toBeVisible()
    const named = kind === 'script' ? 'page%3A%2Frecruiter%2Fnotices' : '%2Frecruiter%2Fnotices'
    expect(told).toEqual([`page=${named}&kind=${kind}&why=failed`])
    await page.unroute(what)
    await message.getByRole('button', { name: unloadedPart.again }).click()
    await expect(page.getByRole('heading', { level: 1, name: ownNotices.title })).toBeVisible()
    await expect(message).toBeHidden()
    // The browser says of each request that it failed.
    const others = complaints.filter((text) => !text.includes('net::ERR_FAILED'))
    expect(others).toEqual([])
    complaints.length = 0
  })
}
