import { type BrowserContext, test as base, expect } from '@playwright/test'
import { agenda } from '@trampolim/phrases/pt-br/interviews.ts'
import { barriersOn } from './barriers.ts'
import { states, screens as tableOfPages, type Visit } from './every-screen.ts'
import { withIds } from './found-ids.ts'
import { callsAt, load } from './journey.ts'
import { tokenOf } from './onlookers.ts'
import { makeWideWorld, type WideWorld } from './wide-world.ts'

/** The tests of a worker share one wide world and must not change it. */
const test = base.extend<Record<never, never>, { wideWorld: WideWorld }>({
  wideWorld: [
    async ({ browser: _ }, use, { project }) => use(await makeWideWorld(project.use.baseURL ?? '')),
    { scope: 'worker' },
  ],
})

// Without scripts, since texts are as wide without them. Touch devices have larger targets.
test.use({ viewport: { width: 320, height: 640 }, javaScriptEnabled: false, hasTouch: true })

/**
 * The person who opens the screens in place of each of the demo's people. The others have nothing yet that people wrote,
 * so they open theirs themselves.
 */
const standsFor: Partial<Record<Visit['as'], keyof WideWorld['tokens'] | 'visitor'>> = {
  visitor: 'visitor',
  ana: 'candidate',
  bruno: 'recruiter',
  carla: 'waiting',
  rita: 'reviewer',
}
const visits = [
  ...tableOfPages,
  ...states,
  { path: `/search?occupation=${'W'.repeat(100)}`, as: 'visitor', status: 200 } as const,
]

const statusOf = new Map(visits.map(({ path, status }) => [path, status]))

/**
 * A person's screens are divided into parts that a slow machine opens well within a test's time limit, and that workers
 * share.
 */
const screensOfATest = 15

for (const [as, person] of Object.entries(standsFor)) {
  const paths = [...new Set(visits.filter((visit) => visit.as === as).map(({ path }) => path))]
  for (let from = 0; from < paths.length; from += screensOfATest) {
    const some = paths.slice(from, from + screensOfATest)
    const title = 'no text is wider than a screen of 320 px, whatever people write, and nobody meets a barrier'
    test(`${title}: ${as}, from ${some[0]?.slice(0, 60)}`, async ({
      page,
      context,
      baseURL,
      wideWorld: { tokens, ids },
    }) => {
      if (person !== 'visitor') await signIn(context, tokens[person], baseURL)
      // A page that redirects after seconds would do so while a slow machine checks it.
      await page.route('**/loading?*', async (route) => {
        const answer = await route.fetch()
        const body = (await answer.text()).replace(/<meta http-equiv="refresh"[^>]*>/, '')
        await route.fulfill({ response: answer, body })
      })
      for (const path of some) {
        const address = path.replace(/:(\w+)/g, (key, name: string) => ids[name] ?? key)
        expect(address, 'the wide world has all that is opened').not.toMatch(/:[a-z]/)
        const answer = await load(page, address)
        expect.soft(answer?.status(), path).toBe(statusOf.get(path))
        // The font must be loaded, since other fonts have other widths.
        await page.evaluate('document.fonts.ready.then(() => undefined)')
        const { width, culprits } = await page.evaluate<{ width: number; culprits: string[] }>(measure)
        expect.soft(width, `${path}: ${culprits.join(' and ')}`).toBeLessThanOrEqual(320)
        expect.soft(await barriersOn(page), path).toEqual([])
      }
    })
  }
}

const visitsOfOthers = Map.groupBy(
  visits.filter(({ as }) => !Object.hasOwn(standsFor, as)),
  ({ as }) => as,
)
for (const [as, some] of visitsOfOthers) {
  test(`who has nothing yet meets no barrier: ${as}`, async ({ page, context, baseURL: address = '' }) => {
    const token = await tokenOf(as, address)
    if (token) await signIn(context, token, address)
    for (const { path, status } of some) {
      const answer = await load(page, await withIds(path, callsAt(address, token)))
      expect.soft(answer?.status(), path).toBe(status)
      expect.soft(await barriersOn(page), path).toEqual([])
    }
  })
}

test('the days of a week are large enough to touch, also with a Sunday', async ({
  page,
  context,
  baseURL,
  wideWorld: { tokens },
}) => {
  await signIn(context, tokens.recruiter, baseURL)
  await load(page, '/recruiter/interviews')
  const days = page.getByRole('navigation', { name: agenda.days, exact: true })
  await expect(days).toBeVisible()
  // A Sunday without interviews is shown only on the day itself.
  const widths = await page.evaluate<number[]>(`(() => {
    const days = document.querySelector('nav[aria-label="${agenda.days}"]')
    while (days.children.length < 7) days.append(days.lastElementChild.cloneNode(true))
    return [...days.children].map((day) => day.getBoundingClientRect().width)
  })()`)
  expect(widths).toHaveLength(7)
  expect(Math.min(...widths)).toBeGreaterThanOrEqual(44)
})

test('the words of every menu stay on one line, however wide the screen', async ({
  page,
  context,
  baseURL: address = '',
  wideWorld: { tokens },
}) => {
  const menus = [
    ['visitor', '/'],
    ['visitor', '/recruiter'],
    ['candidate', '/profile'],
    ['recruiter', '/recruiter/profile'],
    ['reviewer', '/review'],
  ] as const
  const broken: string[] = []
  for (const [person, path] of menus) {
    await context.clearCookies()
    if (person !== 'visitor') await signIn(context, tokens[person], address)
    await load(page, path)
    for (let width = 832; width <= 1440; width += 32) {
      await page.setViewportSize({ width, height: 640 })
      const words = await page.evaluate<string[]>(brokenWords)
      if (words.length > 0) broken.push(`${width} px for ${person} on ${path}: ${words.join(', ')}`)
      const { width: taken } = await page.evaluate<{ width: number }>(measure)
      if (taken > width) broken.push(`${width} px for ${person} on ${path}: ${taken} px wide`)
    }
  }
  expect(broken).toEqual([])
})

const signIn = (context: BrowserContext, token: string, url = '') =>
  context.addCookies([{ name: 'trampolim_session', value: token, url }])

/** The menu links whose words wrap onto more than one line. */
const brokenWords = `[...document.querySelectorAll('header nav a')].filter((link) => link.checkVisibility()).flatMap((link) => {
  const texts = document.createTreeWalker(link, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  while (texts.nextNode()) {
    range.selectNodeContents(texts.currentNode)
    const tops = [...range.getClientRects()].filter(({ width }) => width > 2).map(({ top }) => top)
    if (Math.max(...tops) - Math.min(...tops) > 12) return [link.textContent]
  }
  return []
})`

/** The page's scroll width, and the first elements wider than the screen, as a help for fixing them. */
const measure = `({
  width: document.documentElement.scrollWidth,
  culprits: [...document.querySelectorAll('main *, header *, footer *')]
    .filter((each) => each.getBoundingClientRect().right > innerWidth + 1)
    .slice(0, 3)
    .map((each) => each.outerHTML.replace(/>[^]*/, '>').slice(0, 120)),
})`
