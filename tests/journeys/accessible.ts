import type { Page } from '@playwright/test'
import { findingsOf } from '../axe.ts'
import { expect } from './journey.ts'

/** What axe finds in a scheme. The dark one changes colours and nothing else. */
export async function violationsOf(page: Page, colorScheme: 'light' | 'dark'): Promise<string[]> {
  await page.emulateMedia({ colorScheme })
  const isOn = () => page.evaluate<boolean>(`matchMedia('(prefers-color-scheme: ${colorScheme})').matches`)
  await expect.poll(isOn).toBe(true)
  await holdStill(page)
  return findingsOf(page, colorScheme === 'dark' ? ['color-contrast'] : undefined)
}

/** Lets nothing move any more: a colour on its way to another has no contrast worth measuring. */
async function holdStill(page: Page) {
  await page.evaluate(`if (!document.adoptedStyleSheets.length) {
    const still = new CSSStyleSheet()
    still.replaceSync('*, *::before, *::after { transition: none !important; animation: none !important }')
    document.adoptedStyleSheets.push(still)
  }`)
}
