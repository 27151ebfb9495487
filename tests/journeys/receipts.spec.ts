import { readFile } from 'node:fs/promises'
import { curriculumPaper } from '@trampolim/phrases/pt-br/curriculum-paper.ts'
import { receipts } from '@trampolim/phrases/pt-br/receipts.ts'
import { applicationTo, jobName } from './application-to.ts'
import { expect, open, test } from './journey.ts'

test('an applicant has a receipt, as a page and a PDF, and anyone checks it by its code', async ({
  page,
  browser,
  callsOf,
  newCandidate,
  signInWith,
}) => {
  const person = await newCandidate()
  const { processId } = await applicationTo(callsOf, person)
  await signInWith(person.token)
  await open(page, '/selective-process')
  await page.getByRole('link', { name: receipts.link }).click()
  await expect(page.getByRole('heading', { level: 1, name: receipts.title })).toBeVisible()
  await expect(page.getByText(`Vaga: ${jobName}`)).toBeVisible()
  await expect(page.getByText(person.name).first()).toBeVisible()

  const coming = page.waitForEvent('download')
  await page.getByRole('button', { name: curriculumPaper.action }).click()
  const download = await coming
  expect(download.suggestedFilename()).toContain(jobName)
  expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-')

  const { code } = await callsOf(person.token).gateway.receipts.readReceipt({ processId })
  const stranger = await (await browser.newContext()).newPage()
  await open(stranger, '/take-action?kind=receipt')
  await stranger.getByLabel(receipts.checkCode).fill('11111 11111 11111 11111')
  await stranger.getByRole('button', { name: receipts.checkSubmit }).click()
  await expect(stranger.getByText(receipts.checkMissing)).toBeVisible()
  await stranger.getByLabel(receipts.checkCode).fill(code.toLowerCase())
  await stranger.getByRole('button', { name: receipts.checkSubmit }).click()
  await expect(stranger.getByRole('heading', { level: 1, name: receipts.checkFound })).toBeVisible()
  await expect(stranger.getByText(jobName)).toBeVisible()
  await expect(stranger.getByText(person.name)).toHaveCount(0)
  await stranger.context().close()
})
