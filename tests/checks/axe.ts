import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'

type Violations = { id: string; nodes: { html: string }[] }[]

/** The minified build, which a page parses in less than half the time. */
export const axeFile = fileURLToPath(import.meta.resolve('axe-core/axe.min.js'))
const axe = readFileSync(axeFile, 'utf8')

/**
 * Runs axe on a page in its present state, with all rules or only the given ones; returns each finding with its rule and
 * element.
 */
export async function findingsOf(page: Page, rules?: readonly string[]): Promise<string[]> {
  // Injected once per document, since injecting it takes as long as the check itself.
  if (!(await page.evaluate<boolean>('"axe" in window'))) await page.evaluate(axe)
  const options = { resultTypes: ['violations'], ...(rules && { runOnly: rules }) }
  const found = await page.evaluate<Violations>(
    `axe.run(document, ${JSON.stringify(options)}).then(({ violations }) =>
      violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => ({ html })) })))`,
  )
  return found.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`))
}
