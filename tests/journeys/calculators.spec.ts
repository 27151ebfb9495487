import { readFile } from 'node:fs/promises'
import { calculatorFaults } from '@trampolim/phrases/pt-br/calculator-faults.ts'
import { calculators } from '@trampolim/phrases/pt-br/calculators.ts'
import { marketplace } from '@trampolim/phrases/pt-br/marketplace.ts'
import { readContent } from '@trampolim/server/content/read-content.ts'
import { violationsOf } from './accessible.ts'
import { again, expect, open, screens, test } from './journey.ts'

test.use({ provokes: [422] })
const { fields, title } = calculators['net-salary']
const resignation = readContent().models.find(({ slug }) => slug === 'resignation') as { title: string; text: string }

for (const [name, viewport] of Object.entries(screens)) {
  const details = name === 'desk' ? again : {}
  test(`a visitor computes a net salary and copies a template, at the ${name}`, details, async ({ page }) => {
    await page.setViewportSize(viewport)
    await open(page, '/marketplace')
    await page.getByRole('link', { name: title, exact: true }).first().click()
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()

    await page.getByLabel(fields.salary.label).fill('seis mil')
    await page.getByRole('button', { name: marketplace.calculator.calculate }).click()
    await expect(page.getByRole('alert')).toContainText(calculatorFaults.notAnAmount)
    await expect(page.getByLabel(fields.salary.label)).toHaveValue('seis mil')
    expect(await violationsOf(page, 'light')).toEqual([])

    await page.getByLabel(fields.salary.label).fill('6.000')
    await page.getByRole('button', { name: marketplace.calculator.calculate }).click()
    const result = page.getByRole('region', { name: marketplace.calculator.result })
    await expect(result.getByRole('strong')).toHaveText(/R\$\s4\.973,39/)
    await expect(result.getByRole('row', { name: /^INSS EC 103/ }).first()).toContainText(/641,51/)
    expect(new URL(page.url()).searchParams.get('salary')).toBe('6.000')
    expect(await violationsOf(page, 'light')).toEqual([])
    expect(await violationsOf(page, 'dark')).toEqual([])

    await page.goBack()
    await expect(page.getByLabel(fields.salary.label)).toHaveValue('seis mil')

    await open(page, '/marketplace')
    const { title: model, text } = resignation
    await page.getByRole('link', { name: model, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: model })).toBeVisible()
    const coming = page.waitForEvent('download')
    await page.getByRole('link', { name: marketplace.model.download }).click()
    const download = await coming
    expect(download.suggestedFilename()).toBe('pedido-de-demissao.txt')
    expect(await readFile(await download.path(), 'utf8')).toBe(`${text}\n`)
    expect(await violationsOf(page, 'light')).toEqual([])
  })
}

test('a template is copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-write'])
  await open(page, '/marketplace/models/resignation')
  await page.getByRole('button', { name: marketplace.model.copy }).click()
  await expect(page.getByText(marketplace.model.copied)).toBeVisible()
  // The page may write to the clipboard but not read it, so the test pastes.
  await page.evaluate(`document.addEventListener('paste', ({ clipboardData }) => {
    document.body.dataset.pasted = clipboardData.getData('text')
  })`)
  await page.keyboard.press('ControlOrMeta+V')
  await expect(page.locator('body')).toHaveAttribute('data-pasted', resignation.text)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a result is computed and printed with the values on which it is based', async ({ page }) => {
    await page.goto('/marketplace/termination')
    const { salary, reason, admission, lastDay } = calculators.termination.fields
    await page.getByLabel(salary.label).fill('3.000')
    await page.getByLabel(reason.label).selectOption(reason.choices.resignation)
    await page.getByLabel(admission.label).fill('2024-03-11')
    await page.getByLabel(lastDay.label).fill('2026-09-20')
    await page.getByRole('button', { name: marketplace.calculator.calculate }).click()
    await expect(page.getByRole('region', { name: marketplace.calculator.result })).toContainText(/R\$\s5\.916,14/)
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByText(`${reason.label}: ${reason.choices.resignation}`)).toBeVisible()
    await expect(page.getByRole('button')).toHaveCount(0)
    await expect(page.getByRole('heading', { name: marketplace.calculator.leftOut })).toBeVisible()
  })
})
