import { accessibility } from '@trampolim/phrases/pt-br/accessibility.ts'
import { recruiter } from '@trampolim/phrases/pt-br/recruiter.ts'
import { expect, open, test } from './journey.ts'

test('a recruiter goes to the search field with a key, and switches single keys off', async ({ page, signInAs }) => {
  await signInAs('bruno')
  const field = page.getByRole('searchbox', { name: recruiter.jobs.search })

  await open(page, '/recruiter/jobs')
  await page.keyboard.press('/')
  await expect(field).toBeFocused()
  await page.keyboard.type('a/b')
  await expect(field).toHaveValue('a/b')

  await open(page, '/accessibility')
  await page.getByRole('button', { name: accessibility.singleKeys.off }).click()
  await expect(page.getByRole('button', { name: accessibility.singleKeys.on })).toBeVisible()
  await open(page, '/recruiter/jobs')
  await page.keyboard.press('/')
  await expect(field).not.toBeFocused()
})
