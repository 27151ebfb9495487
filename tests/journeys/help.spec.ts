import { help as phrases } from '@trampolim/phrases/pt-br/help.ts'
import { violationsOf } from './accessible.ts'
import { applicationTo } from './application-to.ts'
import { passInterviewUndo } from './behind-the-pages.ts'
import { expect, open, screens, test } from './journey.ts'

const question = 'Não posso ir no dia marcado. E agora?'

for (const [name, use] of Object.entries({
  'at a desk': { viewport: screens.desk },
  'on a phone, without JavaScript': { viewport: screens.phone, javaScriptEnabled: false },
})) {
  test.describe(name, () => {
    test.use(use)
    const scripts = use.viewport === screens.desk

    test('a person asks in their own words, says whether the answer helped, and a reviewer reads it', async ({
      page,
      signInAs,
    }) => {
      const visit = (path: string) => (scripts ? open(page, path) : page.goto(path))
      await visit('/help')
      await page.getByRole('searchbox', { name: phrases.search }).fill('nao posso ir na entrevista marcada')
      await page.getByRole('button', { name: phrases.submit }).click()
      const answer = page.locator('details').filter({ hasText: question })
      await expect(answer).toBeVisible()
      if (scripts) expect.soft(await violationsOf(page, 'dark'), 'the answers').toEqual([])
      if ((await answer.getAttribute('open')) === null) await answer.locator('summary').click()
      await answer.getByRole('link', { name: phrases.helped }).click()
      const section = page.getByRole('region', { name: question })
      await expect(section).toBeInViewport()
      await section.getByRole('button', { name: /^Não:/ }).click()
      await expect(section.getByText(phrases.thanksNo)).toBeVisible()
      await expect(section.getByRole('link', { name: phrases.write })).toBeVisible()

      await signInAs('rita')
      await visit('/review/reports')
      const tabs = page.getByRole('navigation', { name: 'Tipos de denúncia' })
      await tabs.getByRole('link', { name: phrases.ratings.tab }).click()
      await expect(page.getByRole('link', { name: question })).toBeVisible()
    })
  })
}

test('a candidate finds their next interview next to the answers', async ({
  page,
  callsOf,
  newCandidate,
  signInWith,
}) => {
  const candidate = await newCandidate()
  const { jobId, processId, recruiter } = await applicationTo(callsOf, candidate)
  await callsOf(recruiter).gateway.recruiterSelection.scheduleInterview({
    ...{ jobId, candidates: [processId], date: '2100-05-12', start: '09:00', end: '09:30' },
    ...{ type: 'live', address: 'Rua das Flores, 10', mayOverlap: true },
  })
  await passInterviewUndo(candidate)
  await signInWith(candidate.token)
  await open(page, '/help')
  await expect(page.getByRole('heading', { name: /^Sua entrevista: .*12 de maio/ })).toBeVisible()
  await page.getByRole('link', { name: phrases.interview.where }).click()
  await expect(page).toHaveURL(/\/interviews$/)
})

test('help, blog and questions have one place each', async ({ page }) => {
  const ends: Readonly<Record<string, RegExp>> = {
    '/faq': /\/help$/,
    '/blog': /\/news$/,
    '/recruiter/faq': /\/recruiter\/help$/,
    '/recruiter/faq/selecao': /\/recruiter\/help\/selecao$/,
    '/recruiter/blog': /\/news\?audience=recruiter$/,
  }
  for (const [path, end] of Object.entries(ends)) {
    await page.goto(path)
    await expect(page).toHaveURL(end)
  }
})
