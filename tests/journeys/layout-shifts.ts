import { expect, type Page } from '@playwright/test'
import { awake } from '../awake.ts'

/** Less than this, as browsers count it, is the width of a word in another font. */
const least = 0.005

/**
 * Fails if something on an open page moved by itself, and moves again when the page is loaded again: tests that run at
 * the same time may publish a job or send a message that this person is shown at once.
 */
export async function expectNothingToMove(page: Page) {
  const moved = await shiftsOf(page)
  if (moved.length === 0) return
  await page.reload()
  await awake(page)
  const movedAgain = await shiftsOf(page)
  expect
    .soft(movedAgain.length > 0 ? { moved, movedAgain } : {}, 'what moved until the page was interactive')
    .toEqual({})
}

/** What has moved by itself since a page was opened, one line for each time, with how much of the screen moved. */
function shiftsOf(page: Page): Promise<string[]> {
  return page.evaluate<string[]>(`new Promise((resolve) => {
    const seen = []
    const observer = new PerformanceObserver((list) => seen.push(...list.getEntries()))
    observer.observe({ type: 'layout-shift', buffered: true })
    const placeOf = ({ x, y, width, height }) => [x, y, width, height].map(Math.round).join(' ')
    const wordsOf = ({ node, previousRect, currentRect }) =>
      ((node?.textContent ?? '').trim().slice(0, 40) || (node?.nodeName ?? 'a removed element')) +
      ' (' + placeOf(previousRect) + ' → ' + placeOf(currentRect) + ')'
    setTimeout(() => {
      seen.push(...observer.takeRecords())
      observer.disconnect()
      resolve(
        seen
          .filter((each) => !each.hadRecentInput && each.value >= ${least})
          .map((each) => [each.value.toFixed(3), 'at', Math.round(each.startTime), 'ms:', each.sources.map(wordsOf).join(' | ')].join(' ')),
      )
    })
  })`)
}
