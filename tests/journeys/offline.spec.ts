import type { Page } from '@playwright/test'
import { offline } from '@trampolim/phrases/pt-br/offline.ts'
import { selection } from '@trampolim/phrases/pt-br/selection.ts'
import { findingsOf } from '../checks/axe.ts'
import { applicationTo, jobName } from './application-to.ts'
import { expect, open, test } from './journey.ts'
import { signInOnPage, signOut } from './sign-in-on-page.ts'

test.use({ serviceWorkers: 'allow' })

/** The addresses of everything that a page's browser stores for the product. */
const kept = (page: Page) =>
  page.evaluate<string[]>(`(async () => {
    const names = await caches.keys()
    const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return all.flat().map(({ url }) => new URL(url).pathname)
  })()`)
const workers = (page: Page) =>
  page.evaluate<number>('navigator.serviceWorker.getRegistrations().then((all) => all.length)')

test('a candidate without a network sees their applications as last loaded, and leaves nothing behind', async ({
  page,
  context,
  callsOf,
  newCandidate,
  complaints,
}) => {
  const candidate = await newCandidate()
  const { email, password, token } = candidate
  const { gateway, searchJobs } = callsOf(token)
  await applicationTo(callsOf, candidate)
  const { recent } = await searchJobs.search.popularJobs({})
  const [job, liked] = recent
  if (!job || !liked) throw new Error('there are no jobs')
  await gateway.jobs.likeJob({ id: liked.id })

  await test.step('what they see is kept, and nothing for whoever isn’t signed in', async () => {
    await open(page, '/signin')
    expect([await kept(page), await workers(page)]).toEqual([[], 0])
    await signInOnPage(page, { email, password })
    await page.waitForURL('**/dashboard')
    await expect.poll(() => kept(page)).toContain('/offline')
    await open(page, '/selective-process')
    await expect.poll(() => kept(page)).toContainEqual(expect.stringMatching(/^\/assets\/.+\.js$/))
  })

  await test.step('a page comes from the network while there is one', async () => {
    await page.goto('/offline')
    await expect(page).toHaveURL(/\/selective-process$/)
    await expect(page.getByRole('heading', { level: 1, name: selection.title })).toBeVisible()
  })

  await test.step('without one, the latest copy says when it was seen', async () => {
    await context.setOffline(true)
    await page.goto('/selective-process')
    await expect(page.getByRole('heading', { level: 1, name: offline.title })).toBeVisible()
    for (const [title, name] of [
      [offline.applications, jobName],
      [offline.favourites, liked.jobName],
    ] as const) {
      const part = page.locator('section').filter({ has: page.getByRole('heading', { name: title }) })
      await expect(part.getByRole('listitem').filter({ hasText: name })).toContainText(
        /Visto em \d+ de \S+,? \d\d:\d\d/,
      )
    }
    await expect(page.getByText(offline.waits.search)).toBeVisible()
    await page.goto(`/jobs/${job.id}`)
    await expect(page.getByRole('heading', { level: 1, name: offline.title })).toBeVisible()
    await context.setOffline(false)
    await page.getByRole('link', { name: offline.retry }).click()
    await expect(page.getByRole('heading', { level: 1, name: job.jobName })).toBeVisible()
  })

  await test.step('signing out leaves nothing', async () => {
    await open(page, '/dashboard')
    await signOut(page)
    await page.waitForURL((url) => url.pathname === '/')
    await expect.poll(() => kept(page)).toEqual([])
    await expect.poll(() => workers(page)).toBe(0)
    await context.setOffline(true)
    await expect(page.goto('/selective-process')).rejects.toThrow(/ERR_INTERNET_DISCONNECTED/)
    await context.setOffline(false)
  })
  complaints.length = 0
})

test('the page that Ana sees without a network is accessible, and is deleted when a recruiter signs in', async ({
  page,
  context,
  signInAs,
  complaints,
}) => {
  await signInAs('ana')
  await open(page, '/selective-process')
  await expect.poll(() => kept(page)).toContain('/offline')
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByText(offline.seen.replace('{{moment}}', '')).first()).toBeVisible()
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    expect.soft(await findingsOf(page), colorScheme).toEqual([])
  }
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBe(320)
  await context.setOffline(false)
  await signInAs('bruno')
  await open(page, '/recruiter/dashboard')
  await expect.poll(() => kept(page)).toEqual([])
  await expect.poll(() => workers(page)).toBe(0)
  // The browser reports each request that it made without a network.
  complaints.length = 0
})
