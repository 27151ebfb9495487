import { readFile } from 'node:fs/promises'
import { createPdf } from '@trampolim/phrases/pt-br/create-pdf.ts'
import { curriculum } from '@trampolim/phrases/pt-br/curriculum.ts'
import { curriculumEdit } from '@trampolim/phrases/pt-br/curriculum-edit.ts'
import { curriculumFiles } from '@trampolim/phrases/pt-br/curriculum-files.ts'
import { curriculumForm } from '@trampolim/phrases/pt-br/curriculum-form.ts'
import { curriculumPaper } from '@trampolim/phrases/pt-br/curriculum-paper.ts'
import { registration } from '@trampolim/phrases/pt-br/registration.ts'
import { expect, open, test } from './journey.ts'

test('a visitor makes a PDF without an account and registers with what was typed', async ({ page }) => {
  await open(page, '/create-pdf')
  await page.getByLabel(createPdf.fields.name).fill('Joana Prado 😀')
  await page.getByRole('textbox', { name: createPdf.fields.email }).fill('joana@example.com')
  await page.getByRole('combobox', { name: curriculumForm.occupations.title }).first().pressSequentially('confeit')
  await page
    .getByRole('option', { name: /^Confeit/ })
    .first()
    .click()
  await page.getByLabel(curriculumForm.occupations.years).selectOption({ index: 2 })
  await page.getByRole('button', { name: createPdf.make }).click()
  await expect(page.getByText(createPdf.ready.title)).toBeVisible()

  const coming = page.waitForEvent('download')
  await page.getByRole('button', { name: curriculumPaper.action }).click()
  const download = await coming
  expect(download.suggestedFilename()).toContain('Joana Prado')
  expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-')

  await page.getByRole('link', { name: createPdf.ready.register }).click()
  await expect(page.getByLabel(registration.you.name)).toHaveValue('Joana Prado 😀')
})

test('a candidate reads a JSON Resume into the form, checks it and saves it', async ({
  page,
  newCandidate,
  signInWith,
}) => {
  await signInWith((await newCandidate()).token)
  await open(page, '/curriculum/professional/edit')
  await page.getByRole('link', { name: curriculumEdit.bring }).click()
  await page.getByLabel(curriculumForm.objective.focus).fill('Confeitaria')
  await page.getByText(curriculumFiles.import.title).click()
  const resume = {
    work: [{ name: 'Doceria Jabuticaba', position: 'Confeiteira', startDate: '2022-03', endDate: '2024-05' }],
    languages: [{ language: 'English', fluency: 'Fluent' }],
  }
  await page
    .getByLabel(curriculumFiles.import.label)
    .setInputFiles({ name: 'resume.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(resume)) })
  await page.getByRole('button', { name: curriculumFiles.import.read }).click()
  await expect(page.getByText(curriculumFiles.import.done)).toBeVisible()
  await expect(page.getByText(curriculumFiles.import.mark, { exact: true })).toHaveCount(2)
  await expect(page.getByLabel(curriculumForm.objective.focus)).toHaveValue('Confeitaria')

  await page.getByRole('button', { name: curriculum.form.save }).click()
  await expect(page.getByText(curriculum.saved)).toBeVisible()
  await expect(page.getByText('Confeiteira, Doceria Jabuticaba').first()).toBeVisible()
  await expect(page.getByText('Foco de carreira: Confeitaria')).toBeVisible()
})
