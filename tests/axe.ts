import type { Page } from '@playwright/test'
import axe from 'axe-core'

type Violations = { id: string; nodes: { html: string }[] }[]

/** What axe finds on a page as it stands, or only by the rules named: each finding by its rule and its element. */
export async function findingsOf(page: Page, rules?: readonly string[]): Promise<string[]> {
  // Brought in once for each document: that takes longer than what axe then does.
  if (!(await page.evaluate<boolean>('"axe" in window'))) await page.evaluate(axe.source)
  const options = { resultTypes: ['violations'], ...(rules && { runOnly: rules }) }
  const found = await page.evaluate<Violations>(
    `axe.run(document, ${JSON.stringify(options)}).then(({ violations }) =>
      violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => ({ html })) })))`,
  )
  return found.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`))
}
