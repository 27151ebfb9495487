import { candidate as candidatesTexts } from '@trampolim/phrases/pt-br/candidate.ts'
import { reviewedFieldName, reviews } from '@trampolim/phrases/pt-br/reviews.ts'
import { tasks } from '@trampolim/phrases/pt-br/tasks.ts'
import { violationsOf } from './accessible.ts'
import { expect, open, screens, signInByCall, test } from './journey.ts'
import { readLetter } from './mailbox.ts'
import { newIdentity } from './new-candidate.ts'
import { approve } from './new-recruiter.ts'

for (const [how, use] of Object.entries({
  'at a desk': { viewport: screens.desk },
  'on a phone, without JavaScript': { viewport: screens.phone, javaScriptEnabled: false },
})) {
  test.describe(how, () => {
    test.use({ ...use, provokes: [409, 422] })
    const scripts = use.viewport === screens.desk

    test('a reviewer asks for the CPF of an approved profile, and its owner corrects it', async ({
      page,
      callsOf,
      newCandidate,
      signInWith,
    }) => {
      const visit = (path: string) => (scripts ? open(page, path) : page.goto(path))
      const candidate = await newCandidate()
      const rita = await signInByCall(callsOf(), 'rita')
      const { userId } = await callsOf(candidate.token).gateway.professional.readProfessional({})
      await approve(callsOf(rita), { subject: 'candidate', subjectId: userId })
      await signInWith(rita)
      await visit(`/review/search?name=${encodeURIComponent(candidate.name)}`)
      const found = page.getByRole('listitem').filter({ hasText: candidate.name }).first()
      await found.locator('summary', { hasText: reviews.search.correct }).click()
      await found.getByLabel(reviews.search.field).selectOption({ label: reviewedFieldName('candidate', 'cpf') })
      const ask = found.getByRole('button', { name: reviews.search.correct })
      await ask.click()
      await expect(page.getByText(reviews.search.remarkMissing).first()).toBeVisible()
      await found.getByLabel(reviews.search.remark).fill('É de outra pessoa. Confira o seu.')
      if (scripts) expect.soft(await violationsOf(page, 'light'), 'what is asked').toEqual([])
      await ask.click()
      await expect(page.getByText(reviews.search.asked)).toBeVisible()
      await expect(found.locator('summary', { hasText: reviews.search.correct })).toHaveCount(0)
      const letter = await readLetter(page, { to: candidate.email, subject: /^Corrija alguns dados/ })
      expect(letter.text).toContain('É de outra pessoa.')

      await signInWith(candidate.token)
      await visit('/dashboard')
      await expect(page.getByRole('heading', { name: candidatesTexts.toCorrect })).toBeVisible()
      await expect(page.getByText(candidatesTexts.underReview)).toHaveCount(0)
      await page.getByRole('link', { name: candidatesTexts.toCorrectButton }).click()
      await expect(page.getByText('É de outra pessoa. Confira o seu.')).toBeVisible()
      await page.getByRole('link', { name: tasks.open }).click()
      await page.getByLabel(reviewedFieldName('candidate', 'cpf'), { exact: true }).fill(newIdentity().cpf)
      await page.getByRole('button', { name: tasks.submit }).click()
      await expect(page.getByText(tasks.sent)).toBeVisible()
      await visit('/dashboard')
      await expect(page.getByText(candidatesTexts.underReview)).toBeVisible()
      await expect(page.getByText(candidatesTexts.underReviewAgain)).toBeVisible()
      await expect(page.getByText(candidatesTexts.underReviewText)).toHaveCount(0)
    })
  })
}
