import { expect, type Page } from '@playwright/test'
import { awake } from '../awake.ts'
import { away } from './journey.ts'

/** Less than this, as browsers count it, is the width of a word in another font. */
const least = 0.005

/** How often a page on which something moved is loaded again. */
const again = 3
const fonts = '**/*.woff2'

/**
 * Fails if something on an open page moved by itself, and moves each time the page is loaded again: tests that run at
 * the same time may publish a job or send a message that this person is shown at once. The last time is without fonts,
 * since on a busy machine they may arrive just after the text was laid out, and words that nearly fill a line then wrap.
 */
export async function expectNothingToMove(page: Page) {
  const moved = [await shiftsOf(page)]
  while (moved.at(-1)?.length && moved.length <= again) {
    const isLast = moved.length === again
    if (isLast) await page.route(fonts, (route) => route.fulfill({ status: away }))
    await page.reload()
    await awake(page)
    moved.push(await shiftsOf(page))
    if (isLast) await page.unroute(fonts)
  }
  expect.soft(moved.at(-1)?.length ? moved : [], 'what moved until the page was interactive').toEqual([])
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
