import { readFile } from 'node:fs/promises'
import { createPdf } from '@trampolim/phrases/pt-br/create-pdf.ts'
import { curriculum } from '@trampolim/phrases/pt-br/curriculum.ts'
import { curriculumEdit } from '@trampolim/phrases/pt-br/curriculum-edit.ts'
import { curriculumFieldLabels } from '@trampolim/phrases/pt-br/curriculum-fields.ts'
import { curriculumFileFaults } from '@trampolim/phrases/pt-br/curriculum-file-faults.ts'
import { curriculumFiles } from '@trampolim/phrases/pt-br/curriculum-files.ts'
import { curriculumForm } from '@trampolim/phrases/pt-br/curriculum-form.ts'
import { curriculumPaper } from '@trampolim/phrases/pt-br/curriculum-paper.ts'
import { refusals } from '@trampolim/phrases/pt-br/refusals.ts'
import { registration } from '@trampolim/phrases/pt-br/registration.ts'
import { pdfOf } from '../curriculums/print.ts'
import { expect, open, test } from './journey.ts'

test('a visitor makes a PDF without an account and registers with the same data', async ({ page }) => {
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
  await page.getByLabel(curriculumFieldLabels.careerFocus).fill('Confeitaria')
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
  await expect(page.getByLabel(curriculumFieldLabels.careerFocus)).toHaveValue('Confeitaria')

  await page.getByRole('button', { name: curriculum.form.save }).click()
  await expect(page.getByText(curriculum.saved)).toBeVisible()
  await expect(page.getByText('Confeiteira, Doceria Jabuticaba').first()).toBeVisible()
  await expect(page.getByRole('heading', { name: curriculumFieldLabels.careerFocus })).toBeVisible()
})

const written = `Joana Prado
joana@example.com
(11) 98765-4321
CEP 01310-100
Experiência profissional
Doceria Jabuticaba – Confeiteira
03/2022 a 05/2024
Formação
Ensino médio completo – Escola Estadual Monteiro Lobato – 2018
Idiomas
Inglês básico
Interesses
Cinema de domingo
`
const { import: words } = curriculumFiles

test('a candidate fills the form with a PDF, checks it, and keeps the file', async ({
  page,
  newCandidate,
  signInWith,
}) => {
  await signInWith((await newCandidate()).token)
  await open(page, '/curriculum/professional/edit?file=true')
  await page.getByLabel(curriculumFieldLabels.careerFocus).fill('Confeitaria')
  await page.getByText(words.title).click()
  const lines = written.split('\n').map((text) => ({ kind: 'line', text }) as const)
  const file = { name: 'Meu currículo.pdf', mimeType: 'application/pdf', buffer: await pdfOf(lines) }
  await page.getByLabel(words.label).setInputFiles(file)
  await page.getByLabel(words.keep).check()
  await page.getByRole('button', { name: words.read }).click()
  await expect(page.getByText(words.done)).toBeVisible()
  await expect(page.getByText('Meu currículo.pdf').first()).toBeVisible()
  await expect(page.getByLabel(curriculumFieldLabels.careerFocus)).toHaveValue('Confeitaria')
  await page.getByText(words.leftover).click()
  await expect(page.getByText('Cinema de domingo')).toBeVisible()

  await page.getByRole('button', { name: curriculum.form.save }).click()
  await expect(page.getByText(curriculum.saved)).toBeVisible()
  await expect(page.getByText('Confeiteira, Doceria Jabuticaba').first()).toBeVisible()
  await expect(page.getByRole('link', { name: /Meu currículo\.pdf/ })).toBeVisible()
})

test('a file that is too large says so before it is sent, and nothing typed is lost', async ({
  page,
  newCandidate,
  signInWith,
}) => {
  await signInWith((await newCandidate()).token)
  await open(page, '/curriculum/professional/edit?file=true')
  await page.getByLabel(curriculumFieldLabels.careerFocus).fill('Confeitaria')
  await page.getByText(words.title).click()
  const file = { name: 'digitalizado.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(7 * 1024 * 1024) }
  await page.getByLabel(words.label).setInputFiles(file)
  const fault = page.getByText(curriculumFileFaults.aboveLimit.replace('{{most}}', '5'))
  await expect(fault).toBeVisible()
  await page.getByRole('button', { name: words.read }).click()
  await expect(page.getByLabel(words.label)).toBeFocused()
  await expect(page.getByLabel(curriculumFieldLabels.careerFocus)).toHaveValue('Confeitaria')

  const lines = written.split('\n').map((text) => ({ kind: 'line', text }) as const)
  await page
    .getByLabel(words.label)
    .setInputFiles({ name: 'menor.pdf', mimeType: 'application/pdf', buffer: await pdfOf(lines) })
  await expect(fault).toBeHidden()
  await page.getByRole('button', { name: words.read }).click()
  await expect(page.getByText(words.done)).toBeVisible()
})

test.describe('a file that can’t be read', () => {
  test.use({ provokes: [422] })
  test('a scanned file says so, and nothing typed is lost', async ({ page, newCandidate, signInWith }) => {
    await signInWith((await newCandidate()).token)
    await open(page, '/curriculum/professional/edit?file=true')
    await page.getByLabel(curriculumFieldLabels.careerFocus).fill('Confeitaria')
    await page.getByText(words.title).click()
    await page
      .getByLabel(words.label)
      .setInputFiles({ name: 'scan.pdf', mimeType: 'application/pdf', buffer: await pdfOf([]) })
    await page.getByRole('button', { name: words.read }).click()
    await expect(page.getByText(refusals.file_without_text)).toBeVisible()
    await expect(page.getByLabel(curriculumFieldLabels.careerFocus)).toHaveValue('Confeitaria')
  })
})

test('a newcomer begins the registration with a file', async ({ page }) => {
  await open(page, '/register')
  await page.getByText(words.title).click()
  await page
    .getByLabel(words.label)
    .setInputFiles({ name: 'cv.txt', mimeType: 'text/plain', buffer: Buffer.from(written) })
  await page.getByRole('button', { name: words.read }).click()
  await expect(page.getByText(words.done)).toBeVisible()
  await expect(page.getByLabel(registration.you.name)).toHaveValue('Joana Prado')
})

test.describe('before JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('a newcomer begins the registration with a file', async ({ page }) => {
    await page.goto('/register')
    await page.getByText(words.title).click()
    await page
      .getByLabel(words.label)
      .setInputFiles({ name: 'cv.txt', mimeType: 'text/plain', buffer: Buffer.from(written) })
    await page.getByRole('button', { name: words.read }).click()
    await expect(page.getByText(words.done)).toBeVisible()
    await expect(page.getByLabel(registration.you.name)).toHaveValue('Joana Prado')
  })
})
