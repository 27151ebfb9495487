import { withIds } from './found-ids.ts'
import { expect, open, screens } from './journey.ts'
import { test } from './onlookers.ts'

const tablet = { width: 768, height: 1024 }

test('people found for a job have their scores in a column', async ({ onlooker }) => {
  const { page, calls } = await onlooker('bruno')
  await page.setViewportSize(screens.desk)
  await open(page, await withIds('/recruiter/curriculums?job=:openJob', calls))
  const rights = await page.evaluate<number[]>(
    `[...document.querySelectorAll('[data-person] > :nth-child(3)')].map((each) => Math.round(each.getBoundingClientRect().right))`,
  )
  expect(rights.length).toBeGreaterThan(2)
  expect(new Set(rights).size).toBe(1)
})

test('all kinds of interviews are in view on a tablet', async ({ onlooker }) => {
  const { page } = await onlooker('bruno')
  await page.setViewportSize(tablet)
  await open(page, '/recruiter/interviews')
  const hidden = await page.evaluate<number[]>(
    `[...document.querySelectorAll('main nav.sideways')].map((each) => each.scrollWidth - each.clientWidth)`,
  )
  expect(hidden.length).toBeGreaterThan(0)
  expect(Math.max(...hidden)).toBe(0)
})

test('the filters of a board stand beside its search on a tablet', async ({ onlooker }) => {
  const { page, calls } = await onlooker('bruno')
  await page.setViewportSize(tablet)
  await open(page, await withIds('/recruiter/job/:openJob/selective-process?step=curriculums', calls))
  const [search, filters] = await Promise.all(
    ['main input[type="search"]', 'main form details > summary'].map((each) =>
      page.locator(each).first().boundingBox(),
    ),
  )
  expect(search?.y).toBeLessThan((filters?.y ?? 0) + (filters?.height ?? 0))
  expect(filters?.y).toBeLessThan((search?.y ?? 0) + (search?.height ?? 0))
})

test('the bars of a score begin and end in line', async ({ onlooker }) => {
  const bars = `[...document.querySelectorAll('main meter + div')].map((each) => each.getBoundingClientRect())`
  for (const [who, path] of [
    ['bruno', '/recruiter/job/:openJob/selective-process/cv-details/:finalist?tab=requirements'],
    ['ana', '/jobs/:jobId'],
  ] as const) {
    const { page, calls } = await onlooker(who)
    await page.setViewportSize(tablet)
    await open(page, await withIds(path, calls))
    const edges = await page.evaluate<string[]>(
      `${bars}.map(({ left, right }) => Math.round(left) + ' to ' + Math.round(right))`,
    )
    expect(edges.length, path).toBeGreaterThan(2)
    expect(new Set(edges).size, path).toBe(1)
  }
})

test('no words of the most urgent thing touch its drawing', async ({ onlooker }) => {
  const { page } = await onlooker('ana')
  await open(page, '/dashboard')
  const drawn: number[] = []
  for (let width = 320; width <= tablet.width; width += 16) {
    await page.setViewportSize({ width, height: tablet.height })
    const { points, touched } = await page.evaluate<{ points: number; touched: string[] }>(touchedWords)
    if (points > 0) drawn.push(width)
    expect.soft(touched, `${width} px`).toEqual([])
  }
  expect(drawn).toContain(384)
})

/** The points of the drawing's leap, and the texts with a line that is within four pixels of one. */
const touchedWords = `(() => {
  const block = document.querySelector('main section[aria-labelledby^="next"]')
  const lines = [...block.querySelectorAll('svg path')].filter((each) => each.checkVisibility())
  const points = lines.flatMap((line) => {
    const matrix = line.getScreenCTM()
    return Array.from({ length: 41 }, (_, at) => line.getPointAtLength((line.getTotalLength() * at) / 40).matrixTransform(matrix))
  })
  const texts = document.createTreeWalker(block, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  const touched = []
  while (texts.nextNode()) {
    range.selectNodeContents(texts.currentNode)
    const rects = [...range.getClientRects()]
    const isNear = ({ x, y }) => rects.some(({ left, right, top, bottom }) => x > left - 4 && x < right + 4 && y > top - 4 && y < bottom + 4)
    if (points.some(isNear)) touched.push(texts.currentNode.data)
  }
  return { points: points.length, touched }
})()`

test('a reviewer reads an e-mail address in one line', async ({ onlooker }) => {
  const { page, calls } = await onlooker('rita')
  for (const size of [screens.desk, tablet]) {
    await page.setViewportSize(size)
    await open(page, await withIds('/review/:candidateReview', calls))
    const address = page.locator('main dd', { hasText: '@' }).first()
    expect((await address.boundingBox())?.height).toBeLessThan(32)
  }
})
