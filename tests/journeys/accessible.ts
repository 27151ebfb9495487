import type { Page } from '@playwright/test'
import { findingsOf } from '../checks/axe.ts'
import { expect } from './journey.ts'

/** Axe's findings in a colour scheme. If the light scheme was checked before, the dark one only differs in colours. */
export async function violationsOf(
  page: Page,
  colorScheme: 'light' | 'dark',
  what: keyof typeof rules = colorScheme === 'dark' ? 'contrast' : 'everything',
): Promise<string[]> {
  await page.emulateMedia({ colorScheme })
  const isOn = () => page.evaluate<boolean>(`matchMedia('(prefers-color-scheme: ${colorScheme})').matches`)
  await expect.poll(isOn).toBe(true)
  await stopMotion(page)
  return findingsOf(page, rules[what])
}

const rules = {
  everything: undefined,
  contrast: ['color-contrast'],
  /** The rules that depend on a screen's size or colours and not on its markup. */
  look: ['color-contrast', 'link-in-text-block', 'scrollable-region-focusable'],
} satisfies Record<string, readonly string[] | undefined>

/** Stops all animations: a colour in transition has no meaningful contrast. */
async function stopMotion(page: Page) {
  await page.evaluate(`if (!document.adoptedStyleSheets.length) {
    const still = new CSSStyleSheet()
    still.replaceSync('*, *::before, *::after { transition: none !important; animation: none !important }')
    document.adoptedStyleSheets.push(still)
  }`)
}
