import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from './journey.ts'

/** What axe finds in a scheme. The dark one changes colours and nothing else. */
export async function violationsOf(page: Page, colorScheme: 'light' | 'dark'): Promise<string[]> {
  await page.emulateMedia({ colorScheme })
  const isOn = () => page.evaluate<boolean>(`matchMedia('(prefers-color-scheme: ${colorScheme})').matches`)
  await expect.poll(isOn).toBe(true)
  await holdStill(page)
  const axe = new AxeBuilder({ page })
  const { violations } = await (colorScheme === 'dark' ? axe.withRules('color-contrast') : axe).analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`))
}

/** Lets nothing move any more: a colour on its way to another has no contrast worth measuring. */
async function holdStill(page: Page) {
  await page.evaluate(`if (!document.adoptedStyleSheets.length) {
    const still = new CSSStyleSheet()
    still.replaceSync('*, *::before, *::after { transition: none !important; animation: none !important }')
    document.adoptedStyleSheets.push(still)
  }`)
}
