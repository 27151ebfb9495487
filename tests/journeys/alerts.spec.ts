import { candidate } from '@trampolim/phrases/pt-br/candidate.ts'
import { search } from '@trampolim/phrases/pt-br/search.ts'
import { expect, open, test } from './journey.ts'

test('who opens a removed alert from a letter reads that it is gone', async ({ page, newCandidate, signInWith }) => {
  await signInWith((await newCandidate()).token)
  await open(page, `/jobs?tab=alerts&alert=${'0'.repeat(24)}`)
  await expect(page.getByText(candidate.jobs.alertGone)).toBeVisible()
  await expect(page.getByRole('button', { name: candidate.jobs.alertSubmit })).toBeVisible()
})

test('an alert is promised only where it can find jobs', async ({ page, newCandidate, signInWith }) => {
  await signInWith((await newCandidate()).token)
  await open(page, '/jobs?tab=alerts')
  await page.getByRole('combobox', { name: candidate.jobs.alertOccupation }).fill('padeiro')
  await page.getByRole('combobox', { name: candidate.jobs.alertLocation }).fill('Qwkxyzzy')
  await page.getByRole('button', { name: candidate.jobs.alertSubmit }).click()
  await expect(page.getByText(candidate.jobs.alertDone.createdUnknown)).toBeVisible()
  await open(page, '/search?occupation=padeiro&location=Xyzzyqwk')
  await page.getByRole('button', { name: search.alert }).click()
  await expect(page.getByText(search.alertNotUnderstood)).toBeVisible()
  await open(page, '/search?occupation=diarista')
  await expect(page.getByText(search.nothing.household)).toBeVisible()
  await expect(page.getByRole('button', { name: search.alert })).toHaveCount(0)
})
